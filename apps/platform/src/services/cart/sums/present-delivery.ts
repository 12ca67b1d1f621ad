import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { convert, toDecimal } from '@izlog/contract/money';
import { isCollected, placeOf } from '../delivery/delivery-rate.ts';
import { deliveryOffer, type PricedCart } from './priced-cart.ts';

type Said = Pick<Cart, 'freeDelivery' | 'deliveryFrom' | 'isDeliveryFree'>;

/**
 * What a cart says about the price of its delivery. `deliveryFrom` is what sending it costs at least; collecting it from
 * the shop is no sending. `freeDelivery` is the total from which delivery costs nothing, and what is missing to it: of the
 * chosen way, else of all that send it, so that nothing is promised that one of them does not keep. While none is chosen,
 * one is free already and another is not, or where one never is, nothing is given.
 */
export function presentDelivery(priced: PricedCart): Said {
  const { base, currency, cart, terms, deliveryMethod, isDigital, isFreeByPromotion, items, weight } = priced;
  if (isDigital || items.length === 0)
    return { freeDelivery: null, deliveryFrom: null, isDeliveryFree: false };
  const parcel = { country: placeOf(terms, cart.country), weight, total: base.cartTotal };
  const offers = terms.deliveryMethods.flatMap((method) => {
    const offer = isCollected(method) ? undefined : deliveryOffer(terms, method, parcel);
    return offer
      ? [
          {
            id: method.id,
            freeFrom: offer.freeFrom,
            price: isFreeByPromotion ? 0 : priced.deliveryAsPaid(offer.price),
          },
        ]
      : [];
  });
  const shown = (cents: number) => toDecimal(convert(cents, currency.rate));
  const least = offers.length === 0 ? null : Math.min(...offers.map(({ price }) => price));

  const asked = deliveryMethod ? offers.filter(({ id }) => id === deliveryMethod.id) : offers;
  // What costs nothing whatever is bought keeps every promise.
  const thresholds = asked.flatMap(({ freeFrom }) => freeFrom ?? []);
  const isPromised = asked.every(({ freeFrom, price }) => freeFrom !== null || price === 0);
  const from = Math.max(...thresholds);
  const missing = Math.max(0, from - base.cartTotal);
  const isFreeSomehow = asked.some(({ price }) => price === 0);
  const isSaid = thresholds.length > 0 && isPromised && (missing === 0 || !isFreeSomehow);
  return {
    freeDelivery: isSaid ? { from: shown(from), missing: shown(missing) } : null,
    deliveryFrom: least === null ? null : shown(least),
    isDeliveryFree: offers.length > 0 && offers.every(({ price }) => price === 0),
  };
}
