import type { ProductLack, ProductListFilter } from '@izlog/contract/product/record/product-rows';
import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import { countedRecords } from '@izlog/contract/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { bareWord } from '#platform/kernel/database/typed-patterns.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { picturedBy } from '../lists/pictured-by.queries.ts';
import type { ProductTable } from '../products/plain-fields.ts';
import { products } from '../products/product.tables.ts';
import { usedBy } from '../registries/used-by.queries.ts';

/** A place in the order of the list: the value it is in the order of, and the id. */
export type DeskPlace = readonly [value: string, id: number];

export interface DeskOrder {
  by: 'name' | 'updatedAt';
  way: 'asc' | 'desc';
}

/** The products that a filter means, as a condition on `product_desk d`. */
export function deskCondition(ctx: Pick<Ctx, 'site'>, filter: ProductListFilter): SQL {
  const { search, state, lacks, stock, category, brand, tag, taxClass, attribute, value } = filter;
  const conditions: SQL[] = [sql`d.site_id = ${ctx.site.id}`];
  const bare = search && bareWord(search);
  if (search)
    conditions.push(sql`(d.folded like '%' || izlog_like(${search}::text) || '%'
      ${
        bare
          ? sql`or d.product_id in (
              select coalesce(v.parent_id, v.id) from products v
              where v.site_id = ${ctx.site.id} and izlog_bare(v.sku) like '%' || izlog_bare(${bare}::text) || '%')`
          : sql``
      })`);
  // What was put away is only seen by the person who asks for it.
  if (state !== 'every') conditions.push(state ? sql`d.state = ${state}` : sql`d.state <> 'archived'`);
  if (lacks) conditions.push(lacking[lacks]);
  if (brand !== undefined) conditions.push(sql`d.brand_id = ${brand}`);
  if (category !== undefined) conditions.push(sql`d.category_ids @> array[${category}::bigint]::int[]`);
  if (stock) conditions.push(sql`d.product_id in (${stock === 'out' ? outOf(ctx) : lowOf(ctx)})`);
  const among = (families: SQL) => conditions.push(sql`d.product_id in (${families})`);
  if (tag !== undefined) among(usedBy.tag(tag));
  if (taxClass !== undefined) among(usedBy.taxClass(taxClass));
  if (attribute !== undefined) among(usedBy.attribute(attribute));
  if (value !== undefined) among(usedBy.value(value));
  return sql.join(conditions, sql` and `);
}

const lacking: Readonly<Record<ProductLack, SQL>> = {
  picture: sql`d.lacks_picture`,
  maker: sql`d.lacks_maker`,
  translation: sql`d.lacks_translation`,
  price: sql`d.lacks_price`,
};

/** Products of which nothing is left, or of a variant. */
const outOf = ({ site }: Pick<Ctx, 'site'>): SQL => sql`
  select coalesce(v.parent_id, v.id) from stock_levels s join products v on v.id = s.product_id
  where s.site_id = ${site.id} and s.is_tracked and s.quantity <= s.reserved`;

/** Products of which little is left, by their own limit. */
const lowOf = ({ site }: Pick<Ctx, 'site'>): SQL => sql`
  select coalesce(v.parent_id, v.id) from stock_levels s join products v on v.id = s.product_id
  where s.site_id = ${site.id} and s.is_tracked and s.low_at is not null
    and s.quantity > s.reserved and s.quantity - s.reserved <= s.low_at`;

/** Ids of a page in the order asked for, each with its place. */
export async function listDeskIds(
  ctx: Ctx,
  filter: ProductListFilter,
  { by, way }: DeskOrder,
  { limit, offset, after }: { limit: number; offset: number; after?: DeskPlace | undefined },
): Promise<{ id: number; place: string }[]> {
  const key = by === 'name' ? sql`d.name collate "hr_order"` : sql`p.updated_at`;
  const id = by === 'name' ? sql`d.product_id` : sql`p.id`;
  // When a product was changed its own row says; nobody but products without a parent stands in this list.
  const changed = sql`join products p on p.id = d.product_id and p.site_id = d.site_id and p.parent_id is null`;
  const last =
    by === 'name'
      ? sql`${after?.[0]}::text`
      : sql`'epoch'::timestamptz + ${after?.[0]}::float8 * interval '1 microsecond'`;
  const than = sql.raw(way === 'asc' ? '>' : '<');
  const turn = sql.raw(way);
  const behind = after ? sql`and (${key}, ${id}) ${than} (${last}, ${after[1]}::bigint)` : sql``;
  const { rows } = await ctx.db.execute<{ id: number; place: string }>(sql`
    select d.product_id::int as id, ${by === 'name' ? sql`d.name` : sql`(extract(epoch from p.updated_at) * 1000000)::bigint::text`} as place
    from product_desk d ${by === 'name' ? sql`` : changed} where ${deskCondition(ctx, filter)} ${behind}
    order by ${key} ${turn}, ${id} ${turn} limit ${limit} offset ${offset}`);
  return rows;
}

/** How many products a filter means; one more than are counted says that there are more. */
export async function countDesk(ctx: Ctx, filter: ProductListFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from product_desk d where ${deskCondition(ctx, filter)} limit ${countedRecords + 1}
    ) found`);
  return rows[0]?.count ?? 0;
}

/** What the rows of a page show beside their prices. */
export interface DeskRow extends Pick<ProductTable, 'id' | 'sku' | 'format' | (typeof listedNames)[number]> {
  name: string;
  state: 'published' | 'draft' | 'waiting' | 'archived';
  variants: number;
  mediaId: number | null;
  stock: number | null;
  isLow: boolean;
  languages: string[];
  lacks: ProductLack[];
  updatedAt: string;
}

/** Plain fields that are columns of the list. */
const listedNames = namesOf(fieldsWith(productPlainFields, 'list'));
const rowColumns = selected(products, ['sku', 'format', ...listedNames], 'p');

/** The rows of a page, in no order, by one statement. */
export async function listDeskRows(ctx: Ctx, ids: readonly number[]): Promise<DeskRow[]> {
  const { rows } = await ctx.db.execute<DeskRow & Record<string, unknown>>(sql`
    select d.product_id::int as id, d.name, ${rowColumns}, d.state, family.variants,
      (select m.media_id::int from product_media m where m.product_id = ${picturedBy('p')} order by m.position limit 1) as "mediaId",
      family.stock, coalesce(family.is_low, false) as "isLow",
      array(select t.language from product_translations t where t.product_id = p.id order by 1) as languages,
      array_remove(array[case when d.lacks_picture then 'picture' end, case when d.lacks_maker then 'maker' end,
        case when d.lacks_translation then 'translation' end, case when d.lacks_price then 'price' end], null) as lacks,
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from product_desk d join products p on p.id = d.product_id
    cross join lateral (
      select (count(*) filter (where v.id <> p.id))::int as variants,
        case when bool_and(coalesce(s.is_tracked, false)) filter (where v.id <> p.id or p.format <> 'configurable')
          then sum(greatest(s.quantity - s.reserved, 0)) filter (where v.id <> p.id or p.format <> 'configurable')
        end::int as stock,
        bool_or(s.is_tracked and s.quantity - s.reserved <= s.low_at) as is_low
      from products v left join stock_levels s on s.product_id = v.id
      where v.id = p.id or v.parent_id = p.id
    ) family
    where d.product_id = any(${idArray(ids)}) and d.site_id = ${ctx.site.id}`);
  return rows;
}
