import type { refundOrder as endpoint } from '@izlog/contract/ecommerce/orders/order-staff';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Cents, toCents } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  findOrder,
  listItems,
  type OrderItemRow,
  type OrderRow,
  setRefundedQuantity,
  updateOrder,
} from '../order.queries.ts';
import { openProvider, outsideOf } from '../payment/open-provider.ts';
import { listPayments, type PaymentRow, updatePayment } from '../payment/payment.queries.ts';
import { MessageRefused } from '../payment/payment-provider.ts';
import { ProviderFault, ProviderRefusal } from '../payment/provider-fault.ts';
import { storedPayment } from '../payment/stored-payment.ts';
import { takeAnnounced } from '../returns/take-announced.ts';
import {
  findRefund,
  insertRefund,
  listRefunds,
  type RefundRow,
  updateRefund,
} from '../staff/staff-orders.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';
import { taxToGiveBack } from '../taxes/check-order-vat.ts';
import { endAsGiven, endAsNotGiven } from './end-refund.ts';
import { deliveryRefund, itemRefund } from './refund-amount.ts';
import { isAtProvider, keyAtProvider } from './stuck-refunds.ts';

type Input = EndpointParsed<typeof endpoint>;

/** What is given back, decided while the order is locked; amounts in minor units. */
export interface RefundDecision {
  amount: Cents;
  items: { row: OrderItemRow; quantity: number; restocked?: number; amount?: Cents }[];
  withDelivery: boolean;
  /** The tax alone: what it was charged on is sold without it. */
  ofTax?: boolean;
  /** What goes back of the delivery, where that is not all of it. */
  deliveryAmount?: Cents;
  restock: boolean;
  reason: string;
  /** The return that it settles: its own pieces are given back, and no other's. */
  returnId?: number;
}

/** How money goes back, and the name under which it does so once. */
type RefundWay = Pick<Input, 'slug' | 'key' | 'isByHand' | 'isHandedOver'>;

/** Refunds pieces or an amount of an order, as staff say; see `giveBack`. */
export async function refundOrder(kernel: Kernel, ctx: Ctx, input: Input): Promise<StaffOrder> {
  await giveBack(kernel, ctx, input, (inner, order) => whatToRefund(inner, order, input));
  const now = await findOrder(ctx, input.slug);
  if (!now) throw new Refusal('notFound');
  return presentForStaff(kernel, ctx, now);
}

/**
 * Gives money back in three steps: it is written down as asked for, so that no two refunds are more than was paid; the
 * provider is asked, outside any transaction; then it is done, or taken back. The same key refunds once, and while nobody
 * knows whether a provider gave money back the order gives no more: refuses with refundPending. Pieces for which nothing
 * was paid, or whose money went back before, are taken back without money. `decide` says what goes back while the order is
 * locked; null: nothing does, and what it wrote stands.
 */
export async function giveBack(
  kernel: Kernel,
  ctx: Ctx,
  way: RefundWay,
  decide: (ctx: Ctx, order: OrderRow) => Promise<RefundDecision | null>,
): Promise<void> {
  const { order, refund, payment } = await inTransaction(ctx, (inner) => askForRefund(inner, way, decide));
  if (!refund) return;
  if (payment) await askProvider(kernel, ctx, order, refund, payment);
  // Where there is no money nobody waits for it.
  const isHandedOver = payment !== undefined || way.isHandedOver || refund.amount === 0;
  await inTransaction(ctx, (inner) => endAsGiven(kernel, inner, order.slug, refund.id, isHandedOver));
}

