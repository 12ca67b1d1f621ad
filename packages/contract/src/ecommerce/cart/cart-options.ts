import { z } from 'zod';

/** One answer to a custom option; several for a multiple select. */
const personalization = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(100),
]);

const personalizations = z
  .record(z.string().max(200), personalization.nullable())
  .describe('Answers to custom options by their option_title (PRODUCT-024).');

/** The chosen member of a bundle: the id of the variant, or of the member when it has none (PRODUCT-037). */
const bundleOption = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  options: z.object({ personalizations: personalizations.nullish() }).nullish(),
});

/** What a buyer chose of a product (PRODUCT-024, PRODUCT-027, PRODUCT-037). */
export const cartOptions = z.object({
  personalizations: personalizations.nullish(),
  bundleOptions: z.array(bundleOption).max(100).nullish(),
  customPriceOption: z
    .object({ title: z.string().max(200), sku: z.string().max(200) })
    .nullish()
    .describe('The value of a custom option that prices the item: a plan of a subscription.'),
});
export type CartOptions = z.input<typeof cartOptions>;

/** The same as it is kept and answered: what was not chosen is left out. */
export const chosenOptions = z.object({
  personalizations: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  bundleOptions: z.array(
    z.object({
      id: z.int(),
      options: z
        .object({
          personalizations: z.record(
            z.string(),
            z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
          ),
        })
        .nullable(),
    }),
  ),
  customPriceOption: z.object({ title: z.string(), sku: z.string() }).nullable(),
});
export type ChosenOptions = z.infer<typeof chosenOptions>;
