import { productListFilter } from '@izlog/contract/product/record/product-rows';
import type { SaleReason } from '@izlog/contract/product/sales/sale-kinds';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { deskCondition } from '../desk/list-desk.queries.ts';
import type { SaleRow } from './sale.queries.ts';
import { priceSaleItems } from './sale.tables.ts';

export type SaleItem = typeof priceSaleItems.$inferSelect;

type Meant = Pick<
  SaleRow,
  | 'categoryIds'
  | 'tagId'
  | 'brandId'
  | 'search'
  | 'filter'
  | 'productIds'
  | 'exceptTagId'
  | 'exceptProductIds'
>;

/** Whether products are meant by what they are, and not only one by one. */
export const narrows = ({ categoryIds, tagId, brandId, search, filter }: Meant): boolean =>
  categoryIds.length > 0 || tagId !== null || brandId !== null || !!search || filter !== null;

/** The prices that a sale means: of products with variants those that have a price of their own; variants that are named always. */
export async function listMeant(ctx: Ctx, sale: Meant, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`${meant(ctx, sale)} order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How many of them are not among the prices of the sale yet. */
export async function countJoining(ctx: Ctx, sale: Meant & { id: number }): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${meant(ctx, sale)}) m
    where not exists (select from price_sale_items i where i.sale_id = ${sale.id} and i.product_id = m.id)`);
  return rows[0]?.count ?? 0;
}

function meant(ctx: Ctx, sale: Meant): SQL {
  const { categoryIds, tagId, brandId, search, filter, productIds, exceptTagId, exceptProductIds } = sale;
  const asked = productListFilter.parse({
    ...filter,
    ...(search ? { search } : {}),
    ...(tagId === null ? {} : { tag: tagId }),
    ...(brandId === null ? {} : { brand: brandId }),
  });
  const listed = sql`
    select d.product_id as id from product_desk d where ${deskCondition(ctx, asked)}
    ${categoryIds.length > 0 ? sql`and d.category_ids && ${sql.param([...categoryIds])}::int[]` : sql``}
    union`;
  const hasBase = (of: SQL) =>
    sql`exists (select from product_prices j where j.product_id = ${of} and j.kind = 'base')`;
  return sql`
    with chosen as (
      ${narrows(sale) ? listed : sql``}
      select p.id from products p
      where p.site_id = ${ctx.site.id} and p.id = any(${idArray(productIds)}) and p.parent_id is null and not p.is_archived
    ), priced as (
      select p.id, p.parent_id from chosen c join products p on p.id = c.id
      where p.format <> 'configurable' or ${hasBase(sql`p.id`)}
      union select v.id, v.parent_id from chosen c join products v on v.parent_id = c.id
      where not v.is_archived and ${hasBase(sql`v.id`)}
      union select v.id, v.parent_id from products v
      where v.site_id = ${ctx.site.id} and v.id = any(${idArray(productIds)}) and v.parent_id is not null
        and not v.is_archived
    )
    select p.id::int as id from priced p
    where not (p.id = any(${idArray(exceptProductIds)}) or coalesce(p.parent_id, 0) = any(${idArray(exceptProductIds)}))
    ${
      exceptTagId === null
        ? sql``
        : sql`and not exists (select from product_tags t
            where t.tag_id = ${exceptTagId} and t.product_id in (p.id, p.parent_id))`
    }`;
}

/** Forgets the prices of a draft. */
export async function removeItems(ctx: Ctx, saleId: number): Promise<void> {
  await ctx.db.delete(priceSaleItems).where(eq(priceSaleItems.saleId, saleId));
}

/** What is written of a price of a sale. */
export type ItemValues = Pick<SaleItem, 'productId' | 'state'> &
  Partial<Omit<SaleItem, 'saleId' | 'siteId' | 'productId' | 'state'>>;

/** Writes prices of a sale over those that it has. */
export async function writeItems(ctx: Ctx, saleId: number, items: readonly ItemValues[]): Promise<void> {
  if (items.length === 0) return;
  const docs = items.map((item) => ({
    product_id: item.productId,
    state: item.state,
    before: item.before ?? null,
    amount: item.amount ?? null,
    percent: item.percent ?? null,
    reason: item.reason ?? null,
    other_sale_id: item.otherSaleId ?? null,
    until: item.until ?? null,
    lowest: item.lowest ?? null,
    raised_at: item.raisedAt ?? null,
    valid_from: item.validFrom ?? null,
    valid_to: item.validTo ?? null,
  }));
  await ctx.db.execute(sql`
    insert into price_sale_items (sale_id, site_id, product_id, state, before, amount, percent, reason, other_sale_id, until,
      lowest, raised_at, valid_from, valid_to)
    select ${saleId}::bigint, ${ctx.site.id}::bigint, r.product_id, r.state, r.before, r.amount, r.percent, r.reason,
      r.other_sale_id, r.until, r.lowest, r.raised_at, r.valid_from, r.valid_to
    from ${recordset(docs, 'r', itemColumns)}
    on conflict (sale_id, product_id) do update set state = excluded.state, before = excluded.before,
      amount = excluded.amount, percent = excluded.percent, reason = excluded.reason,
      other_sale_id = excluded.other_sale_id, until = excluded.until, lowest = excluded.lowest,
      raised_at = excluded.raised_at, valid_from = excluded.valid_from, valid_to = excluded.valid_to`);
}

