import type { CategoryName, Tag } from '@izlog/contract/product/category';
import type { DurabilityGuarantee } from '@izlog/contract/product/durability-guarantee';
import type { BundleEntry } from '@izlog/contract/product/product';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray, jsonRows } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { selected } from '#platform/kernel/records/columns.ts';
import { type LiveStockRow, stockParts } from '#platform/services/inventory/index.ts';
import { priceParts } from '#platform/services/pricing/index.ts';
import { type AttributeRow, attributesQuery } from '../attributes/product-attributes.queries.ts';
import { type CustomOptionRow, customOptionsQuery } from '../options/custom-options.queries.ts';
import { needsChoice } from '../options/needs-choice.queries.ts';
import { guaranteeOf } from './guarantee.queries.ts';
import { nearest } from './nearest.ts';
import { type ProductTable, publicNames, type WordsRow, wordNames } from './plain-fields.ts';
import { products, productTranslations } from './product.tables.ts';

/** Columns of a product that visitors are shown, by what is made of them. */
const shownNames = [
  'parentId',
  'format',
  'type',
  'purchase',
  'sku',
  'barcode',
  'weight',
  'length',
  'width',
  'height',
  'content',
  'contentUnit',
  'baseContent',
  'baseUnit',
  'minQuantity',
  'maxQuantity',
  'quantityStep',
  'isFeatured',
  'isReturnable',
  'categoryPriority',
  'position',
  'externalUrl',
  ...publicNames,
] as const;
const shownColumns = selected(products, shownNames, 'p');
/** Words in the language asked for, or the nearest one there is. */
const shownWords = selected(productTranslations, wordNames, 't');

export interface ProductRow extends WordsRow, Pick<ProductTable, 'id' | (typeof shownNames)[number]> {
  needsChoice: boolean;
  brand: string | null;
  guarantee: DurabilityGuarantee | null;
  manufacturer: Operator | null;
  responsible: Operator | null;
  taxRate: number | null;
  /** ms since 1970. */
  createdAt: number;
  updatedAt: number;
  media: { id: number; alt: string | null }[];
  alternates: { language: string; slug: string }[];
}

/** Who answers for the goods. */
interface Operator {
  name: string;
  address: string | null;
  email: string | null;
}

/** What only the page of a product shows, not its variants'. */
export interface ProductExtras {
  id: number;
  categories: CategoryName[];
  breadcrumbs: CategoryName[];
  tags: Tag[];
  bundles: BundleEntry[];
  crossSell: number[];
  upSell: number[];
  parent: { id: number; name: string; slug: string } | null;
}

/** Those of products that the call may see though they are not public: as a preview link or staff in edit mode ask for. */
export const seenAnyway = ({ drafts, language }: Ctx, ids: readonly number[]): number[] =>
  drafts ? ids.filter((id) => drafts.shows({ kind: 'product', id, language })) : [];

/** The published among the products of `ids`, which is an array; those of `seen` are shown though they are not. */
function rowsQuery(ctx: Ctx, ids: Statement, seen: readonly number[]): Statement {
  const { defaultLanguage } = ctx.site;
  const isSeen = (alias: Statement) =>
    seen.length === 0
      ? sql`(${alias}.is_published and not ${alias}.is_archived)`
      : sql`(${alias}.is_published and not ${alias}.is_archived or ${alias}.id = any(${idArray(seen)}))`;
  return sql`
      select p.id, ${shownColumns}, ${needsChoice('p')} as "needsChoice",
        b.name as brand, ${guaranteeOf} as guarantee,
        case when b.manufacturer_name is not null then jsonb_build_object('name', b.manufacturer_name,
          'address', b.manufacturer_address, 'email', b.manufacturer_email) end as manufacturer,
        case when b.responsible_name is not null then jsonb_build_object('name', b.responsible_name,
          'address', b.responsible_address, 'email', b.responsible_email) end as responsible,
        tax.rate as "taxRate",
        (extract(epoch from p.created_at) * 1000)::float8 as "createdAt",
        (extract(epoch from p.updated_at) * 1000)::float8 as "updatedAt",
        t.language, ${shownWords},
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.media_id, 'alt', m.alt ->> ${ctx.language}::text)
          order by m.position), '[]') from product_media m where m.product_id = p.id) as media,
        (select coalesce(jsonb_agg(jsonb_build_object('language', a.language, 'slug', a.slug) order by a.language), '[]')
          from product_translations a where a.product_id = p.id) as alternates
      from products p
      left join products parent on parent.id = p.parent_id
      left join brands b on b.id = coalesce(p.brand_id, parent.brand_id)
      left join tax_classes tax on tax.id = coalesce(p.tax_class_id, parent.tax_class_id)
      cross join lateral (
        select t.* from product_translations t where t.product_id in (p.id, p.parent_id)
        order by ${nearest(sql`t.language`, ctx.language, defaultLanguage, sql`t.product_id = p.id desc,`)} limit 1
      ) t
      where p.id = any(${ids}) and p.site_id = ${ctx.site.id} and ${isSeen(sql`p`)}
        and (p.parent_id is null or ${isSeen(sql`parent`)})
      order by p.position, p.id`;
}

