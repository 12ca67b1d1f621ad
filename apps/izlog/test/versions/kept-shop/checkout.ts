import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A shop that a checkout of any version runs, in a data folder of its own. */
export interface CheckoutShop {
  base: string;
  /** The account that the first start printed. */
  owner: { email: string; password: string };
  stop(): Promise<void>;
}

/** Starts the shop of a checkout as `npm start` does, with the demonstration and its sixty days, on a free port. */
export async function startCheckout(folder: string, dataDir: string, secret: string): Promise<CheckoutShop> {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: environment(dataDir, secret),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let account: CheckoutShop['owner'] | undefined;
  let base = '';
  for await (const line of createInterface(npm.stdout)) {
    const [, email = '', password = ''] = /Staff account: (\S+)\s+password: (\S+)/.exec(line) ?? [];
    if (email) account = { email, password };
    base = /Izlog is open: (\S+)/.exec(line)?.[1] ?? base;
    if (account && base) break;
  }
  if (!account) throw new Error('The shop ended before it was open.');
  npm.stdout.resume();
  return { base, owner: account, stop: () => end(npm) };
}

/** Writes a backup of the stopped shop by the checkout's own command. */
export function backUp(folder: string, dataDir: string, secret: string, file: string): void {
  const { status } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', 'backup', file],
    { cwd: folder, env: environment(dataDir, secret), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('The backup could not be made.');
}

function environment(dataDir: string, secret: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, DATABASE_URL: __, ...own } = process.env;
  return { ...own, DATA_DIR: dataDir, APP_SECRET: secret, HOST: '127.0.0.1', PORT: '0', DEMO_DAYS: '60' };
}

async function end(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null) return;
  const exit = once(npm, 'exit');
  npm.kill('SIGTERM');
  await exit;
}
