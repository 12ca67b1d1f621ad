import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { pickerOf } from '#platform/kernel/records/pick.ts';
import { nearest } from '../products/nearest.ts';
import { type ProductTable, wordsAsJson } from '../products/plain-fields.ts';
import { products } from '../products/product.tables.ts';
import type { ProductWords } from '../products/product-input.ts';

/** Plain fields that are columns of the grid. */
export const gridPlain = namesOf(fieldsWith(productPlainFields, 'grid'));
const gridPlainColumns = selected(products, gridPlain, 'p');

/** The plain fields among the cells of a row. */
export const plainCellsOf = pickerOf(gridPlain);

/** A product or a variant as the tables have it; prices are read from their journal. */
export interface GridSource
  extends Pick<ProductTable, 'id' | 'parentId' | 'format' | (typeof gridPlain)[number]> {
  name: string;
  title: string;
  state: 'published' | 'draft' | 'archived';
  categories: number[];
  isTracked: boolean;
  quantity: number;
  backorders: 'no' | 'notify' | 'yes';
  lowAt: number | null;
  restockAt: string | null;
  promised: number;
  /** In the default language of the site, whole; null where it has none. */
  words: Required<ProductWords> | null;
  changedBy: string | null;
  updatedAt: string;
}

/** Products with their variants behind them, in the order of the ids. */
export async function listFamilies(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select family.id::int as id
    from unnest(${idArray(ids)}) with ordinality as o(id, place)
    cross join lateral (
      select p.id, -1 as position from products p where p.id = o.id
      union all
      select v.id, v.position from products v where v.parent_id = o.id and not v.is_archived
    ) family
    order by o.place, family.position, family.id`);
  return rows.map(({ id }) => id);
}

/** Rows of the grid by their ids, in no order. */
export async function readGridSources(ctx: Ctx, ids: readonly number[]): Promise<Map<number, GridSource>> {
  const { defaultLanguage, id: site } = ctx.site;
  const { rows } = await ctx.db.execute<GridSource & Record<string, unknown>>(sql`
    select p.id::int as id, p.parent_id::int as "parentId", p.format, coalesce(t.name, '') as name,
      case when p.parent_id is null then coalesce(t.name, (select other.name from product_translations other
          where other.product_id = p.id order by other.language limit 1), '')
        else (select coalesce(string_agg(coalesce((select l.label from attribute_value_translations l
              where l.value_id = a.value_id
              order by ${nearest(statement`l.language`, ctx.language, defaultLanguage)} limit 1), c.code), ', '
            order by x.position), '')
          from variant_axes x
          join product_attribute_values a on a.product_id = p.id and a.attribute_id = x.attribute_id
          join attribute_values c on c.id = a.value_id
          where x.product_id = p.parent_id) end as title,
      ${gridPlainColumns},
      case when p.is_archived then 'archived' when p.is_published or p.withheld <> '{}' then 'published'
        else 'draft' end as state,
      array(select c.category_id::int from product_categories c where c.product_id = p.id order by c.position) as categories,
      coalesce(s.is_tracked, false) as "isTracked", coalesce(s.quantity, 0) as quantity,
      coalesce(s.backorders, 'no') as backorders, s.low_at as "lowAt", s.restock_at as "restockAt",
      coalesce(s.reserved, 0) as promised,
      case when t.product_id is not null then ${wordsAsJson} end as words,
      (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
        where u.id = p.changed_by and u.site_id = p.site_id) as "changedBy",
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from products p
    left join product_translations t on t.product_id = p.id and t.language = ${defaultLanguage}
    left join stock_levels s on s.product_id = p.id
    where p.site_id = ${site} and p.id = any(${idArray(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of makers, categories and tax classes those that this site has. */
export async function findOwned(
  ctx: Ctx,
  wanted: Readonly<Record<'brandId' | 'categoryId' | 'taxClassId', readonly number[]>>,
): Promise<Record<'brandId' | 'categoryId' | 'taxClassId', ReadonlySet<number>>> {
  const { rows } = await ctx.db.execute<{ kind: 'brandId' | 'categoryId' | 'taxClassId'; id: number }>(sql`
    select 'brandId' as kind, id::int as id from brands
      where site_id = ${ctx.site.id} and id = any(${idArray(wanted.brandId)})
    union all select 'categoryId', id::int from categories
      where site_id = ${ctx.site.id} and id = any(${idArray(wanted.categoryId)})
    union all select 'taxClassId', id::int from tax_classes
      where site_id = ${ctx.site.id} and id = any(${idArray(wanted.taxClassId)})`);
  const of = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind ? [row.id] : [])));
  return { brandId: of('brandId'), categoryId: of('categoryId'), taxClassId: of('taxClassId') };
}
