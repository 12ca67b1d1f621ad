import type { refundOrder as endpoint } from '@izlog/contract/ecommerce/order-staff';
import { mayMove } from '@izlog/contract/ecommerce/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toCents } from '@izlog/contract/money';
import { userIdOf } from '../../../kernel/caller.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { putBackStock } from '../../inventory/index.ts';
import { type Credited, issueCreditNote } from '../documents/issue-credit-note.ts';
import { mailRefund } from '../mails/order-mails.ts';
import {
  findOrder,
  insertEvent,
  listItems,
  type OrderRow,
  setRefundedQuantity,
  updateOrder,
} from '../order.queries.ts';
import { isGatewayCode } from '../payment/gateway-codes.ts';
import { GatewayFault } from '../payment/gateway-fault.ts';
import { keptPayment } from '../payment/kept-payment.ts';
import { openBank, outsideOf } from '../payment/open-bank.ts';
import { listPayments, type PaymentRow, updatePayment } from '../payment/payment.queries.ts';
import {
  findRefund,
  insertRefund,
  listRefunds,
  type RefundRow,
  updateRefund,
} from '../staff/staff-orders.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';
import { moveOrder } from './move-order.ts';
import { deliveryRefund, itemRefund } from './refund-amount.ts';

type Input = EndpointParsed<typeof endpoint>;

/**
 * Gives money back in three steps: it is written down as asked for, so that no two refunds are more than was paid; the
 * gateway is asked, outside any transaction; then it is done, or taken back. The same key refunds once.
 */
export async function refundOrder(kernel: Kernel, ctx: Ctx, input: Input): Promise<StaffOrder> {
  const { order, refund, payment, isNew } = await inTransaction(ctx, (inner) => askForRefund(inner, input));
  if (isNew && payment) await askGateway(kernel, ctx, order, refund, payment);
  const isHandedOver = payment !== undefined || input.isHandedOver;
  if (isNew) await inTransaction(ctx, (inner) => finish(kernel, inner, order.slug, refund, isHandedOver));
  const now = await findOrder(ctx, input.slug);
  return presentForStaff(kernel, ctx, now ?? order);
}

async function askForRefund(ctx: Ctx, input: Input) {
  const order = await findOrder(ctx, input.slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  const before = await findRefund(ctx, order.id, input.key);
  if (before) return { order, refund: before, payment: undefined, isNew: false };
  const left = order.paidTotal - order.refundedTotal;
  if (left <= 0) throw new Refusal('orderNotRefundable');
  const { amount, items } = await whatToRefund(ctx, order, input);
  if (amount <= 0 || amount > left) throw new Refusal('refundTooLarge', { left: left / 100 });
  const payment = input.isByHand ? undefined : await paymentFor(ctx, order, amount);
  const refund = await insertRefund(ctx, {
    orderId: order.id,
    paymentId: payment?.id ?? null,
    key: input.key,
    amount,
    reason: input.reason,
    items,
    withDelivery: input.withDelivery,
    restock: input.restock,
    userId: userIdOf(ctx.caller),
  });
  await updateOrder(ctx, order.id, { refundedTotal: order.refundedTotal + amount });
  if (payment) await updatePayment(ctx, payment.id, { refunded: payment.refunded + amount });
  await setRefundedQuantity(ctx, order.id, items, 1);
  return { order, refund, payment, isNew: true };
}

async function whatToRefund(ctx: Ctx, order: OrderRow, input: Input) {
  const rows = await listItems(ctx, [order.id]);
  const items = (input.items ?? []).map((one) => {
    const row = rows.find(({ id }) => id === one.itemId);
    if (!row || row.refundedQuantity + one.quantity > row.quantity) throw new Refusal('refundTooLarge');
    return { row, quantity: one.quantity };
  });
  const hasDelivery = (await listRefunds(ctx, order.id)).some(
    ({ state, withDelivery }) => state !== 'failed' && withDelivery,
  );
  if (input.withDelivery && hasDelivery) throw new Refusal('refundTooLarge');
  const pieces = items.reduce((sum, { row, quantity }) => sum + itemRefund(order, row, quantity), 0);
  const amount =
    input.amount === undefined
      ? pieces + (input.withDelivery ? deliveryRefund(order) : 0)
      : toCents(input.amount);
  return { amount, items: items.map(({ row, quantity }) => ({ itemId: row.id, quantity })) };
}

/** The payment that can give so much back; undefined when the money did not come through a gateway. */
async function paymentFor(ctx: Ctx, order: OrderRow, amount: number): Promise<PaymentRow | undefined> {
  const payments = await listPayments(ctx, order.id);
  const approved = payments.filter(({ state, gateway }) => state === 'approved' && isGatewayCode(gateway));
  if (approved.length === 0) return undefined;
  const enough = approved.findLast((payment) => payment.amount - payment.refunded >= amount);
  if (!enough) throw new Refusal('refundTooLarge');
  return enough;
}

async function askGateway(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const bank = isGatewayCode(payment.gateway) ? await openBank(kernel, ctx, payment.gateway) : undefined;
  try {
    if (!bank?.refund) throw new GatewayFault(payment.gateway, 'cannot refund');
    const wish = { key: `refund ${refund.id}`, amount: refund.amount, refundedBefore: payment.refunded };
    const { refundId } = await bank.refund(keptPayment(payment), wish, outsideOf(kernel, ctx));
    await updateRefund(ctx, refund.id, { remoteId: refundId });
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    ctx.log.error({ err: error, order: order.slug }, 'the gateway did not refund');
    await inTransaction(ctx, (inner) => takeBack(inner, order.slug, refund, payment.id));
    throw new Refusal('paymentUnavailable');
  }
}

/** The gateway gave nothing back: the order is as before. */
async function takeBack(ctx: Ctx, slug: string, refund: RefundRow, paymentId: number): Promise<void> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  const payment = (await listPayments(ctx, order.id)).find(({ id }) => id === paymentId);
  await updateRefund(ctx, refund.id, { state: 'failed', key: `${refund.key} failed ${refund.id}` });
  await updateOrder(ctx, order.id, { refundedTotal: order.refundedTotal - refund.amount });
  if (payment) await updatePayment(ctx, payment.id, { refunded: payment.refunded - refund.amount });
  await setRefundedQuantity(ctx, order.id, refund.items, -1);
  await insertEvent(ctx, { orderId: order.id, kind: 'refund', note: 'failed' });
}

