import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';

/** Products of the site with their variants. */
export async function familyOf(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id::int as id from products
    where site_id = ${ctx.site.id} and (id = any(${idArray(ids)}) or parent_id = any(${idArray(ids)})) order by id`);
  return rows.map(({ id }) => id);
}
