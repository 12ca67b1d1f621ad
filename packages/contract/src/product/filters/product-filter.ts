import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { product } from '../product.ts';
import { sentFilters } from './sent-filter.ts';
import { listSort } from './sort-option.ts';

/** Fields that a list may select; `finalPrice` is always answered (CATALOG-021). */
export const selectableFields = product.keyof().options;
export type SelectableField = (typeof selectableFields)[number];

/** The fields of a list that selects none (CATALOG-020). */
export const defaultSelect: readonly SelectableField[] = [
  'name',
  'id',
  'type',
  'media',
  'slug',
  'sku',
  'format',
  'bundles',
  'discount',
  'basicPrice',
  'retailPrice',
  'categoryPriority',
  'membershipPrice',
];

/** Most records of one answer when `allowUnlimited` lifts the usual 100 (CATALOG-017). */
export const unlimitedCap = 10_000;

/** A category or record by its id, which may come from an address as text. */
export const idInput = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Products of a list (CATALOG-015): archived ones never, 10 a page unless stated otherwise (CATALOG-016, CATALOG-019). */
export const productFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/web/filter',
  summary: 'Lists products by words, filters and category, with the selected fields.',
  access: 'visitor',
  reads: true,
  cache: ['products', 'product', 'category', 'media'],
  needsStore: true,
  body: z.object({
    keywords: z.string().max(200).optional().describe('Found in name, sku and description (CATALOG-061).'),
    filters: sentFilters.default([]),
    mainCategory: idInput.nullish().describe('With all categories below it (CATALOG-048).'),
    select: z.array(z.enum(selectableFields)).max(100).optional(),
    limit: z.int().min(1).max(1_000_000_000).default(limits.listPageSize),
    page: z.int().min(1).max(1_000_000_000).default(1),
    sort: listSort.optional().describe('Newest first unless given; with keywords the best finds first.'),
    allowUnlimited: z.boolean().default(false),
    currency: idInput
      .optional()
      .describe('Id of the currency of the prices; the main one unless given (SET-012).'),
  }),
  answer: z.object({
    records: z.array(product.partial()).describe('Only the selected fields, and finalPrice.'),
    pagination,
  }),
});
