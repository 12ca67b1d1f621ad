import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { chooseGift as endpoint } from '@izlog/contract/ecommerce/cart/cart-gift';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { setCart } from '../cart.queries.ts';
import { changeCart } from '../open-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { pricedCart } from '../sums/priced-cart.ts';

/**
 * Keeps which gift of a promotion the buyer wants, or that they want none. Refuses what the promotion does not give to
 * this cart (notFound) and what is not left (outOfStock).
 */
export function chooseGift(outer: Ctx, input: EndpointParsed<typeof endpoint>): Promise<Cart> {
  const { promotionId, productId } = input;
  return changeCart(outer, input, async (ctx, cart) => {
    // Nothing chosen before stands in the way of what is asked for now.
    const gifts = { ...cart.gifts, [promotionId]: productId };
    const now = { ...cart, gifts };
    const { gifts: met } = await pricedCart(ctx, now, input);
    const gift = met.find(({ promotion }) => promotion.id === promotionId);
    if (!gift || (productId !== null && !gift.promotion.giftProductIds.includes(productId)))
      throw new Refusal('notFound');
    if (productId !== null && gift.given?.product.id !== productId)
      throw new Refusal('outOfStock', { left: 0, productId });
    await setCart(ctx, cart.id, { gifts });
    return settleCart(ctx, now, input);
  });
}
