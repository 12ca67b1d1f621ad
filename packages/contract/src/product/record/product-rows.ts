import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Picture } from '../../media/media.ts';
import { pagination } from '../../pagination.ts';
import { fieldsWith, schemasOf } from '../../records/fields.ts';
import { productPlainFields } from '../../records/product.ts';
import { kinds } from '../../resource/kinds.ts';
import { countedRecords, resourceOver } from '../../resource.ts';
import { productFormats } from '../product-kinds.ts';
import { productPrices } from '../product-price.ts';
import { productStates } from './product-record.ts';

/** What a product may lack that staff look for. */
export const productLacks = ['picture', 'maker', 'translation', 'price'] as const;
export type ProductLack = (typeof productLacks)[number];

/** How much of it there is. */
export const stockNeeds = ['out', 'low'] as const;

/** What the list is asked for by state: every one of them, since it leaves out the archived where nothing is asked. */
const askedStates = [...productStates, 'every'] as const;

/** Plain fields that are columns of the list. */
const listed = fieldsWith(productPlainFields, 'list');

/** A product as the list of staff shows it. */
export const productRow = productPrices.extend({
  ...schemasOf(listed),
  id: z.int(),
  name: z.string(),
  sku: z.string().nullable(),
  format: z.enum(productFormats),
  variants: z.int().describe('How many variants it has.'),
  state: z.enum(productStates),
  picture: Picture.nullable(),
  stock: z
    .int()
    .nullable()
    .describe('What can still be bought, of all variants; null where it never runs out.'),
  isLow: z.boolean(),
  languages: z
    .array(z.string())
    .describe('Three-letter codes of the languages of the site that it has words in.'),
  lacks: z.array(z.enum(productLacks)),
  hasUnprovenSale: z.boolean().describe('It is reduced, and nothing may be announced.'),
  updatedAt: z.iso.datetime(),
});
export type ProductRow = z.infer<typeof productRow>;

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** What a list of products can be narrowed by. */
export const productListFilter = z.object({
  search: z.string().trim().max(100).optional().describe('In names, sku and EAN, of variants too.'),
  state: z.enum(askedStates).optional().describe('Without it all but the archived.'),
  lacks: z.enum(productLacks).optional(),
  stock: z.enum(stockNeeds).optional(),
  category: id.optional().describe('With all below it.'),
  brand: id.optional(),
  tag: id.optional(),
  taxClass: id.optional().describe('Its own, or that of a variant.'),
  attribute: id.optional().describe('Something is said of it, or variants differ by it.'),
  value: id.optional().describe('A choice of an attribute, of a variant too.'),
});
export type ProductListFilter = z.infer<typeof productListFilter>;

/** The products of a site for staff, whatever their state. */
export const filterProductRows = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/filter',
  summary: 'Lists the products of the site whatever their state, narrowed and in an order.',
  access: { staff: 'catalogue.edit' },
  query: productListFilter.extend({
    sort: z.enum(['name', '-name', 'updatedAt', '-updatedAt']).optional().describe('A minus turns it round.'),
    after: z.string().max(2000).optional().describe('`next` of the answer before.'),
    isCounted: z
      .enum(['true', 'false'])
      .default('true')
      .describe('false: only those of the page are counted, for who does not say how many there are.'),
    page: z.coerce.number().int().min(1).max(countedRecords).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(50),
  }),
  answer: z.object({
    records: z.array(productRow),
    pagination,
    isMore: z.boolean().describe(`There are more than the ${countedRecords} that are counted.`),
    next: z.string().nullable().describe('Where the list goes on; null at its end.'),
  }),
  refusals: ['validationFailed'],
});

/** Choices of the list that are wanted often, with how many products each has. */
export const countProductViews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/views',
  summary: `Answers how many products the usual choices of the list have; ${countedRecords + 1} says that there are more than are counted.`,
  access: { staff: 'catalogue.edit' },
  answer: z.record(z.string(), z.int()),
});

/** Products as the back office lists them. */
export const productResource = resourceOver(
  { filter: filterProductRows },
  {
    name: 'product',
    search: { asks: 'search', max: 100 },
    fields: {
      name: kinds.text(300, { isRequired: true, list: 'name', sort: true }),
      state: kinds.choice(askedStates, { list: true, filter: true }),
      stock: kinds.choice(stockNeeds, { list: true, filter: true }),
      lacks: kinds.choice(productLacks, { filter: true }),
      category: kinds.reference({ filter: true }),
      brand: kinds.reference({ filter: true }),
      tag: kinds.reference({ filter: 'rare' }),
      taxClass: kinds.reference({ filter: 'rare' }),
      attribute: kinds.reference({ filter: 'rare' }),
      value: kinds.reference({ filter: 'rare' }),
      ...listed,
      updatedAt: kinds.instant({ list: true, sort: true }),
    },
    views: [
      { key: 'published', filter: { state: 'published' } },
      { key: 'draft', filter: { state: 'draft' } },
      { key: 'waiting', filter: { state: 'waiting' } },
      { key: 'out', filter: { stock: 'out' } },
      { key: 'picture', filter: { lacks: 'picture' } },
      { key: 'maker', filter: { lacks: 'maker' } },
      { key: 'translation', filter: { lacks: 'translation' } },
      { key: 'archived', filter: { state: 'archived' } },
    ],
  },
);
