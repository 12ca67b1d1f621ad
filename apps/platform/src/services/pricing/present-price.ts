import { type Cents, convert, percentOff, type Rate, toDecimal } from '@izlog/contract/money';
import type { ProductPrices } from '@izlog/contract/product/product-price';
import type { ProductPrice } from './product-price.ts';

/** Prices as they go out: converted once each, with 2 decimals (PRODUCT-044). The percentage is that of the main currency. */
export function presentPrice(price: ProductPrice & { isPriceFrom: boolean }, rate: Rate): ProductPrices {
  const { final, retail, basic, member, discount, isPriceFrom } = price;
  const out = (cents: Cents | null) => (cents === null ? null : toDecimal(convert(cents, rate)));
  return {
    finalPrice: out(final),
    retailPrice: out(retail),
    basicPrice: out(basic),
    membershipPrice: out(member),
    discount:
      discount && final !== null && retail !== null
        ? {
            retailPrice: toDecimal(convert(final, rate)),
            percent: percentOff(retail, final),
            lowestPrice: toDecimal(convert(discount.lowest, rate)),
            isShortHistory: discount.isShortHistory,
            from: new Date(discount.from).toISOString(),
            to: discount.to === null ? null : new Date(discount.to).toISOString(),
          }
        : null,
    isPriceFrom,
  };
}
