import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { filterMovements } from '@izlog/contract/product/stock-desk/stock-movements';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { nameOf } from '../desk/stock-rows.queries.ts';

type Listed = EndpointReturn<typeof filterMovements>['records'][number];

/** Movements are counted to so many; nobody looks at a page behind. */
const counted = 10_000;

/** What came and went, the newest first, with who and which order. */
export async function listMovements(
  ctx: Ctx,
  { product, kind, page, limit }: EndpointParsed<typeof filterMovements>,
): Promise<EndpointReturn<typeof filterMovements>> {
  const where = sql`m.site_id = ${ctx.site.id}
    ${product === undefined ? sql`` : sql`and m.product_id = ${product}::bigint`}
    ${kind === undefined ? sql`` : sql`and m.kind = ${kind}`}`;
  const rows = await queryOnce<Listed>(
    ctx.db,
    sql`
    select m.id, m.product_id as product, ${nameOf(ctx, sql`p.id`, sql`p.parent_id`)} as name, coalesce(p.sku, '') as sku,
      m.kind, m.difference, m.after, m.reason, m.note,
      coalesce((select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        from users u where u.id = m.user_id), '') as who,
      (select o.slug from orders o where o.site_id = m.site_id and case split_part(m.reference, ':', 1)
        when 'cart' then o.cart_id = split_part(m.reference, ':', 2)::bigint
        when 'order' then o.id = split_part(m.reference, ':', 2)::bigint
        else false end limit 1) as "order",
      m.created_at as at
    from (
      select * from stock_movements m where ${where} order by m.id desc limit ${limit}::int offset ${(page - 1) * limit}::int
    ) m join products p on p.id = m.product_id
    order by m.id desc`,
  );
  const [sums] = await queryOnce<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from (select from stock_movements m where ${where} limit ${counted}) found`,
  );
  return {
    records: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    pagination: paginate(page, limit, sums?.count ?? 0),
  };
}
