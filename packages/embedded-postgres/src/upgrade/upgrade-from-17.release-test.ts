import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notes, notesTables, notesUpgrade, query } from '../../test/notes.ts';
import { layDownOlder } from '../../test/older-version.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const program = fileURLToPath(new URL('../../test/notes.ts', import.meta.url));
const start = fileURLToPath(new URL('../start-embedded-postgres.ts', import.meta.url));
/** The versions from which an upgrade is played. */
const olderOnes = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };
let folder: string;
let startOlder: ReturnType<typeof layDownOlder>;
/** A data folder that PostgreSQL 17 made. */
let made: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-from-'));
  chmodSync(folder, 0o755);
  startOlder = layDownOlder(join(folder, '17'), olderOnes[17]);
  made = join(folder, 'made');
  await makeNotes(startOlder, made);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([15, 16, 17] as const)(
  '[REL-07] a data folder of PostgreSQL %i comes up under this one by itself',
  async (major) => {
    const dataDir = join(folder, `from-${major}`);
    const older = major === 17 ? startOlder : layDownOlder(join(folder, String(major)), olderOnes[major]);
    await makeNotes(older, dataDir);
    const reported: string[] = [];

    const first = await visit(dataDir, reported);
    const retained = readFileSync(join(dataDir, `postgres/data-${major}/PG_VERSION`), 'utf8').trim();
    const second = await visit(dataDir, reported);

    expect(first).toMatchObject({ major: '18', notes: '1000', next: '1001', sorted: 'ark zebra ål öl' });
    expect(retained).toBe(String(major));
    expect(second).toMatchObject({ major: '18', notes: '1001', next: '1002' });
    expect(existsSync(join(dataDir, `postgres/data-${major}`))).toBe(false);
    expect(reported.at(-2)).toMatch(/is kept in .* until the next start/);
    expect(reported.at(-1)).toMatch(/removed the database of before/);
  },
);

test.each(['opened', 'created', 'carried', 'compared', 'ready', 'stopped', 'moved', 'switched'])(
  '[REL-07] a start from 17 that is killed at the step "%s" leaves everything to the next',
  async (step) => {
    const dataDir = copyOfMade(`killed-${step}`);

    await startElsewhere(dataDir, step);

    // Where the old one is in its place, the version that made it goes on, and what it takes in is carried too.
    const isOld = majorIn(dataDir) === 17;
    if (isOld) {
      const old = await startOlder(dataDir, notes);
      await query(old.connectionString, "insert into notes (text) values ('meanwhile')");
      await old.stop();
    }
    expect(isOld).toBe(!['moved', 'switched'].includes(step));
    expect(await visit(dataDir)).toMatchObject({ major: '18', notes: isOld ? '1001' : '1000' });
  },
);

test('[REL-07] of three processes that start at the same moment one upgrades, and all have the new database', async () => {
  const dataDir = copyOfMade('three');

  const lines = await Promise.all([1, 2, 3].map(() => startElsewhere(dataDir)));

  expect(lines.map((each) => JSON.parse(each.trim().split('\n').at(-1) ?? ''))).toEqual(
    Array(3).fill({ major: '18', notes: '1000' }),
  );
  expect(await visit(dataDir)).toMatchObject({ major: '18', notes: '1000', next: '1001' });
});

test('[REL-07] a server of 17 that is in use is left alone, and one that outlived its program is taken over', async () => {
  const dataDir = copyOfMade('in-use');
  const old = await startOlder(dataDir, notes);

  await expect(visit(dataDir)).rejects.toMatchObject({ problem: 'inUse' });
  expect(await query(old.connectionString, 'select count(*) from notes')).toEqual([{ count: '1000' }]);
  await old.stop();
  // Nobody is left of this one but its servers.
  await startElsewhere(dataDir, 'created');

  expect(await visit(dataDir)).toMatchObject({ major: '18', notes: '1000' });
});

async function makeNotes(startIt: ReturnType<typeof layDownOlder>, dataDir: string): Promise<void> {
  const server = await startIt(dataDir, notes);
  await query(
    server.connectionString,
    `${notesTables}; insert into notes (text) select 'note ' || n from generate_series(1, 1000) n`,
  );
  await server.stop();
}

function copyOfMade(name: string): string {
  mkdirSync(join(folder, name));
  execFileSync('cp', ['-a', join(made, 'postgres'), join(folder, name, 'postgres')]);
  return join(folder, name);
}

function majorIn(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/data/PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** Starts in another process, which looks and stops, and is killed at a step if one is given. Answers what it printed. */
async function startElsewhere(dataDir: string, step?: string): Promise<string> {
  const script = `
    const { notes, notesUpgrade, query } = await import(${JSON.stringify(program)});
    const { startEmbeddedPostgres } = await import(${JSON.stringify(start)});
    const onStep = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
    const server = await startEmbeddedPostgres({ ...notes, dataDir: ${JSON.stringify(dataDir)}, upgrade: { ...notesUpgrade, onStep } });
    const [seen] = await query(server.connectionString,
      "select split_part(current_setting('server_version'), '.', 1) as major, count(*) as notes from notes");
    await server.stop();
    console.log(JSON.stringify(seen));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const [code, signal] = await once(child, 'close');
  expect(step ? signal : code).toBe(step ? 'SIGKILL' : 0);
  return printed;
}

async function visit(dataDir: string, reported: string[] = []): Promise<Record<string, unknown>> {
  const server = await startEmbeddedPostgres({
    ...notes,
    dataDir,
    upgrade: { ...notesUpgrade, tell: (line) => reported.push(line) },
  });
  const [seen] = await query(
    server.connectionString,
    `select split_part(current_setting('server_version'), '.', 1) as major, count(*) as notes,
            (select string_agg(w, ' ' order by w) from unnest(array['öl','zebra','ark','ål']) w) as sorted from notes`,
  );
  const [next] = await query(
    server.connectionString,
    "insert into notes (text) values ('new') returning id as next",
  );
  await server.stop();
  return { ...seen, ...next };
}
