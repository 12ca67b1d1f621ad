import { listPaymentMethods, saveShopPaymentMethod } from '@izlog/contract/ecommerce/payment-method-staff';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { saveShopMethod, showPaymentMethods } from './shop-payment-methods.ts';

/** The calls with which staff set up the ways to pay. */
export function paymentMethodRoutes(): Route[] {
  return [
    route(listPaymentMethods, (ctx) => showPaymentMethods(ctx)),
    route(saveShopPaymentMethod, saveShopMethod),
  ].map(onlyInShops);
}
