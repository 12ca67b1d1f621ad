import type { PartInput } from '@izlog/contract/cms/content/part';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeParts } from './complete-parts.ts';

const idsOf = (parts: ReturnType<typeof completeParts>): string[] =>
  parts.flatMap((part) => [part.id, ...idsOf(part.parts)]);

test('missing ids follow handler and place, so two languages of one page agree', () => {
  const sections: PartInput[] = [
    { handler: 'hero' },
    { handler: 'cards', parts: [{ handler: 'card' }, { handler: 'card' }] },
    { handler: 'cards', parts: [{ handler: 'card' }] },
  ];

  const ids = idsOf(completeParts(sections));

  expect(ids).toEqual(['hero-1', 'cards-1', 'cards-1.card-1', 'cards-1.card-2', 'cards-2', 'cards-2.card-1']);
  expect(idsOf(completeParts(sections))).toEqual(ids);
});

test('given ids stay, and a made one gives way to them', () => {
  const parts = completeParts([{ handler: 'hero' }, { id: 'hero-1', handler: 'hero' }]);

  expect(idsOf(parts)).toEqual(['hero-1-2', 'hero-1']);
});

test('what writers leave out is empty', () => {
  expect(completeParts([{ handler: 'hero' }])).toEqual([
    {
      id: 'hero-1',
      handler: 'hero',
      slot: 'parts',
      meta: {},
      options: {},
      mobileMeta: {},
      mobileOptions: {},
      parts: [],
    },
  ]);
});

const part: fc.Memo<PartInput> = fc.memo((depth) =>
  fc.record(
    {
      id: fc.constantFrom('a', 'b', 'hero-1', 'card-1'),
      handler: fc.constantFrom('hero', 'card'),
      parts: depth > 1 ? fc.array(part(depth - 1), { maxLength: 3 }) : fc.constant([]),
    },
    { requiredKeys: ['handler'] },
  ),
);

test('no id stands twice on a page, whatever was given', () => {
  fc.assert(
    fc.property(fc.array(part(3), { maxLength: 4 }), (parts) => {
      const ids = idsOf(completeParts(parts));

      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
