import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heading, key, openTab, ref, refusing, shownHeading, start } from '#test/edit-tab.ts';
import { part } from '#test/part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[EDIT-004, EDIT-005] a change is shown at once, stands in the browser before it is sent, and goes out a moment later as one op', async () => {
  const { store, platform, saves } = openTab();

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
  const { store, platform } = openTab();
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
  const { store, platform } = openTab();
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

test('[EDIT-004] what the same person wrote in another tab is shown, and what waits here for the same field does not go out over it', async () => {
  const { store, platform } = openTab();
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
  const { store, platform, saves } = openTab();
  platform.say(refusing('tooLong', 'a/meta/heading'));
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
  const { store, platform } = openTab();
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
      const { store, platform } = openTab();
      for (const [one, isSentAtOnce] of changes) {
        store.change(key, one);
        if (isSentAtOnce) await store.flush();
      }
      const shown = store.shown(key);
      await store.flush();
      // What the platform was sent, in its order, returns what is shown.
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
  const { store, platform } = openTab();
  store.takeOthers(key, 5, [heading('Od drugoga')]);
  store.takeOver({ key, base: 1, ops: [{ ...heading('Ostalo'), id: 'left', n: 3 }] });
  expect(shownHeading(store)).toBe('Ostalo');
  await vi.advanceTimersByTimeAsync(400);
  // Upon what the tab had seen, so that the platform finds a clash with what came later.
  expect(platform.seen[0]?.[0]).toMatchObject({ base: 1, ops: [{ id: 'left', n: 3 }] });
});

test('what others change comes in by itself once, beside what one writes', async () => {
  const { store } = openTab();
  store.change(key, { op: 'set', path: 'root/meta/title', value: 'Moj' });
  const theirs = [heading('Njihov')];
  store.takeOthers(key, 2, theirs);
  store.takeOthers(key, 2, [heading('Opet isti događaj')]);

  expect(shownHeading(store)).toBe('Njihov');
  expect(store.shown(key)?.root.meta.title).toBe('Moj');
  expect(store.log(key)?.rev).toBe(2);
});

test('[EDIT-005] what others wrote where one’s own words still wait does not move the ground under them: the platform is asked', async () => {
  const { store, platform } = openTab();
  store.change(key, heading('Moj'));
  store.takeOthers(key, 2, [heading('Njihov')]);
  expect(store.log(key)?.rev).toBe(1);

  await store.flush();
  expect(platform.seen[0]?.[0]?.base).toBe(1);
});

test('[EDIT-005] what had arrived without an answer is read anew, so that nobody’s later words are covered by it', async () => {
  const later: DocumentBody = { root: { ...start.root, meta: { title: 'Kasnije, od drugoga' } } };
  const { store, platform } = openTab({ newId: () => 'own', read: async () => ({ rev: 3, body: later }) });
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

test('[EDIT-004] what another tab wrote over while it was on its way is not sent again over it', async () => {
  const { store, platform } = openTab();
  platform.say(() => {
    store.hear(key, [{ ...heading('Poslije, u drugoj'), id: 'other', n: 1 }]);
    return { trouble: 'offline' };
  });
  store.change(key, heading('Prije'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(platform.seen).toHaveLength(1);
  expect([store.status().pending, shownHeading(store)]).toEqual([0, 'Poslije, u drugoj']);
});

test('[EDIT-005] where what was on its way goes out no more the document is read, and others are heard again', async () => {
  const found: DocumentBody = {
    root: {
      ...start.root,
      parts: [part({ ...start.root.parts[0], meta: { heading: 'Poslije, u drugoj' } })],
    },
  };
  const { store, platform } = openTab({ read: async () => ({ rev: 3, body: found }) });
  platform.say(() => {
    store.hear(key, [{ ...heading('Poslije, u drugoj'), id: 'other', n: 1 }]);
    return { trouble: 'offline' };
  });
  store.change(key, heading('Prije'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.status()).toMatchObject({ state: 'saved', pending: 0 });
  expect(store.log(key)?.rev).toBe(3);

  store.takeOthers(key, 4, [{ op: 'set', path: 'root/meta/title', value: 'Njihov' }], 3);
  expect(store.shown(key)?.root.meta.title).toBe('Njihov');
});
