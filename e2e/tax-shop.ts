import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type StandInProgram, startStandInProgram } from 'fiskalizacija/stand-in';
import { test as base } from './staff.ts';

/** A shop of its own beside a stand-in of the tax administration, with a clock that can be put forward. */
export interface TaxShop {
  url: string;
  dataDir: string;
  /** The account that the first start printed. */
  owner: { email: string; password: string };
  tax: StandInProgram;
  /** From now on it is so many hours later than it really is, for the shop and the tax administration alike. */
  putClock(hours: number): void;
  stop(): Promise<void>;
}

/** `test` with `shop`, which no other journey sees: going live cannot be taken back within the year. */
export const test = base.extend<{ shop: TaxShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const shop = await startTaxShop();
      await use(shop);
      await shop.stop();
    },
    { timeout: 600_000 },
  ],
});

async function startTaxShop(): Promise<TaxShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-tax-'));
  const clock = join(dataDir, 'clock');
  writeFileSync(clock, '0');
  let ahead = 0;
  const tax = await startStandInProgram({ now: () => new Date(Date.now() + ahead) });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', 'start'], {
    cwd: new URL('..', import.meta.url),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO_DAYS: '0',
      FISCAL_STAND_IN: tax.url,
      APP_SECRET: 'a secret for the journeys, long enough',
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('clock.mjs', import.meta.url))}`,
      CLOCK_FILE: clock,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  await isReady(url, child, () => printed);
  const [, email = '', password = ''] = /Staff account: (\S+)\s+password: (\S+)/.exec(printed) ?? [];
  return {
    url,
    dataDir,
    owner: { email, password },
    tax,
    putClock(hours) {
      ahead = hours * 60 * 60 * 1000;
      writeFileSync(clock, String(ahead));
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await tax.stop();
    },
  };
}

async function isReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: ${printed()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok && printed().includes('password:')) return;
    await setTimeout(250);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
