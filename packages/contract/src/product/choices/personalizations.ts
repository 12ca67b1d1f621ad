import { z } from 'zod';

/**
 * What a buyer answered to one option: the sku of a choice, skus of several, a number, yes or no, text, `YYYY-MM-DD` or
 * `YYYY-MM-DDTHH:mm`.
 */
export const personalization = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
]);
export type Personalization = z.infer<typeof personalization>;

/** What a buyer answered about a product, by `option_title` (PRODUCT-024). */
export const personalizations = z.record(z.string().min(1).max(200), personalization);
export type Personalizations = z.infer<typeof personalizations>;

/** The price of a subscription that was chosen: the title of its option and the sku of the value (PRODUCT-027). */
export const customPriceOption = z.object({ title: z.string().min(1).max(200), sku: z.string().max(200) });
export type CustomPriceOption = z.infer<typeof customPriceOption>;
