import type { Withdrawable, WithdrawalException } from '@izlog/contract/ecommerce/withdrawal';
import type { Ctx } from '../../../kernel/context.ts';
import { listEvents, listItems, type OrderItemRow, type OrderRow } from '../order/order.queries.ts';
import { listWithdrawalsOf, type WithdrawalRow } from './withdrawal.queries.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

/** An order as the right of withdrawal sees it. */
export interface WithdrawableOrder {
  order: OrderRow;
  lines: {
    item: OrderItemRow;
    /** Pieces that are not withdrawn yet. */
    left: number;
    /** The exception that the line is, whether pieces are left or not. */
    exception: WithdrawalException | null;
  }[];
  before: WithdrawalRow[];
  endsAt: Date | null;
  isInTime: boolean;
}

/** Reads what can be withdrawn from an order, and until when. */
export async function withdrawableOrder(ctx: Ctx, order: OrderRow): Promise<WithdrawableOrder> {
  const items = await listItems(ctx, [order.id]);
  const before = await listWithdrawalsOf(ctx, [order.id]);
  const endsAt = await endOf(ctx, order, items);
  const withdrawn = (id: number) =>
    before.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0);
  return {
    order,
    lines: items.map((item) => ({
      item,
      left: Math.max(0, item.quantity - withdrawn(item.id)),
      exception: exceptionOf(order, item),
    })),
    before,
    endsAt,
    isInTime: endsAt === null || ctx.now < endsAt,
  };
}

/** The exception a line falls under (Directive 2011/83/EU, Article 16), null when there is a right. */
export function exceptionOf(
  order: Pick<OrderRow, 'digitalConsentAt'>,
  { withdrawalClass, isReturnable }: Pick<OrderItemRow, 'withdrawalClass' | 'isReturnable'>,
): WithdrawalException | null {
  if (withdrawalClass === 'personalised' || withdrawalClass === 'event') return withdrawalClass;
  // Without the buyer's word nothing is lost, whatever the shop says about the product.
  if (withdrawalClass === 'digital') return order.digitalConsentAt === null ? null : 'digital';
  return isReturnable ? null : 'notReturnable';
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
    lines: lines.map(({ item, left, exception }) => {
      const why = left === 0 ? 'alreadyWithdrawn' : exception;
      return { id: item.id, name: item.name, quantity: left, mayWithdraw: why === null, why };
    }),
  };
}
