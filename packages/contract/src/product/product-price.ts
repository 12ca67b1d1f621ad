import { z } from 'zod';

/** A price on the wire: a decimal number with 2 places in the currency of the answer, tax included. */
export const price = z.number().min(0).describe('Decimal number with 2 places, tax included.');

/** A reduction announced to everybody, counted from the lowest price of the 30 days before it (2011/83/EU, C-330/23). */
export const discount = z.object({
  retailPrice: price.describe('The price to pay now.'),
  percent: z
    .int()
    .min(0)
    .max(100)
    .describe('By how much it is below retailPrice of the product (CATALOG-023).'),
  lowestPrice: price.describe('Lowest price of the 30 days before the reduction.'),
  isShortHistory: z
    .boolean()
    .describe('True when the product was first offered less than 30 days before it.'),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
});

/** Price per unit of content (Directive 98/6/EC): 4.20 per 1 l. */
export const unitPrice = z
  .object({ price: z.number(), quantity: z.number(), unit: z.string() })
  .describe('Price per unit of content: 4.20 per 1 l.');
export type UnitPrice = z.infer<typeof unitPrice>;

/** Prices as every product carries them; null where the product has no price. */
export const productPrices = z.object({
  finalPrice: price.nullable().describe('The price to pay: discount.retailPrice, else retailPrice.'),
  retailPrice: price
    .nullable()
    .describe('Without a discount the price to pay; with one the former price that is crossed out.'),
  basicPrice: price.nullable().describe('The regular price, as if there were no reduction.'),
  membershipPrice: price.nullable().describe('For holders of a member card, when it is lower (PRODUCT-043).'),
  discount: discount.nullable(),
  isPriceFrom: z
    .boolean()
    .describe('True when this is the least of several prices, or only a start: "od 12,00 €".'),
  anchorPrice: z
    .object({
      price,
      day: z.iso.date().describe('The prescribed day, or, of goods that came later, their first.'),
      label: z.string().nullable().describe('What the shop calls it; null: anchor price.'),
    })
    .nullable()
    .optional()
    .describe('Stands beside the price where the law wants it (NN 75/2025): option PriceList.'),
});
export type ProductPrices = z.infer<typeof productPrices>;
