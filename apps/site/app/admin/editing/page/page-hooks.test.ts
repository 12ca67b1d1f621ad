import type { Part } from '@izlog/contract/cms/content/part';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { part } from '../../../../test/part.ts';
import { blocksAsIn, withHeld } from './page-hooks.ts';

const picture = { id: 3, alt: 'Izlog', file: { id: 3, hash: 'a'.repeat(32) } };
const first = part({ id: 'a', handler: 'hero', meta: { heading: 'Prvi', image: picture } });
const second = part({ id: 'b', handler: 'text', meta: { heading: 'Drugi' } });
const bodyOf = (parts: Part[]): DocumentBody => ({ root: part({ id: 'root', handler: 'page', parts }) });
const loaded = [{ part: first, data: 1 }, { part: second }];

test('a page to which nothing was done is rendered with the very sections it was loaded with', () => {
  expect(blocksAsIn(loaded, [])).toBe(loaded);
});

test('[EDIT-005] a change draws its section anew; the others stay the same objects, and pictures keep their files', () => {
  const shown = blocksAsIn(loaded, [
    { op: 'set', path: 'a/meta/heading', value: 'Novi' },
    { op: 'move', part: 'b', parent: 'root', slot: 'sections', after: null },
    { op: 'insert', part: part({ id: 'c' }), parent: 'root', slot: 'sections', after: 'a' },
  ]);

  expect(shown.map((one) => one.part.id)).toEqual(['b', 'a', 'c']);
  expect(shown[1]).toEqual({ part: { ...first, meta: { heading: 'Novi', image: picture } }, data: 1 });
  expect(shown[1]?.part.meta.image).toBe(picture);
  expect(shown[2]).toMatchObject({ isPlaceholder: true });
});

test('whatever was done to a document, its page shows the sections it has now', () => {
  const parts = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), heading: fc.string({ maxLength: 4 }) }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const made = (all: typeof before) =>
        all.map(({ id, heading }) => part({ id, handler: 'text', meta: { heading } }));
      const changes = diffBodies(bodyOf(made(before)), bodyOf(made(after)));
      const shown = blocksAsIn(
        made(before).map((one) => ({ part: one })),
        changes,
      );
      expect(shown.map((one) => one.part)).toEqual(made(after));
    }),
  );
});

test('while somebody writes React is shown what stood there before', () => {
  const body = bodyOf([first, second]);
  const held = { path: 'a/meta/heading', start: 'Kako je bilo' };

  expect(withHeld(body, undefined)).toBe(body);
  expect(withHeld(body, held).root.parts[0]?.meta.heading).toBe('Kako je bilo');
  expect(withHeld(body, held).root.parts[1]).toBe(body.root.parts[1]);
});
