import type { DocumentBody } from '@izlog/contract/editing/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clashing, heading, key, openTab, refusing, shownHeading, start } from '#test/edit-tab.ts';
import { part } from '#test/part.ts';
import type { EditStore } from './edit-store.ts';
import { decide, mineOf, settleRefused } from './settle-clash.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clash shows one’s own words and holds the document back until it is decided', async () => {
  const { store, platform } = openTab();
  platform.say(clashing('Njihovo'));
  store.change(key, heading('Moje'));
  await vi.advanceTimersByTimeAsync(400);
  expect(store.status().state).toBe('conflict');
  expect(shownHeading(store)).toBe('Moje');

  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Poslije' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(platform.seen).toHaveLength(1);
  expect(store.undo()).toBeUndefined();

  const [conflict] = store.log(key)?.conflicts ?? [];
  if (!conflict) throw new Error('no conflict');
  store.settle(key, (log, shown, newId) => decide(log, conflict, 'mine', shown, newId));
  await vi.advanceTimersByTimeAsync(400);
  expect(platform.seen[1]?.[0]?.base).toBe(5);
  expect(platform.seen[1]?.[0]?.ops.map((op) => 'value' in op && op.value)).toEqual(['Poslije', 'Moje']);
  expect(shownHeading(store)).toBe('Moje');
});

test('a clash decided for theirs shows their words and sends nothing of mine', async () => {
  const { store, platform } = openTab();
  platform.say(clashing('Njihovo', 2));
  store.change(key, heading('Moje'));
  await vi.advanceTimersByTimeAsync(400);
  const [conflict] = store.log(key)?.conflicts ?? [];
  if (!conflict) throw new Error('no conflict');
  store.settle(key, (log, shown, newId) => decide(log, conflict, 'theirs', shown, newId));
  await vi.advanceTimersByTimeAsync(400);

  expect(shownHeading(store)).toBe('Njihovo');
  expect(platform.seen).toHaveLength(1);
  expect(store.status().state).toBe('saved');
});

test('[EDIT-005] who types in a section that another tab removes is asked, and what is kept goes out with the section it stood in', async () => {
  const { store, platform } = openTab();
  const [section] = start.root.parts;
  if (!section) throw new Error('no section');
  const back = { op: 'insert', part: section, parent: 'root', slot: 'sections', after: null } as const;
  platform.say(clashing(null, 2, back));
  store.change(key, heading('Moj'), 'typing');
  store.hear(key, [{ op: 'remove', part: 'a', id: 'gone', n: 1 }]);
  store.change(key, heading('Moje ri'), 'typing');
  await vi.advanceTimersByTimeAsync(400);
  // One goes on typing before one has seen that somebody asks.
  store.change(key, heading('Moje riječi'), 'typing');
  const [conflict] = store.log(key)?.conflicts ?? [];
  if (!conflict) throw new Error('no conflict');
  expect([store.status().state, shownHeading(store)]).toEqual(['conflict', undefined]);

  store.settle(key, (log, shown, newId) => decide(log, conflict, 'mine', shown, newId));
  expect(shownHeading(store)).toBe('Moje riječi');
  await vi.advanceTimersByTimeAsync(400);
  expect(platform.seen.at(-1)?.[0]?.ops).toMatchObject([
    { op: 'insert', part: { id: 'a' } },
    { op: 'set', value: 'Moje riječi' },
  ]);
});

test('[EDIT-005] no refused change locks a page: each is tried again under an id of its own, or given up', async () => {
  const { store, platform } = openTab();
  const refuse = refusing('partUnknown', 'gone/meta/heading');
  platform.say(refuse);
  store.takeOver({
    key,
    base: 1,
    ops: [{ op: 'set', path: 'gone/meta/heading', value: 'Nekad', id: 'left', n: 1 }],
  });
  await vi.advanceTimersByTimeAsync(400);
  const refused = () => store.log(key)?.refused[0];
  expect(store.status().state).toBe('refused');

  platform.say(refuse);
  const first = refused();
  if (first) store.settle(key, (log, _shown, newId) => settleRefused(log, first, 'again', newId));
  await vi.advanceTimersByTimeAsync(400);
  const again = platform.seen.at(-1)?.[0]?.ops[0];
  expect([again?.id === 'left', refused()?.op.id]).toEqual([false, again?.id]);
  const second = refused();
  if (second) store.settle(key, (log, _shown, newId) => settleRefused(log, second, 'drop', newId));
  expect(store.status().state).toBe('saved');
});

