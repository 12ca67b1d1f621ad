import type { exportReport } from '@izlog/contract/ecommerce/reports/sales-report';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import { readSales, readStock, readTaxes } from './reports.ts';
import { readFunnel, readSearches } from './visit-report.ts';

/** Rows of a file: more than a screen shows. */
const limit = 1000;

type Asked = EndpointParsed<typeof exportReport>;

/** Sends a report as CSV (UTF-8 with BOM), with the sums in its last line. */
export async function sendReport(ctx: Ctx, asked: Asked, reply: FastifyReply): Promise<unknown> {
  const rows = await rowsOf(ctx, asked);
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? toSpreadsheetCell(cell) : cell)),
  );
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${asked.what}-${asked.from}-${asked.to}.csv"`)
    .send(`\uFEFF${stringify(lines)}`);
}

async function rowsOf(ctx: Ctx, { what, ...asked }: Asked): Promise<(string | number)[][]> {
  if (what === 'taxes') {
    const { rows, totals } = await readTaxes(ctx, asked);
    return [
      ['country', 'rate', 'oss', 'base', 'tax', 'total'],
      ...rows.map((row) => [row.country, row.rate, row.isOss ? 'OSS' : '', row.base, row.tax, row.total]),
      ['', '', '', totals.base, totals.tax, totals.total],
    ];
  }
  if (what === 'oss') {
    const { rows, totals } = (await readTaxes(ctx, asked)).oss;
    return [
      ['quarter', 'corrects', 'country', 'rate', 'base', 'tax', 'total'],
      ...rows.map((row) => [
        row.quarter,
        row.corrects ?? '',
        row.country,
        row.rate,
        row.base,
        row.tax,
        row.total,
      ]),
      ['', '', '', '', totals.base, totals.tax, totals.total],
    ];
  }
  if (what === 'funnel') {
    const { rows, totals } = await readFunnel(ctx, asked);
    return [
      ['day', 'products', 'carts', 'checkouts', 'orders'],
      ...rows.map((row) => [row.day, row.products, row.carts, row.checkouts, row.orders]),
      ['', totals.products, totals.carts, totals.checkouts, totals.orders],
    ];
  }
  if (what === 'search') {
    const { rows, totals } = await readSearches(ctx, { limit, ...asked });
    return [
      ['query', 'language', 'count', 'missed', 'before'],
      ...rows.map((row) => [row.query, row.language, row.count, row.missed, row.countBefore]),
      ['', '', totals.count, totals.missed, totals.countBefore],
    ];
  }
  if (what === 'stock') {
    const { rows, totals } = await readStock(ctx, { limit });
    return [
      ['id', 'sku', 'name', 'quantity', 'price', 'value'],
      ...rows.map((row) => [row.productId, row.sku ?? '', row.name, row.quantity, row.price, row.value]),
      ['', '', '', totals.quantity, '', totals.value],
    ];
  }
  const { rows, totals } = await readSales(ctx, { what, limit, ...asked });
  return [
    ['key', 'name', 'orders', 'quantity', 'income', 'before'],
    ...rows.map((row) => [row.key, row.name, row.orders, row.quantity ?? '', row.income, row.before]),
    ['', '', totals.orders, '', totals.income, totals.before],
  ];
}
