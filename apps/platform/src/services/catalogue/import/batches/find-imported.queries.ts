import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import type { PublishingNeed } from '../../products/settle-publishing.ts';

/** A product of the shop that a record may be about. */
export interface KnownProduct {
  id: number;
  sku: string | null;
  source: string | null;
  externalId: string | null;
  contentHash: string | null;
  format: string;
  /** What its publishing waits for. */
  withheld: PublishingNeed[];
}

/** Products of the site by their number in the shop they come from, and by SKUs as they were asked for, whatever their case. */
export async function findKnown(
  ctx: Ctx,
  source: string,
  wanted: { externalIds: readonly string[]; skus: readonly string[] },
): Promise<{ byExternalId: Map<string, KnownProduct>; bySku: Map<string, KnownProduct> }> {
  const columns = sql`p.id, p.sku, p.source, p.external_id as "externalId", p.content_hash as "contentHash", p.format, p.withheld`;
  const ids = wanted.externalIds.map((externalId) => ({ external_id: externalId }));
  const skus = wanted.skus.map((sku) => ({ sku }));
  const { rows: imported } = await ctx.db.execute<{ [K in keyof KnownProduct]: KnownProduct[K] }>(sql`
    select ${columns} from ${recordset(ids, 'r', 'external_id text')}
    join products p on p.site_id = ${ctx.site.id} and p.source = ${source} and p.external_id = r.external_id`);
  const { rows: owners } = await ctx.db.execute<
    { wanted: string } & { [K in keyof KnownProduct]: KnownProduct[K] }
  >(sql`
    select distinct on (r.sku) r.sku as wanted, ${columns} from ${recordset(skus, 'r', 'sku text')}
    join products p on p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(r.sku)
    order by r.sku, p.sku = r.sku desc, p.id`);
  return {
    byExternalId: new Map(imported.map((row) => [row.externalId ?? '', row])),
    bySku: new Map(owners.map(({ wanted, ...row }) => [wanted, row])),
  };
}

/** Pieces promised to carts and orders, of the products that have any; their rows stay locked. */
export async function lockReserved(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ product_id: number; reserved: number }>(sql`
    select product_id, reserved from stock_levels
    where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)}) order by product_id for update`);
  return new Map(rows.filter(({ reserved }) => reserved > 0).map((row) => [row.product_id, row.reserved]));
}

/** Those of the products for which a sale is announced that has not begun. */
export async function findAnnouncedSales(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ product_id: number }>(sql`
    select distinct product_id from product_prices
    where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)})
      and kind = 'sale' and amount is not null and store_id is null and valid_from > ${ctx.now}`);
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Products that the skus name, a variant's product in its stead, by sku. */
export async function findReviewed(ctx: Ctx, skus: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(skus)].map((sku) => ({ sku }));
  const { rows } = await ctx.db.execute<{ sku: string; id: number }>(sql`
    select distinct on (r.sku) r.sku, coalesce(p.parent_id, p.id) as id from ${recordset(wanted, 'r', 'sku text')}
    join products p on p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(r.sku)
    order by r.sku, p.sku = r.sku desc, p.id`);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
