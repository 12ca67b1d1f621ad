import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterPlace, clusterPlace } from './cluster-place.ts';
import { isAlive, registerOwner } from './owners.ts';
import { copyBinaries } from './server-binaries.ts';

/** A running embedded PostgreSQL, ours alone or shared with other processes of the same data folder. */
export interface EmbeddedPostgres {
  /** Address of the shop's database, over the unix socket. */
  connectionString: string;
  socketDir: string;
  /** True when the server was already running (another command, or a child that outlived its killed parent). */
  attached: boolean;
  /** Leaves it; the last one to leave stops the server cleanly and waits for that. */
  stop(): Promise<void>;
}

const superuser = 'izlog';
const patience = 60_000;

/**
 * Starts the PostgreSQL that belongs to `dataDir`, creating it the first time, or joins the one that already runs.
 * It listens on a unix socket only, for its owner only; fsync stays on. `log` gets a line for each step.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const place = clusterPlace(options.dataDir);
  const bin = copyBinaries(place.binaries);
  const owner = registerOwner(place.owners);
  try {
    if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, bin, options.log);
    const attached = await startOrJoin(place, bin, options.log);
    await createDatabase(place);
    return {
      connectionString: address(place, 'izlog'),
      socketDir: place.socket,
      attached,
      async stop() {
        if (owner.leave()) await stopServer(place, options.log);
      },
    };
  } catch (error) {
    owner.leave();
    throw error;
  }
}

async function createCluster(place: ClusterPlace, bin: string, log: (line: string) => void): Promise<void> {
  log('creating the database cluster');
  const args = [
    '-D',
    place.data,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=hr',
  ];
  const { code, output } = await run(join(bin, 'initdb'), args, place);
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be created: ${output.trim()}`);
}

async function startOrJoin(place: ClusterPlace, bin: string, log: (line: string) => void): Promise<boolean> {
  const until = Date.now() + patience;
  let lastWords = '';
  while (Date.now() < until) {
    if (serverPid(place) !== undefined) {
      // Starting up, recovering after a crash, or at work: join it as soon as it answers.
      if (await answers(place)) return true;
      await pause(100);
      continue;
    }
    log('starting the database server');
    const server = launch(place, bin);
    while (server.exit === undefined && Date.now() < until) {
      if (await answers(place)) return false;
      await pause(30);
    }
    // The lock of a killed server stays until its zombie is gone; then the next try succeeds.
    lastWords = tail(place.logFile);
    await pause(250);
  }
  throw new Error(`The embedded PostgreSQL does not start. Its last words: ${lastWords}`);
}

function launch(place: ClusterPlace, bin: string) {
  // A file, not a pipe: the server must be able to write after we are gone.
  const out = openSync(place.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: place.socket,
    unix_socket_permissions: '0700',
    max_connections: '120',
    shared_buffers: '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    log_min_messages: 'warning',
  };
  const args = [
    '-D',
    place.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(join(bin, 'postgres'), args, {
    stdio: ['ignore', out, out],
    detached: true,
    cwd: place.data,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    ...(place.user ?? {}),
  });
  closeSync(out);
  const state: { exit: number | undefined } = { exit: undefined };
  child.on('error', () => (state.exit = -1));
  child.on('exit', (code) => (state.exit = code ?? -1));
  child.unref();
  return state;
}

async function stopServer(place: ClusterPlace, log: (line: string) => void): Promise<void> {
  const pid = serverPid(place);
  if (pid === undefined) return;
  log('stopping the database server');
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes a checkpoint and leaves nothing to recover.
  process.kill(pid, 'SIGINT');
  const until = Date.now() + patience;
  while (isAlive(pid) && existsSync(join(place.data, 'postmaster.pid')) && Date.now() < until)
    await pause(20);
}

/** The number of the living server of this cluster, from its lock file. */
function serverPid(place: ClusterPlace): number | undefined {
  const lock = join(place.data, 'postmaster.pid');
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && isPostgres(pid) ? pid : undefined;
}

/** After a reboot the number in an old lock file may belong to any program. */
function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self')) return true;
  return existsSync(file) && readFileSync(file, 'utf8').includes('postgres');
}

async function answers(place: ClusterPlace): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address(place, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  // A server that ends the connection while it starts up is not an error of ours.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    await client.end();
  }
}

async function createDatabase(place: ClusterPlace): Promise<void> {
  const client = new pg.Client({ connectionString: address(place, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'izlog'");
    if (rowCount === 0) await client.query('create database izlog');
  } catch (error) {
    // 42P04: another process created it at the same moment.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

function address(place: ClusterPlace, database: string): string {
  return `postgres://${superuser}@/${database}?host=${encodeURIComponent(place.socket)}`;
}

function run(
  command: string,
  args: string[],
  place: ClusterPlace,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: place.data,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      ...(place.user ?? {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' ') : '';
}
