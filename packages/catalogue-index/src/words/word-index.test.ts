import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BegunWords } from './begun-words.ts';
import { Scores } from './scores.ts';
import { fieldOf, textOf, WordEntries } from './word-entries.ts';
import { fields, WordIndex } from './word-index.ts';

test('entries of words are the same whenever they are packed', () => {
  const entry = fc.record({
    form: fc.nat(20),
    field: fc.integer({ min: 1, max: 31 }),
    isPacked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 200 }), (added) => {
      const entries = new WordEntries();
      added.forEach(({ form, field, isPacked }, text) => {
        entries.add(form, text, field);
        if (isPacked && text % 7 === 0) entries.pack();
      });
      for (let form = 0; form <= 21; form++) {
        const wanted = added.flatMap((one, text) => (one.form === form ? [[text, one.field]] : []));
        const found = [...entries.of(form)].map((one) => [textOf(one), fieldOf(one)]);
        expect(found).toEqual(wanted);
        expect(entries.countOf(form)).toBe(wanted.length);
      }
    }),
  );
});

test('words are found by how they begin, in alphabetical order, also those that came since', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.uniqueArray(word), word, fc.nat(10), (first, later, start, most) => {
      const written = [...first, ...later.filter((one) => !first.includes(one))];
      const words = new BegunWords((form) => written[form] ?? '');
      const begun = (known: readonly string[]) =>
        known
          .filter((one) => one.startsWith(start))
          .sort()
          .slice(0, most);
      for (const form of first.keys()) words.add(form);
      expect(words.begunBy(start, most).map((form) => written[form])).toEqual(begun(first));
      for (let form = first.length; form < written.length; form++) words.add(form);
      expect(words.begunBy(start, most).map((form) => written[form])).toEqual(begun(written));
    }),
  );
});

test('the best score of a thing is kept, whether few have one or many', () => {
  const scored = fc.array(fc.tuple(fc.nat(63), fc.integer({ min: 1, max: 100 })), { maxLength: 100 });
  fc.assert(
    fc.property(scored, fc.nat(64), (raised, expected) => {
      const scores = new Scores(64, expected);
      const best = new Map<number, number>();
      for (const [thing, score] of raised) {
        scores.raise(thing, score);
        best.set(thing, Math.max(score, best.get(thing) ?? 0));
      }
      const found = new Map<number, number>();
      scores.each((thing, score) => found.set(thing, score));
      expect(found).toEqual(best);
      expect(scores.size).toBe(best.size);
      expect(scores.get(64)).toBe(0);
    }),
  );
});

test('a text is noted word by word with the places they stand in', () => {
  const words = new WordIndex();
  words.add(3, ['hrv', ['hrv', 'eng'], 'Lanena košulja  S-12', 'Lan', 'Za ljeto,\nza lan', 'Košulje']);
  words.add(4, ['hrv', ['hrv'], 'košulja', '', '', '']);
  words.settle();

  const placesOf = (folded: string) =>
    [...words.entriesOf(words.formOf(folded) ?? -1)].map((entry) => [textOf(entry), fieldOf(entry)]);
  expect(placesOf('lanena')).toEqual([[0, fields.name | fields.first]]);
  expect(placesOf('kosulja')).toEqual([
    [0, fields.name],
    [1, fields.name | fields.first],
  ]);
  expect(placesOf('lan')).toEqual([[0, fields.brand | fields.line]]);
  expect(placesOf('12')).toEqual([[0, fields.name]]);
  expect([words.nameLengths.get(0), words.nameLengths.get(1)]).toEqual([4, 1]);
  expect(words.kinOf('kosulju').map((form) => words.writtenOf(form))).toEqual(['košulja', 'košulje']);
  expect([words.servesIn('eng')(0), words.servesIn('eng')(1)]).toEqual([true, false]);
});
