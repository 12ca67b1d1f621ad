import type { ProductPrices } from './product-price.ts';

/** Prices as pages show them: one word for each from here on. Decimals with tax. */
export interface Prices {
  /** To pay. */
  price: number;
  /** Whether `price` is the least of several, or only a start. */
  isFrom: boolean;
  /** For holders of a member card, when it is lower (PRODUCT-043). */
  memberPrice?: number;
  discount?: Discount;
}

/** A reduction as the law wants it shown (2011/83/EU, C-330/23). */
interface Discount {
  /** Struck through. */
  compareAtPrice: number;
  /** Lowest price of the 30 days before the reduction. */
  lowestPrice30: number;
  percent: number;
  /** Whether the product was first offered less than 30 days before it. */
  isShortHistory?: true;
}

/** The fields of an answer that `pricesOf` reads (CATALOG-020). */
export const priceFields = [
  'discount',
  'basicPrice',
  'retailPrice',
  'membershipPrice',
  'isPriceFrom',
] as const satisfies ReadonlyArray<keyof ProductPrices>;

/** Reads the prices of an answer; null where the product has none (CATALOG-022). */
export function pricesOf(wire: Partial<ProductPrices>): Prices | null {
  const { finalPrice, retailPrice, membershipPrice, discount, isPriceFrom = false } = wire;
  if (typeof finalPrice !== 'number') return null;
  return {
    price: finalPrice,
    isFrom: isPriceFrom,
    ...(typeof membershipPrice === 'number' && { memberPrice: membershipPrice }),
    ...(discount && {
      discount: {
        compareAtPrice: retailPrice ?? finalPrice,
        lowestPrice30: discount.lowestPrice,
        percent: discount.percent,
        ...(discount.isShortHistory && { isShortHistory: true }),
      },
    }),
  };
}

/** What is paid, of an answer about a product or a line of a cart. */
export const priceToPay = <P extends number | null>({ finalPrice }: { finalPrice: P }): P => finalPrice;

/** What a product costs without any reduction, of an answer about it. */
export const basePriceOf = ({ basicPrice }: Pick<ProductPrices, 'basicPrice'>): number | null => basicPrice;

/** What is shown beside the price of a line of a cart, of an answer about it; null without a reduction. */
export const reductionOf = (wire: { retailPrice: number | null; lowestPrice: number | null }) =>
  wire.retailPrice === null || wire.lowestPrice === null
    ? null
    : { compareAtPrice: wire.retailPrice, lowestPrice30: wire.lowestPrice };
