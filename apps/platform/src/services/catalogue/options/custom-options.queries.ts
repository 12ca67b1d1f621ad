import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import type { CustomOptionKind } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '../products/nearest.ts';

export interface CustomOptionRow {
  productId: number;
  id: number;
  title: string;
  optionType: 'text' | 'number';
  inputType: CustomOptionKind | null;
  isRequired: boolean;
  maxLength: number | null;
  min: number | null;
  max: number | null;
  days: DayRule | null;
  label: string | null;
  hint: string | null;
  /** Cents of the main currency. */
  values: {
    id: number;
    sku: string;
    label: string | null;
    surcharge: number | null;
    price: number | null;
    color: string | null;
    mediaId: number | null;
  }[];
}

/** The custom options of products with their values, in order, in one statement. */
export function listCustomOptions(ctx: Ctx, productIds: readonly number[]): Promise<CustomOptionRow[]> {
  return queryPrepared<CustomOptionRow>(ctx.db, customOptionsQuery(ctx, idArray(productIds)));
}

/** The same as a part of a statement; `ids` is an array. */
export function customOptionsQuery(ctx: Ctx, ids: Statement): Statement {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  return sql`
      select o.product_id as "productId", o.id, o.title, o.option_type as "optionType", o.input_type as "inputType",
        o.is_required as "isRequired", o.max_length as "maxLength", o.min, o.max, o.days, words.label, words.hint,
        (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'surcharge', v.surcharge,
            'price', v.price, 'color', v.color, 'mediaId', v.media_id, 'label', (
              select t.label from custom_option_value_translations t where t.value_id = v.id
              order by ${near} limit 1)) order by v.position, v.id), '[]')
          from custom_option_values v where v.option_id = o.id) as values
      from custom_options o
      left join lateral (
        select t.label, t.hint from custom_option_translations t where t.option_id = o.id order by ${near} limit 1
      ) words on true
      where o.product_id = any(${ids}) and o.site_id = ${ctx.site.id}
      order by o.position, o.id`;
}
