import type { ProductFields, ProductState } from '@izlog/contract/product/record/product-record';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { type ProductTable, plainNames, wordsAsJson } from '../products/plain-fields.ts';
import { products } from '../products/product.tables.ts';
import type { ProductWords } from '../products/product-input.ts';

/** A product with its lists as the tables have it, options in cents; prices are read from their journal. */
export interface RecordRow extends Omit<ProductFields, 'words' | 'state' | 'price' | 'stock'> {
  id: number;
  parentId: number | null;
  state: ProductState;
  format: ProductTable['format'];
  type: ProductTable['type'];
  words: Record<string, Required<ProductWords>>;
  stock: ProductFields['stock'] & { restockAt: string | null };
  promised: number;
  members: { id: number; name: string; sku: string | null; details: string }[];
  changedBy: string | null;
  updatedAt: string;
}

/** One product of the site that is no variant, whatever its state. */
export async function findRecord(ctx: Ctx, id: number): Promise<RecordRow | undefined> {
  const [row] = await listRecords(ctx, sql`p.id = ${id} and p.parent_id is null`);
  return row;
}

/** Whether another product or variant of the site that is not put away has the same barcode: a scanner cannot tell them apart. */
export async function isBarcodeTaken(
  ctx: Ctx,
  { id, barcode }: Pick<RecordRow, 'id' | 'barcode'>,
): Promise<boolean> {
  if (barcode === null) return false;
  const { rows } = await ctx.db.execute(sql`select from products
    where site_id = ${ctx.site.id} and barcode = ${barcode} and id <> ${id} and not is_archived limit 1`);
  return rows.length > 0;
}

/** The variants of a product that are not put away, in order, each with everything that is kept of a product. */
export const listVariantRecords = (ctx: Ctx, id: number): Promise<RecordRow[]> =>
  listRecords(ctx, sql`p.parent_id = ${id} and not p.is_archived`);

/** Products and variants by their ids, the same of each. */
export const listRecordsOf = (ctx: Ctx, ids: readonly number[]): Promise<RecordRow[]> =>
  listRecords(ctx, sql`p.id = any(${idArray(ids)})`);

const plainColumns = selected(products, plainNames, 'p');

async function listRecords(ctx: Ctx, condition: SQL): Promise<RecordRow[]> {
  const { rows } = await ctx.db.execute<RecordRow & Record<string, unknown>>(sql`
    select p.id::int as id, p.parent_id::int as "parentId", p.format, p.type,
      case when p.is_archived then 'archived' when p.is_published then 'published'
        when p.withheld <> '{}' then 'waiting' else 'draft' end as state,
      ${plainColumns},
      (select coalesce(jsonb_object_agg(t.language, ${wordsAsJson}), '{}')
        from product_translations t where t.product_id = p.id) as words,
      array(select c.category_id::int from product_categories c where c.product_id = p.id order by c.position) as categories,
      array(select t.tag_id::int from product_tags t where t.product_id = p.id order by 1) as tags,
      (select coalesce(jsonb_agg(said.one order by said.id), '[]') from (
        select v.attribute_id as id, case when count(v.value_id) > 0
          then jsonb_build_object('attributeId', v.attribute_id, 'valueIds', jsonb_agg(v.value_id order by v.value_id))
          else jsonb_build_object('attributeId', v.attribute_id, 'number', min(v.number)) end as one
        from product_attribute_values v where v.product_id = p.id group by v.attribute_id
      ) said) as attributes,
      (select coalesce(jsonb_agg(jsonb_build_object('mediaId', m.media_id, 'alt', m.alt) order by m.position), '[]')
        from product_media m where m.product_id = p.id) as media,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'quantity', i.quantity)
        order by i.position), '[]') from bundle_items i where i.bundle_id = p.id) as bundle,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'sku', m.sku, 'name', coalesce((
          select t.name from product_translations t where t.product_id in (m.id, m.parent_id)
          order by t.product_id = m.id desc, t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1), ''),
          'details', coalesce((select string_agg(coalesce((
              select t.label from attribute_value_translations t where t.value_id = a.value_id
              order by t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1), c.code), ', ' order by x.position)
            from variant_axes x
            join product_attribute_values a on a.product_id = m.id and a.attribute_id = x.attribute_id
            join attribute_values c on c.id = a.value_id
            where x.product_id = m.parent_id), ''))
        order by named.place, named.position), '[]')
        from (
          select i.product_id as id, 0 as place, i.position from bundle_items i where i.bundle_id = p.id
          union all select l.linked_id, 1, l.position from product_links l where l.product_id = p.id
        ) named join products m on m.id = named.id) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'mediaId', d.media_id, 'url', d.url)
        order by d.position), '[]') from product_downloads d where d.product_id = p.id) as downloads,
      array(select l.linked_id::int from product_links l
        where l.product_id = p.id and l.kind = 'cross-sell' order by l.position) as "crossSell",
      array(select l.linked_id::int from product_links l
        where l.product_id = p.id and l.kind = 'up-sell' order by l.position) as "upSell",
      (select coalesce(jsonb_agg(jsonb_build_object('title', o.title, 'optionType', o.option_type,
          'inputType', o.input_type, 'isRequired', o.is_required, 'maxLength', o.max_length, 'min', o.min, 'max', o.max,
          'days', o.days,
          'label', ${wordsOf('custom_option_translations', 'option_id', 'o.id', 'label')},
          'hint', ${wordsOf('custom_option_translations', 'option_id', 'o.id', 'hint')},
          'values', (select coalesce(jsonb_agg(jsonb_build_object('sku', v.sku, 'surcharge', v.surcharge,
              'price', v.price, 'color', v.color, 'mediaId', v.media_id,
              'label', ${wordsOf('custom_option_value_translations', 'value_id', 'v.id', 'label')})
            order by v.position, v.id), '[]') from custom_option_values v where v.option_id = o.id))
        order by o.position, o.id), '[]') from custom_options o where o.product_id = p.id) as "customOptions",
      jsonb_build_object('isTracked', coalesce(s.is_tracked, false), 'quantity', coalesce(s.quantity, 0),
        'backorders', coalesce(s.backorders, 'no'), 'lowAt', s.low_at, 'restockAt', s.restock_at) as stock,
      coalesce(s.reserved, 0) as promised,
      (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
        where u.id = p.changed_by and u.site_id = p.site_id) as "changedBy",
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from products p left join stock_levels s on s.product_id = p.id
    where ${condition} and p.site_id = ${ctx.site.id} order by p.position, p.id`);
  return rows;
}

/** The words of something by language; what has none in a language has no key. */
const wordsOf = (table: string, owner: string, id: string, column: string): SQL =>
  sql.raw(
    `(select coalesce(jsonb_object_agg(t.language, t.${column}) filter (where t.${column} <> ''), '{}')
      from ${table} t where t.${owner} = ${id})`,
  );

/** The newest entries of a product's journal, all of its present and coming ones among them. */
export async function listJournal(ctx: Ctx, id: number) {
  const { rows } = await ctx.db.execute<{
    kind: 'base' | 'sale' | 'member';
    amount: number | null;
    from: string;
    to: string | null;
    who: string;
  }>(sql`
    select kind, amount, who, to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as from,
      to_char(valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as to
    from product_prices where product_id = ${id} and site_id = ${ctx.site.id} and store_id is null
    order by id desc limit 50`);
  return rows;
}
