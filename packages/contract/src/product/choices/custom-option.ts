import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { customOptionKinds } from '../product-kinds.ts';
import { price } from '../product-price.ts';
import { offeredDays } from './day-rule.ts';

/** A choice of a custom option; `surcharge` is added to the price, `price` replaces it. */
export const customOptionValue = z.object({
  id: z.int(),
  label: z.string(),
  sku: z.string(),
  surcharge: price.nullable(),
  price: price.nullable(),
  color: z.string().nullable(),
  media: Picture.nullable(),
});

/** What a buyer may say about a product (PRODUCT-022, PRODUCT-023). */
export const customOption = z.object({
  id: z.int(),
  option_type: z.enum(['text', 'number']),
  option_title: z.string().describe('Key in `personalizations`, the same in every language.'),
  label: z.string(),
  hint: z.string(),
  inputType: z.enum(customOptionKinds).nullable().describe('Control; without it a plain text field.'),
  required: z.boolean(),
  maxLength: z.int().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  days: offeredDays
    .nullable()
    .describe('Of a date that may only be one of the days the shop offers; else null.'),
  custom_option_values: z.array(customOptionValue),
});
export type CustomOption = z.infer<typeof customOption>;
