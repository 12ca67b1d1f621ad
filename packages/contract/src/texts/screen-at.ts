import { patternOf, type RouteName, routeNames } from './routes.ts';

/** The screen that answers an address of a language, without its prefix, and what stands in the place of `:slug`. */
export function screenAt(
  segments: readonly string[],
  code2: string,
): { name: RouteName; slug?: string } | undefined {
  for (const name of routeNames) {
    const parts = patternOf(name, code2).split('/').filter(Boolean);
    const needed = parts.filter((part) => !part.endsWith('?')).length;
    if (segments.length < needed || segments.length > parts.length) continue;
    if (!segments.every((segment, place) => parts[place]?.startsWith(':') || parts[place] === segment))
      continue;
    const slug = segments[parts.findIndex((part) => part.startsWith(':'))];
    return slug === undefined ? { name } : { name, slug };
  }
  return undefined;
}
