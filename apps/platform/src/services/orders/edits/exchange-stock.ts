import type { Ctx } from '#platform/kernel/context.ts';
import {
  putBackStock,
  type Quantities,
  releaseStock,
  reserveStock,
  sellStock,
} from '#platform/services/inventory/index.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { differenceOf } from './edited-order.ts';

interface Exchange {
  /** The cart whose name holds what comes in. */
  cartId: number;
  before: readonly OrderItemRow[];
  now: readonly Quantities[];
  /** Set: pieces are only held until then, since the order is paid by a provider; null: they leave the stock. */
  heldUntil: Date | null;
}

/** Takes what an order has more, and gives back what it has less, to the piece; refuses with outOfStock. */
export async function exchangeStock(
  ctx: Ctx,
  order: OrderRow,
  { cartId, before, now, heldUntil }: Exchange,
): Promise<void> {
  const holder = `cart:${cartId}`;
  const had = before.flatMap(({ pieces }) => pieces);
  if (order.holdsStock && heldUntil === null) {
    const { more, less } = differenceOf(had, now);
    await sellStock(ctx, holder, more);
    if (less.length > 0) await putBackStock(ctx, `order:${order.id}`, less);
    return;
  }
  if (order.holdsStock) await putBackStock(ctx, `order:${order.id}`, had);
  else await releaseStock(ctx, `cart:${order.cartId}`);
  if (heldUntil === null) await sellStock(ctx, holder, now);
  else await reserveStock(ctx, holder, now, heldUntil);
}
