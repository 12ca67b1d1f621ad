import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import { Flag } from './fields/flag.ts';
import { eachBit } from './slots/bits.ts';
import { searchIndex } from './words/search-index.ts';
import { noSynonyms, synonymDictionary } from './words/synonym-dictionary.ts';

/** None begins another or shares its stem. */
const words = ['kettle', 'lantern', 'umbrella', 'notebook', 'charger', 'blanket'];

const names = fc.array(fc.subarray(words, { minLength: 1, maxLength: 4 }), { maxLength: 30 });

function indexOf(all: readonly string[][]) {
  const index = new CatalogueIndex({ inStock: new Flag() });
  all.forEach((name, at) => {
    index.add({
      id: at + 1,
      isListed: true,
      values: { inStock: at % 2 === 0 },
      texts: [['eng', ['eng'], name.join(' '), '', '', '']],
      names: 0,
    });
  });
  index.words.settle();
  return index;
}

function idsOf(index: ReturnType<typeof indexOf>, text: string, forgives: 'nothing' | 'words') {
  const found = searchIndex(index, text, { language: 'eng', synonyms: noSynonyms, forgives });
  const ids: number[] = [];
  eachBit(found.bits, (slot) => ids.push(index.idAt(slot)));
  return { ids, corrected: found.corrected };
}

test('a search finds the items that have every word, with a slip in one of them too', () => {
  fc.assert(
    fc.property(
      names,
      fc.subarray(words, { minLength: 1, maxLength: 3 }),
      fc.nat(20),
      (all, wanted, place) => {
        const index = indexOf(all);
        const expected = all.flatMap((name, at) =>
          wanted.every((word) => name.includes(word)) ? [at + 1] : [],
        );
        expect(idsOf(index, wanted.join(' '), 'nothing').ids).toEqual(expected);
        if (expected.length === 0) return;

        // Two neighbouring letters of a word change places, the first stays.
        const [slipped = '', ...rest] = wanted;
        const at = 1 + (place % (slipped.length - 2));
        const typed = slipped.slice(0, at) + slipped[at + 1] + slipped[at] + slipped.slice(at + 2);
        const found = idsOf(index, [typed, ...rest].join(' '), 'words');
        expect(found.ids).toEqual(expected);
        expect(found.corrected).toBe(typed === slipped ? null : wanted.join(' '));
      },
    ),
    { numRuns: 500 },
  );
});

test('endings, beginnings and synonyms find too, and what is preferred comes first', () => {
  const index = indexOf([['notebooks'], ['notebook'], ['torch']]);
  const search = (text: string) => {
    const synonyms = synonymDictionary([{ direction: 'both', words: ['torch', 'flashlight'] }], 'eng');
    const { inStock } = index.fields;
    return searchIndex(index, text, { language: 'eng', synonyms, forgives: 'nothing', preferred: inStock });
  };
  expect(search('noteb').scores.size).toBe(2);
  expect(search('flashlights').scores.size).toBe(1);
  const { scores } = search('notebook');
  expect(scores.get(0)).toBeGreaterThan(0);
  expect(scores.get(1)).toBeGreaterThan(scores.get(0));
});
