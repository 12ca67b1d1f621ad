import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSession, openOpStore, type SavedOps } from './saved-ops.ts';

/** Locks of one name at a time, as a browser gives them. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request(name: string, ...rest: unknown[]): Promise<unknown> {
      const run = rest.at(-1) as () => unknown;
      const before = queues.get(name);
      const start = () => {
        held.add(name);
        return Promise.resolve(run()).finally(() => held.delete(name));
      };
      const done = before ? before.then(start) : start();
      queues.set(name, done);
      return done;
    },
  };
}

const left: SavedOps = {
  key: 'content:7:hrv',
  base: 1,
  ops: [{ op: 'set', path: 'a/meta/heading', value: 'Novi', id: 'typing', n: 3 }],
};

let end = new AbortController();

beforeEach(() => {
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const taken: SavedOps[] = [];
  const take = (all: readonly SavedOps[]) => {
    taken.push(...all.filter(({ key }) => key === left.key));
    return all.filter(({ key }) => key !== left.key);
  };
  return { saved: openOpStore('1'), taken, take };
}

test('[EDIT-004] what was typed before a reload is taken as soon as the page before it is gone', async () => {
  const { saved, taken, take } = open();
  const letGo = holdSession('1', 'before');
  saved.save('before', [left]);

  const taking = saved.takeLeft(take, end.signal);
  await Promise.resolve();
  expect(taken).toEqual([]);

  letGo();
  // Before the page can be written in.
  await taking;
  expect(taken).toEqual([left]);
  expect(localStorage).toHaveLength(0);
});

test('[EDIT-004] what was typed on another page stays in the browser until that page is opened', async () => {
  const { saved, taken, take } = open();
  const other = { ...left, key: 'content:8:hrv' };
  saved.save('before', [left, other]);

  await saved.takeLeft(take, end.signal);
  expect(taken).toEqual([left]);
  expect(JSON.parse(localStorage.getItem('izlog-edit:1:before') ?? '')).toEqual([other]);
});

test('[EDIT-004] what a tab left that was opened later, and killed, is taken by the one that is open', async () => {
  const { saved, taken, take } = open();
  await saved.takeLeft(take, end.signal);
  const letGo = holdSession('1', 'later');
  saved.save('later', [left]);
  const tell = () =>
    dispatchEvent(new StorageEvent('storage', { key: 'izlog-edit:1:later', newValue: 'any' }));
  tell();
  tell();
  await Promise.resolve();
  expect(taken).toEqual([]);

  letGo();
  await vi.waitFor(() => expect(taken).toEqual([left]));
  expect(localStorage).toHaveLength(0);
});
