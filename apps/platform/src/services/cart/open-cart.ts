import { randomBytes } from 'node:crypto';
import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, findCart, lockCart } from './cart.queries.ts';

/** What names a cart and proves that it is the caller's. */
export interface CartKey {
  cartId: number;
  protectCode: string;
}

/** How often a cart may have been taken over by another until nobody follows any more. */
const longestTrail = 5;

/** A new protectCode: 128 random bits. */
export function newProtectCode(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The open cart of a caller (CART-022). Anyone who comes with a cart that was taken over after a login is led to the one
 * that took it. Refuses with cartNotFound, cartArchived, cartUsed (CART-026); with `mayBeUsed` an ordered one is opened
 * too.
 */
export async function openCart(
  ctx: Ctx,
  { cartId, protectCode }: CartKey,
  { mayBeUsed = false }: { mayBeUsed?: boolean } = {},
): Promise<CartRow> {
  let cart = await findCart(ctx, cartId);
  // A draft is its staff's, no matter who knows the code.
  if (!cart || cart.status === 'draft' || !isEqualText(cart.protectCode, protectCode))
    throw new Refusal('cartNotFound');
  for (let step = 0; cart.mergedInto !== null && step < longestTrail; step++) {
    const next = await findCart(ctx, cart.mergedInto);
    if (!next) break;
    cart = next;
  }
  if (cart.status === 'archived') throw new Refusal('cartArchived');
  if (cart.status === 'used' && !mayBeUsed) throw new Refusal('cartUsed');
  return cart;
}

/** Opens a cart for a change: nobody else changes it until `work` has ended. */
export function changeCart<T>(
  outer: Ctx,
  key: CartKey,
  work: (ctx: Ctx, cart: CartRow) => Promise<T>,
): Promise<T> {
  return inTransaction(outer, async (ctx) => {
    await lockCart(ctx, key.cartId);
    const cart = await openCart(ctx, key);
    // Led to another cart: that one has to be locked too, and read again.
    if (cart.id === key.cartId) return work(ctx, cart);
    await lockCart(ctx, cart.id);
    return work(ctx, await openCart(ctx, key));
  });
}
