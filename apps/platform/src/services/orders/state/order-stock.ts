import { refusals } from '@izlog/contract/refusals';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Refusal } from '#platform/kernel/refusal.ts';
import {
  findShort,
  putBackStock,
  type Quantities,
  reserveStock,
  sellStock,
} from '#platform/services/inventory/index.ts';
import { listItems } from '../order.queries.ts';

/** Takes the pieces of an order out of the stock, those its cart holds first; refuses with outOfStock when they are gone. */
export async function takeOrderStock(ctx: Ctx, order: { id: number; cartId: number }): Promise<void> {
  await sellStock(ctx, `cart:${order.cartId}`, await quantitiesOf(ctx, order.id));
}

/** What an order that has no pieces could not have again now. */
export async function findShortOfOrder(
  ctx: Ctx,
  order: { id: number; cartId: number },
): ReturnType<typeof findShort> {
  return findShort(ctx, `cart:${order.cartId}`, await quantitiesOf(ctx, order.id));
}

/** Holds the pieces of an order for its cart until then; refuses with outOfStock when they are gone. */
export async function holdOrderStock(
  ctx: Ctx,
  order: { id: number; cartId: number },
  until: Date,
): Promise<void> {
  await reserveStock(ctx, `cart:${order.cartId}`, await quantitiesOf(ctx, order.id), until);
}

/** Puts the pieces of an order that came to nothing back into the stock. */
export async function putBackOrderStock(ctx: Ctx, orderId: number): Promise<void> {
  await putBackStock(ctx, `order:${orderId}`, await quantitiesOf(ctx, orderId));
}

/** Whether pieces, or those of a day, are others' by now. */
export const isGone = ({ row }: Refusal): boolean => row === refusals.outOfStock || row === refusals.dayFull;

/** Pieces of an order that were not given back before. */
async function quantitiesOf(ctx: Ctx, orderId: number): Promise<Quantities[]> {
  const items = await listItems(ctx, [orderId]);
  return items.flatMap(({ pieces, quantity, refundedQuantity }) =>
    pieces.map((piece) => ({
      ...piece,
      quantity: (piece.quantity / quantity) * (quantity - refundedQuantity),
    })),
  );
}
