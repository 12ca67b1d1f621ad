import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** The colours (`#rrggbb`) in which configurable products come, in the order of the shop, by id of the product. */
export async function findSwatches(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queryPrepared<{ id: number; colors: string[] }>(
    ctx.db,
    sql`select l.product_id::int as id, array_agg(v.color order by a.position, v.position, v.id) as colors
      from product_list l
      join attribute_values v on v.id = any(l.value_ids) and v.color is not null
      join attributes a on a.id = v.attribute_id and a.is_variation_axis
      where l.site_id = ${ctx.site.id} and l.store_id = 0 and l.product_id = any(${sql.param([...ids])}::bigint[])
      group by l.product_id`,
  );
  return new Map(rows.map(({ id, colors }) => [id, colors]));
}
