import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { logChanges } from '#platform/kernel/changes/catalogue-log.queries.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/**
 * Lets a store have prices of its own; its lists then start with the prices of all. Does nothing when it has them
 * already; refuses a store of another site (notFound).
 */
export function openPriceStore(outer: Ctx, storeId: number): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    if (!ctx.site.stores.some((store) => store.id === storeId)) throw new Refusal('notFound');
    const { rowCount } = await ctx.db.execute(sql`
      insert into price_stores (site_id, store_id) values (${ctx.site.id}, ${storeId}) on conflict do nothing`);
    if (rowCount === 0) return;
    await ctx.db.execute(sql`
      insert into product_list
      select (jsonb_populate_record(l, jsonb_build_object('store_id', ${storeId}::int))).*
      from product_list l where l.site_id = ${ctx.site.id} and l.store_id = 0
      on conflict do nothing`);
    await logChanges(ctx, null);
    await catalogueChanged(ctx, []);
  });
}
