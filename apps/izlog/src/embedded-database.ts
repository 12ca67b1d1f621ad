import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  type EmbeddedPostgresProblem,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from 'embedded-postgres-server';

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
    'Take a backup with the Izlog that made it (izlog backup FILE), move that folder aside, and restore the backup here (izlog restore FILE).',
};

/**
 * Starts the database of a data folder, or joins the one that runs. It sorts as Croatian does. Throws a sentence that names
 * the setting to change.
 */
export async function startEmbeddedDatabase(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'settings' | 'log'>,
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ ...options, name: 'izlog', collation: 'hr' });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new Error(`${error.message} ${advice[error.problem]}`, { cause: error });
  }
}
