import type { FilterType } from '@izlog/contract/product/product-kinds';
import { catalogueVersion } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce, queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '#platform/services/catalogue/index.ts';
import { typesShowingAll } from '../attributes/attribute-kinds.ts';
import { filterKinds } from '../filters/filter-kinds.ts';
import { attributeCondition, commonConditions, type ListCriteria } from './list-conditions.ts';

/** How many products stand behind the values of the filters; money in cents. */
export interface LayeredCounts {
  values: { id: number; total: number }[];
  ranges: { attributeId: number; total: number; min: number; max: number }[];
  price: { total: number; min: number; max: number } | null;
  version: string;
}

/**
 * Counts for every filter of a list in one pass over its products. A product counts for an attribute when it passes all
 * filters but that attribute's own; so products that fail none count everywhere, those that fail exactly one attribute
 * count for that one only, and the rest do not count.
 */
export async function countLayers(ctx: Ctx, criteria: ListCriteria): Promise<LayeredCounts> {
  const chosen = Map.groupBy(criteria.attributes, (filter) => filter.attributeId);
  const { price: prices = [], ...asked } = criteria.filters.asked;
  const withoutPrice: ListCriteria = { ...criteria, filters: { ...criteria.filters, asked } };
  const tests = [...chosen].map(([key, filters]) => ({ key, passes: all(filters.map(attributeCondition)) }));
  // The price is a filter like the others; 0 is the id of no attribute.
  if (prices.length > 0) tests.push({ key: 0, passes: all(prices.map(filterKinds.price.condition)) });
  const failed =
    tests.length === 0
      ? sql`'{}'::int[]`
      : sql`array_remove(array[${sql.join(
          tests.map(({ key, passes }) => sql`case when (${passes}) is true then null else ${key}::int end`),
          sql`, `,
        )}], null)`;
  const rows = await queryOnce<LayeredCounts>(
    ctx.db,
    sql`
      with hit as materialized (
        select product_id, final_price, value_ids, failed from (
          select l.product_id, l.final_price, l.value_ids, ${failed} as failed
          from product_list l
          where ${sql.join(commonConditions(ctx, withoutPrice), sql` and `)}
        ) tested
        where cardinality(failed) <= 1
      ), counted as (
        select id, lone, count(*) as total
        from (select unnest(value_ids) as id, failed[1] as lone from hit) chosen
        group by id, lone
      ), value_counts as (
        select c.id, sum(c.total) as total
        from counted c
        join attribute_values v on v.id = c.id
        join attributes a on a.id = v.attribute_id and a.is_filterable
        where c.lone is null or c.lone = a.id
        group by c.id
      ), range_counts as (
        select attribute_id, count(*) as total, min(low) as min, max(high) as max
        from (
          select n.attribute_id, n.product_id, min(n.number) as low, max(n.number) as high
          from attributes a
          join product_list_numbers n on n.attribute_id = a.id
          join hit on hit.product_id = n.product_id and (hit.failed = '{}' or hit.failed[1] = a.id)
          where a.site_id = ${ctx.site.id} and a.is_filterable
          group by n.attribute_id, n.product_id
        ) one
        group by attribute_id
      ), price_counts as (
        select count(*) as total, min(final_price) as min, max(final_price) as max
        from hit where final_price is not null and (failed = '{}' or failed[1] = 0)
      )
      select
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'total', total)), '[]') from value_counts) as values,
        (select coalesce(jsonb_agg(jsonb_build_object('attributeId', attribute_id, 'total', total, 'min', min,
          'max', max)), '[]') from range_counts) as ranges,
        (select case when total > 0 then jsonb_build_object('total', total, 'min', min, 'max', max) end
          from price_counts) as price,
        ${catalogueVersion(ctx)} as version`,
  );
  return rows[0] ?? { values: [], ranges: [], price: null, version: '' };
}

function all(conditions: Statement[]): Statement {
  return sql.join(conditions, sql` and `);
}

/** A filterable attribute of the site with its choices, labelled in the language asked for. */
export interface FilterableAttribute {
  id: number;
  code: string;
  type: FilterType;
  customClass: string;
  label: string;
  unit: string;
  values: { id: number; label: string | null; color: string | null; mediaId: number | null }[];
}

/** The filterable attributes of the site, in order, with the choices among `valueIds`; some types show all of theirs. */
export function listFilterable(ctx: Ctx, valueIds: readonly number[]): Promise<FilterableAttribute[]> {
  const near = nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage);
  return queryPrepared<FilterableAttribute>(
    ctx.db,
    sql`
      select a.id, a.code, a.type, a.custom_class as "customClass", words.label, words.unit,
        (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'color', v.color, 'mediaId', v.media_id, 'label',
            coalesce((select t.label from attribute_value_translations t where t.value_id = v.id
              order by ${near} limit 1), v.code)) order by v.position, v.id), '[]')
          from attribute_values v
          where v.attribute_id = a.id
            and (a.type = any(${sql.param(typesShowingAll)}::text[]) or v.id = any(${sql.param([...valueIds])}::bigint[]))) as values
      from attributes a
      cross join lateral (
        select t.label, t.unit from attribute_translations t where t.attribute_id = a.id order by ${near} limit 1
      ) words
      where a.site_id = ${ctx.site.id} and a.is_filterable
      order by a.position, a.id`,
  );
}

/** The choices of some attributes, each attribute with its own. */
export async function listValueIds(
  ctx: Ctx,
  attributeIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (attributeIds.length === 0) return new Map();
  const rows = await queryPrepared<{ id: number; values: number[] }>(
    ctx.db,
    sql`select a.id, array(select v.id::int from attribute_values v where v.attribute_id = a.id) as values
      from attributes a
      where a.site_id = ${ctx.site.id} and a.id = any(array(select unnest(${sql.param([...attributeIds])}::bigint[])))`,
  );
  return new Map(rows.map(({ id, values }) => [id, values]));
}
