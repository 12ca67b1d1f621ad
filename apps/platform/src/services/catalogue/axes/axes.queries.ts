import type { FilterType } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { ChosenVariant } from './plan-axes.ts';

/** An attribute with its choices, by their names in the default language of the site. */
export interface KnownAttribute {
  id: number;
  code: string;
  type: FilterType;
  name: string;
  unit: string;
  values: KnownValue[];
}

export interface KnownValue {
  id: number;
  code: string;
  name: string;
  color: string | null;
  isShopDefault: boolean;
}

/** Attributes by their ids and by their names, whatever their case. */
export async function listAttributes(
  ctx: Ctx,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<KnownAttribute[]> {
  const language = ctx.site.defaultLanguage;
  const { rows } = await ctx.db.execute<KnownAttribute & Record<string, unknown>>(sql`
    select a.id::int as id, a.code, a.type, coalesce(t.label, a.code) as name, coalesce(t.unit, '') as unit, (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'code', v.code, 'color', v.color,
          'isShopDefault', v.is_shop_default,
          'name', coalesce((select w.label from attribute_value_translations w where w.value_id = v.id
            order by w.language = ${language} desc, w.language limit 1), v.code))
        order by v.position, v.id), '[]') from attribute_values v where v.attribute_id = a.id) as values
    from attributes a left join lateral (
      select w.label, w.unit from attribute_translations w where w.attribute_id = a.id
      order by w.language = ${language} desc, w.language limit 1
    ) t on true
    where a.site_id = ${ctx.site.id} and (a.id = any(${idArray(ids)})
      or izlog_lower(coalesce(t.label, a.code)) = any(
        select izlog_lower(n) from unnest(${sql.param([...names])}::text[]) as n))
    order by a.position, a.id`);
  return rows;
}

/** Codes of attributes that begin like one, so that a new one gets a free one. */
export async function listCodes(ctx: Ctx, start: string): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ code: string }>(
    sql`select code from attributes where site_id = ${ctx.site.id} and starts_with(code, ${start}::text)`,
  );
  return new Set(rows.map(({ code }) => code));
}

/** All variants of a product, those that were put away too, with what they chose of each attribute. */
export async function listChosen(ctx: Ctx, id: number): Promise<ChosenVariant[]> {
  const { rows } = await ctx.db.execute<{ id: number; isAway: boolean; choices: [number, number][] }>(sql`
    select v.id::int as id, v.is_archived as "isAway", (
      select coalesce(jsonb_agg(jsonb_build_array(a.attribute_id, a.value_id) order by a.value_id desc), '[]')
      from product_attribute_values a where a.product_id = v.id and a.value_id is not null) as choices
    from products v where v.parent_id = ${id} and v.site_id = ${ctx.site.id} order by v.position, v.id`);
  return rows.map(({ choices, ...one }) => ({ ...one, choices: new Map(choices) }));
}

/** How many are at hand of some variants, in their order; null of what is not counted. */
export async function listQuantities(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, { quantity: number | null }>> {
  const { rows } = await ctx.db.execute<{ id: number; quantity: number | null }>(sql`
    select p.id::int as id, case when s.is_tracked then s.quantity end as quantity
    from products p left join stock_levels s on s.product_id = p.id
    where p.id = any(${idArray(ids)}) and p.site_id = ${ctx.site.id}`);
  return new Map(rows.map(({ id, quantity }) => [id, { quantity }]));
}

/** Names of bundles that some products are members of, and how many there are. */
export async function listBundlesOf(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ bundles: string[]; bundleCount: number }> {
  const { rows } = await ctx.db.execute<{ name: string; count: number }>(sql`
    select coalesce((select t.name from product_translations t where t.product_id = b.id
      order by t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1), b.sku, '') as name,
      count(*) over ()::int as count
    from products b where b.site_id = ${ctx.site.id} and not b.is_archived
      and b.id in (select i.bundle_id from bundle_items i where i.product_id = any(${idArray(ids)}))
    order by b.id limit 5`);
  return { bundles: rows.map(({ name }) => name), bundleCount: rows[0]?.count ?? 0 };
}
