import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Change, Op, OpResult } from '@izlog/contract/editing/op';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { part } from '../../../../test/part.ts';
import type { Answer } from './document-log.ts';
import { EditStore } from './edit-store.ts';
import type { SavedOps } from './saved-ops.ts';
import type { SendDocument, Sent } from './sending.ts';
import { decide, mineOf, settleRefused } from './settle-clash.ts';

const ref: DocumentRef = { kind: 'content', id: 7, language: 'hrv' };
const key = 'content:7:hrv';
const start: DocumentBody = {
  root: part({
    id: 'root',
    meta: { title: 'Naslov' },
    parts: [part({ id: 'a', slot: 'sections', meta: { heading: 'Prvi' } })],
  }),
};

/** A platform that takes every op, and answers when it is told to. */
function fakePlatform() {
  const seen: SendDocument[][] = [];
  let answers: Array<Sent | ((documents: readonly SendDocument[]) => Sent)> = [];
  let rev = 1;
  const send = async (documents: readonly SendDocument[]): Promise<Sent> => {
    seen.push([...documents]);
    const next = answers.shift();
    if (next) return typeof next === 'function' ? next(documents) : next;
    return { answers: new Map(documents.map((one) => [key, applied(one.ops, ++rev)])) };
  };
  const say = (...next: typeof answers) => {
    answers = [...answers, ...next];
  };
  return { send, seen, say };
}

const applied = (ops: readonly Op[], rev: number): Answer => ({
  rev,
  others: [],
  results: ops.map(({ id }): OpResult => ({ id, state: 'applied' })),
});

function open() {
  const platform = fakePlatform();
  const saves: Array<readonly SavedOps[]> = [];
  let count = 0;
  const store = new EditStore({
    session: 'tab',
    send: platform.send,
    newId: () => `op-${++count}`,
    saved: { save: (_session, all) => saves.push(all) > 0, takeLeft: async () => {} },
  });
  store.open(ref, 1, start);
  return { store, platform, saves };
}

const heading = (value: string): Change => ({ op: 'set', path: 'a/meta/heading', value });
const shownHeading = (store: EditStore) => store.shown(key)?.root.parts[0]?.meta.heading;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[EDIT-004, EDIT-005] a change is shown at once, stands in the browser before it is sent, and goes out a moment later as one op', async () => {
  const { store, platform, saves } = open();

  for (const words of ['P', 'Po', 'Pov']) store.change(key, heading(words), 'typing');
  expect(shownHeading(store)).toBe('Pov');
  expect(saves.at(-1)).toEqual([{ key, base: 1, ops: [{ ...heading('Pov'), id: 'typing', n: 3 }] }]);
  expect(platform.seen).toEqual([]);
  expect(store.status()).toMatchObject({ state: 'saving', pending: 1 });

  await vi.advanceTimersByTimeAsync(400);
  expect(platform.seen).toEqual([
    [{ ref, base: 1, heard: [], ops: [{ ...heading('Pov'), id: 'typing', n: 3 }] }],
  ]);
  expect(store.status()).toMatchObject({ state: 'saved', pending: 0, canUndo: true });
  expect(saves.at(-1)).toEqual([]);
  expect(shownHeading(store)).toBe('Pov');
});

test('while nobody answers changes wait, are counted and go out in their order when somebody does', async () => {
  const { store, platform } = open();
  platform.say({ trouble: 'offline' }, { trouble: 'offline' });

  store.change(key, heading('Jedan'), 'one');
  await vi.advanceTimersByTimeAsync(400);
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Dva' }, 'two');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.status()).toMatchObject({ state: 'offline', pending: 2 });
  expect(shownHeading(store)).toBe('Jedan');

  await vi.advanceTimersByTimeAsync(2000);
  expect(platform.seen.at(-1)?.[0]?.ops.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(store.status()).toMatchObject({ state: 'saved', pending: 0 });
});

test('after a login that ended nothing is sent until somebody says so, and nothing is lost', async () => {
  const { store, platform } = open();
  platform.say({ trouble: 'loggedOut' });
  store.change(key, heading('Moje'));
  await vi.advanceTimersByTimeAsync(400);
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'I ovo' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.status()).toMatchObject({ state: 'loggedOut', pending: 2 });
  expect(platform.seen).toHaveLength(1);

  await store.flush();
  expect(store.status()).toMatchObject({ state: 'saved', pending: 0 });
});

