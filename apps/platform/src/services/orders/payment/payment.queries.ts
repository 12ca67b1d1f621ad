import { and, asc, desc, eq, inArray, isNull, like, lt, lte } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { paymentMessages, payments } from './payment.tables.ts';

/** Of payments that a bank statement told of, in place of a provider's code. */
export const bankGateway = 'bank';

export type PaymentRow = typeof payments.$inferSelect;

/** The payment with our number; `lock` holds its row until the transaction ends. */
export async function findPayment(
  ctx: Ctx,
  reference: string,
  { lock = false } = {},
): Promise<PaymentRow | undefined> {
  const query = ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, ctx.site.id), eq(payments.reference, reference)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function findPaymentById(ctx: Ctx, id: number): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, ctx.site.id), eq(payments.id, id)))
    .for('update');
  return row;
}

/** How many payments have a number that begins so. */
export function countPayments(ctx: Ctx, prefix: string): Promise<number> {
  return ctx.db.$count(
    payments,
    and(eq(payments.siteId, ctx.site.id), like(payments.reference, `${prefix}%`)),
  );
}

/** Payments of an order, the first one first. */
export function listPayments(ctx: Ctx, orderId: number): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, ctx.site.id), eq(payments.orderId, orderId)))
    .orderBy(asc(payments.id));
}

/** The last try to pay an order. */
export async function findLastPayment(ctx: Ctx, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, ctx.site.id), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

export async function insertPayment(
  ctx: Ctx,
  row: Omit<typeof payments.$inferInsert, 'siteId'>,
): Promise<PaymentRow> {
  const [made] = await ctx.db
    .insert(payments)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now, updatedAt: ctx.now })
    .returning();
  if (!made) throw new Error('the payment was not kept');
  return made;
}

export async function updatePayment(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(payments.id, id), eq(payments.siteId, ctx.site.id)));
}

/** Writes down a message about payments. Never the message itself: it may hold data of a card. */
export async function logMessage(
  ctx: Ctx,
  row: Omit<typeof paymentMessages.$inferInsert, 'siteId' | 'ip' | 'at'>,
): Promise<void> {
  await ctx.db.insert(paymentMessages).values({
    ...row,
    reference: row.reference?.slice(0, 100),
    siteId: ctx.site.id,
    ip: ctx.ip,
    at: ctx.now,
  });
}

/** Forgets messages about no payment of ours that came before a moment: nobody disputes them any more. */
export async function forgetStrayMessages(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentMessages)
    .where(and(isNull(paymentMessages.paymentId), lt(paymentMessages.at, before)));
}

/** Payments of all sites whose provider is to be asked now, the longest waiting first. */
export function listPaymentsToAsk(
  db: Db,
  now: Date,
  limit: number,
): Promise<Array<{ siteId: number; reference: string }>> {
  return db
    .select({ siteId: payments.siteId, reference: payments.reference })
    .from(payments)
    .where(and(lte(payments.askAt, now), inArray(payments.state, ['started', 'pending'])))
    .orderBy(asc(payments.askAt))
    .limit(limit);
}
