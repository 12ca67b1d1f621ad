import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterPlace } from './place.ts';
import { serverEnvironment } from './run-program.ts';
import { socketFolder, usesSocket } from './server-address.ts';
import { ownSettings, serverSettings } from './server-settings.ts';

/** A server process just launched. */
export interface LaunchedServer {
  pid: number | undefined;
  /** Whether it ended again. */
  hasFailed(): boolean;
  /** What it wrote into its log since. */
  words(): string;
}

/** Bytes after which the log begins again at a start; the one before is kept. */
const longestLog = 5 * 2 ** 20;

/** Launches the server of a cluster, in a session of its own so that Ctrl-C reaches us and not it. */
export async function launchServer(
  place: ClusterPlace,
  programs: string,
  settings: Readonly<Record<string, string | number>>,
  overrides: Readonly<Record<string, string | number>> = {},
): Promise<LaunchedServer> {
  await writeSettings(place, settings);
  if (existsSync(place.logFile) && statSync(place.logFile).size > longestLog)
    renameSync(place.logFile, `${place.logFile}.1`);
  // A file, not a pipe: the server must be able to write after we are gone.
  const log = openSync(place.logFile, 'a', 0o600);
  const start = fstatSync(log).size;
  // On Windows pg_ctl sheds an administrator's rights, with which PostgreSQL refuses to run; it returns at once.
  const options = Object.entries(overrides).map(([setting, value]) => `--${setting}=${value}`);
  const [program, ...args] = usesSocket
    ? ['postgres', ...options]
    : ['pg_ctl', 'start', '--no-wait', ...(options.length > 0 ? ['-o', options.join(' ')] : [])];
  const child = spawn(join(programs, 'bin', program), [...args, '-D', place.data], {
    cwd: place.data,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
    ...place.user,
  });
  closeSync(log);
  let end: { code: number | null; problem: string } | undefined;
  child.on('error', (error) => {
    end = { code: null, problem: error.message };
  });
  child.on('exit', (code) => {
    end = { code, problem: '' };
  });
  child.unref();
  return {
    pid: child.pid,
    hasFailed: () => end !== undefined && (usesSocket || end.code !== 0),
    words: () =>
      `${end?.problem ?? ''}${readFileSync(place.logFile).subarray(start).toString('utf8')}`.trim(),
  };
}

async function writeSettings(
  place: ClusterPlace,
  settings: Readonly<Record<string, string | number>>,
): Promise<void> {
  const access = usesSocket ? { socketDir: socketFolder(place) } : { port: await freePort() };
  const own = join(place.data, ownSettings);
  if (!existsSync(own)) writeOwned(place, own, '# Your own settings; they go before all others.\n');
  writeOwned(place, join(place.data, 'postgresql.conf'), serverSettings(access, settings));
}

function writeOwned(place: ClusterPlace, file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  if (place.user) chownSync(file, place.user.uid, place.user.gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
