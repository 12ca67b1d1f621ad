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
  /** The price of a prescribed day (NN 75/2025). */
  anchor?: NonNullable<ProductPrices['anchorPrice']>;
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
  'anchorPrice',
] as const satisfies ReadonlyArray<keyof ProductPrices>;

/** Reads the prices of an answer; null where the product has none (CATALOG-022). */
export function pricesOf(wire: Partial<ProductPrices>): Prices | null {
  const { finalPrice, retailPrice, membershipPrice, discount, anchorPrice, isPriceFrom = false } = wire;
  if (typeof finalPrice !== 'number') return null;
  return {
    price: finalPrice,
    isFrom: isPriceFrom,
    ...(typeof membershipPrice === 'number' && { memberPrice: membershipPrice }),
    ...(anchorPrice && { anchor: anchorPrice }),
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

/*
 * The names that prices had in the views of 0.9.0, to stand beside today's: a page of it that is still open in a browser
 * goes on with its own scripts and reads today's answers (REL-05). Ends with the release after 0.9.1.
 */

/** On tiles, in suggestions and rows of events of 0.9.0. */
export const tileNamesOf090 = ({ price, memberPrice, discount }: Prices) => ({
  now: price,
  ...(memberPrice !== undefined && { member: memberPrice }),
  ...(discount && {
    former: discount.compareAtPrice,
    lowest: discount.lowestPrice30,
    percent: discount.percent,
  }),
});

/** On the page of a product of 0.9.0, of its variants and of members of a bundle. */
export const productNamesOf090 = ({ price, isFrom, memberPrice, discount }: Prices) => ({
  finalPrice: price,
  retailPrice: discount?.compareAtPrice ?? price,
  basicPrice: discount?.compareAtPrice ?? price,
  membershipPrice: memberPrice ?? null,
  isPriceFrom: isFrom,
  ...(discount && { discount: { ...discount, lowestPrice: discount.lowestPrice30 } }),
});

/** In a line of a cart of 0.9.0. */
export const lineNamesOf090 = (line: { price: number; discount: ReturnType<typeof reductionOf> }) => ({
  unit: line.price,
  former: line.discount?.compareAtPrice ?? null,
  lowest: line.discount?.lowestPrice30 ?? null,
});
