import type { Cents } from '@izlog/contract/money';
import { type OptionEffect, withOptions } from '@izlog/contract/product/choices/option-price';
import type { ShownPrice } from './price-lookup.ts';

/** What one piece of a product costs with what was chosen, cents. */
export interface ItemPrice {
  /** For everybody. */
  price: Cents;
  /** For holders of a member card; the same when they get nothing off. */
  memberPrice: Cents;
  /** Crossed out when a reduction is announced, else null. */
  compareAtPrice: Cents | null;
  /** Lowest price of the 30 days before the reduction. */
  lowestPrice30: Cents | null;
}

/**
 * The price of one piece: that of the product with what its options do to it (PRODUCT-028); null when it has none. A price
 * that an option puts in its place knows neither reduction nor member price.
 */
export function priceWithOptions(shown: ShownPrice | undefined, effect: OptionEffect): ItemPrice | null {
  const price = withOptions(shown?.price ?? null, effect);
  if (price === null) return null;
  if (!shown || effect.price !== null)
    return { price, memberPrice: price, compareAtPrice: null, lowestPrice30: null };
  const { discount, compareAtPrice } = shown;
  return {
    price,
    memberPrice: shown.memberPrice === null ? price : shown.memberPrice + effect.surcharge,
    compareAtPrice: discount && compareAtPrice !== null ? compareAtPrice + effect.surcharge : null,
    lowestPrice30: discount ? discount.lowestPrice30 + effect.surcharge : null,
  };
}