const itemColumns = `product_id bigint, state text, before bigint, amount bigint, percent int, reason text,
  other_sale_id bigint, until timestamptz, lowest bigint, raised_at timestamptz, valid_from timestamptz,
  valid_to timestamptz`;

/** Prices of a sale in some states above one product, in order. */
export function listItems(
  ctx: Ctx,
  saleId: number,
  { states, after = 0, limit }: { states: readonly SaleItem['state'][]; after?: number; limit: number },
): Promise<SaleItem[]> {
  return ctx.db
    .select()
    .from(priceSaleItems)
    .where(
      and(
        eq(priceSaleItems.saleId, saleId),
        eq(priceSaleItems.siteId, ctx.site.id),
        inArray(priceSaleItems.state, [...states]),
        gt(priceSaleItems.productId, after),
      ),
    )
    .orderBy(asc(priceSaleItems.productId))
    .limit(limit);
}

/** What waits for the job is not done any more. */
export async function dropWaiting(ctx: Ctx, saleId: number): Promise<void> {
  await ctx.db
    .update(priceSaleItems)
    .set({ state: 'ended' })
    .where(and(eq(priceSaleItems.saleId, saleId), eq(priceSaleItems.state, 'waiting')));
}

/** What the prices of a sale come to. */
export async function sumItems(ctx: Ctx, saleId: number, said: number | null) {
  const { rows } = await ctx.db.execute<{
    reason: SaleReason | null;
    count: number;
    least: number | null;
    most: number | null;
    others: number;
  }>(sql`
    select reason, count(*)::int as count, min(percent) as least, max(percent) as most,
      (count(*) filter (where percent < ${said}::int))::int as others
    from price_sale_items where sale_id = ${saleId} and site_id = ${ctx.site.id} group by reason order by count(*) desc, reason`);
  return rows;
}

/** Entries of the journal that a sale has written for products. */
export async function listOwnEntries(ctx: Ctx, saleId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id::int as id from product_prices
    where product_id = any(${idArray(ids)}) and site_id = ${ctx.site.id} and kind = 'sale' and cause = ${causeOf(saleId)}`);
  return new Set(rows.map(({ id }) => id));
}

/** The sales that have written entries of the journal, by the entry. */
export async function findSalesOf(ctx: Ctx, entryIds: readonly number[]): Promise<Map<number, number>> {
  if (entryIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; saleId: number }>(sql`
    select id::int as id, substr(cause, 6)::int as "saleId" from product_prices
    where id = any(${idArray(entryIds)}) and site_id = ${ctx.site.id} and cause like 'sale:%'`);
  return new Map(rows.map(({ id, saleId }) => [id, saleId]));
}

/** What the journal says of the cause of an entry that a sale has written. */
export const causeOf = (saleId: number): string => `sale:${saleId}`;

/** Who is who of prices: the product whose form shows it, and its sku. */
export async function findRecords(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, { recordId: number; sku: string | null }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; recordId: number; sku: string | null }>(sql`
    select id::int as id, coalesce(parent_id, id)::int as "recordId", sku from products
    where site_id = ${ctx.site.id} and id = any(${idArray(ids)})`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** Ids of the site's products by sku, whatever its case, or by `#12`, in the order asked for; null for those it has not. */
export async function idsOfKeys(ctx: Ctx, keys: readonly string[]): Promise<(number | null)[]> {
  if (keys.length === 0) return [];
  const { rows } = await ctx.db.execute<{ key: string; id: number }>(sql`
    select distinct on (w.key) w.key, p.id::int as id
    from unnest(${sql.param([...keys])}::text[]) as w(key)
    join products p on p.site_id = ${ctx.site.id}
      and (izlog_lower(p.sku) = izlog_lower(w.key) or w.key = '#' || p.id)
    order by w.key, izlog_lower(p.sku) = izlog_lower(w.key) desc, p.sku = w.key desc, p.id`);
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.map((key) => found.get(key) ?? null);
}

/** Ids that the site has not, of categories, tags and makers. */
export async function findUnknownIds(
  ctx: Ctx,
  { categoryIds, tagIds, brandIds }: Record<'categoryIds' | 'tagIds' | 'brandIds', readonly number[]>,
): Promise<{ kind: 'category' | 'tag' | 'brand'; id: number }[]> {
  const of = (kind: string, table: SQL, ids: readonly number[]) => sql`
    select ${kind}::text as kind, a.id::int as id from unnest(${idArray(ids)}) as a(id)
    where not exists (select from ${table} t where t.id = a.id and t.site_id = ${ctx.site.id})`;
  const { rows } = await ctx.db.execute<{ kind: 'category' | 'tag' | 'brand'; id: number }>(sql`
    ${of('category', sql`categories`, categoryIds)} union all ${of('tag', sql`tags`, tagIds)}
    union all ${of('brand', sql`brands`, brandIds)}`);
  return rows;
}

/** The variants of a product, those that were put away too: what was asked for them stays known. */
export async function listVariantIds(ctx: Ctx, id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id::int as id from products where site_id = ${ctx.site.id} and parent_id = ${id}::bigint order by id limit 300`);
  return rows.map((row) => row.id);
}
