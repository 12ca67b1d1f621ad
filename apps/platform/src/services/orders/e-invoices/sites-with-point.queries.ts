import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** Sites whose e-invoices an access point carries by itself. */
export async function listSitesWithPoint(db: Db): Promise<number[]> {
  const rows = await queryPrepared<{ id: number }>(
    db,
    sql`select site_id as id from site_options where key = 'EInvoicePoint' and value = 'mojEracun' order by site_id`,
  );
  return rows.map(({ id }) => id);
}
