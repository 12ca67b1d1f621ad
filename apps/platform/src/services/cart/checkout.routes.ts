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
  tryDelivery as tryDeliveryEndpoint,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import {
  getApplicablePaymentMethods,
  savePaymentMethod as savePaymentEndpoint,
} from '@izlog/contract/ecommerce/payment';
import { findTowns as findTownsEndpoint } from '@izlog/contract/ecommerce/town';
import { onlyInShops } from '../../kernel/access/only-in-shops.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { deliveryOffers } from './delivery/delivery-offers.ts';
import {
  applicableDeliveryMethods,
  saveDeliveryMethod,
  searchBranches,
} from './delivery/delivery-operations.ts';
import { findTowns } from './delivery/find-towns.ts';
import { saveBranches } from './delivery/save-branches.ts';
import { saveShopDelivery, showDeliveryMethods } from './delivery/shop-delivery-methods.ts';
import { tryDelivery } from './delivery/try-delivery.ts';
import {
  applicablePaymentMethods,
  saveCheckoutOptions,
  savePaymentMethod,
} from './payment/payment-operations.ts';
import { availableCountries } from './terms/available-countries.ts';

/** The calls of the steps of checkout, up to the order itself. */
export function checkoutRoutes(): Route[] {
  return [
    route(getAvailableCountries, availableCountries),
    route(findTownsEndpoint, findTowns),
    route(getApplicableDeliveryMethods, applicableDeliveryMethods),
    route(getDeliveryOffers, deliveryOffers),
    route(findDeliveryBranches, searchBranches),
    route(saveDeliveryEndpoint, saveDeliveryMethod),
    route(getApplicablePaymentMethods, applicablePaymentMethods),
    route(savePaymentEndpoint, savePaymentMethod),
    route(listDeliveryMethods, showDeliveryMethods),
    route(tryDeliveryEndpoint, tryDelivery),
    route(saveShopDeliveryMethod, saveShopDelivery),
    route(saveShopBranches, (ctx, { provider, branches }) => saveBranches(ctx, provider, branches)),
    route(optionsEndpoint, saveCheckoutOptions),
  ].map(onlyInShops);
}
