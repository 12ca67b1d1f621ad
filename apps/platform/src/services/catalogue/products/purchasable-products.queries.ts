import type { DurabilityGuarantee } from '@izlog/contract/product/durability-guarantee';
import type { ProductFormat, ProductType, PurchaseKind } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import type { PackContent } from '../lists/product-list.tables.ts';
import { packOf } from './bundles/pack.queries.ts';
import { guaranteeOf } from './guarantee.queries.ts';
import { nearest } from './nearest.ts';

/** What a cart has to know of a product, whether it is still sold or not. */
export interface PurchasableRow {
  id: number;
  parentId: number | null;
  format: ProductFormat;
  type: ProductType;
  purchase: PurchaseKind;
  sku: string | null;
  name: string;
  /** Three-letter code of name and kindLine. */
  language: string;
  slug: string;
  kindLine: string;
  /** Slug of the configurable product of a variant. */
  mainSlug: string | null;
  isVisible: boolean;
  /** Published and not archived, nor its configurable product. */
  isPurchasable: boolean;
  isReturnable: boolean;
  taxClassId: number | null;
  /** Of its tax class at home, hundredths of a percent; null for the usual tax of the site. */
  taxRate: number | null;
  /** Grams of one piece. */
  weight: number | null;
  mediaId: number | null;
  minQuantity: number;
  maxQuantity: number | null;
  quantityStep: number;
  /** With all categories above. */
  categoryIds: number[];
  /** Content for its price per unit. */
  pack: PackContent | null;
  guarantee: DurabilityGuarantee | null;
  members: { productId: number; quantity: number }[];
  crossSell: number[];
}

/** The products of this site among `ids` and the members of bundles among them, in one statement. */
export function listPurchasableRows(ctx: Ctx, ids: readonly number[]): Promise<PurchasableRow[]> {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  return queryPrepared<PurchasableRow>(
    ctx.db,
    sql`
      with wanted as (
        select unnest(${idArray(ids)}) as id
        union select i.product_id from bundle_items i where i.bundle_id = any(${idArray(ids)})
      )
      select p.id, p.parent_id as "parentId", p.format, p.type, p.purchase, p.sku, words.name, words.language,
        words.slug, words.kind_line as "kindLine", main.slug as "mainSlug", p.is_visible as "isVisible",
        p.is_published and not p.is_archived
          and (p.parent_id is null or (parent.is_published and not parent.is_archived)) as "isPurchasable",
        p.is_returnable as "isReturnable", tax.id as "taxClassId", tax.rate as "taxRate",
        coalesce(p.weight, parent.weight) as weight, ${packOf} as pack,
        ${guaranteeOf} as guarantee,
        (select m.media_id from product_media m where m.product_id in (p.id, p.parent_id)
          order by m.product_id = p.id desc, m.position limit 1) as "mediaId",
        p.min_quantity as "minQuantity", p.max_quantity as "maxQuantity", p.quantity_step as "quantityStep",
        (select coalesce(jsonb_agg(distinct above.id), '[]') from product_categories pc
          join categories c on c.id = pc.category_id cross join lateral unnest(c.path) as above(id)
          where pc.product_id = coalesce(p.parent_id, p.id)) as "categoryIds",
        (select coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'quantity', i.quantity)
          order by i.position), '[]') from bundle_items i where i.bundle_id = p.id) as members,
        (select coalesce(jsonb_agg(coalesce(linked.parent_id, linked.id) order by x.position), '[]') from product_links x
          join products linked on linked.id = x.linked_id and linked.is_published and not linked.is_archived
          where x.product_id = coalesce(p.parent_id, p.id) and x.kind = 'cross-sell') as "crossSell"
      from wanted join products p on p.id = wanted.id and p.site_id = ${ctx.site.id}
      left join products parent on parent.id = p.parent_id
      left join brands b on b.id = coalesce(p.brand_id, parent.brand_id)
      left join tax_classes tax on tax.id = coalesce(p.tax_class_id, parent.tax_class_id)
      cross join lateral (
        select t.name, t.slug, t.kind_line, t.language from product_translations t
        where t.product_id in (p.id, p.parent_id) order by t.product_id = p.id desc, ${near} limit 1
      ) words
      left join lateral (
        select t.slug from product_translations t where t.product_id = p.parent_id order by ${near} limit 1
      ) main on true`,
  );
}