/** Writes a refund down; none where the key refunded before, or nothing is to go back. */
async function askForRefund(
  ctx: Ctx,
  way: RefundWay,
  decide: (ctx: Ctx, order: OrderRow) => Promise<RefundDecision | null>,
): Promise<{ order: OrderRow; refund?: RefundRow; payment?: PaymentRow | undefined }> {
  const order = await findOrder(ctx, way.slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  if (await findRefund(ctx, order.id, way.key)) return { order };
  if ((await listRefunds(ctx, order.id)).some(isAtProvider)) throw new Refusal('refundPending');
  const left = order.paidTotal - order.refundedTotal;
  const decision = await decide(ctx, order);
  if (!decision) return { order };
  const { amount, items, reason, withDelivery, restock } = decision;
  const isWithoutMoney = amount === 0 && items.length > 0 && mayComeBack(order);
  if (left <= 0 && !isWithoutMoney) throw new Refusal('orderNotRefundable');
  if (!isWithoutMoney && (amount <= 0 || amount > left))
    throw new Refusal('refundTooLarge', { left: left / 100 });
  const payment = way.isByHand || isWithoutMoney ? undefined : await paymentFor(ctx, order, amount);
  const refund = await insertRefund(ctx, {
    orderId: order.id,
    paymentId: payment?.id ?? null,
    key: way.key,
    ...{ amount, reason, withDelivery, restock },
    items: items.map(({ row, ...item }) => ({ itemId: row.id, ...item })),
    ofTax: decision.ofTax === true,
    deliveryAmount: decision.deliveryAmount ?? null,
    returned: await takeAnnounced(ctx, order.id, items, { returnId: decision.returnId, isMoney: amount > 0 }),
    heldStock: order.holdsStock,
    userId: userIdOf(ctx.caller),
  });
  await updateOrder(ctx, order.id, { refundedTotal: order.refundedTotal + amount });
  if (payment) await updatePayment(ctx, payment.id, { refunded: payment.refunded + amount });
  await setRefundedQuantity(ctx, order.id, refund.items, 1);
  return { order, refund, payment };
}

/** Pieces can be taken back without money once nothing more is to be paid for them, while the order still has them. */
export const mayComeBack = ({ paidAt, holdsStock }: OrderRow): boolean => paidAt !== null && holdsStock;

async function whatToRefund(ctx: Ctx, order: OrderRow, input: Input): Promise<RefundDecision> {
  if (input.ofTax) {
    const amount = taxToGiveBack(order);
    if (amount === null) throw new Refusal('orderNotRefundable');
    const { reason, restock } = input;
    return { amount, items: [], withDelivery: false, ofTax: true, restock, reason };
  }
  const rows = await listItems(ctx, [order.id]);
  const wanted = Map.groupBy(input.items ?? [], ({ itemId }) => itemId);
  const items = [...wanted].map(([itemId, [one, ...again]]) => {
    const row = rows.find(({ id }) => id === itemId);
    const most = row ? row.quantity - row.refundedQuantity : 0;
    if (!row || !one || again.length > 0 || one.quantity > most) throw quantityTooLarge(itemId, most);
    return { row, quantity: one.quantity };
  });
  const hasDelivery = (await listRefunds(ctx, order.id)).some(
    ({ state, withDelivery }) => state !== 'failed' && withDelivery,
  );
  if (input.withDelivery && hasDelivery) throw new Refusal('refundTooLarge');
  const quantities = items.reduce((sum, { row, quantity }) => sum + itemRefund(order, row, quantity), 0);
  const amount =
    input.amount === undefined
      ? quantities + (input.withDelivery ? deliveryRefund(order) : 0)
      : toCents(input.amount);
  const { withDelivery, restock, reason } = input;
  return { amount, items, withDelivery, restock, reason };
}

const quantityTooLarge = (itemId: number, most: number) =>
  new Refusal('validationFailed', {
    fields: [
      {
        path: `pieces.${itemId}`,
        kind: 'quantityTooLarge',
        message: `At most ${most} pieces of item ${itemId} can be given back, said once.`,
      },
    ],
  });

/** The payment that can give so much back; undefined when the money did not come through a provider. */
async function paymentFor(ctx: Ctx, order: OrderRow, amount: number): Promise<PaymentRow | undefined> {
  const payments = await listPayments(ctx, order.id);
  const approved = payments.filter(({ state, gateway }) => state === 'approved' && isProviderCode(gateway));
  if (approved.length === 0) return undefined;
  const enough = approved.findLast((payment) => payment.amount - payment.refunded >= amount);
  if (enough) return enough;
  // Paid in parts, it goes back in parts: a provider gives back no more than it took.
  const most = Math.max(...approved.map((payment) => payment.amount - payment.refunded));
  throw new Refusal('refundTooLarge', { left: most / 100 });
}

/** Asks the provider to give the money back. Where nobody knows whether it did, the refund stays asked for. */
async function askProvider(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const provider = isProviderCode(payment.gateway)
    ? await openProvider(kernel, ctx, payment.gateway)
    : undefined;
  try {
    if (!provider?.refund) throw new ProviderRefusal(payment.gateway, 'cannot refund');
    const wish = { key: keyAtProvider(refund), amount: refund.amount, refundedBefore: payment.refunded };
    const { refundId } = await provider.refund(storedPayment(payment), wish, outsideOf(kernel, ctx));
    await updateRefund(ctx, refund.id, { remoteId: refundId });
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MessageRefused)) throw error;
    ctx.log.error({ err: error, order: order.slug }, 'the gateway did not refund, or did not say so');
    if (!(error instanceof ProviderRefusal)) throw new Refusal('refundPending');
    await inTransaction(ctx, (inner) => endAsNotGiven(inner, order.slug, refund.id));
    throw new Refusal('paymentUnavailable');
  }
}
