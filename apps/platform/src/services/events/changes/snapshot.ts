import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';

/** What is committed by now, and the name of the tables that it is committed in: a restore makes others. */
export async function readSnapshot(db: Db): Promise<{ of: string; since: string }> {
  const { rows } = await db.execute<{ of: string; since: string }>(sql`
    select md5(concat((select system_identifier from pg_control_system()), ' ', 'shop_events'::regclass::oid)) as "of",
      pg_current_snapshot()::text as since`);
  const [row] = rows;
  if (!row) throw new Error('the database did not say where it is');
  return row;
}
