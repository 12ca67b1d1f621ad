import { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import { saveCheckoutOptions as optionsEndpoint } from '@izlog/contract/ecommerce/checkout-options';
import {
  explainNoDelivery,
  findDeliveryBranches,
  getApplicableDeliveryMethods,
  getDeliveryOffers,
  saveDeliveryMethod as saveDeliveryEndpoint,
} from '@izlog/contract/ecommerce/delivery';
import {
  deleteShopDeliveryMethod,
  listDeliveryMethods,
  saveShopBranches,
  saveShopDeliveryMethod,
  tryDelivery as tryDeliveryEndpoint,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import {
  getApplicablePaymentMethods,
  savePaymentMethod as savePaymentEndpoint,
} from '@izlog/contract/ecommerce/payment';
import { deleteShopPaymentMethod } from '@izlog/contract/ecommerce/payment-method-staff';
import { listPlaceLists, pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { findTowns as findTownsEndpoint } from '@izlog/contract/ecommerce/town';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { serveResource } from '#platform/kernel/resource/serve-resource.ts';
import { deliveryBranches } from './delivery/delivery.tables.ts';
import { deliveryOffers } from './delivery/delivery-offers.ts';
import {
  applicableDeliveryMethods,
  saveDeliveryMethod,
  searchBranches,
} from './delivery/delivery-operations.ts';
import { findTowns } from './delivery/find-towns.ts';
import { explainNone } from './delivery/no-delivery.ts';
import { saveBranches } from './delivery/save-branches.ts';
import { placeLists, removePlace, savePlace } from './delivery/save-place.ts';
import { saveShopDelivery, showDeliveryMethods } from './delivery/shop-delivery-methods.ts';
import { tryDelivery } from './delivery/try-delivery.ts';
import {
  applicablePaymentMethods,
  saveCheckoutOptions,
  savePaymentMethod,
} from './payment/payment-operations.ts';
import { removeMethod } from './remove-method.ts';
import { availableCountries } from './terms/available-countries.ts';

/** The calls of the steps of checkout, up to the order itself. */
export function checkoutRoutes(): Route[] {
  return [
    route(getAvailableCountries, availableCountries),
    route(findTownsEndpoint, findTowns),
    route(getApplicableDeliveryMethods, applicableDeliveryMethods),
    route(explainNoDelivery, explainNone),
    route(getDeliveryOffers, deliveryOffers),
    route(findDeliveryBranches, searchBranches),
    route(saveDeliveryEndpoint, saveDeliveryMethod),
    route(getApplicablePaymentMethods, applicablePaymentMethods),
    route(savePaymentEndpoint, savePaymentMethod),
    route(listDeliveryMethods, showDeliveryMethods),
    route(tryDeliveryEndpoint, tryDelivery),
    route(saveShopDeliveryMethod, saveShopDelivery),
    route(deleteShopDeliveryMethod, (ctx, input) => removeMethod(ctx, 'delivery', input)),
    route(deleteShopPaymentMethod, (ctx, input) => removeMethod(ctx, 'payment', input)),
    route(saveShopBranches, (ctx, { provider, branches }) => saveBranches(ctx, provider, branches)),
    ...serveResource(pickupPlaceResource, { table: deliveryBranches, save: savePlace, remove: removePlace }),
    route(listPlaceLists, placeLists),
    route(optionsEndpoint, saveCheckoutOptions),
  ].map(onlyInShops);
}
