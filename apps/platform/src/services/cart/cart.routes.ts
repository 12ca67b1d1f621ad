import { readAgentProfile as readProfileEndpoint } from '@izlog/contract/agents/agent-profile';
import {
  cancelAgentCart as cancelAgentEndpoint,
  createAgentCart as createAgentEndpoint,
  getAgentCart as getAgentEndpoint,
  openAgentCart as openAgentEndpoint,
  takeAgentCart as takeAgentEndpoint,
  updateAgentCart as updateAgentEndpoint,
} from '@izlog/contract/ecommerce/cart/agent-cart';
import { filterAbandonedCarts } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import {
  applyCoupon as applyCouponEndpoint,
  removeCoupon as removeCouponEndpoint,
} from '@izlog/contract/ecommerce/cart/cart-coupon';
import {
  getAbandoned as abandonedEndpoint,
  getCart as getCartEndpoint,
  validateCart as validateEndpoint,
} from '@izlog/contract/ecommerce/cart/cart-get';
import { chooseGift as chooseGiftEndpoint } from '@izlog/contract/ecommerce/cart/cart-gift';
import {
  addCartItem,
  clearCart as clearEndpoint,
  deleteCartItem,
  updateCartItem,
} from '@izlog/contract/ecommerce/cart/cart-items';
import {
  applyMemberCard as applyCardEndpoint,
  removeMemberCard as removeCardEndpoint,
} from '@izlog/contract/ecommerce/cart/cart-member-card';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { explainPromotions as explainEndpoint } from '@izlog/contract/ecommerce/promotion-explain';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { productUsers } from '#platform/kernel/product-uses.ts';
import { getAbandoned } from './abandoned-cart.ts';
import {
  cancelAgentCart,
  createAgentCart,
  getAgentCart,
  openAgentCart,
  updateAgentCart,
} from './agents/agent-carts.ts';
import { readAgentProfile } from './agents/agent-profile.ts';
import { takeAgentCart } from './agents/take-agent-cart.ts';
import { defineArchiveCartsJob } from './archive-carts.ts';
import { heldInCarts } from './held-in-carts.queries.ts';
import { addItem, clearCart, deleteItem, updateItem } from './items/change-items.ts';
import { chooseGift } from './items/choose-gift.ts';
import { listAbandoned } from './list-abandoned.ts';
import { getCart, newCartSession, validateCart } from './read-cart.ts';
import { explainPromotions } from './sums/explain-promotions.ts';
import { applyCoupon, applyMemberCard, removeCoupon, removeMemberCard } from './terms/change-terms.ts';

/** The calls of the cart. */
export function cartRoutes(kernel: Kernel): Route[] {
  defineArchiveCartsJob(kernel);
  kernel.held.get(productUsers).push(heldInCarts);
  return [
    route(getNewCartSession, newCartSession),
    route(getCartEndpoint, getCart),
    route(validateEndpoint, validateCart),
    route(addCartItem, addItem),
    route(updateCartItem, updateItem),
    fromBodyToo(route(deleteCartItem, deleteItem)),
    route(clearEndpoint, clearCart),
    route(chooseGiftEndpoint, chooseGift),
    route(abandonedEndpoint, getAbandoned),
    route(applyCouponEndpoint, applyCoupon),
    route(removeCouponEndpoint, removeCoupon),
    route(applyCardEndpoint, applyMemberCard),
    route(removeCardEndpoint, removeMemberCard),
    route(explainEndpoint, explainPromotions),
    route(filterAbandonedCarts, listAbandoned),
    route(createAgentEndpoint, createAgentCart),
    route(getAgentEndpoint, getAgentCart),
    route(updateAgentEndpoint, updateAgentCart),
    route(cancelAgentEndpoint, cancelAgentCart),
    route(openAgentEndpoint, openAgentCart),
    route(takeAgentEndpoint, takeAgentCart),
    route(readProfileEndpoint, (ctx, input) =>
      readAgentProfile(ctx, input, kernel.env.WEBHOOK_PRIVATE_RECEIVERS),
    ),
  ].map(onlyInShops);
}

/** Fields of the query may stand in the body as well (CART-043). */
function fromBodyToo({ endpoint, answer }: Route): Route {
  return {
    endpoint,
    answer(ctx, request, reply) {
      const body = typeof request.body === 'object' && !Array.isArray(request.body) ? request.body : {};
      const query = { ...(request.query as object), ...body };
      return answer(ctx, Object.create(request, { query: { value: query } }), reply);
    },
  };
}
