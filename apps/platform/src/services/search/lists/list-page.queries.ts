import { limits } from '@izlog/contract/limits';
import type { ListSort } from '@izlog/contract/product/filters/sort-option';
import type { ProductFormat, ProductType, PurchaseKind } from '@izlog/contract/product/product-kinds';
import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import { catalogueVersion } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce, queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { pickerOf } from '#platform/kernel/records/pick.ts';
import type { PackContent } from '#platform/services/catalogue/lists/product-list.tables.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import {
  allConditions,
  asksForAll,
  type Hits,
  hasOnePlan,
  type ListCriteria,
  priceListOf,
} from './list-conditions.ts';

/** Plain fields that tiles tell by their names. */
const tileNames = namesOf(fieldsWith(productPlainFields, 'tile'));
/** They of a row, as they go out. */
export const tileOf = pickerOf(tileNames);

/** A row of a list page. Times in ms since 1970, money in cents. */
export interface ListRow extends Pick<typeof products.$inferSelect, (typeof tileNames)[number]> {
  id: number;
  parentId: number | null;
  name: string;
  slug: string;
  kindLine: string;
  /** Of its words, three letters. */
  language: string;
  sku: string | null;
  format: ProductFormat;
  type: ProductType;
  purchase: PurchaseKind;
  brand: string | null;
  price: number | null;
  compareAtPrice: number | null;
  basePrice: number | null;
  memberPrice: number | null;
  lowestPrice30: number | null;
  isShortHistory: boolean;
  isPriceFrom: boolean;
  discountFrom: number | null;
  discountTo: number | null;
  pricesChangeAt: number | null;
  isFeatured: boolean;
  needsChoice: boolean;
  categoryPriority: number;
  mediaIds: number[];
  alts: (string | null)[] | null;
  bundles: { product: number; format: ProductFormat; quantity: number }[] | null;
  pack: PackContent | null;
  /** Its `StockLevel`s, as the database wrote them. */
  levels: string;
  /** Version of the catalogue that the row was read from. */
  version: string;
}

export interface PageOf {
  sort: ListSort;
  limit: number;
  offset: number;
  /** How many products the words find, when there are words. */
  hits: Hits;
}

/** The first products of a list, whose pages are asked for again and again: five pages of the largest size. */
const near = 5 * Math.max(limits.listPageSize, ...limits.productPageSizes);

/** One page of a list: the rows in order, with everything a tile shows but its pictures, in one statement. */
export function readListPage(
  ctx: Ctx,
  criteria: ListCriteria,
  { sort, limit, offset, hits }: PageOf,
): Promise<ListRow[]> {
  const order = orderOf(sort);
  const isPrepared = hasOnePlan(criteria) && offset + limit <= near;
  const query = isPrepared ? queryPrepared<ListRow> : queryOnce<ListRow>;
  // The page is found over narrow index entries first; only its own rows are then completed.
  const wanted = sql`limit ${limit} offset ${offset}`;
  const found = sql`${order.page(ctx, criteria, hits)} order by ${order.by(order.source)}`;
  // A limit that the planner cannot see makes it expect a tenth of the table, and plan again each time. It sees a limit that
  // all the pages share: with one of its own each would have a plan of its own, of a quarter of a megabyte on every
  // connection. No more is walked than the page needs.
  const page = isPrepared
    ? sql`select product_id from (${found} limit ${sql.raw(String(near))}) walked ${wanted}`
    : sql`${found} ${wanted}`;
  return query(
    ctx.db,
    sql`
      with page as (
        ${page}
      )
      ${rowsOf(ctx)}
      order by ${order.by(sort.param === 'name' ? sql`t` : sql`l`)}`,
  );
}

/** The rows of products by their ids, in that order; one plan whatever the list. */
export function readListRows(ctx: Ctx, ids: readonly number[]): Promise<ListRow[]> {
  return queryPrepared<ListRow>(
    ctx.db,
    sql`
      with page as (
        select product_id, place from unnest(${sql.param([...ids])}::bigint[]) with ordinality as u(product_id, place)
      )
      ${rowsOf(ctx)}
      order by page.place`,
  );
}

