import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** The KPD of the nearest category of the product `of` that has one. */
const ofCategory = (of: ReturnType<typeof sql>) => sql`(
  select above.kpd from product_categories pc
  join categories c on c.id = pc.category_id
  join categories above on above.id = any(c.path)
  where pc.product_id = ${of} and nullif(above.kpd, '') is not null
  order by pc.position, cardinality(above.path) desc limit 1)`;

/** The KPD of products: their own, else of what they are a variant of, else of the nearest category above them that has one. */
export async function readKpdOf(
  ctx: Ctx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await queryPrepared<{ id: number; kpd: string | null }>(
    ctx.db,
    sql`select p.id, coalesce(nullif(p.kpd, ''), nullif(parent.kpd, ''),
        ${ofCategory(sql`coalesce(p.parent_id, p.id)`)}) as kpd
      from products p left join products parent on parent.id = p.parent_id
      where p.site_id = ${ctx.site.id} and p.id = any(${sql.param([...new Set(productIds)])}::bigint[])`,
  );
  return new Map(rows.flatMap(({ id, kpd }) => (kpd ? [[id, kpd]] : [])));
}

/** How many public products have no KPD, of their own or of a category. */
export async function countWithoutKpd(ctx: Ctx): Promise<number> {
  const [row] = await queryPrepared<{ missing: number }>(
    ctx.db,
    sql`select count(*)::int as missing from products p
      where p.site_id = ${ctx.site.id} and p.parent_id is null and p.is_published and not p.is_archived
        and nullif(p.kpd, '') is null and ${ofCategory(sql`p.id`)} is null`,
  );
  return row?.missing ?? 0;
}
