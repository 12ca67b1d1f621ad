import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import { type BulkChange, bulkFieldOf, type OwnChange } from '@izlog/contract/product/record/product-bulk';
import { type ProductListFilter, productListFilter } from '@izlog/contract/product/record/product-rows';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { columnOf } from '#platform/kernel/records/columns.ts';
import { deskCondition } from '../desk/list-desk.queries.ts';
import { products } from '../products/product.tables.ts';
import type { BulkValue } from './bulk.tables.ts';

/** A product of a change and what it has now. */
export interface PresentValue {
  id: number;
  value: BulkValue;
  /** Of a change of stock: how the level is kept, and how much of it is promised. */
  level?: {
    backorders: BackorderKind;
    lowAt: number | null;
    restockAt: string | null;
    quantity: number;
  } | null;
  promised?: number | null;
  isVariant: boolean;
}

/** The products that are chosen, or that a filter means, at most so many; of prices and stock their variants too. */
export async function listChosen(
  ctx: Ctx,
  asked: { ids?: readonly number[] | undefined; filter?: ProductListFilter | undefined },
  kind: BulkChange['kind'],
  limit: number,
): Promise<number[]> {
  const chosen = asked.ids
    ? sql`select p.id from products p where p.site_id = ${ctx.site.id} and p.id = any(${idArray(asked.ids)})
        and p.parent_id is null`
    : sql`select d.product_id as id from product_desk d
        where ${deskCondition(ctx, asked.filter ?? productListFilter.parse({}))}`;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with chosen as (${chosen})
    ${
      kind === 'stock'
        ? sql`select c.id::int as id from chosen c join products p on p.id = c.id where p.format not in ('configurable', 'bundle')`
        : sql`select id::int as id from chosen`
    }
    ${hasVariants.includes(kind) ? sql`union select v.id::int from products v join chosen c on c.id = v.parent_id where not v.is_archived` : sql``}
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** What variants have of their own. */
const hasVariants: readonly BulkChange['kind'][] = ['price', 'priceBy', 'priceTo', 'stock'];

const basePrice = (now: Date): SQL => sql`(
    select to_jsonb(j.amount) from product_prices j
    where j.product_id = p.id and j.kind = 'base' and j.store_id is null
      and j.valid_from <= ${now}::timestamptz and (j.valid_to is null or j.valid_to > ${now}::timestamptz)
    order by j.id desc limit 1)`;

const presentOf: Readonly<Record<OwnChange['kind'], (now: Date) => SQL>> = {
  price: basePrice,
  priceBy: basePrice,
  priceTo: basePrice,
  stock: () => sql`to_jsonb(case when s.is_tracked then s.quantity end)`,
  state: () => sql`to_jsonb(case when p.is_archived then 'archived' when p.is_published or p.withheld <> '{}'
    then 'published' else 'draft' end)`,
  category: () => sql`to_jsonb(array(
    select c.category_id::int from product_categories c where c.product_id = p.id order by c.position))`,
  tag: () =>
    sql`to_jsonb(array(select t.tag_id::int from product_tags t where t.product_id = p.id order by 1))`,
};

/** What a product has now of what a change of this kind gives it. */
function presentBy(kind: BulkChange['kind'], now: Date): SQL {
  const field = bulkFieldOf({ kind });
  if (field) return sql`to_jsonb(${sql.raw(`p.${columnOf(products, field)}`)})`;
  return presentOf[kind as OwnChange['kind']](now);
}

/** What products have now of what is to be changed. */
export async function listPresent(
  ctx: Ctx,
  kind: BulkChange['kind'],
  ids: readonly number[],
): Promise<PresentValue[]> {
  const level = sql`jsonb_build_object('backorders', coalesce(s.backorders, 'no'), 'lowAt', s.low_at,
    'restockAt', s.restock_at, 'quantity', coalesce(s.quantity, 0)) as level,
    case when coalesce(s.backorders, 'no') = 'no' then coalesce(s.reserved, 0) else 0 end as promised,`;
  const isStock = kind === 'stock';
  const { rows } = await ctx.db.execute<PresentValue & Record<string, unknown>>(sql`
    select p.id::int as id, p.parent_id is not null as "isVariant", ${isStock ? level : sql``} ${presentBy(kind, ctx.now)} as value
    from products p ${isStock ? sql`left join stock_levels s on s.product_id = p.id` : sql``}
    where p.site_id = ${ctx.site.id} and p.id = any(${idArray(ids)}) order by p.id`);
  return rows;
}

/** A line of a change as it is written. */
export interface PlannedItem {
  productId: number;
  before: BulkValue;
  after: BulkValue;
  reason: string | null;
}

export async function insertItems(ctx: Ctx, bulkId: number, items: readonly PlannedItem[]): Promise<void> {
  const docs = items.map(({ productId, before, after, reason }) => ({
    product_id: productId,
    before,
    after,
    state: reason === null ? 'waiting' : 'refused',
    reason,
  }));
  await ctx.db.execute(sql`
    insert into product_bulk_items (bulk_id, product_id, site_id, before, after, state, reason)
    select ${bulkId}::bigint, r.product_id, ${ctx.site.id}::bigint, r.before, r.after, r.state, r.reason
    from ${recordset(docs, 'r', 'product_id bigint, before jsonb, after jsonb, state text, reason text')}`);
}

/** The next lines of a change that are in a state, held. */
export async function takeItems(ctx: Ctx, bulkId: number, state: 'waiting' | 'done', limit: number) {
  const { rows } = await ctx.db.execute<{ productId: number; before: BulkValue; after: BulkValue }>(sql`
    select product_id::int as "productId", before, after from product_bulk_items
    where bulk_id = ${bulkId} and state = ${state} and reason is null
    order by product_id limit ${limit} for update`);
  return rows;
}

/** Writes how lines went: in a new state, or why not. */
export async function settleItems(
  ctx: Ctx,
  bulkId: number,
  items: readonly { productId: number; state: string; reason: string | null }[],
): Promise<void> {
  const docs = items.map(({ productId, state, reason }) => ({ product_id: productId, state, reason }));
  await ctx.db.execute(sql`
    update product_bulk_items i set state = r.state, reason = r.reason
    from ${recordset(docs, 'r', 'product_id bigint, state text, reason text')}
    where i.bulk_id = ${bulkId} and i.product_id = r.product_id`);
}

/** How many products a change means; a variant is one of its product. */
export async function countProducts(ctx: Ctx, bulkId: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(distinct coalesce(p.parent_id, i.product_id))::int as count
    from product_bulk_items i left join products p on p.id = i.product_id where i.bulk_id = ${bulkId}`);
  return rows[0]?.count ?? 0;
}

/** Counts of a change, and some of its lines with the names of their products. */
export async function readItems(ctx: Ctx, bulkId: number) {
  const { rows: counts } = await ctx.db.execute<{ state: string; reason: string | null; count: number }>(sql`
    select state, reason, count(*)::int as count from product_bulk_items where bulk_id = ${bulkId}
    group by 1, 2 order by 1, 2`);
  const { rows: examples } = await ctx.db.execute<Named>(
    namedItems(ctx, sql`i.bulk_id = ${bulkId} and i.reason is null`, 10),
  );
  const { rows: refused } = await ctx.db.execute<Named>(
    namedItems(ctx, sql`i.bulk_id = ${bulkId} and i.reason is not null`, 10),
  );
  return { counts, examples, refused };
}

/** The next of the products that a change leaves alone. */
export async function listRefusedItems(
  ctx: Ctx,
  bulkId: number,
  after: number,
  limit: number,
): Promise<Named[]> {
  const { rows } = await ctx.db.execute<Named>(
    namedItems(
      ctx,
      sql`i.bulk_id = ${bulkId} and i.reason is not null and i.product_id > ${after}::bigint`,
      limit,
    ),
  );
  return rows;
}

const namedItems = (ctx: Ctx, which: SQL, limit: number): SQL => sql`
  select i.product_id::int as "productId", coalesce((select p.parent_id from products p where p.id = i.product_id),
    i.product_id)::int as "recordId", i.before, i.after, i.reason, coalesce((
    select t.name from product_translations t join products p on p.id = i.product_id
    where t.product_id in (p.id, p.parent_id)
    order by t.product_id = p.id desc, t.language = ${ctx.language} desc, t.language limit 1), '') as name,
    (select p.sku from products p where p.id = i.product_id) as sku
  from product_bulk_items i where ${which} order by i.product_id limit ${limit}`;

/** A line of a change with the name of its product. */
type Named = {
  productId: number;
  recordId: number;
  before: BulkValue;
  after: BulkValue;
  reason: string | null;
  name: string;
  sku: string | null;
};
