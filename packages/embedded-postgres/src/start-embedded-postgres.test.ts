import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { canEnter, isRoot, unprivilegedUser } from './server-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const program = { name: 'program', collation: 'sv' };
const here = fileURLToPath(new URL('.', import.meta.url));
let folder: string;
/** A data folder whose cluster the first test creates. */
let dataDir: string;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  // Open to the unprivileged user as whom the server runs when the tests run as root.
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'program');
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first start creates a database that sorts by its language and keeps what it acknowledges', async () => {
  const server = await start();

  expect(server).toMatchObject({ attached: false, version: expect.stringMatching(/^18\./) });
  expect(
    await query(server, "select string_agg(w, ' ' order by w) from unnest(array['öl','zebra','ark','ål']) w"),
  ).toBe('ark zebra ål öl');
  expect(await query(server, 'show fsync')).toBe('on');
  expect(await query(server, 'show listen_addresses')).toBe('');
  expect(await query(server, "select to_tsvector('simple', '„ångström–ångström”')::text")).toBe(
    "'ångström':1,2",
  );
});

test('the program may make extensions and collations without being a superuser', async () => {
  const server = await start();

  await query(server, 'create extension if not exists unaccent');
  await query(server, 'create extension if not exists pg_trgm');
  await query(server, "create collation if not exists sv_test (provider = icu, locale = 'sv')");

  expect(await query(server, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
});

test('settings of the program go before the usual ones, and those of the owner before both', async () => {
  const own = join(folder, 'settings');
  const first = await start(own, undefined, { work_mem: '5MB', geqo_seed: 0.5 });
  const asked = await query(
    first,
    "select current_setting('work_mem') || ' ' || current_setting('geqo_seed')",
  );
  await first.stop();
  writeFileSync(join(own, 'postgres/data/own.conf'), "work_mem = '6MB'\n");

  const second = await start(own, undefined, { work_mem: '5MB' });

  expect(asked).toBe('5MB 0.5');
  expect(await query(second, 'show work_mem')).toBe('6MB');
});

test('a name that would be more than a name is refused before anything is made', async () => {
  const nowhere = join(folder, 'nowhere');

  await expect(startEmbeddedPostgres({ dataDir: nowhere, name: 'x; drop role y' })).rejects.toThrow(
    'cannot be the name of a database',
  );

  expect(existsSync(nowhere)).toBe(false);
});

test('a restart keeps everything', async () => {
  const before = await start();
  await query(before, 'create table kept (word text)');
  await query(before, "insert into kept values ('here')");
  await before.stop();

  const after = await start();

  expect(after.attached).toBe(false);
  expect(await query(after, 'select word from kept')).toBe('here');
});

test('a second program joins the running server, and the last one to leave stops it', async () => {
  const first = await start();
  const second = await start();

  await first.stop();
  const isUp = await query(second, 'select true');
  await second.stop();

  expect([first.attached, second.attached]).toEqual([false, true]);
  expect(isUp).toBe(true);
  await expect(query(second, 'select true')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('two programs that start at the same moment share one server', async () => {
  const both = await Promise.all([start(), start()]);

  expect(both.map((each) => each.attached).sort()).toEqual([false, true]);
});

test('programs that come and go as they like never find the server half stopped', async () => {
  const words = await Promise.all([1, 2, 3].map(comeAndGo));

  expect(words.flat()).toEqual(Array(12).fill('here'));
});

test('two programs that create the database at the same moment share one', { tags: 'release' }, async () => {
  const fresh = join(folder, 'contested');

  const both = await Promise.all([startElsewhere(fresh), startElsewhere(fresh)]);

  expect(new Set(both.map((each) => each.connectionString)).size).toBe(1);
  expect(both.map((each) => each.attached).sort()).toEqual([false, true]);
});

test('a server that is killed is brought back with every acknowledged write', async () => {
  const server = await start();
  await query(server, 'create table written (n int)');
  await query(server, 'insert into written select generate_series(1, 1000)');

  process.kill(serverPid(), 'SIGKILL');

  await expect.poll(() => query(server, 'select count(*)::int from written').catch(() => 'away')).toBe(1000);
});

test('when the program is killed, the next one joins its server, and stops it on leaving', async () => {
  const killed = await startElsewhere(dataDir);
  await query(killed, 'create table before_death (n int)');
  await kill(killed.process);

  const next = await start();
  const rows = await query(next, 'select count(*)::int from before_death');
  await next.stop();

  expect(next.attached).toBe(true);
  expect(rows).toBe(0);
  await expect(query(next, 'select true')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('when program and server are killed together, the next start recovers every acknowledged write', async () => {
  const killed = await startElsewhere(dataDir);
  await query(killed, 'create table before_crash (n int)');
  await query(killed, 'insert into before_crash values (1)');
  process.kill(serverPid(), 'SIGKILL');
  await kill(killed.process);

  const next = await start();

  expect(await query(next, 'select count(*)::int from before_crash')).toBe(1);
});

test('a lock left by a server whose number now belongs to another program is no obstacle', async () => {
  await (await start()).stop();
  const stranger = spawn('sleep', ['60'], { ...(isRoot() ? unprivilegedUser() : {}) });
  cleanUps.push(() => kill(stranger));
  writeFileSync(join(cluster(), 'postmaster.pid'), `${stranger.pid}\n${cluster()}\n1\n5432\n/nowhere\n\n`);

  const server = await start();

  expect(server.attached).toBe(false);
});

test('a database of another major version is refused', async () => {
  const other = join(folder, 'other');
  await (await start(other)).stop();
  writeFileSync(join(other, 'postgres/data/PG_VERSION'), '17\n');

  await expect(start(other)).rejects.toMatchObject({
    problem: 'otherVersion',
    message: expect.stringContaining('made by PostgreSQL 17, and the programs here are PostgreSQL 18'),
  });
});

test('a data folder too deep for the path of a socket gets one elsewhere', { tags: 'release' }, async () => {
  const deep = join(folder, 'a-rather-long-name-of-a-folder'.repeat(4));

  const server = await start(deep);

  expect(server.socketDir.startsWith(deep)).toBe(false);
  expect(await query(server, 'select true')).toBe(true);
  await server.stop();
  rmSync(server.socketDir, { recursive: true });
});

test.runIf(isRoot())(
  'below a folder that only root can enter, the database lies where its server can',
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const homes = [join(folder, 'homes')];

    const first = await start(join(closed, 'clone/.data'), homes);
    await query(first, 'create table inside (n int)');
    await first.stop();
    const again = await start(join(closed, 'clone/.data'), homes);

    expect(first.socketDir.startsWith(homes[0] ?? '')).toBe(true);
    expect(await query(again, 'select count(*)::int from inside')).toBe(0);
  },
);

test.runIf(isRoot() && canEnter(unprivilegedUser(), here))(
  'a program that is not root runs the server as itself',
  async () => {
    const own = join(folder, 'of-nobody');
    mkdirSync(own);
    chmodSync(own, 0o777);

    const server = await startElsewhere(own, unprivilegedUser());

    expect(await query(server, 'select true')).toBe(true);
  },
);

async function start(
  where = dataDir,
  homes?: string[],
  settings: Record<string, string | number> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    ...program,
    settings,
    dataDir: where,
    ...(homes ? { homes } : {}),
  });
  cleanUps.push(() => server.stop());
  return server;
}

async function comeAndGo(): Promise<unknown[]> {
  const words: unknown[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const server = await start();
    words.push(await query(server, "select 'here'"));
    await server.stop();
  }
  return words;
}

/** Starts it from a process of its own, which stops it when its input ends. */
async function startElsewhere(
  where: string,
  user?: { uid: number; gid: number },
): Promise<EmbeddedPostgres & { process: ChildProcess }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(here, 'start-embedded-postgres.ts'))});
    const server = await startEmbeddedPostgres(${JSON.stringify({ ...program, dataDir: where })});
    console.log(JSON.stringify(server));
    process.stdin.on('end', () => server.stop()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...user,
  });
  cleanUps.push(async () => {
    child.stdin.end();
    await ended(child);
  });
  for await (const line of createInterface(child.stdout)) return { ...JSON.parse(line), process: child };
  throw new Error('The process ended before its server ran.');
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

const cluster = () => join(dataDir, 'postgres/data');

function serverPid(): number {
  return Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The first value of the first row. */
async function query(server: { connectionString: string }, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => {
    // The query under way reports it.
  });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
