import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fileReader } from '../../resource/file-reader.ts';
import { period, periodQuery } from './period.ts';

/** By what sales are counted. */
export const salesKinds = [
  'days',
  'months',
  'products',
  'categories',
  'payments',
  'countries',
  'customers',
] as const;
export type SalesKind = (typeof salesKinds)[number];

/** Rows that stand for no single thing: delivery and what else is no line of goods; all that are not listed. */
export const restKeys = ['delivery', 'others'] as const;

const access = { staff: 'reports.read' } as const;
/** Taxes are the bookkeeper's, too; a file of anything else is refused to who reads no reports. */
const taxReaders = { staff: ['reports.read', 'books.read'] } as const;
const sums = {
  orders: z.int(),
  income: z.number().describe('What orders placed in the period cost, with tax and delivery.'),
  before: z.number().describe('The same in the period that it is held against.'),
};

const row = z.object({
  key: z.string().describe('Day, month, id or code; of the rest one of `delivery`, `others`.'),
  name: z.string(),
  quantity: z.int().nullable().describe('Pieces, where lines are counted.'),
  ...sums,
});

const totals = z.object({
  ...sums,
  ordersBefore: z.int(),
  refunds: z.int().describe('Refunds given in the period.'),
  refunded: z.number(),
  refundsBefore: z.int(),
  refundedBefore: z.number(),
});

const report = z.object({ ...period, rows: z.array(row), totals });
export type SalesReport = z.infer<typeof report>;

/** Sales of a period, each row and the sums equal to the plain sum of its orders (OFFICE-09). */
export const getSalesReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/sales/{what}',
  summary: 'Sales of a period by day, month, product, category, payment, country or customer.',
  access,
  params: z.object({ what: z.enum(salesKinds) }),
  query: z.object({ ...periodQuery, limit: z.coerce.number().int().min(1).max(1000).default(200) }),
  answer: report,
  refusals: ['validationFailed'],
});

const taxRow = z.object({
  country: z.string().describe('ISO 3166-1 alpha-2 of where it was delivered; empty where that is unknown.'),
  rate: z.number().describe('Percent.'),
  isOss: z
    .boolean()
    .describe('Carries the tax of that other country of the Union: declared in the one-stop shop.'),
  base: z.number(),
  tax: z.number(),
  total: z.number(),
});

const taxTotals = z.object({ base: z.number(), tax: z.number(), total: z.number() });

const ossRow = taxTotals.extend({
  quarter: z.string().describe('In which it is declared: 2026-Q3.'),
  corrects: z
    .string()
    .nullable()
    .describe(
      'The earlier quarter whose sale a credit note corrects; null of what was invoiced in this one.',
    ),
  country: z.string().describe('ISO 3166-1 alpha-2 of the country whose tax it is.'),
  rate: z.number().describe('Percent.'),
});

const taxReport = z.object({
  ...period,
  rows: z.array(taxRow),
  totals: taxTotals,
  oss: z
    .object({ rows: z.array(ossRow), totals: taxTotals })
    .describe('What of it is declared in the one-stop shop, by quarter, country and rate.'),
});
export type TaxReport = z.infer<typeof taxReport>;

/** Taxes of the invoices and credit notes that were issued in a period, by country and rate. */
export const getTaxReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/taxes',
  summary: 'Base and tax of issued invoices and credit notes, by country and rate, and what goes to the OSS.',
  access: taxReaders,
  query: z.object(periodQuery),
  answer: taxReport,
  refusals: ['validationFailed'],
});

const stockReport = z.object({
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  rows: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      quantity: z.int(),
      price: z.number(),
      value: z.number(),
    }),
  ),
  totals: z.object({ products: z.int(), quantity: z.int(), value: z.number() }),
});
export type StockReport = z.infer<typeof stockReport>;

/** What lies in the shop at today's selling prices, the dearest first. */
export const getStockReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/stock',
  summary: 'Pieces at hand and what they would sell for today.',
  access,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(200) }),
  answer: stockReport,
});

const steps = z.object({
  products: z.int().describe('Product pages that were shown; robots that say so are left out.'),
  carts: z.int().describe('Carts that something was put into first.'),
  checkouts: z
    .int()
    .describe('Carts for which delivery, or payment of what is not delivered, was first chosen.'),
  orders: z.int().describe('Orders that count as sold, as in the other reports, of all currencies.'),
});

const days = { from: z.string(), to: z.string(), before: z.object({ from: z.string(), to: z.string() }) };
const { iso: _iso, ...daysQuery } = periodQuery;

const funnelReport = z.object({
  ...days,
  since: z.string().nullable().describe('The first day of which anything was counted.'),
  rows: z.array(steps.extend({ day: z.string(), before: steps.describe('The day it is held against.') })),
  totals: steps,
  totalsBefore: steps,
});
export type FunnelReport = z.infer<typeof funnelReport>;

/** How many of those who look at products come to an order (OFFICE-09): sums of days, nothing of a person. */
export const getFunnelReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/funnel',
  summary: 'Product pages shown, carts begun, checkouts begun and orders placed, by day.',
  access,
  query: z.object(daysQuery),
  answer: funnelReport,
  refusals: ['validationFailed'],
});

const searchSums = {
  count: z.int(),
  missed: z.int().describe('How often nothing was found.'),
  countBefore: z.int(),
};
const searchReport = z.object({
  ...days,
  since: z.string().nullable(),
  rows: z.array(z.object({ query: z.string(), language: z.string(), ...searchSums })),
  totals: z.object({ words: z.int(), ...searchSums }),
});
export type SearchReport = z.infer<typeof searchReport>;

/** What visitors searched for, the most frequent first. */
export const getSearchReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/search',
  summary: 'Words that were searched for, how often, and how often nothing was found.',
  access,
  query: z.object({ ...daysQuery, limit: z.coerce.number().int().min(1).max(1000).default(200) }),
  answer: searchReport,
  refusals: ['validationFailed'],
});

/** A report as CSV for a spreadsheet; cells that could be formulas are made harmless. */
export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/export/{what}',
  summary: 'A report of sales, taxes, the one-stop shop, stock, the way to orders or searches as CSV.',
  access: taxReaders,
  params: z.object({ what: z.enum([...salesKinds, 'taxes', 'oss', 'stock', 'funnel', 'search']) }),
  query: z.object({ ...periodQuery, reader: fileReader }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
  refusals: ['validationFailed'],
});
