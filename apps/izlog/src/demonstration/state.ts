import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { forgetMigrations, makeNotes } from '@izlog/platform/kernel/database/migration-notes';
import { version } from '@izlog/platform/kernel/version';
import pg from 'pg';
import { backup } from '../backup/backup.ts';
import { dropEverything } from '../backup/drop-everything.ts';
import { restore } from '../backup/restore.ts';
import { hasEmbeddedDatabase } from '../embedded-database.ts';
import { findSite } from '../find-site.ts';
import { prepareFirstStart } from '../first-start/first-start.ts';
import { type Installation, openInstallation } from '../installation.ts';

/** Days after which the demonstration is rebuilt, so that its orders are of these weeks. */
const freshDays = 7;

/** What a data folder says of the demonstration in it. */
interface Mark {
  /** ISO 8601; absent while it is being made. */
  madeAt?: string;
  program: string;
  siteId: string;
}

/** The folder of a demonstration, and the state that it is put back to. */
export interface DemonstrationState {
  /** The site of its account. */
  siteId(): string;
  /** Puts database and files back as they were made; makes them again where they are older than a week. Nothing may run. */
  putBack(now: Date): Promise<void>;
}

/**
 * Takes a data folder for a demonstration: one that is empty, or that was made for one. Throws a sentence where it holds a
 * shop that is none, and where `settings` would lead to a database or bucket that others use.
 */
export function takeFolder(settings: Record<string, string | undefined>): void {
  for (const name of ['DATABASE_URL', 'S3_BUCKET', 'PLATFORM_URL'])
    if (settings[name])
      throw new Error(`A demonstration keeps to its own data folder: start it without ${name}.`);
  const folder = folderOf(settings);
  if (!existsSync(markFile(folder)) && hasEmbeddedDatabase(folder))
    throw new Error(
      `DATA_DIR: ${folder} has a shop that is no demonstration, and would be put back every night. Set DATA_DIR to another.`,
    );
}

/** Throws where a data folder was made for a demonstration: its shop is thrown away by the next one. */
export function mustBeNoDemonstration(settings: Record<string, string | undefined>): void {
  const folder = folderOf(settings);
  if (existsSync(markFile(folder)))
    throw new Error(
      `DATA_DIR: ${folder} was made by \`izlog start --demo\`. Start it so, or set DATA_DIR to another.`,
    );
}

/**
 * Opens the demonstration of a data folder as it was made, and makes it where it is not there yet. `password` is that of
 * its account.
 */
export async function openDemonstration(
  settings: Record<string, string | undefined>,
  password: string,
): Promise<DemonstrationState> {
  const folder = folderOf(settings);
  const state: DemonstrationState = {
    siteId: () => readMark(folder)?.siteId ?? '',
    async putBack(now) {
      const mark = readMark(folder);
      const age = now.getTime() - new Date(mark?.madeAt ?? 0).getTime();
      if (mark?.program !== version || age > freshDays * 24 * 3600 * 1000)
        return make(folder, settings, password);
      await within(settings, async ({ connectionString }) => {
        await restore(connectionString, startFile(folder), { force: true, program: version });
      });
      replaceFolder(join(folder, 'start-media'), join(folder, 'media'));
    },
  };
  if (readMark(folder)?.madeAt === undefined) await make(folder, settings, password);
  else await state.putBack(new Date());
  return state;
}

async function make(
  folder: string,
  settings: Record<string, string | undefined>,
  password: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // From here on the folder is a demonstration's, also when this is cut off.
  writeMark(folder, { program: version, siteId: '' });
  for (const name of ['media', 'start-media', 'start.izlog', 'backups'])
    rmSync(join(folder, name), { recursive: true, force: true });
  if (hasEmbeddedDatabase(folder)) await emptyDatabase(settings);
  const siteId = await within(settings, async (installation) => {
    await prepareFirstStart(installation, { ownerPassword: password, history: 'now' });
    await backup(installation.connectionString, startFile(folder), { program: version });
    return standardSite(installation);
  });
  if (existsSync(join(folder, 'media'))) replaceFolder(join(folder, 'media'), join(folder, 'start-media'));
  writeMark(folder, { madeAt: new Date().toISOString(), program: version, siteId });
}

/** What an older program left there, or a start that was cut off. */
const emptyDatabase = (settings: Record<string, string | undefined>) =>
  within(
    settings,
    async ({ connectionString }) => {
      const client = new pg.Client({ connectionString, application_name: 'izlog start --demo' });
      await client.connect();
      try {
        await dropEverything(client);
        await makeNotes(client);
        await forgetMigrations(client);
        await client.query('drop schema if exists pgboss cascade');
      } finally {
        await client.end();
      }
    },
    'replace',
  );

async function within<T>(
  settings: Record<string, string | undefined>,
  work: (installation: Installation) => Promise<T>,
  tables: 'make' | 'replace' = 'make',
): Promise<T> {
  const installation = await openInstallation({ env: settings, tables });
  try {
    return await work(installation);
  } finally {
    await installation.close();
  }
}

async function standardSite({ connectionString, log }: Installation): Promise<string> {
  const database = openDatabase({
    connectionString,
    max: 1,
    statementTimeout: 0,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  try {
    return String((await findSite(database, undefined)).id);
  } finally {
    await database.end();
  }
}

function replaceFolder(source: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

const folderOf = ({ DATA_DIR }: Record<string, string | undefined>) => resolve(DATA_DIR || '.data');
const markFile = (folder: string) => join(folder, 'demonstration.json');
const startFile = (folder: string) => join(folder, 'start.izlog');

function readMark(folder: string): Mark | undefined {
  return existsSync(markFile(folder)) ? JSON.parse(readFileSync(markFile(folder), 'utf8')) : undefined;
}

function writeMark(folder: string, mark: Mark): void {
  writeFileSync(`${markFile(folder)}.part`, `${JSON.stringify(mark)}\n`);
  renameSync(`${markFile(folder)}.part`, markFile(folder));
}
