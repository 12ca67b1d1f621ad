import { findLevel } from '@izlog/platform/kernel/database/migration-notes';
import pg from 'pg';

/** Version of the program that upgraded a database last; undefined where that was not yet written down. */
export async function findProgram(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, application_name: 'izlog' });
  await client.connect();
  try {
    return (await findLevel(client, [])).program;
  } finally {
    await client.end();
  }
}
