import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Env, readEnv } from '@izlog/platform/env';
import { findUpgrade } from '@izlog/platform/kernel/database/migrate';
import { makeFolder } from '@izlog/platform/kernel/files/make-folder';
import { openLog } from '@izlog/platform/kernel/health/open-log';
import { version } from '@izlog/platform/kernel/version';
import type { RetainedCluster } from 'embedded-postgres-server';
import { type Logger, pino } from 'pino';
import { databaseTrouble } from './database-trouble.ts';
import { hasEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { type UpgradeOptions, upgradeTables } from './upgrade/upgrade-tables.ts';

/** What every command stands on: settings, the secret, and a migrated database that is running. */
export interface Installation {
  env: Env;
  log: Logger;
  secret: string;
  /** Made by this very start: whatever the shop sealed before it cannot be read by it. */
  isSecretNew: boolean;
  connectionString: string;
  /** Which database it is, for the greeting and the doctor. */
  database: 'embedded' | 'server';
  /** Where the embedded database keeps its data. */
  databaseFolder?: string;
  /** The embedded database of before the last upgrade of PostgreSQL itself, while it is kept. */
  retainedDatabase?: RetainedCluster;
  /** Leaves the database; the embedded one is stopped when nobody else uses it. */
  close(): Promise<void>;
}

/**
 * What a command does about the tables. `make`: it may begin with nothing, and upgrades what is there. `upgrade`: upgrades,
 * but there has to be a shop. `use`: wants them as this program knows them. `any`: works on those of any version. `replace`:
 * whatever is there or is not is replaced.
 */
export type TablesNeeded = 'make' | 'upgrade' | 'use' | 'any' | 'replace';

/** How an installation is opened. */
export interface OpenOptions {
  /** Logs faults only. */
  quiet?: boolean;
  env?: Record<string, string | undefined>;
  /** `use` unless said. */
  tables?: TablesNeeded;
  /** The shop itself starts: its second start removes the database of before an upgrade of PostgreSQL itself. */
  isShopStart?: boolean;
  upgrade?: UpgradeOptions;
}

/**
 * Opens the installation that the environment describes: starts or joins the embedded PostgreSQL unless DATABASE_URL
 * is set, and sees to the tables as the command needs them. A database is made only where that is what the command is for
 * (REL-12). Throws a sentence that names the wrong setting.
 */
export async function openInstallation(options: OpenOptions = {}): Promise<Installation> {
  const { tables = 'use' } = options;
  const env = readEnv(options.env ?? process.env);
  const log = openLog(options.quiet ? 'error' : env.LOG_LEVEL, pino.destination({ dest: 2, sync: false }));
  const mayBegin = tables === 'make' || tables === 'replace';
  if (!mayBegin && !env.DATABASE_URL && !hasEmbeddedDatabase(resolve(env.DATA_DIR))) throw noShop(env);
  let stored: StoredSecret | undefined;
  const prepareFolder = () => {
    makeDataFolder(resolve(env.DATA_DIR));
    stored ??= env.APP_SECRET ? { secret: env.APP_SECRET, isSecretNew: false } : storedSecret(env.DATA_DIR);
    return stored;
  };
  // A server is looked at first: where it has no shop, no folder is left behind.
  if (env.DATABASE_URL === undefined || mayBegin) prepareFolder();
  const database = await openDatabaseServer(env, log, options.isShopStart);
  try {
    await seeToTables(database.connectionString, env, { ...options, tables }, prepareFolder);
  } catch (error) {
    await database.close();
    throw env.DATABASE_URL ? databaseTrouble(error, env.DATABASE_URL) : error;
  }
  return { env, log, ...prepareFolder(), ...database };
}

async function seeToTables(
  connectionString: string,
  env: Env,
  { tables, upgrade }: OpenOptions & { tables: TablesNeeded },
  prepareFolder: () => void,
): Promise<void> {
  if (tables === 'replace') return;
  if (tables === 'make') return upgradeTables(connectionString, env, upgrade);
  const due = await findUpgrade(connectionString, { program: version, isLookingOnly: tables === 'any' });
  if (due.from === 0) throw noShop(env);
  if (tables === 'upgrade') {
    // The backup before an upgrade lies in the folder.
    prepareFolder();
    return upgradeTables(connectionString, env, upgrade);
  }
  if (tables === 'use' && due.migrations.length > 0)
    throw new Error(
      `The tables are those of an older Izlog, and this is ${version}. \`izlog start\` upgrades them, or \`izlog migrate\`; both make a backup first.`,
    );
}

/** Says where it was looked, and how one begins. */
function noShop(env: Env): Error {
  const place = env.DATABASE_URL
    ? 'The database of DATABASE_URL is empty. Set it to the one of your shop'
    : `There is no shop in ${resolve(env.DATA_DIR)} (DATA_DIR). Go to the folder of yours, or set DATA_DIR or DATABASE_URL`;
  return new Error(`${place}; \`izlog start\` or \`izlog site create\` make a new one.`);
}

/** Throws a sentence that names DATA_DIR where the folder cannot be made or written to. */
function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR: ${folder} cannot be a folder for data (${reason}). Set DATA_DIR to another.`, {
      cause: error,
    });
  }
}

async function openDatabaseServer(
  env: Env,
  log: Logger,
  isShopStart = false,
): Promise<
  Pick<Installation, 'connectionString' | 'database' | 'databaseFolder' | 'retainedDatabase' | 'close'>
> {
  if (env.DATABASE_URL)
    return { connectionString: env.DATABASE_URL, database: 'server', close: async () => {} };
  const server = await startEmbeddedDatabase({
    dataDir: resolve(env.DATA_DIR),
    log: (line) => log.debug({ postgres: line }),
    staysRetained: !isShopStart,
  });
  return {
    connectionString: server.connectionString,
    database: 'embedded',
    databaseFolder: server.folder,
    retainedDatabase: server.retained[0],
    close: () => server.stop(),
  };
}

type StoredSecret = Pick<Installation, 'secret' | 'isSecretNew'>;

/** The secret of this installation: made once, readable by its owner only. Of two commands that begin at once one makes it. */
function storedSecret(dataDir: string): StoredSecret {
  const file = join(resolve(dataDir), 'secret');
  const isSecretNew = !existsSync(file);
  if (isSecretNew) {
    const own = `${file}.${process.pid}`;
    writeFileSync(own, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    chmodSync(own, 0o600);
    try {
      linkSync(own, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(own);
    }
  }
  return { secret: readFileSync(file, 'utf8').trim(), isSecretNew };
}
