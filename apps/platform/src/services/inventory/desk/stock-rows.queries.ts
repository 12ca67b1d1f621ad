import type { StockRow, StockState } from '@izlog/contract/product/stock-desk/stock-levels';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { bareWord } from '#platform/kernel/database/typed-patterns.ts';

/** What a list of levels is asked for. */
export interface StockQuestion {
  search?: string;
  state?: StockState;
  isWaited?: boolean;
  offset: number;
  limit: number;
}

/** How it stands with the level `s`, which may be missing. */
const stateOf = sql`case
  when not coalesce(s.is_tracked, false) then 'untracked'
  when s.quantity - s.reserved <= 0 then case when s.backorders = 'no' then 'out' else 'backorder' end
  when s.quantity - s.reserved <= s.low_at then 'low'
  else 'enough' end`;

/** Levels of what is bought by itself: a product without variants, or one of these; never a bundle. */
const levelOwners = (ctx: Ctx) => sql`
  from products p left join stock_levels s on s.product_id = p.id
  left join products parent on parent.id = p.parent_id
  where p.site_id = ${ctx.site.id} and p.format not in ('configurable', 'bundle')
    and not p.is_archived and not coalesce(parent.is_archived, false)`;

/**
 * A page of levels, those that need somebody first: what is gone or below its limit, and how many there are in all. The
 * order is worked out when it is asked for: an index by what is free would be written by every cart.
 */
export async function listStockRows(
  ctx: Ctx,
  asked: StockQuestion,
): Promise<{ rows: StockRow[]; total: number }> {
  const where = conditionsOf(asked);
  const rows = await queryOnce<StockColumns & { total: number }>(
    ctx.db,
    sql`
    with found as (
      select p.id, p.parent_id, count(*) over ()::int as total, row_number() over (
        order by coalesce(s.is_tracked, false) desc,
          (s.quantity - s.reserved) - coalesce(s.low_at, 0), p.id) as place
      ${levelOwners(ctx)} and ${where}
      order by place limit ${asked.limit}::int offset ${asked.offset}::int
    )
    select ${columnsOf(ctx)}, found.total from found join products p on p.id = found.id
    left join stock_levels s on s.product_id = p.id
    order by found.place`,
  );
  return { rows: rows.map(presentRow), total: rows[0]?.total ?? 0 };
}

/** One level; nothing for what has none of its own. */
export async function findStockRow(ctx: Ctx, id: number): Promise<StockRow | undefined> {
  const [row] = await queryOnce<StockColumns>(
    ctx.db,
    sql`select ${columnsOf(ctx)} ${levelOwners(ctx)} and p.id = ${id}::bigint`,
  );
  return row && presentRow(row);
}

/** What a sku, else a scanned EAN, names: two where several that are counted have the EAN; none that is not counted before one that is. */
export async function listByCode(ctx: Ctx, code: string): Promise<number[]> {
  const rows = await queryOnce<{ id: number; isSku: boolean; isTracked: boolean }>(
    ctx.db,
    sql`select p.id, coalesce(izlog_lower(p.sku) = izlog_lower(${code}), false) as "isSku", coalesce(s.is_tracked, false) as "isTracked"
      ${levelOwners(ctx)} and (p.barcode = ${code} or izlog_lower(p.sku) = izlog_lower(${code}))
      order by s.is_tracked desc nulls last, 2 desc, p.id limit 2`,
  );
  const [first, second] = rows;
  const isShared = first?.isTracked && second?.isTracked && !first.isSku;
  return rows.slice(0, isShared ? 2 : 1).map(({ id }) => id);
}

/** The sums above the list. */
export async function sumStock(ctx: Ctx) {
  const [row] = await queryOnce<{
    tracked: number;
    pieces: number;
    low: number;
    out: number;
    reserved: number;
  }>(
    ctx.db,
    sql`
    select count(*)::int as tracked, coalesce(sum(s.quantity), 0)::float8 as pieces,
      count(*) filter (where s.quantity - s.reserved <= coalesce(s.low_at, 0))::int as low,
      count(*) filter (where s.quantity - s.reserved <= 0 and s.backorders = 'no')::int as out,
      coalesce(sum(s.reserved), 0)::float8 as reserved
    ${levelOwners(ctx)} and s.is_tracked`,
  );
  return row ?? { tracked: 0, pieces: 0, low: 0, out: 0, reserved: 0 };
}

function conditionsOf({ search, state, isWaited }: StockQuestion): Statement {
  const bare = search && bareWord(search);
  const conditions = [
    sql`true`,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(isWaited
      ? [sql`exists (select from availability_requests w where w.product_id in (p.id, p.parent_id))`]
      : []),
    ...(search
      ? [
          sql`(p.sku = ${search} or p.barcode = ${search} or izlog_fold(p.sku) like '%' || izlog_like(${search}::text) || '%'
            ${bare ? sql`or izlog_bare(p.sku) like '%' || izlog_bare(${bare}::text) || '%'` : sql``}
            or exists (select from product_translations t where t.product_id in (p.id, p.parent_id)
              and izlog_fold(t.name) like '%' || izlog_like(${search}::text) || '%'))`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

interface StockColumns extends Omit<StockRow, 'restockAt' | 'free'> {
  restockAt: string | null;
}

/** Of the product `p` and its level `s`; a variant is called like its product, with what it is told apart by. */
const columnsOf = (ctx: Ctx) => sql`
  p.id, ${nameOf(ctx, sql`p.id`, sql`p.parent_id`)} as name, coalesce(p.sku, '') as sku, coalesce(p.barcode, '') as barcode,
  coalesce(s.is_tracked, false) as "isTracked", coalesce(s.quantity, 0) as quantity, coalesce(s.reserved, 0) as reserved,
  s.low_at as "lowAt", coalesce(s.backorders, 'no') as backorders, s.restock_at as "restockAt",
  (select count(*)::int from availability_requests w where w.product_id in (p.id, p.parent_id)) as waiting,
  ${stateOf} as state`;

/** What a product is called in the language of the caller, else in that of the site. */
export const nameOf = (ctx: Ctx, id: Statement, parentId: Statement) => sql`concat_ws(', ', (
    select t.name from product_translations t where t.product_id in (${id}, ${parentId})
    order by t.product_id = ${parentId} desc nulls last, t.language = ${ctx.language} desc,
      t.language = ${ctx.site.defaultLanguage} desc limit 1
  ), (
    select string_agg(l.label, ', ' order by x.position)
    from variant_axes x join product_attribute_values v on v.attribute_id = x.attribute_id and v.product_id = ${id}
    cross join lateral (
      select t.label from attribute_value_translations t where t.value_id = v.value_id
      order by t.language = ${ctx.language} desc, t.language = ${ctx.site.defaultLanguage} desc limit 1
    ) l
    where x.product_id = ${parentId}
  ))`;

const presentRow = ({
  id,
  name,
  sku,
  barcode,
  isTracked,
  quantity,
  reserved,
  ...row
}: StockColumns): StockRow => ({
  id,
  name,
  sku,
  barcode,
  isTracked,
  quantity,
  reserved,
  free: quantity - reserved,
  lowAt: row.lowAt,
  backorders: row.backorders,
  restockAt: row.restockAt === null ? null : new Date(row.restockAt).toISOString(),
  waiting: row.waiting,
  state: row.state,
});
