import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { productFormats } from '../product-kinds.ts';

/** Most products that one call names or finds. */
export const mostFound = 30;

/** A product or a variant as staff pick it. */
export const foundProduct = z.object({
  id: z.int(),
  name: z.string().describe('Of a variant without words of its own that of its product.'),
  sku: z.string().nullable(),
  details: z.string().describe('What makes a variant: "crvena, M"; empty for a product.'),
  format: z.enum(productFormats),
  isPublic: z.boolean(),
});
export type FoundProduct = z.infer<typeof foundProduct>;

/** Products and variants as they are picked into a bundle, beside another product, or as a gift. */
export const findProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/find',
  summary: 'Products and variants by name, sku or EAN, or by their ids, whatever their state but archived.',
  access: { staff: ['catalogue.edit', 'marketing.edit'] },
  query: z.object({
    search: z.string().trim().max(100).default('').describe('Words of the name, a sku or an EAN.'),
    ids: z
      .string()
      .regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99})?$/)
      .default('')
      .describe('Ids between commas; then nothing is searched.'),
  }),
  answer: z.object({
    isExact: z.boolean().describe('The first one has this very sku or EAN, and no other product has it.'),
    records: z.array(foundProduct),
  }),
});
