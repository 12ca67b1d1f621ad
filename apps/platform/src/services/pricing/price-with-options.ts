import type { Cents } from '@izlog/contract/money';
import { type OptionEffect, withOptions } from '@izlog/contract/product/choices/option-price';
import type { ShownPrice } from './price-lookup.ts';

/** What one piece of a product costs with what was chosen, cents. */
export interface ItemPrice {
  /** For everybody. */
  regular: Cents;
  /** For holders of a member card; the same when they get nothing off. */
  member: Cents;
  /** Crossed out when a reduction is announced, else null. */
  former: Cents | null;
  /** Lowest price of the 30 days before the reduction. */
  lowest: Cents | null;
}

/**
 * The price of one piece: that of the product with what its options do to it (PRODUCT-028); null when it has none. A price
 * that an option puts in its place knows neither reduction nor member price.
 */
export function priceWithOptions(shown: ShownPrice | undefined, effect: OptionEffect): ItemPrice | null {
  const regular = withOptions(shown?.final ?? null, effect);
  if (regular === null) return null;
  if (!shown || effect.price !== null) return { regular, member: regular, former: null, lowest: null };
  const { discount, retail } = shown;
  return {
    regular,
    member: shown.member === null ? regular : shown.member + effect.surcharge,
    former: discount && retail !== null ? retail + effect.surcharge : null,
    lowest: discount ? discount.lowest + effect.surcharge : null,
  };
}
