import { type Database, openDatabase } from '@izlog/platform/kernel/db';
import { type Installation, openInstallation } from './installation.ts';

/** Runs a command on the installation's database and leaves it afterwards, whatever happened. */
export async function withDatabase<T>(
  work: (database: Database, installation: Installation) => Promise<T>,
): Promise<T> {
  const installation = await openInstallation({ quiet: true });
  const database = openDatabase({
    connectionString: installation.connectionString,
    max: 4,
    // Commands may take their time; requests may not.
    statementTimeout: 0,
    onError: (error) => installation.log.warn({ err: error }, 'a database connection was lost'),
  });
  try {
    return await work(database, installation);
  } finally {
    await database.end();
    await installation.close();
  }
}
