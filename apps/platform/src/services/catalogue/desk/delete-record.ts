import { sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { familyOf } from './family.queries.ts';
import { fieldsOf, flat, isOrdered, readRow } from './get-record.ts';

/**
 * Removes a product with its variants and its journal of prices. One that was ordered stays (it can be archived), and so
 * does one that a bundle is made of.
 */
export function deleteRecord(outer: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  return inTransaction(outer, async (inner) => {
    const ctx = await holdProducts(inner, [id], { stock: true });
    const row = await readRow(ctx, id);
    const family = await familyOf(ctx, [id]);
    const { rows } = await ctx.db.execute(
      sql`select from bundle_items where product_id = any(${idArray(family)}) limit 1`,
    );
    if (rows.length > 0 || (await isOrdered(ctx, family))) throw new Refusal('productInUse');
    noteChange(ctx, `product ${id}`, flat(ctx, await fieldsOf(ctx, row)), {});
    // Archived first: the lists let go of it as of any other that nobody may see.
    await ctx.db.execute(
      sql`update products set is_archived = true where id = any(${idArray(family)}) and site_id = ${ctx.site.id}`,
    );
    await catalogueChanged(ctx, await reindexProducts(ctx, family));
    await ctx.db.execute(sql`select set_config('izlog.purge', 'on', true)`);
    await ctx.db.execute(
      sql`delete from products where id = any(${idArray(family)}) and site_id = ${ctx.site.id}`,
    );
    await ctx.db.execute(sql`select set_config('izlog.purge', '', true)`);
    return {};
  });
}
