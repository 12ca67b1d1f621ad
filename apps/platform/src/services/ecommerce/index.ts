import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Route } from '../../kernel/route.ts';
import { defineArchiveCartsJob } from './cart/archive-carts.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { defineOrderJobs } from './order/order-jobs.ts';
import { couponRoutes } from './promotion/coupon.routes.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts';

export { saveBranches } from './delivery/save-branches.ts';
export { saveDeliveryMethodRow } from './delivery/save-delivery-method.ts';
export { bytesOf, newPdf } from './document/pdf-page.ts';
export { keysPlace } from './gateway/open-bank.ts';
export { readOpening } from './opening/opening.ts';
export { savePaymentMethodRow } from './payment/save-payment-method.ts';
export { showPaymentMethods } from './payment/shop-payment-methods.ts';
export { switchPaymentMethod } from './payment/switch-payment-method.ts';
export { savePromotion } from './promotion/save-promotion.ts';
export { setCheckoutSettings } from './set-checkout-settings.ts';
export { findBrokenWithdrawals } from './withdrawal/find-broken-withdrawals.ts';

/** Cart, checkout, orders and the shop's settings. */
export function ecommerceRoutes(kernel: Kernel): Route[] {
  defineOrderJobs(kernel);
  defineArchiveCartsJob(kernel);
  return [
    ...shopSettingsRoutes(),
    ...cartRoutes(kernel).map(onlyInShops),
    ...checkoutRoutes(kernel).map(onlyInShops),
    ...couponRoutes().map(onlyInShops),
    // Who bought while the site was a shop may still be paid back, and see the order.
    ...orderRoutes(kernel),
    ...withdrawalRoutes(kernel),
  ];
}

/** On a site that sells nothing there is no cart and no checkout: notFound (SET-016). */
function onlyInShops({ endpoint, answer }: Route): Route {
  return {
    endpoint,
    async answer(ctx, request, reply) {
      if (!ctx.site.isEcommerce) throw new Refusal('notFound');
      return answer(ctx, request, reply);
    },
  };
}
