import { patternOf, type RouteName } from '@izlog/contract/texts/routes';

/** Every parameter of a screen's address with one value. */
export const routeParams = (name: RouteName, value: string): Record<string, string> =>
  Object.fromEntries([...patternOf(name, 'hr').matchAll(/:(\w+)/g)].map(([, param = '']) => [param, value]));
