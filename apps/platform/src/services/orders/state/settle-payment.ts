import { mayMove } from '@izlog/contract/ecommerce/orders/order-states';
import { isByTransfer } from '@izlog/contract/ecommerce/payment';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { refusals } from '@izlog/contract/refusals';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockCart, useUpCart } from '#platform/services/cart/index.ts';
import { type HeldBecause, mailPaidOrder } from '../mails/order-mails.ts';
import {
  addPaid,
  findOrderById,
  insertEvent,
  listEvents,
  listItems,
  type OrderRow,
  updateOrder,
} from '../order.queries.ts';
import { countRefusedPayment } from '../payment/limit-payments.ts';
import {
  bankGateway,
  findPayment,
  logMessage,
  type PaymentRow,
  updatePayment,
} from '../payment/payment.queries.ts';
import { MessageRefused, type PaymentOutcome, type PaymentReport } from '../payment/payment-provider.ts';
import { flagForReview } from './flag-for-review.ts';
import { holdPayment } from './late-payment.ts';
import { moveOrder } from './move-order.ts';
import { isGone } from './order-stock.ts';
import { heldMoney, restOf } from './rest-to-pay.ts';
import { endedByItself, whoEnded } from './who-ended.ts';

type Channel = 'return' | 'cancel' | 'notice' | 'status';

/**
 * Brings a payment and its order to where a checked report says they are. Reports are a set: the same one again, an
 * older one, or several at once end in the same state, with one mail and one invoice number. All of it is one
 * transaction. Throws MessageRefused when amount or currency are not those of the payment, of which people are told where
 * money was taken, or when the provider's number belongs to another payment. Returns the outcome as it stands now.
 */
export async function settlePayment(
  kernel: Kernel,
  outer: Ctx,
  reference: string,
  report: PaymentReport,
  channel: Channel,
): Promise<PaymentOutcome> {
  try {
    const settled = await inTransaction(outer, async (ctx) => {
      const found = await findPayment(ctx, reference);
      if (!found) throw new MessageRefused('unknownPayment');
      // The cart, which is used up with the order, then the order, then the payment: everybody locks in this order, and
      // the stock and what counts promotions after them.
      const known = await findOrderById(ctx, found.orderId);
      if (known) await lockCart(ctx, known.cartId);
      const order = await findOrderById(ctx, found.orderId, { lock: true });
      const payment = await findPayment(ctx, reference, { lock: true });
      if (!order || !payment) throw new MessageRefused('unknownPayment');
      const refused = otherSum(report, payment);
      if (refused) {
        await holdOtherSum(kernel, ctx, order, payment, report);
        return { refused };
      }
      const outcome = await settle(kernel, ctx, order, payment, report);
      await logMessage(ctx, {
        gateway: payment.gateway,
        channel,
        paymentId: payment.id,
        reference,
        result: report.outcome,
        isVerified: true,
      });
      return { outcome };
    });
    if (settled.refused) throw new MessageRefused(settled.refused);
    return settled.outcome;
  } catch (error) {
    if (isTransactionTaken(error)) throw new MessageRefused('otherShop');
    throw error;
  }
}

/** What of a report is not that of the payment. */
function otherSum(report: PaymentReport, payment: PaymentRow): 'amount' | 'currency' | undefined {
  if (report.amount !== null && report.amount !== payment.amount) return 'amount';
  if (report.currency !== null && report.currency.toUpperCase() !== payment.currency) return 'currency';
  return undefined;
}

/** A bank that took another sum than was asked for has money of the buyer, which pays nothing: people hear of it, once. */
async function holdOtherSum(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
  { outcome, amount, currency }: PaymentReport,
): Promise<void> {
  if (outcome !== 'approved' || payment.state === 'approved') return;
  const note = `${payment.reference} approved`;
  if ((await listEvents(ctx, order.id)).some((event) => event.kind === 'payment' && event.note === note))
    return;
  const isInCurrency = currency === null || currency.toUpperCase() === payment.currency;
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'payment',
    note,
    ...(isInCurrency && amount !== null ? { amount } : {}),
  });
  if (isInCurrency && amount !== null)
    return holdPayment(kernel, ctx, order, 'wrongAmount', { amount, key: payment.reference });
  return flagForReview(kernel, ctx, order, 'wrongAmount');
}

