import type { CatalogueRegistries, ExactProduct } from 'catalogue-io';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { asJson } from '#platform/kernel/records/columns.ts';
import { wordsAsJson } from '../products/plain-fields.ts';
import { products } from '../products/product.tables.ts';
import { savedFields } from '../products/product-doc.ts';

/** The tax classes, brands, attributes, categories (from the root down) and tags of the site. */
export async function readRegistries(ctx: Ctx): Promise<CatalogueRegistries> {
  const site = ctx.site.id;
  const { rows } = await ctx.db.execute<{ registries: CatalogueRegistries }>(sql`
    select jsonb_build_object(
      'taxClasses', (select ${rowsOf(sql`jsonb_build_object('code', t.code, 'name', t.name, 'rate', t.rate)`, sql`t.code`)}
        from tax_classes t where t.site_id = ${site}),
      'brands', (select ${rowsOf(
        sql`jsonb_build_object('name', b.name, 'manufacturer', case when b.manufacturer_name is not null then
          jsonb_build_object('name', b.manufacturer_name, 'address', coalesce(b.manufacturer_address, ''),
            'email', coalesce(b.manufacturer_email, ''), 'isOutsideEu', b.is_maker_outside_eu) end,
          'responsible', case when b.responsible_name is not null then
          jsonb_build_object('name', b.responsible_name, 'address', coalesce(b.responsible_address, ''),
            'email', coalesce(b.responsible_email, '')) end)`,
        sql`b.name`,
      )} from brands b where b.site_id = ${site}),
      'attributes', (select ${rowsOf(
        sql`jsonb_build_object('code', a.code, 'type', a.type, 'isFilterable', a.is_filterable,
          'isVariationAxis', a.is_variation_axis, 'isShown', a.is_shown, 'position', a.position,
          'customClass', a.custom_class,
          'label', ${textsOf(sql`attribute_translations`, sql`t.attribute_id = a.id`, sql`t.label`)},
          'unit', ${textsOf(sql`attribute_translations`, sql`t.attribute_id = a.id`, sql`t.unit`)},
          'values', (select ${rowsOf(
            sql`jsonb_build_object('code', v.code, 'color', v.color, 'media', ${fileOf(sql`v.media_id`)},
              'isShopDefault', v.is_shop_default,
              'label', ${textsOf(sql`attribute_value_translations`, sql`t.value_id = v.id`, sql`t.label`)})`,
            sql`v.position, v.id`,
          )} from attribute_values v where v.attribute_id = a.id))`,
        sql`a.code`,
      )} from attributes a where a.site_id = ${site}),
      'categories', (select ${rowsOf(
        sql`jsonb_build_object('key', ${categoryKey(sql`c.id`, ctx)},
          'parent', case when c.parent_id is not null then ${categoryKey(sql`c.parent_id`, ctx)} end,
          'position', c.position, 'sortTypes', to_jsonb(c.sort_types), 'sortDefaultType', c.sort_default_type,
          'media', ${fileOf(sql`c.media_id`)}, 'isPublished', c.is_published,
          'requiresSafety', c.requires_safety, 'kpd', c.kpd, 'source', c.source,
          'externalId', c.external_id,
          'translations', (select coalesce(jsonb_object_agg(t.language, jsonb_build_object('name', t.name,
            'slug', t.slug, 'line', t.line, 'description', t.description, 'seoTitle', t.seo_title,
            'seoDescription', t.seo_description)), '{}') from category_translations t where t.category_id = c.id))`,
        sql`cardinality(c.path), c.position, c.id`,
      )} from categories c where c.site_id = ${site}),
      'tags', (select ${rowsOf(
        sql`jsonb_build_object('code', t.code, 'position', t.position,
          'translations', (select coalesce(jsonb_object_agg(w.language,
            jsonb_build_object('name', w.name, 'slug', w.slug)), '{}')
            from tag_translations w where w.tag_id = t.id))`,
        sql`t.code`,
      )} from tags t where t.site_id = ${site})
    ) as registries`);
  const [row] = rows;
  if (!row) throw new Error('a query of one row gave none');
  return row.registries;
}