test('a clash shows one’s own words and holds the document back until it is decided', async () => {
  const { store, platform } = open();
  const theirs = (documents: readonly SendDocument[]): Sent => ({
    answers: new Map([
      [
        key,
        {
          rev: 5,
          others: [],
          results: (documents[0]?.ops ?? []).map(({ id }) => ({
            id,
            state: 'conflict' as const,
            path: 'a/meta/heading',
            theirs: 'Njihovo',
            by: 'Ana',
            at: '2026-11-22T10:00:00Z',
          })),
        },
      ],
    ]),
  });
  platform.say(theirs);
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
  const { store, platform } = open();
  platform.say((documents) => ({
    answers: new Map([
      [
        key,
        {
          rev: 2,
          others: [],
          results: (documents[0]?.ops ?? []).map(({ id }) => ({
            id,
            state: 'conflict' as const,
            path: 'a/meta/heading',
            theirs: 'Njihovo',
            by: 'Ana',
            at: '2026-11-22T10:00:00Z',
          })),
        },
      ],
    ]),
  }));
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

test('[EDIT-004] what the same person wrote in another tab is shown, and what waits here for the same field does not go out over it', async () => {
  const { store, platform } = open();
  platform.say({ trouble: 'offline' });
  store.change(key, heading('Prije'));
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Naslov ostaje' });
  await vi.advanceTimersByTimeAsync(400);
  store.hear(key, [{ ...heading('Poslije'), id: 'other', n: 1 }]);
  expect(shownHeading(store)).toBe('Poslije');
  await vi.advanceTimersByTimeAsync(2000);
  expect(platform.seen.at(-1)?.[0]?.ops).toMatchObject([{ value: 'Naslov ostaje' }]);
  expect(shownHeading(store)).toBe('Poslije');
});

test('a refused value stays on the page and in the browser, is named, and goes out anew when it is changed', async () => {
  const { store, platform, saves } = open();
  platform.say((documents) => ({
    answers: new Map([
      [
        key,
        {
          rev: 1,
          others: [],
          results: (documents[0]?.ops ?? []).map(({ id }) => ({
            id,
            state: 'invalid' as const,
            code: 'tooLong',
            path: 'a/meta/heading',
          })),
        },
      ],
    ]),
  }));
  store.change(key, heading('Predugo'));
  await vi.advanceTimersByTimeAsync(400);
  expect(store.status().state).toBe('refused');
  expect(shownHeading(store)).toBe('Predugo');
  expect(store.log(key)?.refused).toMatchObject([{ path: 'a/meta/heading', code: 'tooLong' }]);
  // It stands in the browser too: a reload tries it again, and names it again.
  expect(saves.at(-1)?.[0]?.ops).toMatchObject([{ value: 'Predugo' }]);

  store.change(key, heading('Kratko'));
  await vi.advanceTimersByTimeAsync(400);
  expect(store.status().state).toBe('saved');
  expect(shownHeading(store)).toBe('Kratko');
});

test('undo and redo are changes of their own, and what takes one back names it', async () => {
  const { store, platform } = open();
  store.change(key, heading('Drugi'), 'first');
  await store.flush();
  store.undo();
  expect(shownHeading(store)).toBe('Prvi');
  await store.flush();
  const redone = store.redo();
  expect(shownHeading(store)).toBe('Drugi');
  await store.flush();
  store.undo();
  await store.flush();

  const sent = platform.seen.flatMap(([one]) => one?.ops ?? []);
  expect(sent.map(({ undoes }) => undoes)).toEqual([undefined, 'first', undefined, redone?.id]);
  expect(store.status()).toMatchObject({ canUndo: false, canRedo: true });
});

test('as many steps back as were done lead to where one began, whatever was done', async () => {
  const change = fc.oneof(
    fc.string({ maxLength: 3 }).map(heading),
    fc.string({ maxLength: 3 }).map((value): Change => ({ op: 'set', path: 'root/meta/title', value })),
    fc.constantFrom('b', 'c', 'd').map(
      (id): Change => ({
        op: 'insert',
        part: part({ id, slot: 'sections' }),
        parent: 'root',
        slot: 'sections',
        after: 'a',
      }),
    ),
    fc
      .constantFrom('a', 'b', 'c')
      .map((id): Change => ({ op: 'move', part: id, parent: 'root', slot: 'sections', after: null })),
    fc.constantFrom('a', 'b', 'c').map((id): Change => ({ op: 'remove', part: id })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 20 }), async (changes) => {
      const { store, platform } = open();
      for (const [one, isSentAtOnce] of changes) {
        store.change(key, one);
        if (isSentAtOnce) await store.flush();
      }
      const shown = store.shown(key);
      await store.flush();
      // What the platform was sent, in its order, gives what is shown.
      const server = platform.seen
        .flatMap(([one]) => one?.ops ?? [])
        .reduce((body, op) => {
          const next = applyOp(body, op);
          return 'body' in next ? next.body : body;
        }, start);
      expect(server).toEqual(shown);
      while (store.undo());
      expect(store.shown(key)).toEqual(start);
    }),
    { numRuns: 200 },
  );
});

