import type { Cents } from '@izlog/contract/money';
import type { ShownPrice } from './price-book.ts';

/** What a choice of a custom option does to the price of a piece, cents: `price` replaces it, `surcharge` is added. */
export interface PricedChoice {
  surcharge: Cents | null;
  price: Cents | null;
}

/** What one piece of a product costs with what was chosen, cents; null when it has no price. */
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
 * The price of one piece: that of the product, or the one a choice puts in its place (PRODUCT-028), and the surcharges of
 * all choices. A replaced price knows neither reduction nor member price.
 */
export function itemPrice(shown: ShownPrice | undefined, choices: readonly PricedChoice[]): ItemPrice | null {
  const surcharge = choices.reduce((sum, choice) => sum + (choice.surcharge ?? 0), 0);
  const replaced = choices.findLast(({ price }) => price !== null)?.price ?? null;
  if (replaced !== null) {
    const price = replaced + surcharge;
    return { regular: price, member: price, former: null, lowest: null };
  }
  if (!shown || shown.final === null) return null;
  return {
    regular: shown.final + surcharge,
    member: (shown.member ?? shown.final) + surcharge,
    former: shown.discount && shown.retail !== null ? shown.retail + surcharge : null,
    lowest: shown.discount ? shown.discount.lowest + surcharge : null,
  };
}
