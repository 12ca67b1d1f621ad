import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { platformTest as test } from '../../platform/test/kit.ts';
import { ended } from './end-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm start` in a process group of its own, from the moment the shop is open. */
async function npmStart(settings: Record<string, string>): Promise<{ npm: ChildProcess; url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-npm-'));
  const { NODE_ENV: _, ...own } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: {
      ...own,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DAYS: '2',
      APP_SECRET: 'a secret for tests that is long enough',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    // What a failed test left running.
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  const output = createInterface(npm.stdout as NonNullable<typeof npm.stdout>);
  const url = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      const found = line.match(/Izlog is open: (\S+)/)?.[1];
      if (found) resolve(found);
    });
    npm.once('exit', () => reject(new Error('The shop ended before it was open.')));
  });
  return { npm, url };
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status,
    (error: Error) => (error.cause as NodeJS.ErrnoException).code,
  );

test('[SHELL-004] SIGTERM to npm stops the shop, and npm ends when it has', async ({ platform }) => {
  const { npm, url } = await npmStart({ DATABASE_URL: platform.connectionString });
  expect(await answers(url)).toBe(200);

  npm.kill('SIGTERM');

  expect(await ended(npm)).toBe(0);
  expect(await answers(url)).toBe('ECONNREFUSED');
});

test('[SHELL-004] a signal that everybody between passes on as well is one signal: the shop stops in order', {
  tags: 'release',
}, async ({ platform }) => {
  const { npm, url } = await npmStart({ DATABASE_URL: platform.connectionString });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.kill(-(npm.pid ?? 0), signal);

  expect(await ended(npm)).toBe(0);
  expect(await answers(url)).toBe('ECONNREFUSED');
});