const ask = (store: EditStore) =>
  (store.log(key)?.conflicts ?? []).map((one) => {
    const log = store.log(key);
    return { mine: log && mineOf(log, one), theirs: one.theirs };
  });

const answer = (store: EditStore, choice: 'mine' | 'theirs') => {
  const [first] = store.log(key)?.conflicts ?? [];
  if (first) store.settle(key, (log, shown, newId) => decide(log, first, choice, shown, newId));
};

test('[EDIT-004, EDIT-005] two words of one field that clash in one answer are one question, about the later one, and keeping mine keeps that', async () => {
  const { store, platform } = openTab();
  // The line breaks, one types on in the same field, and both go out when it is back.
  platform.say({ trouble: 'offline' }, clashing('Njihovo'));
  store.change(key, heading('Prva riječ'));
  await vi.advanceTimersByTimeAsync(400);
  store.change(key, heading('Druga riječ'));
  await store.flush();
  expect(platform.seen[1]?.[0]?.ops).toHaveLength(2);
  expect(ask(store)).toEqual([{ mine: 'Druga riječ', theirs: 'Njihovo' }]);

  answer(store, 'mine');
  await store.flush();
  expect(platform.seen[2]?.[0]?.ops).toMatchObject([{ value: 'Druga riječ' }]);
  expect([store.status().state, shownHeading(store)]).toEqual(['saved', 'Druga riječ']);
});

test('[EDIT-004, EDIT-005] a clash that was not decided is asked about again after a reload, and its words do not go out before', async () => {
  const before = openTab();
  before.platform.say(clashing('Njihovo'));
  before.store.change(key, heading('Moje'));
  await before.store.flush();
  const [left] = before.saves.at(-1) ?? [];
  if (!left) throw new Error('nothing was saved');

  const { store, platform } = openTab();
  const body: DocumentBody = {
    root: { ...start.root, parts: [part({ ...start.root.parts[0], meta: { heading: 'Još novije' } })] },
  };
  store.takeDone(key, 6, body);
  store.takeOver(left);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(platform.seen).toEqual([]);
  expect(shownHeading(store)).toBe('Moje');
  expect(ask(store)).toEqual([{ mine: 'Moje', theirs: 'Još novije' }]);

  answer(store, 'mine');
  await store.flush();
  expect(platform.seen[0]?.[0]?.ops).toMatchObject([{ value: 'Moje' }]);
});

test('[EDIT-005] two clashes of one field, of two tabs, are asked one after the other, and neither hides the other’s words', async () => {
  const before = openTab();
  before.platform.say(clashing('Njihovo'));
  before.store.change(key, heading('U zatvorenoj kartici'), 'closed');
  await before.store.flush();
  const [left] = before.saves.at(-1) ?? [];

  const { store, platform } = openTab();
  platform.say(clashing('Njihovo'));
  store.change(key, heading('U ovoj'), 'here');
  await store.flush();
  if (left) store.takeOver(left);
  answer(store, 'mine');
  const [second] = ask(store);
  expect(second).toEqual({ mine: 'U zatvorenoj kartici', theirs: 'U ovoj' });
  answer(store, 'theirs');
  await store.flush();
  expect(platform.seen.at(-1)?.[0]?.ops).toMatchObject([{ value: 'U ovoj' }]);
});

test('[EDIT-005] what was typed while an answer was on its way is held against what that answer brings from others', async () => {
  const { store, platform } = openTab();
  platform.say(({ length }) => {
    // Typed before the answer is there.
    store.change(key, heading('Moje'));
    const results = [{ id: 'title', state: 'applied' as const }];
    return { answers: new Map([[key, { rev: 2 + length, others: [heading('Njihovo')], results }]]) };
  }, clashing('Njihovo'));
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Moj naslov' }, 'title');
  await store.flush();
  expect(platform.seen[1]?.[0]).toMatchObject({ base: 1, ops: [{ value: 'Moje' }] });
  expect(ask(store)).toEqual([{ mine: 'Moje', theirs: 'Njihovo' }]);
});