/** The refund is settled: its credit note is issued, and the buyer hears whether the money is on its way. */
async function finish(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  refund: RefundRow,
  isHandedOver: boolean,
): Promise<void> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  if (refund.restock && order.holdsStock) await putBackStock(ctx, await piecesOf(ctx, order, refund));
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'refund',
    note: refund.reason,
    amount: refund.amount,
    ...(refund.userId === null ? {} : { userId: refund.userId }),
  });
  const isWhole = order.refundedTotal === order.paidTotal;
  const isDue = order.attention === 'refundDue' || order.attention === 'paidAfterEnd';
  let changed = isHandedOver
    ? await updateOrder(ctx, order.id, { handedBack: order.handedBack + refund.amount })
    : order;
  if (isWhole && isDue) changed = await updateOrder(ctx, order.id, { attention: null });
  if (isWhole && mayMove(changed.state, 'refunded', 'staff')) {
    changed = await moveOrder(kernel, ctx, changed, 'refunded', 'staff', { note: refund.reason });
  }
  const credited = await creditedBy(ctx, order, refund);
  // Late, for who has a number makes all others of the site wait.
  const creditNumber = await issueCreditNote(ctx, order, credited);
  const doneAt = ctx.now;
  await updateRefund(ctx, refund.id, {
    state: 'done',
    doneAt,
    creditNumber,
    ...(isHandedOver ? { handedAt: doneAt } : {}),
  });
  await mailRefund(kernel, ctx, changed, { ...refund, creditNumber }, isHandedOver);
}

/** What a refund takes off the invoice. */
async function creditedBy(ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<Credited> {
  const rows = new Map((await listItems(ctx, [order.id])).map((row) => [row.id, row]));
  return {
    refundId: refund.id,
    amount: refund.amount,
    reason: refund.reason,
    pieces: refund.items.flatMap(({ itemId, quantity }) => {
      const item = rows.get(itemId);
      // Counted already when the refund was asked for.
      return item ? [{ item, quantity, before: item.refundedQuantity - quantity }] : [];
    }),
    withDelivery: refund.withDelivery,
    keptBefore: order.paidTotal - (order.refundedTotal - refund.amount),
  };
}

async function piecesOf(ctx: Ctx, order: OrderRow, refund: RefundRow) {
  const rows = new Map((await listItems(ctx, [order.id])).map((row) => [row.id, row]));
  return refund.items.flatMap(({ itemId, quantity }) => {
    const row = rows.get(itemId);
    if (!row) return [];
    return row.pieces.map((piece) => ({
      productId: piece.productId,
      quantity: (piece.quantity / row.quantity) * quantity,
    }));
  });
}
