import type { exportReport } from '@izlog/contract/ecommerce/reports/sales-report';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, sendSheet } from '#platform/kernel/files/sheet.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSales, readStock, readTaxes } from './reports.ts';
import { readFunnel, readSearches } from './visit-report.ts';

/** Rows of a file: more than a screen shows. */
const limit = 1000;

type Asked = EndpointParsed<typeof exportReport>;

type Cell = string | number;

/** Columns that hold words; all others are numbers. */
const texts = new Set([
  'key',
  'name',
  'country',
  'oss',
  'quarter',
  'corrects',
  'query',
  'language',
  'sku',
  'day',
]);

/** Sends a report as CSV, with the sums in its last line. */
export async function sendReport(
  ctx: Ctx,
  { reader, ...asked }: Asked,
  reply: FastifyReply,
): Promise<unknown> {
  mustReadOf(ctx, asked.what);
  const [titles = [], ...rows] = await rowsOf(ctx, asked);
  const columns = titles.map((title, place): SheetColumn<Cell[]> => {
    const name = String(title);
    // Of the report by days the key is the day.
    const isDay = name === 'day' || (name === 'key' && asked.what === 'days');
    return {
      name,
      heading: ({ reports }) => (reports as Readonly<Record<string, string>>)[isDay ? 'day' : name] ?? name,
      kind: isDay ? 'day' : texts.has(name) ? 'text' : 'number',
      cell: (row) => String(row[place] ?? ''),
    };
  });
  const { language } = ctx;
  return sendSheet(reply, `${asked.what}-${asked.from}-${asked.to}.csv`, columns, [rows], {
    reader,
    language,
  });
}

/** Who reads the books alone has files of taxes, and of nothing else. */
function mustReadOf({ caller }: Ctx, what: Asked['what']): void {
  const isOfTaxes = what === 'taxes' || what === 'oss';
  if (!isOfTaxes && caller.kind === 'staff' && !caller.permissions.includes('reports.read'))
    throw new Refusal('forbidden');
}

async function rowsOf(ctx: Ctx, { what, ...asked }: Omit<Asked, 'reader'>): Promise<Cell[][]> {
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
