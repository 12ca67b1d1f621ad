import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
// Any number that no other program uses as an advisory lock on this database.
const lock = 7_153_204_901;

/** Brings the database up to date, one node at a time; the others wait and find nothing to do. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'izlog migrate',
    // An address that swallows everything would keep a start waiting without a word.
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < 150_000) {
      throw new Error(
        'DATABASE_URL: the server is older than PostgreSQL 15. Izlog needs PostgreSQL 15 or newer.',
      );
    }
    await client.query('select pg_advisory_lock($1)', [lock]);
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
    await refuseOtherHistory(client);
  } finally {
    await client.end();
  }
}

/**
 * A migration that was changed after it ran would leave tables that no code fits. It happens to those who follow the
 * sources between releases; a release never changes one.
 */
async function refuseOtherHistory(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash));
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new Error(
    'The tables of this database were made by another version of the migrations. Between releases: make a backup, ' +
      'then start with an empty database or DATA_DIR. With a released version: install that version.',
  );
}
