import { connect } from '@izlog/platform/kernel/database/connect';
import { findLevel } from '@izlog/platform/kernel/database/migration-notes';

/** Version of the program that upgraded a database last; undefined where that was not yet written down. */
export async function findProgram(connectionString: string): Promise<string | undefined> {
  const client = await connect(connectionString, 'izlog look');
  try {
    return (await findLevel(client, [])).program;
  } finally {
    await client.end();
  }
}
