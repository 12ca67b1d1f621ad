import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { applyCoupon as applyCouponEndpoint } from '@izlog/contract/ecommerce/cart/cart-coupon';
import type { applyMemberCard as applyCardEndpoint } from '@izlog/contract/ecommerce/cart/cart-member-card';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt, secondsLeft, uncountAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { isCardUsable } from '#platform/services/people/index.ts';
import { findCouponId } from '#platform/services/promotions/index.ts';
import { setCart } from '../cart.queries.ts';
import { type CartKey, changeCart } from '../open-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { presentCart } from '../sums/present-cart.ts';
import { pricedCart } from '../sums/priced-cart.ts';

type Asked = CartKey & { currencyId?: number | null | undefined };

/** Wrong codes in one cart in a quarter of an hour; right ones are not counted. */
const mostInCart = 10;
/** The same from one address, behind which a whole office or village may be: who makes new carts ends here. */
const mostFromAddress = 40;
const window = 15 * 60;

/** Applies a coupon in place of the one before; tells why it does not count (CART-051, CART-056, CART-060). */
export async function applyCoupon(
  outer: Ctx,
  input: EndpointParsed<typeof applyCouponEndpoint>,
): Promise<Cart> {
  return againstGuessing(outer, 'coupon', input, () =>
    changeCart(outer, input, async (ctx, cart) => {
      const couponId = await findCouponId(ctx, input.couponCode);
      if (couponId === undefined) throw new Refusal('couponNotFound');
      const priced = await pricedCart(ctx, { ...cart, couponId, updatedAt: ctx.now.getTime() }, input);
      const { couponRefusal } = priced;
      if (couponRefusal) throw new Refusal(couponRefusal.name, couponRefusal.payload);
      await setCart(ctx, cart.id, { couponId });
      return presentCart(ctx, priced);
    }),
  );
}

/** Takes the coupon off (CART-052). */
export function removeCoupon(outer: Ctx, input: Asked): Promise<Cart> {
  return changeCart(outer, input, async (ctx, cart) => {
    await setCart(ctx, cart.id, { couponId: null });
    return settleCart(ctx, { ...cart, couponId: null }, input);
  });
}

/** Prices the cart for the holder of a member card, who is logged in (ACCT-030, ACCT-038, ACCT-039). */
export async function applyMemberCard(
  outer: Ctx,
  input: EndpointParsed<typeof applyCardEndpoint>,
): Promise<Cart> {
  const userId = userIdOf(outer.caller);
  return againstGuessing(outer, 'cart member card', input, () =>
    changeCart(outer, input, async (ctx, cart) => {
      if (!(await isCardUsable(ctx.db, ctx.site.id, input.barcode, userId))) {
        throw new Refusal('memberCardInvalid');
      }
      const change = { memberCardBarcode: input.barcode, userId };
      await setCart(ctx, cart.id, change);
      return settleCart(ctx, { ...cart, ...change }, input);
    }),
  );
}

/** Prices the cart without a member card again. */
export function removeMemberCard(outer: Ctx, input: Asked): Promise<Cart> {
  return changeCart(outer, input, async (ctx, cart) => {
    await setCart(ctx, cart.id, { memberCardBarcode: null });
    return settleCart(ctx, { ...cart, memberCardBarcode: null }, input);
  });
}

/**
 * Lets nobody find a code by trying: attempts are counted by cart and by address, and a right one is taken back. Counted
 * outside the transaction of the call, so that a refusal does not take it back too. A cart counts for anyone who proves that it is
 * theirs: nobody uses up the tries of another's.
 */
async function againstGuessing<T>(
  ctx: Ctx,
  what: string,
  { cartId, protectCode }: CartKey,
  attempt: () => Promise<T>,
): Promise<T> {
  const keys = [
    [`${what} cart ${ctx.site.id} ${cartId} ${protectCode}`, mostInCart],
    [`${what} ${ctx.site.id} ${addressKey(ctx.ip)}`, mostFromAddress],
  ] as const;
  for (const [key, most] of keys)
    if ((await countAttempt(ctx.db, key, window, ctx.now)) > most)
      throw new Refusal('tooManyRequests', { retryAfter: await secondsLeft(ctx.db, key, ctx.now) });
  const answer = await attempt();
  for (const [key] of keys) await uncountAttempt(ctx.db, key);
  return answer;
}
