import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { logChanges } from '#platform/kernel/changes/catalogue-log.queries.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { noteMovements, type StockCause } from './movements/note-movements.ts';
import { pricesFollow } from './prices-follow.queries.ts';

/** What is at hand of a product. */
export interface StockInput {
  isTracked: boolean;
  quantity?: number;
  backorders?: BackorderKind;
  lowAt?: number | null;
  restockAt?: Date | null;
}

interface StockOptions {
  isReindexed?: boolean;
  /** Why, for the movements; without it a correction by staff, an import by all else. */
  cause?: StockCause;
}

const columns =
  'product_id bigint, is_tracked boolean, quantity int, backorders text, low_at int, restock_at timestamptz';

/**
 * Sets what is at hand of products of this site; what becomes more or less is a movement (OFFICE-05). Refuses
 * (stockReserved) to go below what is promised to carts and orders, and ids of another site (notFound).
 */
export function setStock(
  outer: Ctx,
  stocks: ReadonlyArray<StockInput & { productId: number }>,
  { isReindexed = true, cause = causeOf(outer) }: StockOptions = {},
): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    if (stocks.length === 0) return;
    const ids = stocks.map(({ productId }) => productId);
    await openLevels(ctx, ids);
    const docs = stocks.map((stock) => ({
      product_id: stock.productId,
      is_tracked: stock.isTracked,
      quantity: stock.quantity ?? 0,
      backorders: stock.backorders ?? 'no',
      low_at: stock.lowAt ?? null,
      restock_at: stock.restockAt ?? null,
    }));
    const written = await queryPrepared<{ product_id: number }>(
      ctx.db,
      sql`
      with old as (
        select product_id, quantity from stock_levels
        where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)})
      ), written as (
        update stock_levels s set is_tracked = r.is_tracked, quantity = r.quantity, backorders = r.backorders,
          low_at = r.low_at, restock_at = r.restock_at, updated_at = ${ctx.now.toISOString()}::timestamptz
        from ${recordset(docs, 'r', columns)} join old on old.product_id = r.product_id
        where s.product_id = r.product_id and s.site_id = ${ctx.site.id}
          and (not r.is_tracked or r.backorders <> 'no' or r.quantity >= s.reserved)
        returning s.product_id, s.quantity - old.quantity as difference, s.quantity as after
      ), noted as (${noteMovements(ctx, sql`written`, cause)})
      select product_id from written`,
    );
    await refuseMissing(ctx, stocks, new Set(written.map((row) => row.product_id)));
    if (!isReindexed) return;
    await pricesFollow(ctx, ids);
    await logChanges(ctx, ids);
    await catalogueChanged(ctx, ids);
  });
}

const causeOf = ({ caller }: Ctx): StockCause => ({
  kind: caller.kind === 'staff' ? 'correction' : 'import',
});

/**
 * Makes the levels that are not there yet, with nothing in them, and holds all until the end of the transaction: what
 * they were is then known when they change. In the order of their ids, as every buyer locks them.
 */
async function openLevels(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`
    insert into stock_levels (product_id, site_id)
    select p.id, p.site_id from products p
    where p.site_id = ${ctx.site.id} and p.id = any(${idArray(ids)})
    order by p.id
    on conflict (product_id) do nothing`,
  );
  await queryPrepared(
    ctx.db,
    sql`select product_id from stock_levels
    where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)}) order by product_id for update`,
  );
}

async function refuseMissing(
  ctx: Ctx,
  stocks: ReadonlyArray<{ productId: number }>,
  written: ReadonlySet<number>,
): Promise<void> {
  const missing = stocks.find(({ productId }) => !written.has(productId));
  if (!missing) return;
  const rows = await queryPrepared<{ reserved: number }>(
    ctx.db,
    sql`select reserved from stock_levels where product_id = ${missing.productId} and site_id = ${ctx.site.id}`,
  );
  if (!rows[0]) throw new Refusal('notFound');
  throw new Refusal('stockReserved', { product: missing.productId, reserved: rows[0].reserved });
}
