import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { bareWord } from '#platform/kernel/database/typed-patterns.ts';
import { rowsOfPerson } from '#platform/services/segments/index.ts';

/** Ids of what can be put into a cart, by words, sku or EAN; what has this very code first. */
export function listPurchasable(ctx: Ctx, search: string, most: number) {
  const bare = bareWord(search);
  const words = search.split(/\s+/).slice(0, 6);
  const named = words.map(
    (word) => sql`exists (select from product_translations t where t.product_id in (p.id, p.parent_id)
      and izlog_fold(t.name) like '%' || izlog_like(${word}::text) || '%')`,
  );
  return queryOnce<{ id: number; isExact: boolean }>(
    ctx.db,
    sql`select p.id::int as id, (izlog_lower(p.sku) = izlog_lower(${search}) or p.barcode = ${search}) is true as "isExact"
      from products p left join products parent on parent.id = p.parent_id
      where p.site_id = ${ctx.site.id} and p.format <> 'configurable' and not p.is_archived
        and not coalesce(parent.is_archived, false)
        and (p.sku = ${search} or p.barcode = ${search}
          or izlog_fold(p.sku) like '%' || izlog_like(${search}::text) || '%'
          ${bare ? sql`or izlog_bare(p.sku) like '%' || izlog_bare(${bare}::text) || '%'` : sql``} or (${sql.join(named, sql` and `)}))
      order by 2 desc, p.id limit ${most}::int`,
  );
}

/** Address, company and language of the newest order of each of these people. */
export async function listBuyerDetails(ctx: Ctx, userIds: readonly number[]) {
  const rows = await queryOnce<{
    userId: number;
    language: string;
    address: OrderAddress;
    company: { companyName: string; oib: string } | null;
  }>(
    ctx.db,
    sql`select distinct on (u.id) u.id::int as "userId", o.language, o.delivery_address as address, o.company
      from users u join orders o on o.user_id = any(${rowsOfPerson}) and o.site_id = u.site_id
      where u.site_id = ${ctx.site.id} and u.id = any(${idArray([...userIds])})
      order by u.id, o.created_at desc`,
  );
  return new Map(rows.map((row) => [row.userId, row]));
}