async function settle(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<PaymentOutcome> {
  // What is approved stays so, whatever comes after it.
  if (payment.state === 'approved') return 'approved';
  if (report.outcome === 'approved') {
    await approve(kernel, ctx, order, payment, report);
    return 'approved';
  }
  if (report.outcome === 'pending') {
    if (payment.state === 'started') await updatePayment(ctx, payment.id, { state: 'pending' });
    return 'pending';
  }
  const isOpen = payment.state === 'started' || payment.state === 'pending';
  if (!isOpen) return payment.state === 'cancelled' ? 'cancelled' : 'refused';
  const state = report.outcome === 'refused' ? 'refused' : 'cancelled';
  await updatePayment(ctx, payment.id, { state, askAt: null });
  await insertEvent(ctx, { orderId: order.id, kind: 'payment', note: `${payment.reference} ${state}` });
  if (state === 'refused') await countRefusedPayment(ctx, payment.payer);
  const isCurrent = order.currentPayment === payment.reference;
  if (isCurrent && order.state === 'awaitingPayment') {
    await moveOrder(kernel, ctx, order, 'failed', 'platform', { note: payment.reference });
  }
  return state;
}

async function approve(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<void> {
  await updatePayment(ctx, payment.id, {
    state: 'approved',
    askAt: null,
    transactionId: report.transactionId ?? payment.transactionId,
    approvalCode: report.approvalCode ?? payment.approvalCode,
    fee: report.fee ?? payment.fee,
  });
  await addPaid(ctx, order.id, payment.amount);
  await insertEvent(ctx, { orderId: order.id, kind: 'payment', note: `${payment.reference} approved` });
  const { amount } = payment;
  const hold = async (held: OrderRow, why: HeldBecause) =>
    holdPayment(kernel, ctx, await updateOrder(ctx, held.id, {}), why, { amount, key: payment.reference });
  if (order.paidAt !== null)
    return hold(order, isOver(order) ? 'paidAfterEnd' : report.isExcess ? 'wrongAmount' : 'paidTwice');
  // Of what was paid before a change, and of a try for another sum, only the rest was left.
  const isRight = amount === restOf(order) && payment.currency === order.currency;
  if (!isRight && !isOver(order)) return hold(order, 'wrongAmount');
  const isSure = !report.isUnsure && (await comesBack(ctx, order));
  const paid = isRight && isSure && (await bringToPaid(kernel, ctx, order, payment));
  // What was ordered is out of the cart, whatever is decided.
  await useUpCart(ctx, order.cartId, await listItems(ctx, [order.id]));
  if (!paid) return hold(await endFor(kernel, ctx, order), 'paidAfterEnd');
  // Anyone who brings it would ask for money that came by another way.
  if (!isAgreed(order, payment)) return hold(paid, 'paidOtherwise');
  await mailPaidOrder(kernel, ctx, paid);
}

/** Whether nobody asks for the money once more: only of a courier it has to be kept from. */
const isAgreed = ({ paymentKind }: OrderRow, { gateway }: PaymentRow): boolean =>
  isProviderCode(paymentKind) || (gateway === bankGateway && isByTransfer(paymentKind));

/** Nothing more comes of it, unless somebody decides so. */
const isOver = ({ state }: OrderRow): boolean => ['cancelled', 'returned', 'refunded'].includes(state);

/**
 * Whether money brings an order to paid by itself: it has not ended, or the clock or its provider ended it, of which its
 * buyer knows nothing. What a person ended, what they were told is cancelled, and who asked to be forgotten, is for people.
 */
async function comesBack(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const by = await whoEnded(ctx, order);
  if (by === null) return !isOver(order);
  return by === 'platform' && heldMoney(order) === 0 && order.email !== '';
}

/** The order as one that has ended: what it could not have any more has made an end of it. */
async function endFor(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  if (!mayMove(order.state, 'cancelled', 'platform')) return order;
  return moveOrder(kernel, ctx, order, 'cancelled', 'platform', { note: endedByItself.soldOut });
}

/** Undefined when what it had given back, or only held, is others' by now: all of it is won again, or nothing. */
async function bringToPaid(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderRow | undefined> {
  const changes = {
    // What was wrong of it is paid now.
    ...(order.attention === 'wrongAmount' ? { attention: null } : {}),
  };
  // Made ready, or on its way, before its money came by another way than was agreed.
  if (!mayMove(order.state, 'paid', 'platform'))
    return updateOrder(ctx, order.id, { ...changes, paidAt: ctx.now });
  try {
    return await inTransaction(ctx, (inner) =>
      moveOrder(kernel, inner, order, 'paid', 'platform', {
        note: payment.reference,
        changes,
      }),
    );
  } catch (error) {
    if (error instanceof Refusal && isLost(error)) return undefined;
    throw error;
  }
}

const isLost = (refusal: Refusal): boolean => isGone(refusal) || refusal.row === refusals.couponUsedUp;

/** The provider's number is kept with another payment already. */
function isTransactionTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    cause.constraint === 'payments_transaction'
  );
}
