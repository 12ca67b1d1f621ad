import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import { catalogueChanged } from '../../kernel/changes/catalogue-changed.ts';
import { logChanges } from '../../kernel/changes/catalogue-log.queries.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import { recordset } from '../../kernel/database/recordset.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What is at hand of a product. */
export interface StockInput {
  isTracked: boolean;
  quantity?: number;
  backorders?: BackorderKind;
  lowAt?: number | null;
  restockAt?: Date | null;
}

const columns =
  'product_id bigint, is_tracked boolean, quantity int, backorders text, low_at int, restock_at timestamptz';

/**
 * Sets what is at hand of products of this site. Refuses (stockReserved) to go below what is promised to carts and
 * orders, and ids of another site (notFound).
 */
export function setStock(
  outer: Ctx,
  stocks: ReadonlyArray<StockInput & { productId: number }>,
  { isReindexed = true }: { isReindexed?: boolean } = {},
): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    if (stocks.length === 0) return;
    const docs = stocks.map((stock) => ({
      product_id: stock.productId,
      is_tracked: stock.isTracked,
      quantity: stock.quantity ?? 0,
      backorders: stock.backorders ?? 'no',
      low_at: stock.lowAt ?? null,
      restock_at: stock.restockAt ?? null,
    }));
    const { rows } = await ctx.db.execute<{ product_id: number }>(sql`
      insert into stock_levels (product_id, site_id, is_tracked, quantity, backorders, low_at, restock_at, updated_at)
      select p.id, p.site_id, r.is_tracked, r.quantity, r.backorders, r.low_at, r.restock_at, ${ctx.now}::timestamptz
      from ${recordset(docs, 'r', columns)}
      join products p on p.id = r.product_id and p.site_id = ${ctx.site.id}
      order by p.id
      on conflict (product_id) do update set is_tracked = excluded.is_tracked, quantity = excluded.quantity,
        backorders = excluded.backorders, low_at = excluded.low_at, restock_at = excluded.restock_at,
        updated_at = excluded.updated_at
      where not excluded.is_tracked or excluded.backorders <> 'no' or excluded.quantity >= stock_levels.reserved
      returning product_id`);
    await refuseMissing(ctx, stocks, new Set(rows.map((row) => row.product_id)));
    if (!isReindexed) return;
    const ids = stocks.map(({ productId }) => productId);
    await logChanges(ctx, ids);
    await catalogueChanged(ctx, ids);
  });
}

async function refuseMissing(
  ctx: Ctx,
  stocks: ReadonlyArray<{ productId: number }>,
  written: ReadonlySet<number>,
): Promise<void> {
  const missing = stocks.find(({ productId }) => !written.has(productId));
  if (!missing) return;
  const { rows } = await ctx.db.execute<{ reserved: number }>(
    sql`select reserved from stock_levels where product_id = ${missing.productId} and site_id = ${ctx.site.id}`,
  );
  if (!rows[0]) throw new Refusal('notFound');
  throw new Refusal('stockReserved', { product: missing.productId, reserved: rows[0].reserved });
}
