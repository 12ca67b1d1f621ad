import { ownPattern, type RouteName } from '@izlog/contract/texts/routes';

/** Id of the route that serves a screen in a language: `cart`, or `cart.de` where German has its own name. */
export const routeId = (name: RouteName, code2: string): string =>
  ownPattern(name, code2) === undefined ? name : `${name}.${code2}`;
