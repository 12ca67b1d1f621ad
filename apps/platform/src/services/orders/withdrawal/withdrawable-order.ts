import type { Withdrawable, WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { Ctx } from '#platform/kernel/context.ts';
import { listEvents, listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listReturnsOf } from '../returns/return.queries.ts';
import { listRefunds } from '../staff/staff-orders.queries.ts';
import { quantityLeft, type Taken } from './quantity-left.ts';
import { listWithdrawalsOf, type WithdrawalRow } from './withdrawal.queries.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

/** An order as the right of withdrawal sees it. */
export interface WithdrawableOrder {
  order: OrderRow;
  lines: {
    item: OrderItemRow;
    /** Pieces that are neither withdrawn nor given back for yet. */
    left: number;
    /** Why none is left. */
    gone: 'alreadyWithdrawn' | 'alreadyRefunded' | 'alreadyReturned' | null;
    /** The exception that the line is, whether pieces are left or not. */
    exception: WithdrawalException | null;
  }[];
  before: WithdrawalRow[];
  isDeliveryRefunded: boolean;
  endsAt: Date | null;
  isInTime: boolean;
}

/** Reads what can be withdrawn from an order, and until when. */
export async function withdrawableOrder(ctx: Ctx, order: OrderRow): Promise<WithdrawableOrder> {
  const items = await listItems(ctx, [order.id]);
  const before = await listWithdrawalsOf(ctx, [order.id]);
  const endsAt = await endOf(ctx, order, items);
  // Who said that the goods stay after all has them to withdraw from again, while the time lasts.
  const takenBack = new Set(
    (await listReturnsOf(ctx, [order.id])).flatMap(({ state, withdrawalId }) =>
      state === 'cancelled' && withdrawalId !== null ? [withdrawalId] : [],
    ),
  );
  const standing = before.filter(({ id }) => !takenBack.has(id));
  const refunds = (await listRefunds(ctx, order.id)).filter(({ state }) => state !== 'failed');
  const isAllBack = order.paidTotal > 0 && order.refundedTotal >= order.paidTotal;
  const takenOf = (id: number): Taken[] => [
    ...standing.flatMap(({ submittedAt: at, lines }) =>
      lines.flatMap((line) =>
        line.id === id ? [{ kind: 'withdrawal' as const, at, quantity: line.quantity }] : [],
      ),
    ),
    ...refunds.flatMap(({ createdAt: at, items }) =>
      items.flatMap(({ itemId, quantity }) =>
        itemId === id ? [{ kind: 'refund' as const, at, quantity }] : [],
      ),
    ),
  ];
  return {
    order,
    lines: items.map((item) => {
      const taken = takenOf(item.id);
      // All the money that there was is back; of what cost nothing that says nothing.
      const isFree = item.total === 0;
      const left = isAllBack && !isFree ? 0 : quantityLeft(item.quantity, taken);
      const isWithdrawn = taken.some(({ kind }) => kind === 'withdrawal');
      const isBack = isFree ? 'alreadyReturned' : 'alreadyRefunded';
      const gone = left > 0 ? null : isWithdrawn ? 'alreadyWithdrawn' : isBack;
      return { item, left, gone, exception: exceptionOf(order, item) };
    }),
    before,
    isDeliveryRefunded: refunds.some(({ withDelivery }) => withDelivery),
    endsAt,
    isInTime: endsAt === null || ctx.now < endsAt,
  };
}

/** The exception a line falls under (Directive 2011/83/EU, Article 16), null when there is a right. */
export function exceptionOf(
  order: Pick<OrderRow, 'digitalConsentAt' | 'serviceConsentAt' | 'state'>,
  { withdrawalClass, isReturnable }: Pick<OrderItemRow, 'withdrawalClass' | 'isReturnable'>,
): WithdrawalException | null {
  if (withdrawalClass === 'personalised' || withdrawalClass === 'event') return withdrawalClass;
  // Without the buyer's word nothing is lost, whatever the shop says about the product.
  if (withdrawalClass === 'digital') return order.digitalConsentAt === null ? null : 'digital';
  if (!isReturnable) return 'notReturnable';
  // Article 16 a: begun at the buyer's express wish, and wholly done.
  const isDone = order.state === 'delivered' || order.state === 'completed';
  return withdrawalClass === 'service' && isDone && order.serviceConsentAt !== null ? 'performed' : null;
}

/**
 * End of the period of the whole order: from the delivery of its last parcel where it holds goods (null until then), from
 * its conclusion where it holds only services and digital content.
 */
async function endOf(ctx: Ctx, order: OrderRow, items: readonly OrderItemRow[]): Promise<Date | null> {
  const hasGoods = items.some(({ withdrawalClass }) => ['goods', 'personalised'].includes(withdrawalClass));
  if (!hasGoods) return withdrawalEnd(order.createdAt);
  const events = await listEvents(ctx, order.id);
  // What is fetched in the shop is completed without having been delivered.
  const had =
    events.findLast(({ state }) => state === 'delivered') ??
    events.find(({ state }) => state === 'completed');
  return had ? withdrawalEnd(had.at) : null;
}

/** The first step as the buyer sees it. */
export function presentWithdrawable({ order, lines, endsAt, isInTime }: WithdrawableOrder): Withdrawable {
  const { firstName, lastName } = order.billingAddress;
  return {
    orderSlug: order.slug,
    name: `${firstName} ${lastName}`.trim(),
    email: order.email,
    placedAt: order.createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isInTime,
    lines: lines.map(({ item, left, gone, exception }) => {
      const why = gone ?? exception;
      return { id: item.id, name: item.name, quantity: left, mayWithdraw: why === null, why };
    }),
  };
}
