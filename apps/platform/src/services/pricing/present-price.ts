import { type Cents, convert, percentOff, type Rate, toDecimal } from '@izlog/contract/money';
import type { ProductPrices } from '@izlog/contract/product/product-price';
import type { ProductPrice } from './product-price.ts';

/** Prices as they go out: converted once each, with 2 decimals (PRODUCT-044). The percentage is that of the main currency. */
export function presentPrice(prices: ProductPrice & { isPriceFrom: boolean }, rate: Rate): ProductPrices {
  const { price, compareAtPrice, basePrice, memberPrice, discount, isPriceFrom } = prices;
  const out = (cents: Cents | null) => (cents === null ? null : toDecimal(convert(cents, rate)));
  return {
    finalPrice: out(price),
    retailPrice: out(compareAtPrice),
    basicPrice: out(basePrice),
    membershipPrice: out(memberPrice),
    discount:
      discount && price !== null && compareAtPrice !== null
        ? {
            retailPrice: toDecimal(convert(price, rate)),
            percent: percentOff(compareAtPrice, price),
            lowestPrice: toDecimal(convert(discount.lowestPrice30, rate)),
            isShortHistory: discount.isShortHistory,
            from: new Date(discount.from).toISOString(),
            to: discount.to === null ? null : new Date(discount.to).toISOString(),
          }
        : null,
    isPriceFrom,
  };
}
