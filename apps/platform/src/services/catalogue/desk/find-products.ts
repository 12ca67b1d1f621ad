import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import {
  type findProducts as endpoint,
  type FoundProduct,
  mostFound,
} from '@izlog/contract/product/record/product-find';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { bareWord } from '#platform/kernel/database/typed-patterns.ts';
import { nearest } from '../products/nearest.ts';

/**
 * Products and variants as staff pick them: what has this very sku or EAN first, products before variants. Families are
 * found by the texts of the desk, which hold names, skus and EANs of variants too.
 */
export async function findProducts(
  ctx: Ctx,
  { search, ids }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  if (ids !== '') return { isExact: false, records: plain(await list(ctx, byIds(ids), '', 100)) };
  if (search === '') return { isExact: false, records: [] };
  const found = await list(ctx, byWords(ctx, search), search, mostFound);
  const [first, second] = found;
  return { isExact: first?.isExact === true && second?.isExact !== true, records: plain(found) };
}

type Found = FoundProduct & { isExact: boolean };

const plain = (rows: readonly Found[]): FoundProduct[] => rows.map(({ isExact: _isExact, ...one }) => one);

const byIds = (ids: string): Statement => sql`p.id = any(${idArray(ids.split(',').map(Number))})`;

function byWords({ site }: Ctx, search: string): Statement {
  const bare = bareWord(search);
  const words = search.split(/\s+/).slice(0, 6);
  const named = words.map((word) => sql`d.folded like '%' || izlog_like(${word}::text) || '%'`);
  return sql`(coalesce(p.parent_id, p.id) in (
      select d.product_id from product_desk d where d.site_id = ${site.id} and ${sql.join(named, sql` and `)}
    ) or izlog_lower(p.sku) = izlog_lower(${search}::text) or p.barcode = ${search}::text
    ${bare ? sql`or izlog_bare(p.sku) like '%' || izlog_bare(${bare}::text) || '%'` : sql``})`;
}

function list(ctx: Ctx, isWanted: Statement, search: string, most: number): Promise<Found[]> {
  const near = (prefix: Statement) =>
    nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage, prefix);
  return queryOnce<Found>(
    ctx.db,
    sql`select p.id::int as id, p.sku, p.format,
        (izlog_lower(p.sku) = izlog_lower(${search}::text) or p.barcode = ${search}::text) is true as "isExact",
        coalesce((select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
          order by ${near(sql`t.product_id = p.id desc,`)} limit 1), '') as name,
        coalesce((select string_agg(coalesce((
            select t.label from attribute_value_translations t where t.value_id = a.value_id
            order by ${near(sql``)} limit 1), c.code), ', ' order by x.position)
          from variant_axes x
          join product_attribute_values a on a.product_id = p.id and a.attribute_id = x.attribute_id
          join attribute_values c on c.id = a.value_id
          where x.product_id = p.parent_id), '') as details,
        p.is_published and coalesce(parent.is_published, true) as "isPublic"
      from products p left join products parent on parent.id = p.parent_id
      where p.site_id = ${ctx.site.id} and not p.is_archived and not coalesce(parent.is_archived, false)
        and ${isWanted}
      order by 4 desc, p.parent_id is not null, coalesce(p.parent_id, p.id), p.position, p.id limit ${most}::int`,
  );
}
