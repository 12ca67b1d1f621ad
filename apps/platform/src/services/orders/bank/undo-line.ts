import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { addPaid, insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';
import { findPaymentById, updatePayment } from '../payment/payment.queries.ts';
import { listRefunds } from '../staff/staff-orders.queries.ts';
import { netPaid } from '../state/rest-to-pay.ts';
import { type BankLineRow, deleteParts, listOwnParts, updateLine } from './bank.queries.ts';
import { lockOrders } from './post-line.ts';

/** Why an order waits for people when money came that does not simply pay it. */
const aboutMoney: readonly (string | null)[] = ['wrongAmount', 'paidTwice', 'paidOtherwise', 'paidAfterEnd'];

/**
 * Takes back that a movement, whose row the caller has locked, was booked on orders, as if nobody had booked it; from then on
 * nothing books it by itself. Refused for money of refunds, for what was given back since, and for the money with which an order
 * was paid: its invoice stands, and that money goes back as a refund.
 */
export async function undoLine(ctx: Ctx, line: BankLineRow): Promise<BankLineRow> {
  if (line.direction === 'out' || line.returnReason !== null) throw notUndone('ofRefund');
  const parts = await listOwnParts(ctx, line.id);
  const locked = await lockOrders(
    ctx,
    parts.map(({ orderId }) => orderId),
  );
  for (const order of locked) {
    const own = parts.filter(({ orderId }) => orderId === order.id);
    const payments = own.flatMap(({ paymentId }) => paymentId ?? []);
    const amount = own.reduce((sum, part) => sum + (part.paymentId === null ? 0 : part.amount), 0);
    await mustBeLoose(ctx, order, amount);
    for (const id of payments) await takeBackPayment(ctx, order, id);
    if (payments.length > 0) await settleOrder(ctx, order, amount);
  }
  await deleteParts(ctx, line.id);
  return updateLine(ctx, line.id, {
    ...{ state: 'open', isAutomatic: false, userId: null, decidedAt: null, note: '' },
    ...{ undoneAt: ctx.now, failedAt: null },
  });
}

/** Refuses where the order lives on that money: it was paid with it, or some of it went back. */
async function mustBeLoose(ctx: Ctx, order: OrderRow, amount: Cents): Promise<void> {
  if (amount === 0) return;
  const left = netPaid(order) - amount;
  const isAsked = (await listRefunds(ctx, order.id)).some(({ state }) => state === 'asked');
  if (isAsked || left < 0) throw notUndone('refunded', order.slug);
  if (order.paidAt !== null && left < order.orderTotal) throw notUndone('paidWithIt', order.slug);
}

async function takeBackPayment(ctx: Ctx, order: OrderRow, id: number): Promise<void> {
  const payment = await findPaymentById(ctx, id);
  if (payment?.state !== 'approved' || payment.refunded > 0) throw notUndone('refunded', order.slug);
  // The movement may be booked again under the number that it has at the bank.
  await updatePayment(ctx, id, { state: 'cancelled', transactionId: null, approvalCode: null });
  await addPaid(ctx, order.id, -payment.amount);
  await insertEvent(ctx, { orderId: order.id, kind: 'payment', note: `${payment.reference} cancelled` });
}

/** Takes the mark off where no money is left that people would have to decide about. */
async function settleOrder(ctx: Ctx, order: OrderRow, amount: Cents): Promise<void> {
  const left = order.paidTotal - amount;
  const isSettled = order.paidAt === null ? left === 0 : left === order.orderTotal;
  if (isSettled && aboutMoney.includes(order.attention))
    await updateOrder(ctx, order.id, { attention: null });
}

const notUndone = (kind: 'ofRefund' | 'refunded' | 'paidWithIt', slug = ''): Refusal =>
  new Refusal('validationFailed', {
    fields: [{ path: 'act', kind, message: `${reasons[kind]} ${slug}`.trim() }],
  });

const reasons = {
  ofRefund: 'It is money of a refund.',
  refunded: 'Some of that money was given back since, or is about to be, of order',
  paidWithIt: 'With that money this order was paid and invoiced: give it back as a refund, of order',
} as const;