/** Everything a tile shows of the products of `page`. */
function rowsOf(ctx: Ctx): Statement {
  return sql`
      select l.product_id as id, l.parent_id as "parentId", t.name, t.slug, t.kind_line as "kindLine",
        coalesce(t.words_language, t.language) as language, l.sku, l.format,
        l.type, l.purchase, b.name as brand, l.final_price as price, l.retail_price as "compareAtPrice",
        l.basic_price as "basePrice", l.member_price as "memberPrice", l.lowest_price as "lowestPrice30",
        l.is_short_history as "isShortHistory", l.is_price_from as "isPriceFrom",
        (extract(epoch from l.discount_from) * 1000)::float8 as "discountFrom",
        (extract(epoch from l.discount_to) * 1000)::float8 as "discountTo",
        (extract(epoch from l.prices_change_at) * 1000)::float8 as "pricesChangeAt",
        l.is_featured as "isFeatured", l.needs_choice as "needsChoice", l.category_priority as "categoryPriority", l.media_ids as "mediaIds", t.alts,
        l.bundles, l.pack, ${tileColumns} (${stockLevels(sql`l.product_id`, sql`l.format`)})::text as levels, ${catalogueVersion(ctx)} as version
      from page
      join product_list l on l.product_id = page.product_id and l.store_id = ${priceListOf(ctx)}
      join product_list_texts t on t.product_id = l.product_id and t.language = ${ctx.language}::text
      left join brands b on b.id = l.brand_id ${tileJoin}`;
}

/** Plain fields of tiles are read where they stand: only pages are, and most shops declare none. */
const tileColumns = tileNames.length > 0 ? sql`${selected(products, tileNames, 'p')},` : sql``;
const tileJoin = tileNames.length > 0 ? sql`join products p on p.id = l.product_id` : sql``;

/** How many products a list has. */
export async function countList(ctx: Ctx, criteria: ListCriteria): Promise<number> {
  const rows = await queryOnce<{ total: number }>(
    ctx.db,
    sql`select count(*) as total
      from product_list l where ${allConditions(ctx, criteria)}`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * How many products the site lists, and of which version of the catalogue that is. From their words, whose rows stay
 * where they are when prices change: rows that were just written cannot be counted from an index alone.
 */
export async function countAllListed(ctx: Ctx): Promise<{ total: number; version: string }> {
  const [row] = await queryPrepared<{ total: number; version: string }>(
    ctx.db,
    sql`select count(*) as total, ${catalogueVersion(ctx)} as version from product_list_texts n
      where n.site_id = ${ctx.site.id} and n.language = ${ctx.language}::text and n.is_listed`,
  );
  if (!row) throw new Error('a count gave no row');
  return row;
}

/** Stock of a product as a JSON list: its own level, or those of the variants of a configurable one. */
export function stockLevels(id: Statement, format: Statement): Statement {
  const levels = (products: Statement) => sql`(
    select coalesce(jsonb_agg(jsonb_build_object('isTracked', s.is_tracked, 'quantity', s.quantity,
      'reserved', s.reserved, 'backorders', s.backorders, 'lowAt', s.low_at,
      'restockAt', s.restock_at) order by s.product_id), '[]')
    from stock_levels s where ${products})`;
  // Two queries in one: a condition that holds both would read every level there is.
  return sql`case when ${format} = 'configurable'
    then ${levels(sql`s.product_id = any(array(
      select v.id from products v where v.parent_id = ${id} and v.is_published and not v.is_archived))`)}
    else ${levels(sql`s.product_id = ${id}`)} end`;
}

interface Order {
  /** The order over the columns of a table; each is that of an index. */
  by: (table: Statement) => Statement;
  /** The table whose index gives the order. */
  source: Statement;
  /** The ids of a list, not yet ordered. */
  page: (ctx: Ctx, criteria: ListCriteria, hits: Hits) => Statement;
}

function orderOf({ param, order }: ListSort): Order {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const overList = (by: Order['by']): Order => ({
    by,
    source: sql`l`,
    page: (ctx, criteria, hits) =>
      sql`select l.product_id from product_list l where ${allConditions(ctx, criteria, hits)}`,
  });
  if (param === 'name') {
    return {
      by: (table) => sql`${table}.name collate "hr_order" ${direction}, ${table}.product_id ${direction}`,
      source: sql`n`,
      page: idsWithNames,
    };
  }
  if (param === 'finalPrice') {
    return overList(
      (table) => sql`${table}.final_price ${direction} nulls last, ${table}.product_id ${direction}`,
    );
  }
  if (param === 'categoryPriority') {
    return overList(
      (table) => sql`${table}.category_priority ${direction}, ${table}.product_id ${direction}`,
    );
  }
  return overList((table) => sql`${table}.product_id ${direction}`);
}

/** Ids from the words of lists; a list that asks for nothing more needs nothing else. */
function idsWithNames(ctx: Ctx, criteria: ListCriteria, hits: Hits): Statement {
  const names = sql`select n.product_id from product_list_texts n`;
  const own = sql`n.site_id = ${ctx.site.id} and n.language = ${ctx.language}::text`;
  if (asksForAll(criteria)) return sql`${names} where ${own} and n.is_listed`;
  // The index of names holds listed products; what is asked for by its id is sorted in memory.
  const listed = criteria.filters.asked.id ? sql`` : sql`and n.is_listed`;
  return sql`${names} join product_list l on l.product_id = n.product_id
    where ${own} ${listed} and ${allConditions(ctx, criteria, hits)}`;
}