test('what a closed tab left goes out once more under the ids it had', async () => {
  const { store, platform } = open();
  store.takeOthers(key, 5, [heading('Od drugoga')]);
  store.takeOver({ key, base: 1, ops: [{ ...heading('Ostalo'), id: 'left', n: 3 }] });
  expect(shownHeading(store)).toBe('Ostalo');
  await vi.advanceTimersByTimeAsync(400);
  // Upon what the tab had seen, so that the platform finds a clash with what came later.
  expect(platform.seen[0]?.[0]).toMatchObject({ base: 1, ops: [{ id: 'left', n: 3 }] });
});

test('what others change comes in by itself once, beside what one writes', async () => {
  const { store } = open();
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Moj' });
  const theirs = [heading('Njihov')];
  store.takeOthers(key, 2, theirs);
  store.takeOthers(key, 2, [heading('Opet isti događaj')]);

  expect(shownHeading(store)).toBe('Njihov');
  expect(store.shown(key)?.root.meta.title).toBe('Moj');
  expect(store.log(key)?.rev).toBe(2);
});

test('[EDIT-005] what others wrote where one’s own words still wait does not move the ground under them: the platform is asked', async () => {
  const { store, platform } = open();
  store.change(key, heading('Moj'));
  store.takeOthers(key, 2, [heading('Njihov')]);
  expect(store.log(key)?.rev).toBe(1);

  await store.flush();
  expect(platform.seen[0]?.[0]?.base).toBe(1);
});

test('[EDIT-005] what had arrived without an answer is read anew, so that nobody’s later words are covered by it', async () => {
  const { platform } = open();
  const later: DocumentBody = { root: { ...start.root, meta: { title: 'Kasnije, od drugoga' } } };
  const store = new EditStore({
    session: 'tab',
    send: platform.send,
    newId: () => 'own',
    saved: { save: () => true, takeLeft: async () => {} },
    read: async () => ({ rev: 3, body: later }),
  });
  store.open(ref, 1, start);
  const title = { op: 'set', path: 'root/meta/title', value: 'Moje' } as const;
  platform.say({ trouble: 'offline' }, () => ({
    answers: new Map([[key, { rev: 3, others: [], results: [{ id: 'own', state: 'duplicate' }] }]]),
  }));
  store.change(key, title);
  await vi.advanceTimersByTimeAsync(400);
  store.takeOthers(key, 3, [{ ...title, value: 'Kasnije, od drugoga' }]);
  await vi.advanceTimersByTimeAsync(1000);

  expect(store.shown(key)?.root.meta.title).toBe('Kasnije, od drugoga');
  expect(store.log(key)?.rev).toBe(3);
});

