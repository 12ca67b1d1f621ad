import { z } from 'zod';
import { eachOnce } from '../../each-once.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { productPrices } from '../product-price.ts';
import { productListFilter } from '../record/product-rows.ts';
import { roundings } from '../record/roundings.ts';
import { saleKinds, saleReasons, saleStates } from './sale-kinds.ts';

const access = { staff: 'prices.edit' } as const;
const id = z.int().min(1).max(2_147_483_647);
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const instant = z.iso.datetime({ offset: true });
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);
const skus = z.array(z.string().trim().min(1).max(100)).max(1000).default([]);
const ids = eachOnce(id).max(1000).default([]);

/** Most prices of one sale. */
export const mostReduced = 50_000;

/** What is reduced, by how much and when. Amounts in decimals of the main currency. */
const fields = {
  name: z.string().trim().min(1).max(150),
  categoryIds: ids.describe('Products of these categories and of those below them.'),
  tagId: id.nullable().default(null),
  brandId: id.nullable().default(null),
  search: z
    .string()
    .trim()
    .max(100)
    .nullable()
    .default(null)
    .describe(
      'In names, sku and EAN. What narrows holds together; without any of it only productIds are meant.',
    ),
  filter: productListFilter
    .nullable()
    .default(null)
    .describe('Narrowed besides, as the list of products is.'),
  productIds: ids.describe('These products too, with their variants, or single variants.'),
  exceptTagId: id.nullable().default(null),
  exceptProductIds: ids,
  kind: z.enum(saleKinds),
  value: amount.describe('Percent above 0 up to 95, how much less, or the price; above 0.'),
  rounding: z.enum(roundings).default('cent').describe('Always down, so that it is not less than was said.'),
  floor: amount.nullable().default(null).describe('No price goes below it.'),
  validFrom: instant.describe('Of a sale that is scheduled later than that: then.'),
  validTo: instant.describe('The first instant at which it no longer holds.'),
};

/** Counts of a sale; of prices, of which a product with variants has several. */
const counts = {
  matched: z.int().describe('Prices that were looked at.'),
  fits: z.int().describe('Prices that are reduced, or would be.'),
  left: z.int().describe('Prices that stay as they are.'),
};

/** A sale as its list shows it. */
const saleRow = z.object({
  id: z.int(),
  ...fields,
  ...counts,
  state: z.enum(saleStates),
  isUnderWay: z.boolean().describe('Prices are being written just now.'),
  created_at: z.iso.datetime(),
  revision: z.string().describe('Of what staff can change; sent back with a save.'),
});

const line = z.object({
  productId: z.int(),
  recordId: z.int().describe('The product whose form shows it: of a variant that which it is one of.'),
  name: z.string(),
  sku: z.string().nullable(),
});

/** A price that is reduced, as visitors see it while the sale lasts; null where it is gone. */
const shownLine = line.extend({
  before: z.number().nullable().describe('The regular price.'),
  shown: productPrices.nullable(),
  isOvertaken: z.boolean().describe('Somebody has set another reduced price since, or none.'),
});
export type SaleLine = z.infer<typeof shownLine>;

/** A price that stays as it is. */
const leftLine = line.extend({
  before: z.number().nullable(),
  after: z.number().nullable().describe('What it would have been.'),
  reason: z.enum(saleReasons),
  lowest: z.number().nullable().describe('The lowest price of the 30 days before.'),
  raisedAt: z.iso.datetime().nullable().describe('When it was raised above that lowest price.'),
  other: z.object({ id: z.int(), name: z.string() }).nullable().describe('The other sale.'),
  until: z.iso.datetime().nullable().describe('How long the other reduction lasts; null without an end.'),
});
export type SaleLeft = z.infer<typeof leftLine>;

const named = z.object({ id: z.int(), sku: z.string().nullable(), name: z.string(), details: z.string() });

