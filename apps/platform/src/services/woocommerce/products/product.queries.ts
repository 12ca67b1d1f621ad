import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import type { ProductQuery } from './product-query.ts';

/** The columns that lists may be put in order by; nothing of what was asked reaches the statement. */
const columns: Readonly<Record<string, Statement>> = {
  date: sql`p.created_at`,
  modified: sql`p.updated_at`,
  id: sql`p.id`,
  title: sql`t.name`,
  slug: sql`t.slug`,
  menu_order: sql`p.position`,
};

/** Ids of a page of public products, variants left out unless their SKU was asked for, and how many there are. */
export async function findProductIds(
  ctx: Ctx,
  query: ProductQuery,
): Promise<{ ids: number[]; total: number }> {
  if (query.isNone) return { ids: [], total: 0 };
  const from = sql`from products p
    left join products parent on parent.id = p.parent_id
    left join product_translations t on t.product_id = p.id and t.language = ${ctx.site.defaultLanguage}
    where ${matching(ctx, query)}`;
  // Not prepared: each list may be asked otherwise, and a connection keeps few plans (decision 1221).
  const { rows: counted } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total ${from}`,
  );
  const direction = query.isAscending ? sql`asc` : sql`desc`;
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select p.id::int as id ${from} order by ${columns[query.orderby] ?? sql`p.id`} ${direction}, p.id ${direction}
      limit ${query.perPage} offset ${query.offset}`,
  );
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}

/** Ids of the public variants of a product, in their order. */
export async function listVariantIds({ db, site }: Ctx, productId: number): Promise<number[]> {
  const rows = await queryPrepared<{ id: number }>(
    db,
    sql`select id::int as id from products where site_id = ${site.id} and parent_id = ${productId}::bigint
      and is_published and not is_archived order by position, id`,
  );
  return rows.map(({ id }) => id);
}

function matching({ site }: Ctx, query: ProductQuery): Statement {
  const { skus, include, exclude, search, after, before, modifiedAfter, modifiedBefore } = query;
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const parts: (Statement | false)[] = [
    sql`p.site_id = ${site.id} and p.is_published and not p.is_archived`,
    sql`(parent.id is null or (parent.is_published and not parent.is_archived))`,
    // A variant is named by its product, but who asks for a SKU or an id wants what bears it.
    !skus && !include && query.parent === undefined && sql`p.parent_id is null`,
    query.parent === 0 && sql`p.parent_id is null`,
    query.parent !== undefined && query.parent > 0 && sql`p.parent_id = ${query.parent}::bigint`,
    skus !== undefined &&
      sql`izlog_lower(p.sku) in (select izlog_lower(s) from jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb) s)`,
    include !== undefined && sql`p.id = any(${idArray(include)})`,
    exclude.length > 0 && sql`not p.id = any(${idArray(exclude)})`,
    search !== '' &&
      sql`(exists (select from product_translations w where w.product_id = p.id
        and izlog_fold(w.name) like '%' || izlog_like(${search}) || '%') or izlog_lower(p.sku) = izlog_lower(${search}))`,
    query.slug !== undefined &&
      sql`exists (select from product_translations w where w.product_id = p.id and w.slug = ${query.slug})`,
    query.category !== undefined &&
      sql`exists (select from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id and c.site_id = p.site_id and ${query.category}::int = any(c.path))`,
    query.type === 'variable' && sql`p.format = 'configurable'`,
    query.type === 'grouped' && sql`p.format = 'bundle'`,
    query.type === 'external' && sql`p.type = 'external'`,
    query.type === 'simple' && sql`p.format not in ('configurable', 'bundle') and p.type <> 'external'`,
    query.stockStatus !== undefined && inStock(query.stockStatus),
    after !== undefined && sql`p.created_at >= ${at(after)}`,
    before !== undefined && sql`p.created_at < ${at(before)}`,
    modifiedAfter !== undefined && sql`${changed} >= ${at(modifiedAfter)}`,
    modifiedBefore !== undefined && sql`${changed} < ${at(modifiedBefore)}`,
  ];
  const [first, ...others] = parts.filter((one) => one !== false);
  return others.reduce((all, one) => sql`${all} and ${one}`, first ?? sql`true`);
}

/** What a program keeps of a product is its stock as well, and that of its variants. */
const changed = sql`greatest(p.updated_at, (select max(l.updated_at) from stock_levels l
  where l.product_id = p.id or l.product_id in (select v.id from products v where v.parent_id = p.id)))`;

function inStock(status: string): Statement {
  const free = sql`(not s.is_tracked or s.quantity - s.reserved > 0)`;
  const has = (condition: Statement) => sql`exists (select from stock_levels s where ${condition}
    and (s.product_id = p.id or s.product_id in (select v.id from products v where v.parent_id = p.id)))`;
  const anyFree = sql`(${has(free)} or not ${has(sql`true`)})`;
  const onBackorder = has(sql`not ${free} and s.backorders <> 'no'`);
  if (status === 'instock') return anyFree;
  if (status === 'onbackorder') return sql`(not ${anyFree} and ${onBackorder})`;
  return sql`(not ${anyFree} and not ${onBackorder})`;
}

/** A level exactly, as only those see it who keep the stock. */
export interface ExactLevel {
  productId: number;
  isTracked: boolean;
  quantity: number;
  backorders: 'no' | 'notify' | 'yes';
  lowAt: number | null;
}

export async function listExactLevels(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ExactLevel>> {
  const rows = await queryPrepared<ExactLevel>(
    ctx.db,
    sql`select product_id::int as "productId", is_tracked as "isTracked", quantity, backorders, low_at as "lowAt"
      from stock_levels where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)})`,
  );
  return new Map(rows.map((row) => [row.productId, row]));
}
