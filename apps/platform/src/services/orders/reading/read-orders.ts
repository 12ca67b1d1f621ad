import type { Order } from '@izlog/contract/ecommerce/orders/order';
import type {
  cancelOwnOrder as cancelEndpoint,
  filterOwnOrders,
} from '@izlog/contract/ecommerce/orders/order-web';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mailState } from '../mails/order-mails.ts';
import { findOrder, listItems, listOwnOrders, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { mayRead } from '../placing/order-key.ts';
import { moveOrder } from '../state/move-order.ts';
import { presentOrder } from './present-order.ts';

/** Wrong keys from one address in a quarter of an hour; anyone who has the link never makes one. */
const mostWrongKeys = 60;

/** An order for its owner or the holder of its link; anybody else hears that there is none. */
export async function readOrder(
  kernel: Kernel,
  ctx: Ctx,
  { slug, key }: { slug: string; key?: string | undefined },
): Promise<Order> {
  return presentOrder(kernel, ctx, await readableOrder(kernel, ctx, slug, key));
}

/** The row behind `readOrder`. */
export async function readableOrder(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  key: string | null | undefined,
): Promise<OrderRow> {
  const order = await findOrder(ctx, slug);
  if (order && mayRead(kernel, ctx, order, key)) return order;
  await limitAddress(ctx, 'order key', mostWrongKeys, 15 * 60);
  throw new Refusal('notFound');
}

/** The calling customer's orders, the newest first (ACCT-015). */
export async function filterOwn(
  ctx: Ctx,
  { page, limit }: EndpointParsed<typeof filterOwnOrders>,
): Promise<EndpointReturn<typeof filterOwnOrders>> {
  const { rows, total } = await listOwnOrders(ctx, [userIdOf(ctx.caller)], page, limit);
  const items =
    rows.length === 0
      ? []
      : await listItems(
          ctx,
          rows.map(({ id }) => id),
        );
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return {
    records: rows.map((row) => presentListed(row, itemsOf.get(row.id) ?? [])),
    pagination: paginate(page, limit, total),
  };
}

/** An order as one line of a list. */
export function presentListed(row: OrderRow, items: readonly OrderItemRow[]) {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    isPaid: row.paidAt !== null,
    createdAt: row.createdAt.toISOString(),
    currency: { iso: row.currency, symbol: row.currencySymbol },
    orderTotal: toDecimal(row.orderTotal),
    isRefundOwed: row.handedBack < row.refundedTotal,
    paymentKind: row.paymentKind,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    names: items.slice(0, 3).map(({ name }) => name),
  };
}

/** Cancels an unpaid order for its owner; refuses with orderMoveNotAllowed once money or goods are on their way. */
export async function cancelOwn(
  kernel: Kernel,
  ctx: Ctx,
  { slug, key }: EndpointParsed<typeof cancelEndpoint>,
): Promise<Order> {
  await readableOrder(kernel, ctx, slug, key);
  const cancelled = await inTransaction(ctx, async (inner) => {
    const order = await findOrder(inner, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    if (order.state === 'cancelled') return order;
    if (order.paidTotal > 0) throw new Refusal('orderMoveNotAllowed', { from: order.state, to: 'cancelled' });
    const moved = await moveOrder(kernel, inner, order, 'cancelled', 'buyer');
    await mailState(kernel, inner, moved, 'cancelled', '', `order ${order.id} cancelled`);
    return moved;
  });
  return presentOrder(kernel, ctx, cancelled);
}
