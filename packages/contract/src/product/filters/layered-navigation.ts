import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Picture } from '../../media/media.ts';
import { filterTypes } from '../product-kinds.ts';
import { idInput } from './product-filter.ts';
import { sentFilters } from './sent-filter.ts';

/** A value of a filter with the number of products it would match (CATALOG-030). */
export const layeredValue = z.object({
  attributeID: z.int().describe('Id of the value, as it is sent in a filter; 0 for a range.'),
  valueLabel: z.string(),
  totalProducts: z.int().min(0),
  minValue: z.number().nullable().describe('Ends of a range: Number, and dates in ms since 1970.'),
  maxValue: z.number().nullable(),
  color: z.string().nullable(),
  media: Picture.nullable(),
});

/** A filter for the current list (CATALOG-029). */
export const layeredFilter = z.object({
  attributeCode: z.string(),
  label: z.string(),
  type: z.enum(filterTypes),
  attributeID: z.int(),
  unit: z.string(),
  customClass: z.string(),
  values: z.array(layeredValue),
});
export type LayeredFilter = z.infer<typeof layeredFilter>;

/**
 * The filters of a list with exact counts (CATALOG-031): the values of a filter are counted with all other filters
 * applied but not their own, so that each number tells what choosing it would give.
 */
export const layeredNavigation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/layered/navigation',
  summary: 'Lists the filters of a product list with the number of products behind each value.',
  access: 'visitor',
  reads: true,
  cache: ['products', 'attributes', 'category', 'media'],
  needsStore: true,
  body: z.object({
    filters: sentFilters.default([]),
    mainCategory: idInput.nullish(),
    keywords: z.string().max(200).optional(),
    currency: idInput.optional(),
  }),
  answer: z.array(layeredFilter),
});
