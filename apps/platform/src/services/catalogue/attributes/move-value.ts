import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { moveAttributeValue } from '@izlog/contract/product/registries/attribute-resource';
import { sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Puts a choice of an attribute one place up or down; at an end it stays. The others are numbered again where needed. */
export function moveValue(
  outer: Ctx,
  { id, way }: EndpointParsed<typeof moveAttributeValue>,
): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number; position: number; code: string }>(sql`
      select id, position, code from attribute_values
      where attribute_id = (select attribute_id from attribute_values where id = ${id} and site_id = ${ctx.site.id})
      order by position, id for update`);
    const from = rows.findIndex((row) => row.id === id);
    const one = rows[from];
    if (!one) throw new Refusal('notFound');
    const to = Math.min(Math.max(from + (way === 'up' ? -1 : 1), 0), rows.length - 1);
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, one);
    for (const [position, row] of order.entries())
      if (row.position !== position)
        await ctx.db.execute(sql`update attribute_values set position = ${position} where id = ${row.id}`);
    noteChange(ctx, `attribute value ${one.code}`, { place: from }, { place: to });
    await catalogueChanged(ctx, [], ['attributes']);
    return {};
  });
}
