import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';

/** Writes down that products wait for the lists; to be called in the transaction that saves them. */
export async function noteWaiting(ctx: Ctx, productIds: readonly number[]): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into list_waiting (site_id, product_ids)
    values (${ctx.site.id}, ${sql.param([...productIds])}::int[]) returning id`);
  return rows[0]?.id ?? 0;
}

/** Strikes a note out and gives its products; nothing when somebody else has done, or does, its work. */
export async function takeWaiting(ctx: Ctx, id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ productIds: number[] }>(sql`
    delete from list_waiting
    where id in (select id from list_waiting where id = ${id} and site_id = ${ctx.site.id} for update skip locked)
    returning product_ids as "productIds"`);
  return rows.flatMap(({ productIds }) => productIds);
}

/** Notes of all sites that are older than a moment, the oldest first. */
export async function listWaitingSince(db: Db, instant: Date): Promise<{ id: number; siteId: number }[]> {
  const { rows } = await db.execute<{ id: number; siteId: number }>(sql`
    select id, site_id as "siteId" from list_waiting where at < ${instant}::timestamptz order by at, id limit 1000`);
  return rows;
}
