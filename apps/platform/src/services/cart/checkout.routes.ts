import { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import { saveCheckoutOptions as optionsEndpoint } from '@izlog/contract/ecommerce/checkout-options';
import {
  findDeliveryBranches,
  getApplicableDeliveryMethods,
  getDeliveryOffers,
  saveDeliveryMethod as saveDeliveryEndpoint,
} from '@izlog/contract/ecommerce/delivery';
import {
  listDeliveryMethods,
  saveShopBranches,
  saveShopDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import {
  getApplicablePaymentMethods,
  savePaymentMethod as savePaymentEndpoint,
} from '@izlog/contract/ecommerce/payment';
import { findTowns as findTownsEndpoint } from '@izlog/contract/ecommerce/town';
import { onlyInShops } from '../../kernel/access/only-in-shops.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { catalogueMemoryOf } from '../catalogue/index.ts';
import { deliveryOffers } from './delivery/delivery-offers.ts';
import {
  applicableDeliveryMethods,
  saveDeliveryMethod,
  searchBranches,
} from './delivery/delivery-operations.ts';
import { findTowns } from './delivery/find-towns.ts';
import { saveBranches } from './delivery/save-branches.ts';
import { saveShopDelivery, showDeliveryMethods } from './delivery/shop-delivery-methods.ts';
import {
  applicablePaymentMethods,
  saveCheckoutOptions,
  savePaymentMethod,
} from './payment/payment-operations.ts';
import { availableCountries } from './terms/available-countries.ts';

/** The calls of the steps of checkout, up to the order itself. */
export function checkoutRoutes(kernel: Kernel): Route[] {
  const memory = catalogueMemoryOf(kernel);
  return [
    route(getAvailableCountries, availableCountries),
    route(findTownsEndpoint, findTowns),
    route(getApplicableDeliveryMethods, (ctx, input) => applicableDeliveryMethods(ctx, memory, input)),
    route(getDeliveryOffers, (ctx, input) => deliveryOffers(ctx, memory, input)),
    route(findDeliveryBranches, (ctx, input) => searchBranches(ctx, memory, input)),
    route(saveDeliveryEndpoint, (ctx, input) => saveDeliveryMethod(ctx, memory, input)),
    route(getApplicablePaymentMethods, (ctx, input) => applicablePaymentMethods(ctx, memory, input)),
    route(savePaymentEndpoint, (ctx, input) => savePaymentMethod(ctx, memory, input)),
    route(listDeliveryMethods, showDeliveryMethods),
    route(saveShopDeliveryMethod, saveShopDelivery),
    route(saveShopBranches, (ctx, { provider, branches }) => saveBranches(ctx, provider, branches)),
    route(optionsEndpoint, (ctx, input) => saveCheckoutOptions(ctx, memory, input)),
  ].map(onlyInShops);
}
