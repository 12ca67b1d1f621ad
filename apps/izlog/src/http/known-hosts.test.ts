import { readEnv } from '@izlog/platform/env';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownHosts } from './known-hosts.ts';

const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL: 'https://prvi.test' });
type Answer = PromiseWithResolvers<{ rows: { host: string }[] }>;

/** A database that answers when told to. */
function open() {
  const asked: Answer[] = [];
  const query = () => {
    const answer: Answer = Promise.withResolvers();
    asked.push(answer);
    return answer.promise;
  };
  const errors: Error[] = [];
  const hosts = knownHosts({ pool: { query } as never }, env, (error) => errors.push(error));
  const answer = (at: number, ...names: string[]) =>
    asked[at]?.resolve({ rows: names.map((host) => ({ host })) });
  return { asked, errors, hosts, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new domain is known although the database was away when it was told of', async () => {
  const { asked, errors, hosts, answer } = open();

  hosts.refresh();
  asked[0]?.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(1000);
  answer(1, 'novi.test');
  await vi.advanceTimersByTimeAsync(0);

  expect(errors.map(({ message }) => message)).toEqual(['away']);
  expect(['novi.test', 'prvi.test', 'tudi.test'].map(hosts.has)).toEqual([true, true, false]);
});

test('an answer that was overtaken by a later one changes nothing', async () => {
  const { hosts, answer } = open();

  hosts.refresh();
  hosts.refresh();
  answer(1, 'stari.test', 'novi.test');
  answer(0, 'stari.test');
  await vi.advanceTimersByTimeAsync(0);

  expect(hosts.has('novi.test')).toBe(true);
});

test('nothing is asked any more after the end', async () => {
  const { asked, errors, hosts } = open();

  hosts.refresh();
  hosts.stop();
  asked[0]?.reject(new Error('the pool has ended'));
  await vi.advanceTimersByTimeAsync(5000);

  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
});