/** A sale with what it does: what visitors will see, and what stays as it is and why. */
const sale = saleRow.extend({
  products: z.array(named),
  exceptProducts: z.array(named),
  reasons: z.array(z.object({ reason: z.enum(saleReasons), count: z.int() })),
  percents: z
    .object({ least: z.int(), most: z.int() })
    .nullable()
    .describe('What is announced, from the least to the most.'),
  otherPercents: z
    .int()
    .describe(
      'Of kind percent: reductions that are announced with another percentage, since it counts from the lowest price.',
    ),
  joining: z.int().describe('Prices that match by now and were not there when it was scheduled.'),
  examples: z.array(shownLine),
  leftExamples: z.array(leftLine),
  at: z.iso.datetime().describe('The moment that the examples are of: its beginning, now, or its end.'),
  lowestUntil: z.iso.datetime().describe('Until then its prices count among the lowest of 30 days.'),
  by: z.string().nullable(),
});
export type Sale = z.infer<typeof sale>;

/** Sales of the site, those that are over too, the newest first. */
export const filterSales = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/sale/filter',
  summary: 'Lists the dated sales of the site, the newest first.',
  access,
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of a name.'),
    state: z.enum(saleStates).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(saleRow), pagination }),
});

/** One sale with what it does, by the price function itself (SELL-01). */
export const getSale = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/sale/get/{id}',
  summary: 'Answers a sale with what visitors see of it, and what it leaves alone and why.',
  access,
  params,
  answer: sale,
  refusals: ['notFound'],
});

/** Saves a draft: prices are looked at, none is changed. */
export const saveSale = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/product/sale/save',
  summary: 'Adds the draft of a sale, or saves over one; works out what it would do and changes no price.',
  access,
  body: z.object({
    id: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null).describe('Null adds one.'),
    revision: z
      .string()
      .max(5000)
      .optional()
      .describe('What it was when it was read: saving over what somebody else changed is refused.'),
    ...fields,
    skus: skus.describe('Products or variants besides productIds, or `#12` where they have no sku.'),
    exceptSkus: skus,
  }),
  answer: z.object({ id: z.int() }),
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});

/** Schedules a draft: its prices are written into the journal, to begin and to end by themselves. */
export const scheduleSale = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/sale/schedule/{id}',
  summary:
    'Schedules a draft: it begins and ends by itself. Refused where another number of prices would be reduced than was shown. Twice is once.',
  access,
  params,
  body: z.object({ fits: z.int().min(0).describe('The number that was shown.') }),
  answer: z.object({ id: z.int(), state: z.enum(saleStates) }),
  refusals: ['notFound', 'validationFailed'],
});

/** Moves a sale: one that runs only its end. */
export const moveSale = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/sale/move/{id}',
  summary: 'Gives a scheduled sale other dates; one that runs keeps its beginning.',
  access,
  params,
  body: z.object({
    validFrom: instant.optional().describe('Without it the beginning stays.'),
    validTo: instant,
  }),
  answer: z.object({ id: z.int(), state: z.enum(saleStates) }),
  refusals: ['notFound', 'validationFailed'],
});

/** Takes products into a sale that came to it since it was scheduled. */
export const joinSale = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/sale/join/{id}',
  summary: 'Reduces what matches a scheduled or running sale by now and was not there when it was scheduled.',
  access,
  params,
  answer: z.object({ id: z.int(), state: z.enum(saleStates) }),
  refusals: ['notFound', 'validationFailed'],
});

/** Ends a sale that runs, or takes back one that is scheduled. Twice is once. */
export const endSale = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/sale/end/{id}',
  summary:
    'Ends a running sale now, or takes a scheduled one back; prices that were asked stay in the journal.',
  access,
  params,
  answer: z.object({ id: z.int(), state: z.enum(saleStates) }),
  refusals: ['notFound', 'validationFailed'],
});

/** The same once more as a draft, with days of its own. */
export const copySale = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/sale/copy/{id}',
  summary: 'Makes a draft of a sale, as long as that, from tomorrow on.',
  access,
  params,
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
});

/** Removes a draft. */
export const deleteSale = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/product/sale/delete/{id}',
  summary: 'Removes a draft; a sale that was scheduled stays as proof.',
  access,
  params,
  answer: z.object({}),
  refusals: ['notFound', 'recordInUse'],
});

/** Prices of a sale page by page, those that are reduced or those that stay. */
export const listSaleLines = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/sale/lines/{id}',
  summary: 'Answers the prices that a sale reduces, or those that it leaves alone, page by page.',
  access,
  params,
  query: z.object({
    which: z.enum(['fits', 'left']).default('fits'),
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  answer: z.object({
    lines: z.array(shownLine),
    left: z.array(leftLine),
    next: z.int().nullable(),
  }),
  refusals: ['notFound'],
});
