import { expect, test, vi } from 'vitest';
import type { EditNews, Talk } from '../talk.ts';
import type { EditStore } from './edit-store.ts';
import { watchOthers } from './watch-others.ts';

test('[EDIT-003] a question about others that nobody answered makes nobody wait longer for the next one', async () => {
  vi.useFakeTimers();
  const together = { sequence: 1, others: [{ session: 'b', user: 2, name: 'Ana' }], documents: [] };
  const answers: Array<EditNews | undefined> = [together, undefined, { ...together, others: [] }];
  const events = vi.fn(() => Promise.resolve(answers.shift()));
  const stop = watchOthers(
    { events } as Partial<Talk> as Talk,
    { documents: () => [] } as Partial<EditStore> as EditStore,
    '/stranica',
    () => {},
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(events).toHaveBeenCalledTimes(2);
  // The second one was lost: who was there still is, as far as anybody knows.
  await vi.advanceTimersByTimeAsync(2000);
  expect(events).toHaveBeenCalledTimes(3);
  // Alone one asks seldom.
  await vi.advanceTimersByTimeAsync(9000);
  expect(events).toHaveBeenCalledTimes(3);
  stop();
  vi.useRealTimers();
});
