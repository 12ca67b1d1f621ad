import { type ScreenName, screenPattern } from '@izlog/contract/texts/admin-routes';

/** Every parameter of a screen's address with one value. */
export const routeParams = (name: ScreenName, value: string): Record<string, string> =>
  Object.fromEntries(
    [...screenPattern(name, 'hr').matchAll(/:(\w+)/g)].map(([, param = '']) => [param, value]),
  );
