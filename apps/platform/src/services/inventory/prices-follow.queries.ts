import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/**
 * Variants that sell out or come back may change what their products cost from, and bundles of these: their rows in lists
 * are due, so that lists show the price of now at once, and their order follows with the next turn of prices.
 */
export async function pricesFollow(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`
    with parents as (
      select distinct parent_id as id from products
      where id = any(${idArray(ids)}) and site_id = ${ctx.site.id} and parent_id is not null
    ), shown as (
      select id from parents
      union select i.bundle_id from bundle_items i join parents on parents.id = i.product_id
    ), due as (
      select l.product_id, l.store_id from product_list l join shown on shown.id = l.product_id
      order by l.product_id, l.store_id for update of l
    )
    update product_list l set prices_change_at = ${ctx.now.toISOString()}::timestamptz
    from due where l.product_id = due.product_id and l.store_id = due.store_id`,
  );
}
