import type { Part } from '@izlog/contract/cms/content/part';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { FieldRegistry } from './field-registry.ts';
import { LoadedBodies } from './loaded-bodies.ts';
import { blocksAsIn, hooksOf, withHeld } from './page-hooks.ts';
import { Resolved } from './resolved.ts';

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

test.each([
  { drawn: 'before', isFirstDrawn: true },
  { drawn: 'after', isFirstDrawn: false },
])(
  '[EDIT-004] what a closed tab left is on the page, though it reached the platform while the page was asked for anew ($drawn it was first drawn)',
  ({ isFirstDrawn }) => {
    const atStart = bodyOf([first, second]);
    const withLeft = bodyOf([part({ ...first, meta: { ...first.meta, heading: 'Ostalo' } }), second]);
    let known = atStart;
    const bodies = new LoadedBodies(atStart, () => known);
    const headingOf = (blocks: typeof loaded) =>
      blocksAsIn(blocks, bodies.changes(blocks, withLeft))[0]?.part.meta.heading;

    if (isFirstDrawn) expect(headingOf(loaded)).toBe('Ostalo');
    bodies.ask();
    expect(headingOf(loaded)).toBe('Ostalo');
    // The platform has it now; what the page's loader read before that has it not.
    known = withLeft;
    const reloaded = [...loaded];
    expect(headingOf(reloaded)).toBe('Ostalo');
    expect(headingOf(reloaded)).toBe('Ostalo');
    // What is asked for later has it already.
    bodies.ask();
    expect(headingOf(withLeft.root.parts.map((one) => ({ part: one })))).toBe('Ostalo');
  },
);

test('while somebody writes React is shown what stood there before', () => {
  const body = bodyOf([first, second]);
  const held = { path: 'a/meta/heading', start: 'Kako je bilo' };

  expect(withHeld(body, undefined)).toBe(body);
  expect(withHeld(body, held).root.parts[0]?.meta.heading).toBe('Kako je bilo');
  expect(withHeld(body, held).root.parts[1]).toBe(body.root.parts[1]);
});

test('[EDIT-003] sections stand as the document has them, though they were loaded with a move that was heard of later', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => part({ id, handler: 'text', slot: 'sections' })) as [
    Part,
    Part,
    Part,
  ];
  let now = bodyOf([a, b, c]);
  const bodies = new LoadedBodies(now, () => now);
  const registry = new FieldRegistry(
    {},
    () => undefined,
    () => 'meta',
  );
  const page = {
    changes: bodies.changes.bind(bodies),
    now: () => now,
    onRendered: () => {},
    isNarrow: () => false,
  };
  const hooks = hooksOf(registry, () => () => {}, page, new Resolved());
  // Somebody else brought the last one up; the page's sections have it, the editor has not heard of it.
  const blocks = [c, a, b].map((one) => ({ part: one }));
  const order = () => hooks.shown?.show(blocks).map((one) => one.part.id);
  order();
  now = bodyOf([b, c, a]);
  hooks.changed();
  expect(order()).toEqual(['b', 'c', 'a']);
});
