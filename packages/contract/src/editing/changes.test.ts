import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../cms/content/part.ts';
import { applyAll, applyOp, findPart, idsIn, valueAt } from './apply-op.ts';
import { diffBodies } from './diff-bodies.ts';
import { type DocumentBody, documentKey, documentOfKey } from './document.ts';
import { bags, type Change, pathOf } from './op.ts';
import { findOverlap, touchedPaths } from './overlaps.ts';
import { diffWords } from './word-diff.ts';

const fields = fc.dictionary(fc.constantFrom('heading', 'text', 'link'), fc.jsonValue({ maxDepth: 1 }), {
  maxKeys: 2,
});
const bagsOfFields = fc.record({ meta: fields, options: fields, mobileMeta: fields, mobileOptions: fields });

/** A tree of the given ids: each part stands in one before it, or in the root. */
const body: fc.Arbitrary<DocumentBody> = fc
  .uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      bagsOfFields,
      fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(`p${id}`),
            handler: fc.constantFrom('hero', 'cards', 'cards', 'cards'),
            slot: fc.constantFrom('sections', 'cards'),
            bags: bagsOfFields,
            parent: fc.nat(),
          }),
        ),
      ),
    ),
  )
  .map(([own, parts]) => {
    const root: Part = { id: 'root', handler: 'page', slot: '', ...own, parts: [] };
    const made = [root];
    for (const { bags: inner, parent, ...rest } of parts) {
      const part: Part = { ...rest, ...inner, parts: [] };
      made[parent % made.length]?.parts.push(part);
      made.push(part);
    }
    return { root };
  });

const id = fc.integer({ min: 0, max: 18 }).map((number) => `p${number}`);
const place = {
  parent: fc.oneof(id, fc.constant('root')),
  slot: fc.constantFrom('sections', 'cards'),
  after: fc.option(id),
};
const path = fc
  .tuple(
    fc.oneof(id, fc.constant('root')),
    fc.constantFrom(...bags),
    fc.constantFrom('heading', 'text', 'link'),
  )
  .map(([part, bag, field]) => pathOf(part, bag, field));
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ op: fc.constant('set' as const), path, value: fc.jsonValue({ maxDepth: 1 }) }),
  fc.record({ op: fc.constant('unset' as const), path }),
  fc.record({
    op: fc.constant('insert' as const),
    part: id.map((one): Part => ({ ...emptyPart, id: one, parts: [{ ...emptyPart, id: `${one}-inside` }] })),
    ...place,
  }),
  fc.record({ op: fc.constant('move' as const), part: id, ...place }),
  fc.record({ op: fc.constant('remove' as const), part: id }),
);
const emptyPart: Part = {
  id: '',
  handler: 'hero',
  slot: 'sections',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
};

test('[EDIT-016] any changes, and what takes each of them back in the other order, give the body of the beginning', () => {
  fc.assert(
    fc.property(body, fc.array(change, { maxLength: 30 }), (start, changes) => {
      const undos: Change[] = [];
      let now = start;
      for (const one of changes) {
        const applied = applyOp(now, one);
        if ('fault' in applied) continue;
        now = applied.body;
        undos.unshift(applied.before);
      }
      for (const undo of undos) {
        const applied = applyOp(now, undo);
        if ('fault' in applied) throw new Error(applied.fault);
        now = applied.body;
      }
      expect(now).toEqual(start);
    }),
  );
});

test('[EDIT-016] the changes between two bodies lead from one to the other', () => {
  fc.assert(
    fc.property(body, body, (from, to) => {
      const reached = applyAll(from, diffBodies(from, to));
      expect(reached.root.parts).toEqual(to.root.parts);
      for (const bag of bags) expect(reached.root[bag]).toEqual(to.root[bag]);
      expect(diffBodies(to, structuredClone(to))).toEqual([]);
    }),
  );
});

test('a change keeps what it does not touch: the same objects, and what it was given is never written to', () => {
  fc.assert(
    fc.property(body, change, (start, one) => {
      const copy = structuredClone(start);
      const applied = applyOp(start, one);
      expect(start).toEqual(copy);
      if ('fault' in applied) return;
      const touched = new Set(wayTo(start.root, one).concat(wayTo(applied.body.root, one)));
      for (const before of partsOf(start.root)) {
        const after = findPart(applied.body.root, before.id)?.part;
        if (after && !touched.has(before.id)) expect(after).toBe(before);
      }
    }),
  );
});

