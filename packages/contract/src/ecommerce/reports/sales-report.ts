import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
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
  isOss: z.boolean().describe('Another country of the Union: reported by the one-stop shop.'),
  base: z.number(),
  tax: z.number(),
  total: z.number(),
});

const taxReport = z.object({
  ...period,
  rows: z.array(taxRow),
  totals: z.object({ base: z.number(), tax: z.number(), total: z.number() }),
});
export type TaxReport = z.infer<typeof taxReport>;

/** Taxes of the invoices and credit notes that were issued in a period, by country and rate. */
export const getTaxReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/taxes',
  summary: 'Base and tax of issued invoices and credit notes, by country and rate.',
  access,
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

/** A report as CSV for a spreadsheet; cells that could be formulas are made harmless. */
export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/export/{what}',
  summary: 'A report of sales, taxes or stock as CSV.',
  access,
  params: z.object({ what: z.enum([...salesKinds, 'taxes', 'stock']) }),
  query: z.object(periodQuery),
  answer: z.unknown().describe('The CSV.'),
  refusals: ['validationFailed'],
});
