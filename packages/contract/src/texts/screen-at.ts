import { patternOf, type RouteName, routeNames } from './routes.ts';

/** A screen, and what stands in the place of `:slug`. */
interface Screen {
  name: RouteName;
  slug?: string;
}

/**
 * The screen that answers an address of a language, without its prefix. Croatian names are answered in every language:
 * they lead to the one of it.
 */
export function screenAt(segments: readonly string[], code2: string): Screen | undefined {
  const own = screenOf(segments, code2);
  if (own && own.name !== 'page') return own;
  const croatian = screenOf(segments, 'hr');
  return croatian && croatian.name !== 'page' ? croatian : own;
}

function screenOf(segments: readonly string[], code2: string): Screen | undefined {
  for (const name of routeNames) {
    const parts = patternOf(name, code2).split('/').filter(Boolean);
    const needed = parts.filter((part) => !part.endsWith('?')).length;
    if (segments.length < needed || segments.length > parts.length) continue;
    const isSame = (segment: string, place: number) =>
      parts[place]?.startsWith(':') || parts[place]?.toLowerCase() === segment.toLowerCase();
    if (!segments.every(isSame)) continue;
    const slug = segments[parts.findIndex((part) => part.startsWith(':'))];
    return slug === undefined ? { name } : { name, slug };
  }
  return undefined;
}
