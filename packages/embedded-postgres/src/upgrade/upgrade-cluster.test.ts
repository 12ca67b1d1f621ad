import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryNotes, notes, notesTables, notesUpgrade, query, upgradeToSame } from '../../test/notes.ts';
import { clusterPlace, hasEmbeddedPostgres } from '../cluster-place.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { mustHaveRoom } from './room-for-upgrade.ts';
import type { DatabaseUpgrade } from './upgrade-cluster.ts';

/*
 * The way from one cluster to the next, with the programs of one version on both sides, so that nothing has to be fetched.
 * With the real PostgreSQL 17, at every step and by several processes at once: upgrade-from-17.release-test.ts.
 */
const program = fileURLToPath(new URL('../../test/notes.ts', import.meta.url));
let folder: string;
/** A data folder with a stopped cluster of one table; the tests copy it. */
let made: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  chmodSync(folder, 0o755);
  made = join(folder, 'made');
  const server = await startEmbeddedPostgres({ ...notes, dataDir: made });
  await query(
    server.connectionString,
    `${notesTables};
     insert into notes (text) select 'note ' || n from generate_series(1, 1000) n;
     create schema queue; create table queue.jobs (id int); insert into queue.jobs values (1)`,
  );
  await server.stop();
  writeFileSync(join(made, 'postgres/data/own.conf'), "work_mem = '7MB'\n");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[REL-07] a database is carried into a new cluster with its settings, and the old one is kept until the next start', async () => {
  const dataDir = copyOfMade('whole');
  const reported: string[] = [];

  await upgradeToSame(dataDir, { tell: (line) => reported.push(line) });
  const first = await visit(dataDir);
  const isRetained = existsSync(join(dataDir, 'postgres/data-18/base'));
  const second = await visit(dataDir);

  expect(first).toMatchObject({ notes: '1000', next: '1001', sorted: 'ark zebra ål öl', work_mem: '7MB' });
  expect(first).toMatchObject({ superuser: false, jobs: false });
  expect(isRetained).toBe(true);
  expect(second).toMatchObject({ notes: '1001' });
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => /^(data|upgrade)/.test(name))).toEqual([
    'data',
  ]);
  expect(reported.join('\n')).toMatch(
    /is upgraded from PostgreSQL 18 .*\n.*compared.*\n.*is PostgreSQL 18 now/s,
  );
});

test('[REL-06] [REL-07] a start of the way back leaves the kept database, and says where it is', {
  tags: 'release',
}, async () => {
  const dataDir = copyOfMade('way-back');
  await upgradeToSame(dataDir);
  await visit(dataDir);

  const back = await startEmbeddedPostgres({ ...notes, dataDir, staysRetained: true });
  await back.stop();

  const folder = join(dataDir, 'postgres/data-18');
  expect(back.retained).toEqual([{ major: 18, folder }]);
  expect(existsSync(join(folder, 'base'))).toBe(true);
  await visit(dataDir);
  expect(existsSync(folder)).toBe(false);
});

test('[REL-07] where an upgrade was killed between its two renamings, the next start ends it', {
  tags: 'release',
}, async () => {
  const dataDir = copyOfMade('killed');
  const before = identity(join(dataDir, 'postgres/data'));

  await upgradeElsewhere(dataDir, 'moved');
  const isMissing = !existsSync(join(dataDir, 'postgres/data'));

  expect(isMissing && hasEmbeddedPostgres(dataDir)).toBe(true);
  expect(await visit(dataDir)).toMatchObject({ notes: '1000', next: '1001' });
  expect(identity(join(dataDir, 'postgres/data-18'))).toBe(before);
});

test('[REL-07] what is written into the old database after an upgrade that was cut short is not lost', async () => {
  const dataDir = copyOfMade('written-between');
  await upgradeElsewhere(dataDir, 'ready');

  // By the version that made it.
  expect(await visit(dataDir)).toMatchObject({ notes: '1000' });
  await upgradeToSame(dataDir);

  expect(await visit(dataDir)).toMatchObject({ notes: '1001' });
});

test('[REL-07] a database in use is not upgraded, and who uses it is named', async () => {
  const dataDir = copyOfMade('in-use');
  const server = await startEmbeddedPostgres({ ...notes, dataDir });

  await expect(upgradeToSame(dataDir)).rejects.toMatchObject({
    problem: 'inUse',
    message: expect.stringContaining(`in use (notes, process ${process.pid})`),
  });

  expect(await query(server.connectionString, 'select count(*) from notes')).toEqual([{ count: '1000' }]);
  await server.stop();
});

