import { and, eq, sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { orderedMethods } from '#platform/kernel/ordered-methods.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { deliveryMethods } from './delivery/delivery.tables.ts';
import { paymentMethods } from './payment/payment-method.tables.ts';

const tables = { payment: paymentMethods, delivery: deliveryMethods };

/**
 * Removes a way to pay or of delivery. One that is offered is switched off first, where it is asked whether anybody can
 * still order; one that an order names stays, since staff look it up there.
 */
export function removeMethod(
  outer: Ctx,
  kind: keyof typeof tables,
  { code }: { code: string },
): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const table = tables[kind];
    const [row] = await ctx.db
      .select({ id: table.id, isActive: table.isActive })
      .from(table)
      .where(and(eq(table.siteId, ctx.site.id), eq(table.code, code)))
      .for('update');
    if (!row) throw new Refusal('notFound');
    if (row.isActive || (await isOrdered(ctx, kind, row.id))) throw new Refusal('recordInUse');
    // The terms of the shop are remembered for a version of the catalogue.
    await catalogueChanged(ctx, [], kind === 'delivery' ? ['delivery'] : []);
    await ctx.db.delete(table).where(and(eq(table.siteId, ctx.site.id), eq(table.id, row.id)));
    // Another one of that name would inherit where it was not offered.
    if (kind === 'delivery')
      await ctx.db
        .update(paymentMethods)
        .set({ notWithDelivery: sql`array_remove(${paymentMethods.notWithDelivery}, ${code})` })
        .where(
          and(eq(paymentMethods.siteId, ctx.site.id), sql`${code} = any(${paymentMethods.notWithDelivery})`),
        );
    noteChange(ctx, `${kind}Method ${code}`, { code }, {});
    return {};
  });
}

async function isOrdered(ctx: Ctx, kind: keyof typeof tables, id: number): Promise<boolean> {
  for (const knows of ctx.held.get(orderedMethods)) if (await knows(ctx, kind, id)) return true;
  return false;
}