/** Languages in which the catalogue has words: those of the site first, then others that it had once. */
export async function findLanguages({ db, site }: Ctx): Promise<string[]> {
  const { rows } = await db.execute<{ language: string }>(sql`
    select language from product_translations where site_id = ${site.id}
    union select language from category_translations where site_id = ${site.id}
    union select language from tag_translations where site_id = ${site.id}
    union select t.language from attribute_translations t join attributes a on a.id = t.attribute_id
      where a.site_id = ${site.id}
    union select t.language from attribute_value_translations t join attribute_values v on v.id = t.value_id
      join attributes a on a.id = v.attribute_id where a.site_id = ${site.id}
    order by language`);
  return [...new Set([...site.languages, ...rows.map(({ language }) => language)])];
}

/** Columns that stand in a file as they are: makers and tax classes do by their names, and what rests says that it is put away. */
const exactColumns = asJson(
  products,
  savedFields.filter(
    (name) =>
      !['parentId', 'isPublished', 'wentWithKind', 'createdAt', 'brandId', 'taxClassId'].includes(name),
  ),
  'p',
);

/** The products of these ids in full, by id. */
export async function readExactProducts(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, ExactProduct>> {
  const { rows } = await ctx.db.execute<{ id: number; product: ExactProduct }>(sql`
    select p.id, jsonb_build_object(
      'key', ${productKey(sql`p`, ctx)},
      'parent', (select ${productKey(sql`o`, ctx)} from products o where o.id = p.parent_id),
      'brand', (select b.name from brands b where b.id = p.brand_id),
      'taxClass', (select t.code from tax_classes t where t.id = p.tax_class_id)
    ) || ${exactColumns} || jsonb_build_object(
      'isPublished', p.is_published or p.withheld <> '{}', 'createdAt', ${isoText(sql`p.created_at`)},
      'translations', (select coalesce(jsonb_object_agg(t.language, ${wordsAsJson}), '{}')
        from product_translations t where t.product_id = p.id),
      'categories', (select ${rowsOf(categoryKey(sql`x.category_id`, ctx), sql`x.position`)}
        from product_categories x where x.product_id = p.id),
      'tags', (select ${rowsOf(sql`to_jsonb(g.code)`, sql`g.code`)} from product_tags x
        join tags g on g.id = x.tag_id where x.product_id = p.id),
      'attributes', (select ${rowsOf(
        sql`jsonb_build_object('code', g.code, 'values', g.codes, 'number', g.number)`,
        sql`g.code`,
      )} from (
          select a.code, max(x.number) as number,
            jsonb_agg(v.code order by v.position, v.id) filter (where v.id is not null) as codes
          from product_attribute_values x join attributes a on a.id = x.attribute_id
          left join attribute_values v on v.id = x.value_id
          where x.product_id = p.id group by a.id) g),
      'axes', (select ${rowsOf(sql`to_jsonb(a.code)`, sql`x.position, a.code`)} from variant_axes x
        join attributes a on a.id = x.attribute_id where x.product_id = p.id),
      'media', (select ${rowsOf(
        sql`jsonb_build_object('file', ${fileOf(sql`x.media_id`)}, 'alt', x.alt)`,
        sql`x.position`,
      )} from product_media x where x.product_id = p.id and ${fileOf(sql`x.media_id`)} is not null),
      'downloads', (select ${rowsOf(
        sql`jsonb_build_object('name', x.name, 'file', ${fileOf(sql`x.media_id`)}, 'url', x.url)`,
        sql`x.position`,
      )} from product_downloads x where x.product_id = p.id),
      'customOptions', (select ${rowsOf(customOption(), sql`o.position`)} from custom_options o
        where o.product_id = p.id),
      'stock', (select jsonb_build_object('isTracked', s.is_tracked, 'quantity', s.quantity,
        'backorders', s.backorders, 'lowAt', s.low_at, 'restockAt', ${isoText(sql`s.restock_at`)})
        from stock_levels s where s.product_id = p.id),
      'journal', (select ${rowsOf(
        sql`jsonb_build_object('kind', j.kind, 'amount', j.amount, 'validFrom', ${isoText(sql`j.valid_from`)},
          'validTo', ${isoText(sql`j.valid_to`)}, 'storeId', j.store_id)
          || case when ${countsAlone} then '{"needsBase": false}' else '{}' end::jsonb`,
        sql`j.id`,
      )} from product_prices j where j.product_id = p.id),
      'bundle', (select ${rowsOf(
        sql`jsonb_build_object('product', ${productKey(sql`m`, ctx)}, 'quantity', x.quantity)`,
        sql`x.position`,
      )} from bundle_items x join products m on m.id = x.product_id where x.bundle_id = p.id),
      'crossSell', ${links('cross-sell', ctx)},
      'upSell', ${links('up-sell', ctx)}
    ) as product
    from products p where p.site_id = ${ctx.site.id} and p.id = any(${idArray(ids)})`);
  return new Map(rows.map(({ id, product }) => [id, product]));
}

/**
 * A product by its sku, else by its slug in the default language, else in the first it has. A variant may have neither:
 * it is known by its product and the choices by which it differs, `variant:sku:SHIRT?colour=red&size=m`.
 */
function productKey(alias: SQL, ctx: Ctx): SQL {
  const parent = sql`(select ${nameKey(sql`k`, ctx)} from products k where k.id = ${alias}.parent_id)`;
  return sql`coalesce(${nameKey(alias, ctx)}, 'variant:' || ${parent} || '?' || ${choicesOf(alias)},
    'slug:product-' || ${alias}.id)`;
}

function nameKey(alias: SQL, { site }: Ctx): SQL {
  return sql`(case when ${alias}.sku is not null then 'sku:' || ${alias}.sku else 'slug:' ||
    (select w.slug from product_translations w where w.product_id = ${alias}.id
      order by (w.language = ${site.defaultLanguage}) desc, w.language limit 1) end)`;
}

/** The choices by which a variant differs from the others of its product, as its key tells them. */
export function choicesOf(alias: SQL): SQL {
  return sql`(select coalesce(string_agg(ka.code || '=' || kv.code, '&' order by ka.code, kv.code), '')
    from product_attribute_values kx
    join variant_axes kn on kn.product_id = ${alias}.parent_id and kn.attribute_id = kx.attribute_id
    join attributes ka on ka.id = kx.attribute_id join attribute_values kv on kv.id = kx.value_id
    where kx.product_id = ${alias}.id)`;
}

function categoryKey(id: SQL, { site }: Ctx): SQL {
  return sql`(select to_jsonb(w.slug) from category_translations w where w.category_id = ${id}
    order by (w.language = ${site.defaultLanguage}) desc, w.language limit 1)`;
}

function links(kind: 'cross-sell' | 'up-sell', ctx: Ctx): SQL {
  return sql`(select ${rowsOf(sql`to_jsonb(${productKey(sql`o`, ctx)})`, sql`x.position`)} from product_links x
    join products o on o.id = x.linked_id where x.product_id = p.id and x.kind = ${kind}::text)`;
}

function customOption(): SQL {
  return sql`jsonb_build_object('title', o.title, 'optionType', o.option_type, 'inputType', o.input_type,
    'isRequired', o.is_required, 'maxLength', o.max_length, 'min', o.min, 'max', o.max, 'days', o.days,
    'label', ${textsOf(sql`custom_option_translations`, sql`t.option_id = o.id`, sql`t.label`)},
    'hint', ${textsOf(sql`custom_option_translations`, sql`t.option_id = o.id`, sql`t.hint`)},
    'values', (select ${rowsOf(
      sql`jsonb_build_object('sku', v.sku, 'surcharge', v.surcharge, 'price', v.price, 'color', v.color,
        'media', ${fileOf(sql`v.media_id`)},
        'label', ${textsOf(sql`custom_option_value_translations`, sql`t.value_id = v.id`, sql`t.label`)})`,
      sql`v.position`,
    )} from custom_option_values v where v.option_id = o.id))`;
}

/** Whether the entry `j` of the variant `p` counts although that has no regular price of its own. */
const countsAlone = sql`not j.needs_base and j.kind <> 'base' and p.parent_id is not null
  and not exists (select from product_prices b where b.product_id = p.id and b.kind = 'base')`;

function rowsOf(entry: SQL, order: SQL): SQL {
  return sql`coalesce(jsonb_agg(${entry} order by ${order}), '[]')`;
}

function textsOf(table: SQL, where: SQL, column: SQL): SQL {
  return sql`(select coalesce(jsonb_object_agg(t.language, ${column}), '{}') from ${table} t where ${where})`;
}

function fileOf(mediaId: SQL): SQL {
  return sql`(select f.hash || '.' || f.extension from media f where f.id = ${mediaId})`;
}

function isoText(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
