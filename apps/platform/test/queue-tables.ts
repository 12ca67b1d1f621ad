import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';

/**
 * Makes the tables of the job queue, which a platform makes when it sends its first job: most test files would each wait
 * for that. Those that begin with an empty database still do.
 */
export async function makeQueueTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(getConstructionPlans());
  await client.end();
}
