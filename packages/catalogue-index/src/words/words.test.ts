import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { foldText, wordsIn } from './fold-text.ts';
import { stemWord } from './stem-word.ts';
import { synonymDictionary } from './synonym-dictionary.ts';

test('words are folded: case, accents, đ as d and dj', () => {
  expect(['KOŠULJU', 'đumbir', 'Djumbir', 'Straße', 'Łódź', 'e\u0301'].map(foldText)).toEqual([
    'kosulju',
    'dumbir',
    'dumbir',
    'strasse',
    'lodz',
    'e',
  ]);
});

test('a text is cut into words; decimals stay whole and units stand apart', () => {
  const cut = (text: string) => wordsIn(text).map(({ folded }) => folded);
  expect(cut('Ulje 0,75L, 500g (XL)')).toEqual(['ulje', '0.75', 'l', '500', 'g', 'xl']);
  expect(cut("T-shirt 4711-B 'n'")).toEqual(['t', 'shirt', '4711', 'b', 'n']);
  expect(cut('🎁 … !')).toEqual([]);
});

test('the forms of a Croatian word have one stem', () => {
  for (const family of [
    ['kosulja', 'kosulje', 'kosulji', 'kosulju', 'kosuljom', 'kosuljama'],
    ['knjiga', 'knjige', 'knjizi', 'knjigom', 'knjigama'],
    ['vjernik', 'vjernici', 'vjernike', 'vjernicima'],
    ['sastanak', 'sastanka', 'sastanku', 'sastancima'],
    ['problem', 'problema', 'problemom', 'problemi', 'problemima'],
    ['bijeli', 'bijela', 'bijelog', 'bijelom', 'bijelima', 'bijelih'],
    ['salama', 'salame', 'salamu', 'salamom'],
  ]) {
    expect(new Set(family.map((word) => stemWord(word, 'hrv'))).size, family.join()).toBe(1);
  }
  expect(stemWord('med', 'hrv')).not.toBe(stemWord('medij', 'hrv'));
  expect(stemWord('voce', 'hrv')).not.toBe(stemWord('vodka', 'hrv'));
  expect(stemWord('pages', 'eng')).toBe(stemWord('page', 'eng'));
  expect(stemWord('buchern', 'deu')).toBe(stemWord('bucher', 'deu'));
  expect(stemWord('x4711', 'hrv')).toBe('x4711');
});

test('the distance of two words is that of the textbook, up to the most that is asked for', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(slowDistance(one, other), most + 1));
    }),
    { numRuns: 2000 },
  );
  expect(editDistance('kosuja', 'kosulja', 2)).toBe(1);
  expect(editDistance('ksoulja', 'kosulja', 2)).toBe(1);
  expect(editDistance('masilnov', 'maslinovo', 2, true)).toBe(1);
});

test('synonyms hold in both directions or in one, for phrases too', () => {
  const book = synonymDictionary(
    [
      { direction: 'both', words: ['rajčica', 'paradajz'] },
      { direction: 'oneWay', words: ['mobitel', 'pametni telefon'] },
    ],
    'hrv',
  );

  expect(book.wordsFor('rajcice')).toEqual(['paradajz']);
  expect(book.wordsFor('paradajza')).toEqual(['rajcica']);
  expect(book.variantsOf('novi mobiteli').map(([text]) => text)).toEqual([
    'novi mobiteli',
    'novi pametni telefon',
  ]);
  expect(book.variantsOf('pametni telefon')).toHaveLength(1);
});

/** Optimal string alignment as it is defined, without any short cut. */
function slowDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, line) =>
    Array.from({ length: other.length + 1 }, (_, column) => (line === 0 ? column : column === 0 ? line : 0)),
  );
  const at = (line: number, column: number) => table[line]?.[column] ?? 0;
  for (let line = 1; line <= one.length; line++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      let cost = Math.min(
        at(line - 1, column) + 1,
        at(line, column - 1) + 1,
        at(line - 1, column - 1) + (isSame ? 0 : 1),
      );
      if (
        line > 1 &&
        column > 1 &&
        one[line - 1] === other[column - 2] &&
        one[line - 2] === other[column - 1]
      ) {
        cost = Math.min(cost, at(line - 2, column - 2) + 1);
      }
      const row = table[line];
      if (row) row[column] = cost;
    }
  }
  return at(one.length, other.length);
}
