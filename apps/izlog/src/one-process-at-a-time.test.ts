import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneProcessAtATime } from './one-process-at-a-time.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('who comes while another is at work waits until it is done, also when it failed', async () => {
  const said: string[] = [];
  const work = (name: string, fails = false) =>
    oneProcessAtATime(lock, async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });

  const [first, second] = await Promise.allSettled([work('a', true), work('b')]);

  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'b' });
  expect(existsSync(lock)).toBe(false);
});

test('what a process left that is gone is taken over, and what a living one holds is not', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(gone));
  expect(await oneProcessAtATime(lock, async () => 'done')).toBe('done');

  const living = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  writeFileSync(lock, String(living.pid));
  let isDone = false;
  const waiting = oneProcessAtATime(lock, async () => {
    isDone = true;
  });
  expect(isDone).toBe(false);
  living.stdin.end();
  await waiting;
  expect(isDone).toBe(true);
});

test('a lock that is held for ten minutes is nobody’s any more', async () => {
  writeFileSync(lock, String(process.pid));
  const then = new Date(Date.now() - 11 * 60_000);
  utimesSync(lock, then, then);

  expect(await oneProcessAtATime(lock, async () => 'done')).toBe('done');
});