test('a section that was put first is one move, a word that was changed one value', () => {
  const parts = ['a', 'b', 'c', 'd'].map((one) => ({ ...emptyPart, id: one, meta: { heading: one } }));
  const from: DocumentBody = { root: { ...emptyPart, id: 'root', handler: 'page', parts } };
  const [a, b, c, d] = parts as unknown as [Part, Part, Part, Part];
  const to = { root: { ...from.root, parts: [d, a, { ...b, meta: { heading: 'B' } }, c] } };

  expect(diffBodies(from, to)).toEqual([
    { op: 'move', part: 'd', parent: 'root', slot: 'sections', after: null },
    { op: 'set', path: 'b/meta/heading', value: 'B' },
  ]);
  expect(valueAt(to, 'b/meta/heading')).toBe('B');
  expect(valueAt(to, 'b/meta/toString')).toBeUndefined();
});

test('two changes overlap in the same field and where one removes what the other changes; moves never do', () => {
  const inner = { ...emptyPart, id: 'card' };
  const start: DocumentBody = {
    root: {
      ...emptyPart,
      id: 'root',
      handler: 'page',
      parts: [{ ...emptyPart, id: 'cards', parts: [inner] }],
    },
  };
  const touched = (one: Change) => {
    const applied = applyOp(start, one);
    if ('fault' in applied) throw new Error(applied.fault);
    return touchedPaths(one, applied.before);
  };
  const removed = touched({ op: 'remove', part: 'cards' });
  const typed = touched({ op: 'set', path: 'card/meta/text', value: 'Novo' });
  const added = touched({
    op: 'insert',
    part: { ...emptyPart, id: 'fresh' },
    parent: 'cards',
    slot: 'cards',
    after: null,
  });
  const moved = touched({ op: 'move', part: 'card', parent: 'root', slot: 'sections', after: null });

  expect(findOverlap(typed, removed)).toBe('card/meta/text');
  expect(findOverlap(removed, typed)).toBe('card/*');
  expect(findOverlap(added, removed)).toBe('cards/parts/fresh');
  expect(findOverlap(typed, typed)).toBe('card/meta/text');
  expect(findOverlap(typed, touched({ op: 'set', path: 'card/meta/heading', value: '' }))).toBeUndefined();
  expect(findOverlap(moved, removed)).toBeUndefined();
  expect(
    findOverlap(
      added,
      added.map((one) => one.replace('fresh', 'other')),
    ),
  ).toBeUndefined();
});

test('a word diff gives both texts back, and shows one changed word as one', () => {
  const text = fc
    .array(fc.constantFrom('kuća', ' ', 'more', ',', '\n', 'a', 'čaj'))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (from, to) => {
      const pieces = diffWords(from, to);
      const of = (kind: string) =>
        pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
      expect(of('removed')).toBe(to);
      expect(of('added')).toBe(from);
    }),
  );
  expect(diffWords('Ljetna rasprodaja traje', 'Zimska rasprodaja traje')).toEqual([
    { kind: 'removed', text: 'Ljetna' },
    { kind: 'added', text: 'Zimska' },
    { kind: 'same', text: ' rasprodaja traje' },
  ]);
});

test('a document is named by one text, and a text that names none is none', () => {
  expect(documentOfKey(documentKey({ kind: 'content', id: 12, language: 'hrv' }))).toEqual({
    kind: 'content',
    id: 12,
    language: 'hrv',
  });
  for (const odd of [
    '',
    'content:0:hrv',
    'content:1:hr',
    'page:1:hrv',
    'content:1:hrv:2',
    `content:${2 ** 60}:hrv`,
  ])
    expect(documentOfKey(odd)).toBeUndefined();
});

/** Ids of the parts that a change may make again: those it names, with all above them. */
function wayTo(root: Part, one: Change): string[] {
  const named = 'path' in one ? [one.path.slice(0, one.path.indexOf('/'))] : [];
  if ('parent' in one) named.push(one.parent);
  if ('part' in one) named.push(typeof one.part === 'string' ? one.part : one.part.id);
  return named.flatMap((wanted) =>
    partsOf(root)
      .filter((part) => idsIn(part).includes(wanted))
      .map((part) => part.id),
  );
}

function partsOf(part: Part): Part[] {
  return [part, ...part.parts.flatMap(partsOf)];
}