/** Categories, tags, members, links and the configurable product of the products of `ids`, which is an array. */
function extrasQuery(ctx: Ctx, ids: Statement): Statement {
  const { defaultLanguage } = ctx.site;
  const near = (language: Statement) => nearest(language, ctx.language, defaultLanguage);
  const named = (id: Statement) => sql`(
    select t.name, t.slug, t.language from category_translations t where t.category_id = ${id}
    order by ${near(sql`t.language`)} limit 1)`;
  // A variant is shown as the product that it is bought as: it stands in no list.
  const links = (kind: string) => sql`(
    select coalesce(jsonb_agg(one.id order by one.place), '[]') from (
      select shown.id, min(x.position) as place
      from product_links x join products linked on linked.id = x.linked_id
      join products shown on shown.id = coalesce(linked.parent_id, linked.id)
      where x.product_id = p.id and x.kind = ${kind} and linked.is_published and not linked.is_archived
        and shown.is_published and not shown.is_archived
      group by shown.id) one)`;
  return sql`
      select p.id,
        (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', t.name, 'slug', t.slug, 'language', t.language)
            order by pc.position), '[]')
          from product_categories pc join categories c on c.id = pc.category_id and c.is_published
          cross join lateral ${named(sql`c.id`)} t
          where pc.product_id = coalesce(p.parent_id, p.id)) as categories,
        (select coalesce(jsonb_agg(jsonb_build_object('id', step.id, 'name', t.name, 'slug', t.slug, 'language', t.language)
            order by step.place), '[]')
          from (
            select u.id, u.place from product_categories pc
            join categories c on c.id = pc.category_id and c.is_published
            cross join lateral unnest(c.path) with ordinality as u(id, place)
            where pc.product_id = coalesce(p.parent_id, p.id)
              and pc.position = (
                select min(first.position) from product_categories first
                join categories shown on shown.id = first.category_id and shown.is_published
                where first.product_id = pc.product_id)
          ) step
          cross join lateral ${named(sql`step.id`)} t) as breadcrumbs,
        (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', t.name, 'slug', t.slug)
            order by g.position, g.id), '[]')
          from product_tags pt join tags g on g.id = pt.tag_id
          cross join lateral (
            select t.name, t.slug from tag_translations t where t.tag_id = g.id
            order by ${near(sql`t.language`)} limit 1) t
          where pt.product_id = p.id) as tags,
        (select coalesce(jsonb_agg(jsonb_build_object('product', i.product_id, 'format', member.format,
            'quantity', i.quantity) order by i.position), '[]')
          from bundle_items i join products member on member.id = i.product_id
          where i.bundle_id = p.id) as bundles,
        ${links('cross-sell')} as "crossSell",
        ${links('up-sell')} as "upSell",
        (select jsonb_build_object('id', parent.id, 'name', t.name, 'slug', t.slug)
          from products parent cross join lateral (
            select t.name, t.slug from product_translations t where t.product_id = parent.id
            order by ${near(sql`t.language`)} limit 1) t
          where parent.id = p.parent_id) as parent
      from products p
      where p.id = any(${ids}) and p.site_id = ${ctx.site.id}`;
}

/** What the statement gives of prices. */
type PricesRead = Parameters<typeof priceParts.lookupOf>[0];

/** Everything about some products as the database gives it, all of one snapshot. */
export interface WholeProducts extends LiveStockRow, PricesRead {
  rows: ProductRow[];
  extras: ProductExtras[];
  attributes: AttributeRow[];
  options: CustomOptionRow[];
}

/**
 * Published products, the variants of the configurable ones, all that both say, their prices and stock, and the version of
 * the catalogue that is: one statement however many they are.
 */
export async function readWhole(ctx: Ctx, ids: readonly number[]): Promise<WholeProducts> {
  // A list of one is written out: of an array the planner knows no length beforehand, and plans again each time.
  const asked = ids.length === 1 ? sql`array[${ids[0] ?? 0}]::bigint[]` : idArray(ids);
  const wanted = sql`array(select id from wanted)`;
  const [row] = await queryPrepared<WholeProducts>(
    ctx.db,
    sql`
      with wanted as materialized (
        select p.id from products p
        where p.site_id = ${ctx.site.id} and (p.id = any(${asked}) or p.parent_id = any(${asked}))
      ), priced as materialized (${priceParts.pricedQuery(ctx, wanted)})
      select ${stockParts.columns(ctx, wanted)},
        ${jsonRows(rowsQuery(ctx, wanted, seenAnyway(ctx, ids)))} as rows,
        ${jsonRows(extrasQuery(ctx, asked))} as extras,
        ${jsonRows(attributesQuery(ctx, wanted))} as attributes,
        ${jsonRows(customOptionsQuery(ctx, asked))} as options,
        ${jsonRows(sql`select * from priced`)} as priced,
        ${jsonRows(priceParts.entriesQuery(sql`array(select id from priced)`))} as entries`,
  );
  if (!row) throw new Error('the products were not read');
  return row;
}

/** The id of a published product of the site by its slug: in the language asked for, else in any. */
export async function findProductIdBySlug(ctx: Ctx, slug: string): Promise<number | undefined> {
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`
      select p.id from product_translations t join products p on p.id = t.product_id
      where t.site_id = ${ctx.site.id} and t.slug = ${slug} and p.is_published and not p.is_archived
      order by ${nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage)}, p.id limit 1`,
  );
  return row?.id;
}

/** The product with a slug that the call may see though it is not public. */
export async function findSeenIdBySlug(ctx: Ctx, slug: string): Promise<number | undefined> {
  if (!ctx.drafts) return undefined;
  const rows = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`
      select p.id from product_translations t join products p on p.id = t.product_id
      where t.site_id = ${ctx.site.id} and t.slug = ${slug} and p.parent_id is null
      order by ${nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage)}, p.id`,
  );
  return seenAnyway(
    ctx,
    rows.map(({ id }) => id),
  )[0];
}
