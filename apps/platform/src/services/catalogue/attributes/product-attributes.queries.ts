import type { FilterType } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '../products/nearest.ts';

/** One thing that a product says about one attribute. */
export interface AttributeRow {
  productId: number;
  attributeId: number;
  code: string;
  type: FilterType;
  label: string;
  unit: string;
  customClass: string;
  isShown: boolean;
  /** Position among the axes of its configurable product; null when it is none. */
  axis: number | null;
  valueId: number | null;
  valueCode: string | null;
  valueLabel: string | null;
  color: string | null;
  mediaId: number | null;
  isShopDefault: boolean | null;
  number: number | null;
}

/** Everything that products say about attributes, in the order of attributes and choices, in one statement. */
export function listAttributeRows(ctx: Ctx, productIds: readonly number[]): Promise<AttributeRow[]> {
  return queryPrepared<AttributeRow>(ctx.db, attributesQuery(ctx, idArray(productIds)));
}

/** The same as a part of a statement; `ids` is an array. */
export function attributesQuery(ctx: Ctx, ids: Statement): Statement {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  return sql`
      select pv.product_id as "productId", a.id as "attributeId", a.code, a.type, a.custom_class as "customClass",
        a.is_shown as "isShown", axes.position as axis, al.label, al.unit, v.id as "valueId", v.code as "valueCode",
        vl.label as "valueLabel", v.color, v.media_id as "mediaId", v.is_shop_default as "isShopDefault", pv.number
      from product_attribute_values pv
      join products p on p.id = pv.product_id and p.site_id = ${ctx.site.id}
      join attributes a on a.id = pv.attribute_id
      left join attribute_values v on v.id = pv.value_id
      left join variant_axes axes on axes.product_id = p.parent_id and axes.attribute_id = a.id
      cross join lateral (
        select t.label, t.unit from attribute_translations t where t.attribute_id = a.id order by ${near} limit 1
      ) al
      left join lateral (
        select t.label from attribute_value_translations t where t.value_id = v.id order by ${near} limit 1
      ) vl on true
      where pv.product_id = any(${ids})
      order by a.position, a.id, v.position, v.id`;
}
