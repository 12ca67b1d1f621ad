import { z } from 'zod';
import { Picture } from '../media/media.ts';
import { filterTypes } from './product-kinds.ts';

/** What a product says about one attribute (PRODUCT-042). */
export const attributeOfProduct = z.object({
  attributeCode: z.string(),
  attributeID: z.int(),
  label: z.string(),
  type: z.enum(filterTypes),
  unit: z.string(),
  value: z
    .union([z.array(z.int()), z.number(), z.boolean(), z.string()])
    .describe('Ids of choices, a number, yes or no, or a date as ISO text.'),
  valueLabel: z.string().describe('The same for people.'),
});
export type AttributeOfProduct = z.infer<typeof attributeOfProduct>;

/** A choice on an axis of variants (PRODUCT-017). */
export const associatedValue = z.object({
  id: z.int(),
  value: z.string().describe('Label of the choice.'),
  isMedia: z.boolean().describe('Shown as an image instead of text (PRODUCT-020).'),
  shopDefault: z.boolean().describe('Chosen at first (PRODUCT-019).'),
  color: z.string().nullable().describe('#rrggbb of a swatch.'),
  media: Picture.nullable(),
});

/** An axis by which the variants of a configurable product differ (PRODUCT-017). */
export const associatedAttribute = z.object({
  attributeID: z.int(),
  attributeCode: z.string(),
  label: z.string(),
  inputType: z.enum(filterTypes),
  customClass: z.string(),
  values: z.array(associatedValue),
});
export type AssociatedAttribute = z.infer<typeof associatedAttribute>;
