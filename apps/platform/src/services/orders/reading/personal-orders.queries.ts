import { withdrawalDays } from '@izlog/contract/ecommerce/orders/withdrawal';
import { openReturnStates } from '@izlog/contract/ecommerce/returns/return-states';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

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

/** Days after which an order that was sent and never reported as delivered counts as delivered. */
const sentDays = 30;

/** Nothing is owed any more: not the goods, not their price, not an answer to a withdrawal or a return. */
function isOver(now: Date): SQL {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  const hasEnded = or(
    inArray(orders.state, ['failed', 'cancelled', 'returned', 'refunded']),
    and(inArray(orders.state, ['delivered', 'completed']), lt(orders.updatedAt, before(withdrawalDays))),
    and(
      inArray(orders.state, ['sent', 'readyForPickup']),
      lt(orders.updatedAt, before(sentDays + withdrawalDays)),
    ),
  );
  const openReturns = sql`select from order_returns r
    where r.order_id = ${orders.id} and r.state in (${sql.join(
      openReturnStates.map((state) => sql`${state}`),
      sql`, `,
    )})`;
  return sql`(${hasEnded} and not exists (${openReturns}))`;
}

/** How many orders of people are not over yet. */
export function countOpenOrdersOf(ctx: Ctx, userIds: readonly number[]): Promise<number> {
  const own = and(eq(orders.siteId, ctx.site.id), inArray(orders.userId, [...userIds]));
  return ctx.db.$count(orders, and(own, not(isOver(ctx.now))));
}

/** Takes the account off orders of people, and the people out of those that are over; the others wait for their end. */
export async function forgetInOrders(ctx: Ctx, userIds: readonly number[]): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ userId: null, forgottenAt: ctx.now })
    .where(and(eq(orders.siteId, ctx.site.id), inArray(orders.userId, [...userIds])));
  await forgetClosedOrders(ctx.db, ctx.now);
}

/**
 * Takes people who asked to be forgotten out of orders that are over, on every site: off an invoice e-mail, phone and
 * messages, off an order without one all of them.
 */
export async function forgetClosedOrders(db: Db, now: Date): Promise<void> {
  const reach = sql`'{"contactEmail": "", "contactPhone": ""}'::jsonb`;
  const due = and(isNotNull(orders.forgottenAt), isOver(now));
  const messages = {
    email: '',
    memberCardBarcode: null,
    orderMessage: '',
    giftMessage: '',
    giftTo: '',
    giftFrom: '',
    forgottenAt: null,
  };
  await db.execute(sql`delete from order_notes where order_id in (select id from orders where ${due})`);
  await db.execute(
    sql`update order_events set note = '' where kind in ('corrected', 'edited')
      and order_id in (select id from orders where ${due})`,
  );
  await db.execute(
    sql`update order_returns set name = '', contact = '', message = '', answer = '', tracking_number = ''
      where order_id in (select id from orders where ${due})`,
  );
  await db
    .update(orders)
    .set({
      ...messages,
      deliveryAddress: sql`${orders.deliveryAddress} || ${reach}`,
      billingAddress: sql`${orders.billingAddress} || ${reach}`,
    })
    .where(and(due, isNotNull(orders.invoiceNumber)));
  await db
    .update(orders)
    .set({
      ...messages,
      deliveryAddress: { ...nobody, country: '' },
      billingAddress: { ...nobody, country: '' },
      company: null,
    })
    .where(and(due, isNull(orders.invoiceNumber)));
}