test('[REL-07] what somebody writes meanwhile, and what the program does not carry over, stops an upgrade and nothing is lost', {
  tags: 'release',
}, async () => {
  const dataDir = copyOfMade('more');
  const whileWritten: DatabaseUpgrade['carry'] = async (databases) => {
    await carryNotes(databases);
    await query(databases.from, 'update notes set text = text where id = 1');
  };

  await expect(upgradeToSame(dataDir, { carry: whileWritten })).rejects.toMatchObject({
    problem: 'inUse',
    message: expect.stringContaining('Somebody wrote into the database'),
  });
  const server = await startEmbeddedPostgres({ ...notes, dataDir });
  await query(server.connectionString, 'create table diary (day date primary key, line text)');
  await query(server.connectionString, 'create database accounts');
  await server.stop();
  await expect(upgradeToSame(dataDir)).rejects.toMatchObject({
    problem: 'notCarried',
    message: expect.stringMatching(/does not carry over: database accounts, table public.diary\. Nothing/),
  });

  expect(existsSync(join(dataDir, 'postgres/upgrade'))).toBe(false);
  expect(await visit(dataDir)).toMatchObject({ notes: '1000' });
});

test('[REL-07] an upgrade says how much room it needs before it begins', () => {
  const place = clusterPlace(notes.name, made, () => {});

  expect(() => mustHaveRoom(place, 300_000_000)).toThrow(
    /needs 0\.\d GB in .*postgres, where 0\.3 GB are free\. Nothing was changed/,
  );
  expect(() => mustHaveRoom(place, 2e9)).not.toThrow();
});

test('[REL-07] a database of a newer version, without an upgrade, or whose programs are gone is refused', async () => {
  const dataDir = copyOfMade('versions');
  const version = join(dataDir, 'postgres/data/PG_VERSION');
  const start = (more: Partial<EmbeddedPostgresOptions> = {}) =>
    startEmbeddedPostgres({ ...notes, dataDir, ...more });

  writeFileSync(version, '19\n');
  await expect(start({ upgrade: notesUpgrade })).rejects.toMatchObject({
    problem: 'newerVersion',
    message: expect.stringContaining('made by PostgreSQL 19, and the programs here are PostgreSQL 18'),
  });
  writeFileSync(version, '17\n');
  await expect(start()).rejects.toMatchObject({ problem: 'otherVersion' });
  await expect(start({ upgrade: notesUpgrade })).rejects.toMatchObject({
    problem: 'otherVersion',
    message: expect.stringContaining('the programs of PostgreSQL 17 are needed, and they are not in'),
  });
});

test('[REL-07] beside a kept database no empty one is made', async () => {
  const dataDir = copyOfMade('missing');
  renameSync(join(dataDir, 'postgres/data'), join(dataDir, 'postgres/data-17'));

  await expect(startEmbeddedPostgres({ ...notes, dataDir })).rejects.toThrow(
    /The database is missing in .*data, and an earlier one is in .*data-17/,
  );
});

function copyOfMade(name: string): string {
  const home = join(folder, name, 'postgres');
  mkdirSync(home, { recursive: true });
  // With its owners: as root the cluster is another user's.
  execFileSync('cp', ['-a', join(made, 'postgres/data'), home]);
  symlinkSync(join(made, 'postgres/programs'), join(home, 'programs'));
  return join(folder, name);
}

/** Upgrades in a process that is killed at a step. */
async function upgradeElsewhere(dataDir: string, step: string): Promise<void> {
  const script = `
    const { upgradeToSame } = await import(${JSON.stringify(program)});
    const onStep = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
    await upgradeToSame(${JSON.stringify(dataDir)}, { onStep });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

/** Starts, looks, writes a note and stops. */
async function visit(dataDir: string): Promise<Record<string, unknown> | undefined> {
  const server = await startEmbeddedPostgres({ ...notes, dataDir });
  const [seen] = await query(
    server.connectionString,
    `select count(*) as notes, current_setting('work_mem') as work_mem, to_regclass('queue.jobs') is not null as jobs,
            (select string_agg(w, ' ' order by w) from unnest(array['öl','zebra','ark','ål']) w) as sorted,
            (select rolsuper from pg_roles where rolname = current_user) as superuser from notes`,
  );
  const [next] = await query(
    server.connectionString,
    "insert into notes (text) values ('new') returning id as next",
  );
  await server.stop();
  return { ...seen, ...next };
}

function identity(data: string): string {
  return readFileSync(join(data, 'global/pg_control')).subarray(0, 8).toString('hex');
}
