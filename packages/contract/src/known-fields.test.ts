import { expect, test } from 'vitest';
import { z } from 'zod';
import { knownPartOf } from './known-fields.ts';

const schema = z.object({
  name: z.string(),
  seller: z.object({ town: z.string() }).nullable().optional(),
  lines: z.array(z.object({ id: z.int() })).default([]),
  words: z.record(z.string(), z.object({ text: z.string() })),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), amount: z.number() }),
    z.object({ kind: z.literal('tag'), tags: z.array(z.int()) }),
  ]),
  size: z.preprocess((one) => one, z.object({ width: z.int() })),
  free: z.record(z.string(), z.unknown()),
  open: z.looseObject({ a: z.string() }),
});

const good = {
  name: 'Uzor',
  seller: { town: 'Zadar' },
  lines: [{ id: 1 }, { id: 2 }],
  words: { hrv: { text: 'a' } },
  change: { kind: 'tag', tags: [1] },
  size: { width: 3 },
  free: { anything: { at: 'all' } },
  open: { a: 'b', more: 1 },
};

test('[API-014] what a schema has is known, however deep, and open parts take anything', () => {
  expect(knownPartOf(schema, good)).toEqual({ known: good, unknown: [] });
  expect(schema.safeParse(good).success).toBe(true);
});

test('[API-014] a field that is not there is found by its path and left out, in lists, words, choices and wrapped parts', () => {
  const more = {
    ...good,
    extra: 1,
    seller: { town: 'Zadar', id: 4 },
    lines: [{ id: 1 }, { id: 2, name: 'x' }],
    words: { hrv: { text: 'a', html: 'b' } },
    change: { kind: 'tag', tags: [1], amount: 3 },
    size: { width: 3, height: 4 },
  };
  const { known, unknown } = knownPartOf(schema, more);
  expect(known).toEqual(good);
  expect(unknown.map((path) => path.join('.'))).toEqual([
    'seller.id',
    'lines.1.name',
    'words.hrv.html',
    'change.amount',
    'size.height',
    'extra',
  ]);
});

test('[API-014] nothing is known of what is no object, and a value that no choice takes is judged by the nearest', () => {
  for (const value of [null, 'a', 3, undefined]) expect(knownPartOf(schema, value).unknown).toEqual([]);
  const { unknown } = knownPartOf(schema, { change: { kind: 'tag', tags: 'no', colour: 1 } });
  expect(unknown).toEqual([['change', 'colour']]);
});
