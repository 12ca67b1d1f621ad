import { dateFilterTypes } from '@izlog/contract/product/product-kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { ExportedProduct } from './exported-product.ts';

/** Ids of all products of the site, in the order of the export: each configurable one is followed by its variants. */
export async function listExportOrder(ctx: Ctx): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ ids: number[] }>(sql`
    select coalesce(jsonb_agg(id order by coalesce(parent_id, id), parent_id is not null, position, id), '[]') as ids
    from products where site_id = ${ctx.site.id}`);
  return rows[0]?.ids ?? [];
}

/** The products of these ids, in their order. */
export async function listExported(ctx: Ctx, ids: readonly number[]): Promise<ExportedProduct[]> {
  const { rows } = await ctx.db.execute<{ product: ExportedProduct }>(sql`
    select jsonb_build_object(
      'id', p.id, 'parentId', p.parent_id, 'sku', p.sku, 'barcode', p.barcode,
      'format', p.format, 'type', p.type, 'purchase', p.purchase,
      'isPublished', p.is_published, 'isArchived', p.is_archived, 'isVisible', p.is_visible,
      'isFeatured', p.is_featured, 'brand', b.name,
      'tax', case when tax.id is not null then
        jsonb_build_object('code', tax.code, 'rate', (tax.rate / 100.0)::float8) end,
      'weightGrams', p.weight, 'lengthMm', p.length, 'widthMm', p.width, 'heightMm', p.height,
      'minQuantity', p.min_quantity, 'maxQuantity', p.max_quantity, 'quantityStep', p.quantity_step,
      'externalUrl', p.external_url,
      'prices', ${prices(ctx.now)},
      'stock', (select jsonb_build_object('quantity', s.quantity, 'reserved', s.reserved, 'lowAt', s.low_at,
        'backorders', s.backorders) from stock_levels s where s.product_id = p.id and s.is_tracked),
      'categories', ${list(sql`(
        select jsonb_agg(${nameOf(sql`category_translations`, sql`category_id`, sql`step.id`, ctx)} order by step.depth)
        from unnest(c.path) with ordinality step(id, depth))`)} from product_categories x
        join categories c on c.id = x.category_id where x.product_id = p.id),
      'tags', (select coalesce(jsonb_agg(${nameOf(sql`tag_translations`, sql`tag_id`, sql`x.tag_id`, ctx)}
        order by x.tag_id), '[]') from product_tags x where x.product_id = p.id),
      'attributes', ${attributes(ctx)},
      'media', ${list(sql`m.original_name`)} from product_media x join media m on m.id = x.media_id
        where x.product_id = p.id),
      'members', ${list(sql`jsonb_build_object('id', x.product_id, 'sku', member.sku, 'quantity', x.quantity)`)}
        from bundle_items x join products member on member.id = x.product_id where x.bundle_id = p.id),
      'translations', (select coalesce(jsonb_object_agg(t.language, jsonb_build_object(
        'name', t.name, 'slug', t.slug, 'kindLine', t.kind_line, 'shortDescription', t.short_description,
        'description', t.description, 'facts', t.facts, 'externalButton', t.external_button,
        'seoTitle', t.seo_title, 'seoDescription', t.seo_description)), '{}')
        from product_translations t where t.product_id = p.id)
    ) as product
    from unnest(${idArray(ids)}) with ordinality page(id, place)
    join products p on p.id = page.id and p.site_id = ${ctx.site.id}
    left join brands b on b.id = p.brand_id
    left join tax_classes tax on tax.id = p.tax_class_id
    order by page.place`);
  return rows.map(({ product }) => product);
}

/** The start of a list in the order of `x.position`; anyone who uses it goes on with `from … x …)`. */
function list(entry: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(${entry} order by x.position), '[]')`;
}

/** A name in the default language of the site, else in the first one there is. */
function nameOf(table: SQL, key: SQL, id: SQL, ctx: Ctx, column: SQL = sql`name`): SQL {
  return sql`(select n.${column} from ${table} n where n.${key} = ${id}
    order by (n.language = ${ctx.site.defaultLanguage}) desc, n.language limit 1)`;
}

/** Of the entries of a kind that hold at `now` the last one written speaks, as in the price journal. */
function prices(now: Date): SQL {
  return sql`(select coalesce(jsonb_object_agg(h.kind, jsonb_build_object('amount', (h.amount / 100.0)::float8,
      'from', ${isoText(sql`h.valid_from`)}, 'to', ${isoText(sql`h.valid_to`)})), '{}')
    from (select distinct on (j.kind) j.* from product_prices j
      where j.product_id = p.id and j.store_id is null and j.valid_from <= ${now}
        and (j.valid_to is null or j.valid_to > ${now})
      order by j.kind, j.id desc) h
    where h.amount is not null)`;
}

function attributes(ctx: Ctx): SQL {
  const isDate = sql`a.type in (${sql.join(
    dateFilterTypes.map((type) => sql`${type}`),
    sql`, `,
  )})`;
  const ofValue = nameOf(sql`attribute_value_translations`, sql`value_id`, sql`v.id`, ctx, sql`label`);
  const named = nameOf(sql`attribute_translations`, sql`attribute_id`, sql`a.id`, ctx, sql`label`);
  const value = sql`case when x.number is null then coalesce(${ofValue}, v.code)
    when ${isDate} then ${isoText(sql`to_timestamp(x.number / 1000)`)} else x.number::text end`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('code', g.code, 'name', coalesce(g.name, g.code),
      'values', g.values) order by g.position, g.code), '[]')
    from (select a.code, a.position, ${named} as name,
        jsonb_agg(${value} order by v.position, v.id) as values
      from product_attribute_values x join attributes a on a.id = x.attribute_id
      left join attribute_values v on v.id = x.value_id
      where x.product_id = p.id group by a.id) g)`;
}

function isoText(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
