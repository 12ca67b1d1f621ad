import { programLanguageCodes } from '../../texts/program-languages.ts';
import { patternOf, routeNames } from '../../texts/routes.ts';

/** What the program answers itself, beside the screens of the tables of routes. */
const ofTheProgram = ['api', 'admin', '_'];

/**
 * First segments of addresses that are never a page's: those of the screens in every language, whatever languages the
 * site has now. A page there would be lost behind the screen.
 */
const reserved: ReadonlySet<string> = new Set([
  ...ofTheProgram,
  ...programLanguageCodes.flatMap((code2) =>
    routeNames
      .map((name) => patternOf(name, code2).split('/')[0] ?? '')
      .filter((segment) => !/^:|^$/.test(segment)),
  ),
]);

/** Whether pages and posts may not have this slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);
