import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { nearest } from '../products/nearest.ts';
import type { ProductTable } from '../products/plain-fields.ts';
import { products } from '../products/product.tables.ts';

/** Plain fields that each variant has of its own. */
export const variantPlain = namesOf(fieldsWith(productPlainFields, 'variants'));
const plainColumns = selected(products, variantPlain, 'v');

export interface VariantRow extends Pick<ProductTable, 'id' | (typeof variantPlain)[number]> {
  isTracked: boolean;
  quantity: number;
  promised: number;
  backorders: 'no' | 'notify' | 'yes';
  lowAt: number | null;
  restockAt: string | null;
  mediaIds: number[];
  media: { mediaId: number; alt: Record<string, string> }[];
  isPublished: boolean;
  isFile: boolean;
  values: { attributeId: number; valueId: number; label: string }[];
}

/** The axes of a product, in order. */
export async function listAxes(ctx: Ctx, id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select attribute_id::int as id from variant_axes where product_id = ${id} and site_id = ${ctx.site.id}
    order by position`);
  return rows.map((row) => row.id);
}

/** What all variants of a product are called, those that were put away too: by their choices, else by their sku. */
export async function namesOfVariants(ctx: Ctx, id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select v.id::int as id, coalesce((
      select string_agg(coalesce((select t.label from attribute_value_translations t where t.value_id = a.value_id
        order by ${nearest(statement`t.language`, ctx.language, ctx.site.defaultLanguage)} limit 1), c.code), ', '
        order by x.position)
      from variant_axes x
      join product_attribute_values a on a.product_id = v.id and a.attribute_id = x.attribute_id
      join attribute_values c on c.id = a.value_id
      where x.product_id = v.parent_id), v.sku, '') as name
    from products v where v.parent_id = ${id} and v.site_id = ${ctx.site.id} order by v.position, v.id`);
  return rows;
}

/** The variants of a product with their choices along its axes. */
export async function listVariants(ctx: Ctx, id: number): Promise<VariantRow[]> {
  const { rows } = await ctx.db.execute<VariantRow & Record<string, unknown>>(sql`
    select v.id::int as id, ${plainColumns}, coalesce(s.is_tracked, false) as "isTracked",
      coalesce(s.quantity, 0) as quantity, coalesce(s.reserved, 0) as promised,
      coalesce(s.backorders, 'no') as backorders, s.low_at as "lowAt", s.restock_at as "restockAt",
      array(select m.media_id::int from product_media m where m.product_id = v.id order by m.position) as "mediaIds",
      (select coalesce(jsonb_agg(jsonb_build_object('mediaId', m.media_id, 'alt', m.alt) order by m.position), '[]')
        from product_media m where m.product_id = v.id) as media,
      v.is_published or v.withheld <> '{}' as "isPublished", v.format = 'e-product' as "isFile",
      (select coalesce(jsonb_agg(jsonb_build_object('attributeId', x.attribute_id, 'valueId', a.value_id,
          'label', coalesce((select t.label from attribute_value_translations t where t.value_id = a.value_id
            order by ${nearest(statement`t.language`, ctx.language, ctx.site.defaultLanguage)} limit 1), c.code))
        order by x.position), '[]')
        from variant_axes x
        join product_attribute_values a on a.product_id = v.id and a.attribute_id = x.attribute_id
        join attribute_values c on c.id = a.value_id
        where x.product_id = v.parent_id) as values
    from products v left join stock_levels s on s.product_id = v.id
    where v.parent_id = ${id} and v.site_id = ${ctx.site.id} and not v.is_archived
    order by v.position, v.id`);
  return rows;
}

/** Variants of a product that were put away, with what is at hand of each. */
export async function listAway(ctx: Ctx, id: number): Promise<{ id: number; quantity: number | null }[]> {
  const { rows } = await ctx.db.execute<{ id: number; quantity: number | null }>(sql`
    select v.id::int as id, case when s.is_tracked then s.quantity end as quantity
    from products v left join stock_levels s on s.product_id = v.id
    where v.parent_id = ${id} and v.site_id = ${ctx.site.id} and v.is_archived order by v.position, v.id`);
  return rows;
}
