import type { Rule } from './fault.ts';

const file = 'docs/glossary.md';

/** The glossary says where each word lives. */
export const glossaryIsTrue: Rule = {
  id: 'the glossary is true',
  says: `What ${file} names as the place of a word is there.`,
  places: [],
  faults(tree) {
    const places = placesIn(tree.text(file));
    if (places.length === 0) return [{ key: file, text: `${file} names no place` }];
    return places
      .filter(({ place }) => !tree.files.some((path) => path === place || path.startsWith(`${place}/`)))
      .map(({ word, place }) => ({
        key: place,
        text: `${file}: ${word} lives in ${place}, which is not there`,
      }));
  },
};

/** The rows of its tables: a word in bold, and in the last column a path. */
function placesIn(text: string): { word: string; place: string }[] {
  return [...text.matchAll(/^\| \*\*(.+?)\*\* \|.*\| `([^`|]+)` \|$/gm)].map(([, word = '', place = '']) => ({
    word,
    place,
  }));
}
