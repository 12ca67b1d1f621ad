import { foundParts } from '../documents/hidden-parts.ts';
import type { NewLive } from './content.queries.ts';

/** Keys whose texts are addresses, names of things or settings: nothing a reader would search for. */
const silentKeys = new Set([
  'href',
  'formattedPath',
  'file',
  'src',
  'path',
  'kind',
  'hash',
  'id',
  'handler',
  'slot',
  'type',
  'target',
  'rel',
  'icon',
]);
const longest = 200_000;

/** The words of parts, fields and rich text, for the search; at most 200,000 characters. */
export function plainText(...values: unknown[]): string {
  const words: string[] = [];
  for (const value of values) collect(value, words);
  return words.join(' ').slice(0, longest);
}

/** What the search finds an item by at an instant, besides its title. */
export const wordsOf = (
  { excerpt, meta, parts, body }: Pick<NewLive, 'excerpt' | 'meta' | 'parts' | 'body'>,
  now: Date,
): string => plainText(excerpt, meta, foundParts(parts ?? [], now), body);

function collect(value: unknown, words: string[]): void {
  if (typeof value === 'string') words.push(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, words);
    return;
  }
  for (const [key, one] of Object.entries(value)) {
    // Options are settings, not words; a node's own words stand in `text` and `content`.
    if (silentKeys.has(key) || key === 'options' || key === 'mobileOptions' || key === 'marks') continue;
    collect(one, words);
  }
}
