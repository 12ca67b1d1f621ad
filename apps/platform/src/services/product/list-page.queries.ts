import type { ProductFormat, ProductType, PurchaseKind } from '@izlog/contract/product/product-kinds';
import type { ListSort } from '@izlog/contract/product/sort-option';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { catalogueVersion } from './catalogue-version.queries.ts';
import { allConditions, type ListCriteria } from './list-conditions.ts';
import { queryPrepared } from './prepared.ts';
import type { StockLevel } from './stock-of.ts';

/** A row of a list page. Times in ms since 1970, money in cents. */
export interface ListRow {
  id: number;
  parentId: number | null;
  name: string;
  slug: string;
  kindLine: string;
  sku: string | null;
  format: ProductFormat;
  type: ProductType;
  purchase: PurchaseKind;
  brand: string | null;
  finalPrice: number | null;
  retailPrice: number | null;
  basicPrice: number | null;
  memberPrice: number | null;
  lowestPrice: number | null;
  isShortHistory: boolean;
  isPriceFrom: boolean;
  discountFrom: number | null;
  discountTo: number | null;
  pricesChangeAt: number | null;
  isFeatured: boolean;
  categoryPriority: number;
  mediaIds: number[];
  alts: (string | null)[] | null;
  bundles: { product: number; format: ProductFormat; quantity: number }[] | null;
  levels: StockLevel[];
  /** Version of the catalogue that the row was read from. */
  version: string;
}

export interface PageOf {
  sort: ListSort;
  limit: number;
  offset: number;
}

/** One page of a list: the rows in order, with everything a tile shows but its pictures, in one statement. */
export function readListPage(
  ctx: Ctx,
  criteria: ListCriteria,
  { sort, limit, offset }: PageOf,
): Promise<ListRow[]> {
  const order = orderOf(sort);
  // The page is found over narrow index entries first; only its own rows are then completed.
  return queryPrepared<ListRow>(
    ctx.db,
    sql`
      with page as (
        select l.*, row_number() over (order by ${order.by}) as place
        from ${order.from(ctx, criteria)}
        where ${allConditions(ctx, criteria)}
        order by ${order.by}
        limit ${limit} offset ${offset}
      )
      select l.product_id as id, l.parent_id as "parentId", t.name, t.slug, t.kind_line as "kindLine", l.sku, l.format,
        l.type, l.purchase, b.name as brand, l.final_price as "finalPrice", l.retail_price as "retailPrice",
        l.basic_price as "basicPrice", l.member_price as "memberPrice", l.lowest_price as "lowestPrice",
        l.is_short_history as "isShortHistory", l.is_price_from as "isPriceFrom",
        (extract(epoch from l.discount_from) * 1000)::float8 as "discountFrom",
        (extract(epoch from l.discount_to) * 1000)::float8 as "discountTo",
        (extract(epoch from l.prices_change_at) * 1000)::float8 as "pricesChangeAt",
        l.is_featured as "isFeatured", l.category_priority as "categoryPriority", l.media_ids as "mediaIds", t.alts,
        l.bundles, ${stockLevels(sql`l.product_id`, sql`l.format`)} as levels, ${catalogueVersion(ctx)} as version
      from page l
      join product_list_texts t on t.product_id = l.product_id and t.language = ${ctx.language}
      left join brands b on b.id = l.brand_id
      order by l.place`,
  );
}

/** How many products a list has, and the version of the catalogue that says so. */
export async function countList(
  ctx: Ctx,
  criteria: ListCriteria,
): Promise<{ total: number; version: string }> {
  const rows = await queryPrepared<{ total: number; version: string }>(
    ctx.db,
    sql`select count(*) as total, ${catalogueVersion(ctx)} as version
      from product_list l where ${allConditions(ctx, criteria)}`,
  );
  return rows[0] ?? { total: 0, version: '' };
}

/** Stock of a product as a JSON list: its own level, or those of the variants of a configurable one. */
export function stockLevels(id: SQL, format: SQL): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('isTracked', s.is_tracked, 'quantity', s.quantity,
      'reserved', s.reserved, 'backorders', s.backorders, 'lowAt', s.low_at,
      'restockAt', s.restock_at)), '[]')
    from stock_levels s
    where case when ${format} = 'configurable'
      then s.product_id in (
        select v.id from products v where v.parent_id = ${id} and v.is_published and not v.is_archived)
      else s.product_id = ${id} end
  )`;
}

/** Where a page is read from and how it is ordered; each order is that of an index. */
function orderOf({ param, order }: ListSort): { by: SQL; from: (ctx: Ctx, criteria: ListCriteria) => SQL } {
  const list = () => sql`product_list l`;
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  if (param === 'name') {
    return {
      by: sql`n.name collate "hr_order" ${direction}, n.product_id ${direction}`,
      // The index of names holds listed products; what is asked for by its id is sorted in memory.
      from: (ctx, { filters }) => sql`product_list_texts n
        join product_list l on l.product_id = n.product_id and n.site_id = ${ctx.site.id}
          and n.language = ${ctx.language} ${filters.ids.length === 0 ? sql`and n.is_listed` : sql``}`,
    };
  }
  if (param === 'finalPrice') {
    return { by: sql`l.final_price ${direction} nulls last, l.product_id ${direction}`, from: list };
  }
  if (param === 'categoryPriority') {
    return { by: sql`l.category_priority ${direction}, l.product_id ${direction}`, from: list };
  }
  return { by: sql`l.product_id ${direction}`, from: list };
}
