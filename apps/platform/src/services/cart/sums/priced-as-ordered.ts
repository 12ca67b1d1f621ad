import type { Ctx } from '#platform/kernel/context.ts';
import { readPurchasable } from '#platform/services/catalogue/index.ts';
import { type Quantities, takenDays } from '#platform/services/inventory/index.ts';
import type { CartRow } from '../cart.queries.ts';
import { productIdsOf } from '../items/resolve-item.ts';
import { readPromotions, type ShopTerms } from '../terms/shop-terms.queries.ts';
import { shopTerms } from '../terms/shop-terms.ts';
import type { OrderedLines } from './ordered-lines.ts';
import { type PricedCart, pricedCart } from './priced-cart.ts';

/** An order as it stands, beside the cart that holds what it shall become. */
export interface OrderedCart extends OrderedLines {
  /** Out of the stock for it now: free for what it becomes. */
  pieces: readonly Quantities[];
  /** Promotions it has used; they count on as they did. */
  promotionIds: readonly number[];
}

/**
 * Prices what an order shall become, by the rules of every cart (OFFICE-06): what was ordered at the price of then, what
 * comes in at that of today, promotions as of the moment of the order. A coupon that no longer fits goes.
 */
export async function pricedAsOrdered(ctx: Ctx, cart: CartRow, ordered: OrderedCart): Promise<PricedCart> {
  // With what was given: its pieces are free for what the order becomes, too.
  const ids = new Set([...productIdsOf(cart.items), ...ordered.pieces.map(({ productId }) => productId)]);
  const read = await readPurchasable(ctx, [...ids], `cart:${cart.id}`);
  const held = new Map(read.held);
  const days = new Map(read.days);
  for (const { productId, quantity, day } of ordered.pieces) {
    held.set(productId, (held.get(productId) ?? 0) + quantity);
    const key = day && takenDays.keyOf(day.of, day.on);
    if (key) days.set(key, (days.get(key) ?? 0) - quantity);
  }
  const terms = await termsAsOrdered(ctx, cart, ordered, read.version);
  const isMember = cart.memberCardBarcode !== null;
  const options = { purchasable: { ...read, held, days }, terms, ordered, isMember };
  const priced = await pricedCart(ctx, cart, options);
  return priced.couponRefusal ? pricedCart(ctx, { ...cart, couponId: null }, options) : priced;
}

/** The terms of today, with the promotions of the order as they were before it used them. */
async function termsAsOrdered(
  ctx: Ctx,
  cart: CartRow,
  { promotionIds }: OrderedCart,
  version: string,
): Promise<ShopTerms> {
  const terms = await shopTerms(ctx, cart, version);
  const used = await readPromotions(ctx, promotionIds);
  const others = terms.promotions.filter(({ id }) => !promotionIds.includes(id));
  const counted = used.map((one) => ({
    ...one,
    isActive: true,
    used: Math.max(0, one.used - 1),
    usedByCustomer: 0,
  }));
  const inOrder = [...others, ...counted].toSorted(
    (a, b) => Number(a.code !== null) - Number(b.code !== null) || a.priority - b.priority || a.id - b.id,
  );
  const segmentIds = [...terms.segmentIds, ...counted.flatMap(({ segmentId }) => segmentId ?? [])];
  return { ...terms, promotions: inOrder, segmentIds, isMemberCardValid: true };
}
