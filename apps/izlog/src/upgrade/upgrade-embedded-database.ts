import { migrate } from '@izlog/platform/kernel/database/migrate';
import { readMigrations } from '@izlog/platform/kernel/database/migration-files';
import type { CarriedDatabases, DatabaseUpgrade } from 'embedded-postgres-server';
import pg from 'pg';
import { listMigrations } from '../backup/catalog.ts';
import { type CopyProgress, copyDatabase } from '../backup/copy-database.ts';

/** How Izlog's database comes from one major version of PostgreSQL into the next (REL-07). */
export function upgradeEmbeddedDatabase(tell: (line: string) => void): DatabaseUpgrade {
  return {
    carry: (databases) => carry(databases, tell),
    // The next start makes the queue and fills it from `sent_jobs`.
    leftOut: ['pgboss'],
    tell,
  };
}

/** Makes the tables as they are in the old database, at its own level, and copies what they hold. */
async function carry({ from, to }: CarriedDatabases, tell: (line: string) => void): Promise<void> {
  const level = await levelOf(from);
  // Made, and never migrated.
  if (level.length === 0) return;
  const migrations = readMigrations().slice(0, level.length);
  if (migrations.map(({ hash }) => hash).join() !== level.join())
    throw new Error(
      'The tables of this database were made by migrations that this Izlog does not know. Install the Izlog that made them.',
    );
  await migrate(to, { migrations });
  await copyDatabase(from, to, tellProgress(tell));
}

async function levelOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await listMigrations(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds between two lines. */
const calm = 10_000;

/** Says now and then how far the copy is, and from when on it can be reported, how long it will take. */
export function tellProgress(
  tell: (line: string) => void,
  clock = () => performance.now(),
): (progress: CopyProgress) => void {
  const start = clock();
  let reported = start;
  return ({ table, tablesDone, tables, rows, share }) => {
    const now = clock();
    if (table === undefined) tell(`All ${rows} rows are copied; now the rules between tables are checked.`);
    else if (now - reported >= calm) {
      reported = now;
      const left = share > 0.02 ? `, ${remaining((now - start) * (1 / share - 1))}` : '';
      tell(`Table ${tablesDone + 1} of ${tables} (${table}), ${Math.floor(share * 100)} %${left}.`);
    }
  };
}

function remaining(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes <= 1 ? 'less than a minute left' : `about ${minutes} minutes left`;
}
