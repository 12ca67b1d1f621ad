import { z } from 'zod';
import { dayRule } from '../choices/day-rule.ts';
import { isWebAddress } from '../durability-guarantee.ts';
import { customOptionKinds } from '../product-kinds.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const line = (max: number) => z.string().trim().max(max);
const words = (max: number) => z.record(z.string().regex(/^[a-z]{3}$/), line(max));
const bound = z.number().min(-1e12).max(1e12);
/** In decimals of the main currency, tax included. */
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);

/** A file that the buyer of an e-product gets: one that is kept here, or an address. */
export const saidDownload = z.object({
  name: line(200).min(1),
  mediaId: id.nullable(),
  url: line(2000).refine(isWebAddress, 'Is no web address of http or https.').nullable(),
});
export type SaidDownload = z.infer<typeof saidDownload>;

/** What a buyer may say about a product, as staff write it (PRODUCT-022, PRODUCT-023). */
export const saidOption = z.object({
  title: line(200).min(1).describe('Key in `personalizations`, the same in every language.'),
  optionType: z.enum(['text', 'number']),
  inputType: z.enum(customOptionKinds).nullable().describe('Control; null: a plain text field.'),
  label: words(200).describe('By three-letter language code.'),
  hint: words(500),
  isRequired: z.boolean(),
  maxLength: z.int().min(1).max(2000).nullable(),
  min: bound.nullable(),
  max: bound.nullable(),
  days: dayRule
    .nullable()
    .default(null)
    .describe('Of kind date: which days may be chosen, and how many pieces each has; null: any.'),
  values: z
    .array(
      z.object({
        sku: line(100).min(1),
        label: words(200),
        surcharge: amount.nullable().describe('Is added to the price.'),
        price: amount.nullable().describe('Takes the place of the price.'),
        color: line(50).nullable(),
        mediaId: id.nullable(),
      }),
    )
    .max(100),
});
export type SaidOption = z.infer<typeof saidOption>;
