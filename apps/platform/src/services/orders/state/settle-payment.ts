import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockCart, useUpCart } from '../../cart/index.ts';
import { mailPaidOrder } from '../mails/order-mails.ts';
import { addPaid, findOrderById, insertEvent, listItems, type OrderRow } from '../order.queries.ts';
import { countRefusedPayment } from '../payment/limit-payments.ts';
import { findPayment, logMessage, type PaymentRow, updatePayment } from '../payment/payment.queries.ts';
import { MessageRefused, type PaymentOutcome, type PaymentReport } from '../payment/payment-provider.ts';
import { flagForReview } from './flag-for-review.ts';
import { moveOrder } from './move-order.ts';
import { restOf } from './rest-to-pay.ts';

type Channel = 'return' | 'cancel' | 'notice' | 'status';

/**
 * Brings a payment and its order to where a checked report says they are. Reports are a set: the same one again, an
 * older one, or several at once end in the same state, with one mail and one invoice number. All of it is one
 * transaction. Throws MessageRefused when amount or currency are not those of the payment, or when the provider's
 * number belongs to another payment. Gives the outcome as it stands now.
 */
export async function settlePayment(
  kernel: Kernel,
  outer: Ctx,
  reference: string,
  report: PaymentReport,
  channel: Channel,
): Promise<PaymentOutcome> {
  try {
    return await inTransaction(outer, async (ctx) => {
      const found = await findPayment(ctx, reference);
      if (!found) throw new MessageRefused('unknownPayment');
      // The cart, which is used up with the order, then the order, then the payment: everybody locks in this order, and
      // the stock and what counts promotions after them.
      const known = await findOrderById(ctx, found.orderId);
      if (known) await lockCart(ctx, known.cartId);
      const order = await findOrderById(ctx, found.orderId, { lock: true });
      const payment = await findPayment(ctx, reference, { lock: true });
      if (!order || !payment) throw new MessageRefused('unknownPayment');
      mustBeAboutIt(report, payment);
      const outcome = await settle(kernel, ctx, order, payment, report);
      await logMessage(ctx, {
        gateway: payment.gateway,
        channel,
        paymentId: payment.id,
        reference,
        result: report.outcome,
        isVerified: true,
      });
      return outcome;
    });
  } catch (error) {
    if (isTransactionTaken(error)) throw new MessageRefused('otherShop');
    throw error;
  }
}

function mustBeAboutIt(report: PaymentReport, payment: PaymentRow): void {
  if (report.amount !== null && report.amount !== payment.amount) throw new MessageRefused('amount');
  if (report.currency !== null && report.currency.toUpperCase() !== payment.currency) {
    throw new MessageRefused('currency');
  }
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
  });
  await addPaid(ctx, order.id, payment.amount);
  await insertEvent(ctx, { orderId: order.id, kind: 'payment', note: `${payment.reference} approved` });
  if (order.paidAt !== null) return flagForReview(kernel, ctx, order, 'paidTwice');
  // Of what was paid before a change, and of a try for another sum, only the rest was left.
  if (payment.amount !== restOf(order) || payment.currency !== order.currency) {
    return flagForReview(kernel, ctx, order, 'wrongAmount');
  }
  const paid = await bringToPaid(kernel, ctx, order, payment);
  if (!paid) return flagForReview(kernel, ctx, order, 'paidAfterEnd');
  await useUpCart(ctx, order.cartId, await listItems(ctx, [order.id]));
  await mailPaidOrder(kernel, ctx, paid);
}

/** Undefined when the order had ended and its pieces are sold to others by now. */
async function bringToPaid(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(ctx, (inner) =>
      moveOrder(kernel, inner, order, 'paid', 'platform', {
        note: payment.reference,
        // What was wrong of it is paid now.
        changes: order.attention === 'wrongAmount' ? { attention: null } : {},
      }),
    );
  } catch (error) {
    if (error instanceof Refusal && error.row.code === 'OUT_OF_STOCK') return undefined;
    throw error;
  }
}

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
