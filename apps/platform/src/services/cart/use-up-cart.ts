import type { Ctx } from '#platform/kernel/context.ts';
import { findCart, insertCart, insertItem, setCart } from './cart.queries.ts';
import { newProtectCode } from './open-cart.ts';

/** Pieces of a cart's item that an order took; null for items of orders from before this was kept. */
interface Ordered {
  cartItemId: number | null;
  quantity: number;
}

/**
 * Closes a cart whose order was paid; the caller has locked it. What was added while the bank's page was open is not in the
 * order: it waits in a new cart, to which anyone who comes with the old one is led.
 */
export async function useUpCart(ctx: Ctx, cartId: number, ordered: readonly Ordered[]): Promise<void> {
  const cart = await findCart(ctx, cartId);
  if (!cart) return;
  const taken = new Map(ordered.map(({ cartItemId, quantity }) => [cartItemId, quantity]));
  const added = cart.items.flatMap((item) => {
    const quantity = item.quantity - (taken.get(item.id) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  if (added.length === 0) {
    await setCart(ctx, cartId, { status: 'used' });
    return;
  }
  const next = await insertCart(ctx, newProtectCode(), cart.userId);
  for (const item of added) await insertItem(ctx, next, item);
  const { storeId, country, zipCode, billingCountry, memberCardBarcode } = cart;
  await setCart(ctx, next, { storeId, country, zipCode, billingCountry, memberCardBarcode });
  await setCart(ctx, cartId, { status: 'used', mergedInto: next });
}
