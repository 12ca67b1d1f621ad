import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import type { OrderRow } from './order.queries.ts';
import { orders } from './order.tables.ts';

/** Orders of people, the oldest first. */
export function listOrdersOf(ctx: Ctx, userIds: readonly number[]): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), inArray(orders.userId, [...userIds])))
    .orderBy(asc(orders.id));
}

/** How many orders of people carry an invoice. */
export function countInvoicesOf(ctx: Ctx, userIds: readonly number[]): Promise<number> {
  return ctx.db.$count(
    orders,
    and(
      eq(orders.siteId, ctx.site.id),
      inArray(orders.userId, [...userIds]),
      isNotNull(orders.invoiceNumber),
    ),
  );
}

const nobody = {
  firstName: '',
  lastName: '',
  contactEmail: '',
  contactPhone: '',
  street: '',
  houseNumber: '',
  city: '',
  zipCode: '',
};

/** Takes people out of orders that came to nothing, and their account from all others. */
export async function forgetInOrders(ctx: Ctx, userIds: readonly number[]): Promise<void> {
  const own = and(eq(orders.siteId, ctx.site.id), inArray(orders.userId, [...userIds]));
  const ended = notInArray(orders.state, ['created', 'awaitingPayment', 'paid', 'processing', 'sent']);
  await ctx.db
    .update(orders)
    .set({
      email: '',
      deliveryAddress: { ...nobody, country: '' },
      billingAddress: { ...nobody, country: '' },
      company: null,
      memberCardBarcode: null,
      orderMessage: '',
      giftMessage: '',
      giftTo: '',
      giftFrom: '',
      updatedAt: ctx.now,
    })
    .where(and(own, isNull(orders.invoiceNumber), ended));
  await ctx.db.update(orders).set({ userId: null, updatedAt: ctx.now }).where(own);
}
