import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { getAbandoned as endpoint } from '@izlog/contract/ecommerce/cart/cart-get';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { releaseStock } from '#platform/services/inventory/index.ts';
import { type CartRow, findCart, findOpenCartOf, lockCart, moveItems, setCart } from './cart.queries.ts';
import { mostItems } from './items/change-items.ts';
import { openCart } from './open-cart.ts';
import { settleCart } from './settle-cart.ts';

/**
 * The cart that a customer goes on with after login (CART-028). A visitor's cart with items wins and becomes the
 * customer's; what was left in the earlier one is put to it, where both have an item the visitor's quantity counts
 * (CART-029). The cart that gave its items away leads to the one that has them, so that another device goes on too.
 */
export function getAbandoned(outer: Ctx, input: EndpointParsed<typeof endpoint>): Promise<Cart | null> {
  const userId = userIdOf(outer.caller);
  return inTransaction(outer, async (ctx) => {
    const mine = await findOpenCartOf(ctx, userId, input.cartId ?? 0);
    // Always in the order of their ids, so that two logins wait for each other and never both.
    const ids = [mine?.id, input.cartId].filter((id) => typeof id === 'number');
    for (const id of ids.toSorted((a, b) => a - b)) await lockCart(ctx, id);
    const visitor = await visitorCart(ctx, userId, input);
    const earlier = mine && mine.id !== visitor?.id ? await stillOpen(ctx, mine.id) : undefined;
    if (!visitor && !earlier) return null;
    const saved = visitor && (visitor.items.length > 0 || !earlier) ? visitor : earlier;
    const given = saved === visitor ? earlier : visitor;
    if (!saved) return null;
    const change = {
      userId,
      couponId: saved.couponId ?? given?.couponId ?? null,
      memberCardBarcode: saved.memberCardBarcode ?? given?.memberCardBarcode ?? null,
    };
    await setCart(ctx, saved.id, change);
    if (given) {
      await moveItems(ctx, given.id, saved.id, mostItems - saved.items.length);
      await releaseStock(ctx, `cart:${given.id}`);
      await setCart(ctx, given.id, { status: 'archived', mergedInto: saved.id });
    }
    const now = await findCart(ctx, saved.id);
    return now ? settleCart(ctx, now, input) : null;
  });
}

/** The visitor's cart, unless it is another customer's, or no cart any more. */
async function visitorCart(
  ctx: Ctx,
  userId: number,
  { cartId, protectCode }: EndpointParsed<typeof endpoint>,
): Promise<CartRow | undefined> {
  if (cartId == null || protectCode == null) return undefined;
  try {
    const cart = await openCart(ctx, { cartId, protectCode });
    return cart.userId === null || cart.userId === userId ? cart : undefined;
  } catch (error) {
    // A cart that is gone is no reason to keep the customer from the earlier one.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function stillOpen(ctx: Ctx, id: number): Promise<CartRow | undefined> {
  const cart = await findCart(ctx, id);
  return cart?.status === 'open' ? cart : undefined;
}
