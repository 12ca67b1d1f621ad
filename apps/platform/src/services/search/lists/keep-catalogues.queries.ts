import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';

/** Sites whose lists hold more than `small` products, the largest first. */
export async function listLargeSites(db: Db, small: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from sites s
    cross join lateral (
      select count(*) as total from (
        select from product_list l where l.site_id = s.id and l.store_id = 0 limit ${small + 1}::int) l
    ) counted
    where counted.total > ${small}::int
    order by (select count(*) from product_list l where l.site_id = s.id and l.store_id = 0) desc`);
  return rows.map(({ id }) => id);
}
