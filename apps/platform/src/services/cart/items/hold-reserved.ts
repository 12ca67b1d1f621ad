import type { Ctx } from '#platform/kernel/context.ts';
import type { Purchasable } from '#platform/services/catalogue/index.ts';
import { type Quantities, reserveStock } from '#platform/services/inventory/index.ts';
import { type CartItemRow, type CartRow, setReservedUntil } from '../cart.queries.ts';
import { resolveItem } from './resolve-item.ts';

/** How long pieces are held for a cart that asked for it (CART-033), ms. */
export const holdTime = 15 * 60 * 1000;

/**
 * Brings what is held for a cart in line with its items: `reservation` true begins to hold the pieces of `item`, false
 * lets them go; items that are held already stay so in their new quantities. Refuses with outOfStock. Costs nothing when
 * no item is held.
 */
export async function holdReserved(
  ctx: Ctx,
  cart: CartRow,
  purchasable: Purchasable,
  item?: CartItemRow,
  reservation?: boolean | object | null,
): Promise<{ cart: CartRow; purchasable: Purchasable }> {
  // Who names no item has let one go that was held; days are held of what has no stock, too.
  const isAny = cart.items.some(({ reservedUntil }) => reservedUntil !== null);
  const wasHeld = item === undefined || isAny || purchasable.held.size > 0;
  const begins = reservation === true || (typeof reservation === 'object' && reservation !== null);
  if (!wasHeld && !begins) return { cart, purchasable };
  const until = new Date(ctx.now.getTime() + holdTime);
  const isHeld = (one: CartItemRow) => {
    if (one.id === item?.id && reservation !== undefined && reservation !== null) return begins;
    return one.reservedUntil !== null && one.reservedUntil > ctx.now.getTime();
  };
  const heldById = cart.items.filter(isHeld);
  const quantities = heldById.flatMap((one): Quantities[] => {
    const demand = resolveItem(purchasable, one, ctx.language)?.demand ?? [];
    return demand.map((piece) => ({ ...piece, quantity: piece.quantity * one.quantity }));
  });
  await reserveStock(ctx, `cart:${cart.id}`, quantities, until);
  await setReservedUntil(
    ctx,
    cart.id,
    heldById.map(({ id }) => id),
    until,
  );
  const held = new Map<number, number>();
  for (const { productId, quantity } of quantities)
    held.set(productId, (held.get(productId) ?? 0) + quantity);
  const levels = new Map(
    [...purchasable.levels].map(([id, level]) => {
      const difference = (held.get(id) ?? 0) - (purchasable.held.get(id) ?? 0);
      return [id, level.isTracked ? { ...level, reserved: level.reserved + difference } : level] as const;
    }),
  );
  const items = cart.items.map((one) => ({
    ...one,
    reservedUntil: heldById.includes(one) ? until.getTime() : null,
  }));
  return { cart: { ...cart, items }, purchasable: { ...purchasable, levels, held } };
}
