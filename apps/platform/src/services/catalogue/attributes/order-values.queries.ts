import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';

/**
 * Puts choices of an attribute in the order given, in the places that they have among all of it; gives whether any of them
 * moved.
 */
export async function orderValues(ctx: Ctx, attributeId: number, order: readonly number[]): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ id: number; position: number }>(sql`
    select id::int as id, position from attribute_values where attribute_id = ${attributeId} and site_id = ${ctx.site.id}
    order by position, id for update`);
  const queue = order.filter((id) => rows.some((row) => row.id === id));
  const left = queue.values();
  const placed = rows.map(({ id }) => (queue.includes(id) ? (left.next().value ?? id) : id));
  if (placed.every((id, place) => id === rows[place]?.id)) return false;
  const docs = placed.map((id, position) => ({ id, position }));
  await ctx.db.execute(sql`
    update attribute_values v set position = r.position
    from ${recordset(docs, 'r', 'id bigint, position int')} where v.id = r.id and v.position <> r.position`);
  return true;
}
