import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { nearest } from './nearest.ts';

/** Who has a sku now: a variant by its product and what it differs in. */
export interface SkuOwner {
  id: number;
  name: string;
  isArchived: boolean;
}

/** Who has skus now, whatever their case, by the sku as it was asked for: also who is put away. */
export async function findSkuOwners(ctx: Ctx, skus: readonly string[]): Promise<Map<string, SkuOwner>> {
  if (skus.length === 0) return new Map();
  const { rows } = await ctx.db.execute<SkuOwner & { sku: string } & Record<string, unknown>>(sql`
    select distinct on (w.sku) p.id::int as id, w.sku, p.is_archived as "isArchived",
      coalesce(${fullName(ctx)}, p.sku) as name
    from unnest(${sql.param([...skus])}::text[]) as w(sku)
    join products p on p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(w.sku)
    order by w.sku, p.sku = w.sku desc, p.id`);
  return new Map(rows.map(({ sku, ...owner }) => [sku, owner]));
}

/** The same names of products and variants by their ids; none for anyone who has no words. */
export async function findFullNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; name: string | null }>(sql`
    select p.id::int as id, ${fullName(ctx)} as name
    from products p where p.site_id = ${ctx.site.id} and p.id = any(${idArray(ids)})`);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** Of a product its name, of a variant its product's with its values of the axes; null without any. */
const fullName = (ctx: Ctx): SQL => sql`nullif(concat_ws(', ',
  (select t.name from product_translations t where t.product_id = coalesce(p.parent_id, p.id)
    order by t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1),
  (select string_agg(coalesce((select l.label from attribute_value_translations l where l.value_id = a.value_id
        order by ${nearest(statement`l.language`, ctx.language, ctx.site.defaultLanguage)} limit 1), c.code), ', '
      order by x.position)
    from variant_axes x
    join product_attribute_values a on a.product_id = p.id and a.attribute_id = x.attribute_id
    join attribute_values c on c.id = a.value_id
    where x.product_id = p.parent_id)), '')`;
