import { type RouteName, routes } from './hr/routes.ts';
import { isProgramLanguage, programLanguages } from './program-languages.ts';

export type { RouteName } from './hr/routes.ts';

export const routeNames = Object.keys(routes) as RouteName[];

/** The pattern a screen has in a language alone; nothing where it is the Croatian one. */
export const ownPattern = (name: RouteName, code2: string): string | undefined =>
  code2 !== 'hr' && isProgramLanguage(code2) ? programLanguages[code2].routes[name] : undefined;

/** Pattern of a screen in a language, without the language prefix: `einkaufswagen`, `shop/:slug?`. */
export const patternOf = (name: RouteName, code2: string): string => ownPattern(name, code2) ?? routes[name];
