import { sql } from 'drizzle-orm';
import { type Ctx, dropTags } from '../context.ts';

/** Rows of `catalogue_changes` that a write removes at most; writers at the same time leave each other's alone. */
const compacted = 50;

/**
 * Says that the catalogue of the site has changed: pages that show these products or any list are rebuilt, and
 * counts kept in memory no longer hold. Call it inside the transaction of the write, once.
 */
export async function catalogueChanged(
  ctx: Ctx,
  productIds: Iterable<number>,
  others: Iterable<string> = [],
): Promise<void> {
  await ctx.db.execute(sql`
    with gone as (
      select id from catalogue_changes where site_id = ${ctx.site.id}
      order by id limit ${compacted} for update skip locked
    ), deleted as (
      delete from catalogue_changes where id in (select id from gone)
    )
    insert into catalogue_changes (site_id) values (${ctx.site.id})`);
  await dropTags(ctx, ['products', ...[...productIds].map((id) => `product:${id}`), ...others]);
}
