import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { OpResult } from '@izlog/contract/editing/op';
import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { EditStore } from './edit-store.ts';
import { emptyStack } from './undo-stack.ts';
import type { UndoStore } from './undo-store.ts';

const ref: DocumentRef = { kind: 'content', id: 7, language: 'hrv' };
const key = 'content:7:hrv';
const start: DocumentBody = {
  root: part({
    id: 'root',
    meta: { title: 'Javni naslov' },
    parts: [part({ id: 'a', slot: 'sections' }), part({ id: 'b', slot: 'sections' })],
  }),
};

/** A platform that takes everything, and the store of a tab on it; `undos` is what the tab keeps over a reload. */
function open(undos?: UndoStore, isStale = () => false, onFlush = (_n: number) => {}) {
  let body = start;
  let rev = 1;
  let count = 0;
  const store = new EditStore({
    session: 'tab',
    newId: () => `${Math.random()}-${++count}`,
    saved: { save: () => true, takeLeft: async () => {} },
    ...(undos && { undos }),
    read: async () => ({ rev, body }),
    send: async ([sent]) => {
      if (isStale()) return { answers: new Map([[key, { rev: 9, results: [], others: [], isStale: true }]]) };
      const results = (sent?.ops ?? []).map((op): OpResult => {
        onFlush(op.n);
        const applied = applyOp(body, op);
        if ('body' in applied) body = applied.body;
        return { id: op.id, state: 'applied' };
      });
      return { answers: new Map([[key, { rev: ++rev, results, others: [] }]]) };
    },
  });
  store.open(ref, rev, start);
  return { store, server: () => body, discard: () => ({ rev: ++rev, body: start }) };
}

const title = (value: string) => ({ op: 'set', path: 'root/meta/title', value }) as const;

test('[EDIT-005] several changes of one act are one step back and one step forth', async () => {
  const { store } = open();
  store.changeAll(key, [title('Drugi'), { op: 'remove', part: 'a' }, { op: 'remove', part: 'b' }]);
  const after = store.shown(key);

  store.undo();
  expect(store.shown(key)).toEqual(start);
  expect(store.status().canUndo).toBe(false);
  store.redo();
  expect(store.shown(key)).toEqual(after);
});

test('[EDIT-005] drafts that were given up come back by one undo, as they were', async () => {
  const { store, server, discard } = open();
  store.change(key, title('Nacrt'));
  store.change(key, { op: 'remove', part: 'a' });
  await store.flush();
  const drafted = store.shown(key);

  const { rev, body } = discard();
  store.takeDone(key, rev, body);
  expect(store.shown(key)).toEqual(start);
  store.undo();
  await store.flush();

  expect(store.shown(key)).toEqual(drafted);
  expect(server()).toEqual(drafted);
});

test('[EDIT-005] a reload keeps the steps of its tab; those of documents of other pages wait for theirs', () => {
  let kept = emptyStack;
  const undos: UndoStore = {
    read: () => kept,
    save: (stack) => {
      kept = stack;
    },
  };
  open(undos).store.change(key, title('Prije'));
  kept = { ...kept, done: [...kept.done, { key: 'content:8:hrv', change: title('x'), before: title('y') }] };

  const { store } = open(undos);
  expect(store.status()).toMatchObject({ canUndo: true, canRedo: false });
  store.undo();
  expect(kept.done.map((step) => step.key)).toEqual(['content:8:hrv']);
  expect(store.status()).toMatchObject({ canUndo: false, canRedo: true });
});

test('[EDIT-007] what was made on a document that moved on too far stays upon it as it is now, and goes out again', async () => {
  let stale = true;
  const { store, server } = open(undefined, () => stale);
  store.change(key, title('Moje riječi'));
  const first = store.flush();
  stale = false;
  await first;
  await store.flush();

  expect(store.status()).toMatchObject({ state: 'saved', pending: 0 });
  expect(server().root.meta.title).toBe('Moje riječi');
});

test('[EDIT-004] who stops while writing and goes on in the same field goes on with the same gesture, one flush later', async () => {
  const flushes: number[] = [];
  const { store, server } = open(undefined, undefined, (n) => flushes.push(n));
  for (const value of ['Prva', 'Prva riječ', 'Prva riječ i druga']) {
    store.change(key, title(value), 'typing');
    await store.flush();
  }

  expect(flushes).toEqual([1, 2, 3]);
  expect(server().root.meta.title).toBe('Prva riječ i druga');
  store.undo();
  expect(store.shown(key)).toEqual(start);
});
