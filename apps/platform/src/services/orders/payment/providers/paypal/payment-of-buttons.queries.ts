import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { PaymentRow } from '../../payment.queries.ts';
import { payments } from '../../payment.tables.ts';

/** The payment that PayPal's buttons name: PayPal's order, or our number for a subscription (ORDER-011). */
export async function findPaymentOfButtons(ctx: Ctx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.siteId, ctx.site.id),
        eq(payments.gateway, 'paypal'),
        sql`(${payments.remoteId} = ${id} or ${payments.reference} = ${id})`,
      ),
    );
  return row;
}
