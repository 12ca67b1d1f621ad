import {
  type Mover,
  mayMove,
  type OrderState,
  releasedStates,
} from '@izlog/contract/ecommerce/orders/order-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { releaseStock } from '#platform/services/inventory/index.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';
import { giveDownloads } from '../papers/give-downloads.ts';
import { isPickup } from './is-pickup.ts';
import { giveBackPromotions, winPromotions } from './order-promotions.ts';
import { putBackOrderStock, takeOrderStock } from './order-stock.ts';

/** What goes with a move. */
export interface MoveNotes {
  note?: string;
  userId?: number;
  changes?: Partial<OrderRow>;
  /** Somebody decided that an ended order keeps its price, also where a use of its discounts is others' by now. */
  isPriceGranted?: boolean;
}

/**
 * Brings an order, whose row the caller has locked, to another state by the table of moves, with what follows from it:
 * pieces and uses of promotions are given back or won again together, paid orders get their invoice and downloads. Refuses
 * with orderMoveNotAllowed, and with outOfStock or couponUsedUp when an ended order cannot be brought back.
 */
export async function moveOrder(
  _kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  to: OrderState,
  mover: Mover,
  { note = '', userId, changes = {}, isPriceGranted = false }: MoveNotes = {},
): Promise<OrderRow> {
  const isSentThere = to === 'readyForPickup' && !isPickup(order);
  if (isSentThere || !mayMove(order.state, to, mover)) {
    throw new Refusal('orderMoveNotAllowed', { from: order.state, to });
  }
  // The stock first, as who makes an order does: two who lock the same the other way round wait for each other for ever.
  const holdsStock = await moveStock(ctx, order, to);
  const givenBackPromotions = await movePromotions(ctx, order, to, isPriceGranted);
  let moved = await updateOrder(ctx, order.id, {
    ...changes,
    state: to,
    holdsStock,
    givenBackPromotions,
    ...(to === 'awaitingPayment' ? {} : { expiresAt: null, remindAt: null }),
  });
  if (to === 'paid' && moved.paidAt === null) {
    moved = await updateOrder(ctx, order.id, { paidAt: ctx.now });
  }
  // Goods that are paid later are invoiced when they are made ready.
  if (['paid', 'processing', 'sent', 'readyForPickup'].includes(to)) moved = await issueInvoice(ctx, moved);
  if (to === 'paid') await giveDownloads(ctx, moved);
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'state',
    state: to,
    note,
    ...(userId ? { userId } : {}),
  });
  return moved;
}

/**
 * Pieces leave the stock when an order is bound, and return when it ends. An order that waits for a card keeps them in
 * the name of its cart, so that the cart can be ordered again. Returns whether the order has its pieces now.
 */
async function moveStock(ctx: Ctx, order: OrderRow, to: OrderState): Promise<boolean> {
  if (releasedStates.includes(to)) {
    if (order.holdsStock) await putBackOrderStock(ctx, order.id);
    else if (to === 'cancelled') await releaseStock(ctx, `cart:${order.cartId}`);
    return false;
  }
  // What ended and is refunded then has given its pieces back already.
  if (to === 'awaitingPayment' || to === 'refunded' || order.holdsStock) return order.holdsStock;
  await takeOrderStock(ctx, order);
  return true;
}

/** Uses of promotions are given back when an order ends, and won again when it does not stay ended. Returns those given back. */
async function movePromotions(
  ctx: Ctx,
  order: OrderRow,
  to: OrderState,
  isPriceGranted: boolean,
): Promise<OrderRow['givenBackPromotions']> {
  const hadEnded = releasedStates.includes(order.state);
  if (releasedStates.includes(to)) {
    const given = await giveBackPromotions(ctx, order);
    return hadEnded ? order.givenBackPromotions : given;
  }
  // What ended and is refunded then stays ended.
  if (!hadEnded || to === 'refunded') return order.givenBackPromotions;
  await winPromotions(ctx, order, isPriceGranted);
  return null;
}