test('[EDIT-005] keeping mine of what was taken back goes out as a change of its own, which is not asked about again', async () => {
  const { store, platform } = openTab();
  store.change(key, heading('Drugi'));
  await store.flush();
  platform.say(clashing('Njihovo'));
  store.undo();
  await store.flush();
  answer(store, 'mine');
  await store.flush();
  const last = platform.seen.at(-1)?.[0]?.ops[0];
  expect([last && 'value' in last && last.value, last?.undoes]).toEqual(['Prvi', undefined]);
});

test('[EDIT-005] of several words in a section that somebody removed, keeping one brings it back and giving up another leaves that one', async () => {
  const { store, platform } = openTab();
  const [section] = start.root.parts;
  if (!section) throw new Error('no section');
  const back = { op: 'insert', part: section, parent: 'root', slot: 'sections', after: null } as const;
  platform.say(clashing(null, 2, back, [{ op: 'remove', part: 'a' }]));
  store.change(key, heading('Ostaje'));
  store.change(key, { op: 'set', path: 'a/meta/label', value: 'Ne ostaje' });
  await store.flush();
  answer(store, 'mine');
  answer(store, 'theirs');
  await store.flush();
  expect(platform.seen.at(-1)?.[0]?.ops).toMatchObject([
    { op: 'insert', part: { id: 'a' } },
    { op: 'set', value: 'Ostaje' },
  ]);
  expect(shownHeading(store)).toBe('Ostaje');
});

test('[EDIT-005] words that waited while a document moved on too far are asked about where it says something else now', async () => {
  const now: DocumentBody = {
    root: { ...start.root, parts: [part({ ...start.root.parts[0], meta: { heading: 'Njihovo' } })] },
  };
  const { store, platform } = openTab({ read: async () => ({ rev: 2000, body: now }) });
  platform.say({ answers: new Map([[key, { rev: 2000, results: [], others: [], isStale: true }]]) });
  store.change(key, heading('Moje'));
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Samo moje' });
  await store.flush();
  expect(platform.seen).toHaveLength(1);
  expect(ask(store)).toEqual([{ mine: 'Moje', theirs: 'Njihovo' }]);
  answer(store, 'mine');
  await store.flush();
  expect(platform.seen.at(-1)?.[0]).toMatchObject({
    base: 2000,
    ops: [{ value: 'Samo moje' }, { value: 'Moje' }],
  });
});

test('[EDIT-005] who takes theirs takes what stands there then, also where the document was read anew since the question came up', async () => {
  const now: DocumentBody = {
    root: {
      ...start.root,
      meta: { title: 'Moj naslov' },
      parts: [part({ ...start.root.parts[0], meta: { heading: 'Najnovije' } })],
    },
  };
  const { store, platform } = openTab({ read: async () => ({ rev: 9, body: now }) });
  // The first answer is lost on the way; when the ops come again somebody else has written in one of the fields.
  platform.say({ trouble: 'offline' }, (documents) => {
    const sent = clashing('Njihovo')(documents);
    if (!('answers' in sent)) return sent;
    const answer = sent.answers.get(key);
    const known = (answer?.results ?? []).map((one, place) =>
      place === 0 ? { id: one.id, state: 'duplicate' as const } : one,
    );
    return { answers: new Map([[key, { rev: 5, others: [], results: known }]]) };
  });
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Moj naslov' });
  store.change(key, heading('Moje'));
  await vi.advanceTimersByTimeAsync(3000);

  expect(ask(store)).toEqual([{ mine: 'Moje', theirs: 'Najnovije' }]);
  answer(store, 'theirs');
  expect([shownHeading(store), store.shown(key)?.root.meta.title]).toEqual(['Najnovije', 'Moj naslov']);
});