test('[EDIT-005] who types in a section that another tab removes is asked, and what is kept goes out with the section it stood in', async () => {
  const { store, platform } = open();
  const [section] = start.root.parts;
  if (!section) throw new Error('no section');
  const back = { op: 'insert', part: section, parent: 'root', slot: 'sections', after: null } as const;
  platform.say((documents) => ({
    answers: new Map([
      [
        key,
        {
          rev: 2,
          others: [],
          results: (documents[0]?.ops ?? []).map(({ id }) => ({
            id,
            state: 'conflict' as const,
            path: 'a/meta/heading',
            theirs: null,
            by: 'Ana',
            at: '2026-11-22T10:00:00Z',
            back,
          })),
        },
      ],
    ]),
  }));
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
  const { store, platform } = open();
  const refuse = (documents: readonly SendDocument[]): Sent => ({
    answers: new Map([
      [
        key,
        {
          rev: 1,
          others: [],
          results: (documents[0]?.ops ?? []).map(({ id }) => ({
            id,
            state: 'invalid' as const,
            code: 'partUnknown',
            path: 'gone/meta/heading',
          })),
        },
      ],
    ]),
  });
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

/** An answer in which each op clashes with the words that somebody else has written in its field. */
const clashing =
  (theirs: string, rev = 5) =>
  (documents: readonly SendDocument[]): Sent => ({
    answers: new Map([
      [
        key,
        {
          rev,
          others: [],
          results: (documents[0]?.ops ?? []).map((op) => ({
            id: op.id,
            state: 'conflict' as const,
            path: 'path' in op ? op.path : '',
            theirs,
            by: 'Ana',
            at: '2026-11-22T10:00:00Z',
          })),
        },
      ],
    ]),
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
  const { store, platform } = open();
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
  const before = open();
  before.platform.say(clashing('Njihovo'));
  before.store.change(key, heading('Moje'));
  await before.store.flush();
  const [left] = before.saves.at(-1) ?? [];
  if (!left) throw new Error('nothing was saved');

  const { store, platform } = open();
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
  const before = open();
  before.platform.say(clashing('Njihovo'));
  before.store.change(key, heading('U zatvorenoj kartici'), 'closed');
  await before.store.flush();
  const [left] = before.saves.at(-1) ?? [];

  const { store, platform } = open();
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
  const { store, platform } = open();
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

test('[EDIT-004] what another tab wrote over while it was on its way is not sent again over it', async () => {
  const { store, platform } = open();
  platform.say(() => {
    store.hear(key, [{ ...heading('Poslije, u drugoj'), id: 'other', n: 1 }]);
    return { trouble: 'offline' };
  });
  store.change(key, heading('Prije'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(platform.seen).toHaveLength(1);
  expect([store.status().pending, shownHeading(store)]).toEqual([0, 'Poslije, u drugoj']);
});

test('[EDIT-005] keeping mine of what was taken back goes out as a change of its own, which is not asked about again', async () => {
  const { store, platform } = open();
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
  const { store, platform } = open();
  const [section] = start.root.parts;
  if (!section) throw new Error('no section');
  const back = { op: 'insert', part: section, parent: 'root', slot: 'sections', after: null } as const;
  platform.say((documents) => ({
    answers: new Map([
      [
        key,
        {
          rev: 2,
          others: [{ op: 'remove', part: 'a' }],
          results: (documents[0]?.ops ?? []).map((op) => ({
            id: op.id,
            state: 'conflict' as const,
            path: 'path' in op ? op.path : '',
            theirs: null,
            by: 'Ana',
            at: '2026-11-22T10:00:00Z',
            back,
          })),
        },
      ],
    ]),
  }));
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
  const { platform } = open();
  const now: DocumentBody = {
    root: { ...start.root, parts: [part({ ...start.root.parts[0], meta: { heading: 'Njihovo' } })] },
  };
  let count = 0;
  const store = new EditStore({
    session: 'tab',
    send: platform.send,
    newId: () => `op-${++count}`,
    saved: { save: () => true, takeLeft: async () => {} },
    read: async () => ({ rev: 2000, body: now }),
  });
  store.open(ref, 1, start);
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
