import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/**
 * The `DurabilityGuarantee` of a product `p` and its brand `b` as JSON: its own, else that of the configurable product
 * (`parent`) it is a variant of, with the variant's model where it tells one; null where nobody gives any, and of what is
 * no goods.
 */
export const guaranteeOf = sql`
  case when p.type not in ('service', 'e-product') and b.name is not null and coalesce(p.guarantee_years, parent.guarantee_years) is not null then jsonb_build_object(
    'years', coalesce(p.guarantee_years, parent.guarantee_years)::float8, 'brand', b.name,
    'modelId', coalesce(p.model_id, parent.model_id),
    'terms', case when p.guarantee_years is null then parent.guarantee_terms else p.guarantee_terms end)
  end`;

/** What products of this site among `ids` say of a guarantee, those that say nothing left out. */
export function listGuarantees(ctx: Ctx, ids: readonly number[]) {
  return queryPrepared<{
    guaranteeYears: number | null;
    modelId: string | null;
    guaranteeTerms: string | null;
    brand: number | null;
  }>(
    ctx.db,
    sql`
      select guarantee_years::float8 as "guaranteeYears", model_id as "modelId", guarantee_terms as "guaranteeTerms",
        brand_id as brand
      from products where site_id = ${ctx.site.id} and id = any(${idArray(ids)})
        and (guarantee_years is not null or model_id is not null or guarantee_terms is not null)
      order by id`,
  );
}
