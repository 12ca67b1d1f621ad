import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  type EmbeddedPostgresProblem,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from 'embedded-postgres-server';
import { upgradeEmbeddedDatabase } from './upgrade/upgrade-embedded-database.ts';

/** Whether a data folder has a database; nothing is made. */
export const hasEmbeddedDatabase = hasEmbeddedPostgres;

const elsewhere = 'set DATABASE_URL to the address of a PostgreSQL 15 or newer.';

/** What somebody who runs Izlog can do about it. */
const advice: Record<EmbeddedPostgresProblem, string> = {
  noPrograms: `You can also ${elsewhere}`,
  noUser: `Or ${elsewhere}`,
  noFolder: `Set DATA_DIR to one, or ${elsewhere}`,
  notOurs: 'Or set DATA_DIR to another folder.',
  otherVersion:
    'Start it once more with the Izlog that made it, which lays them there, then with this one. Or take a backup with that one (izlog backup FILE), move that folder aside, and restore the backup here (izlog restore FILE).',
  newerVersion:
    'Install the Izlog that made it, or a newer one. A backup can be restored here (izlog restore FILE).',
  inUse: 'Another Izlog may be running on this folder.',
  noRoom: 'The Izlog that made the database runs on with what there is.',
  notCarried: 'The Izlog that made the database runs on as before.',
};

/**
 * Starts the database of a data folder, or joins the one that runs. It sorts as Croatian does. One that an older major version
 * of PostgreSQL made is upgraded first, with lines on the other stream (REL-07). Throws a sentence that names the setting to
 * change.
 */
export async function startEmbeddedDatabase(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'settings' | 'log' | 'staysRetained'>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({
      ...options,
      name: 'izlog',
      collation: 'hr',
      upgrade: upgradeEmbeddedDatabase((line) => console.error(line)),
    });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new Error(`${error.message} ${advice[error.problem]}`, { cause: error });
  }
}
