import { releasedStates, unowedStates } from '@izlog/contract/ecommerce/orders/order-states';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { type Cents, toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findOfferOfOrder } from '../drafts/draft.queries.ts';
import { offerAddress } from '../drafts/offer-link.ts';
import type { OrderRow } from '../order.queries.ts';
import { findPayment } from '../payment/payment.queries.ts';

/** How long somebody may be at the provider, who must not be asked to pay once more. */
const atProvider = 15 * 60_000;

type Paid = Pick<OrderRow, 'orderTotal' | 'paidTotal' | 'refundedTotal' | 'paidAt' | 'state'>;

/** What the shop has of the money of an order. */
export const netPaid = ({ paidTotal, refundedTotal }: Pick<Paid, 'paidTotal' | 'refundedTotal'>): Cents =>
  paidTotal - refundedTotal;

/** What is left to pay of an order. */
export const restOf = (order: Omit<Paid, 'paidAt' | 'state'>): Cents =>
  Math.max(0, order.orderTotal - netPaid(order));

/** By when an order is to be paid: what was bought on invoice by its term, the rest while it waits; null where neither is said. */
export const payBy = ({ dueAt, expiresAt }: Pick<OrderRow, 'dueAt' | 'expiresAt'>): Date | null =>
  dueAt ?? expiresAt;

/** Whether what was bought on invoice should have been paid by now; `isOverdue` of the lists says the same. */
export const isLate = ({ now }: Pick<Ctx, 'now'>, { dueAt, paidAt, state }: OrderRow): boolean =>
  dueAt !== null && dueAt < now && paidAt === null && !unowedStates.includes(state);

/** Something of an order is paid and something is not, and it still waits: the rest is paid by itself. */
export const isPartPaid = (order: Paid): boolean =>
  order.paidAt === null &&
  netPaid(order) > 0 &&
  restOf(order) > 0 &&
  (order.state === 'awaitingPayment' || order.state === 'failed');

/** Whether money came for an order, and all of it goes back. */
export const isMoneyBack = ({
  paidTotal,
  refundedTotal,
}: Pick<Paid, 'paidTotal' | 'refundedTotal'>): boolean => paidTotal > 0 && paidTotal === refundedTotal;

/** The buyer's money that is held for an order which ended before it was paid, until somebody decides; 0 for all others. */
export const heldMoney = (order: Paid): Cents =>
  releasedStates.includes(order.state) && order.paidAt === null ? netPaid(order) : 0;

/**
 * Where what is left of an order is paid: the link of its offer, or of its last change; null where nothing waits for a
 * provider, and where no such link was made.
 */
export async function payLinkOf(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
): Promise<{ url: string; amount: number } | null> {
  const isOpen = order.state === 'awaitingPayment' || order.state === 'failed';
  if (!isOpen || order.paidAt !== null || !isProviderCode(order.paymentKind)) return null;
  if (await isBeingPaid(ctx, order)) return null;
  const draft = await findOfferOfOrder(ctx, order);
  if (!draft?.offer || draft.validUntil === null || draft.validUntil <= ctx.now) return null;
  return { url: await offerAddress(kernel, ctx, draft), amount: toDecimal(restOf(order)) };
}

async function isBeingPaid(ctx: Ctx, { currentPayment }: OrderRow): Promise<boolean> {
  const payment = currentPayment === null ? undefined : await findPayment(ctx, currentPayment);
  if (payment?.state === 'pending') return true;
  return payment?.state === 'started' && ctx.now.getTime() - payment.createdAt.getTime() < atProvider;
}
