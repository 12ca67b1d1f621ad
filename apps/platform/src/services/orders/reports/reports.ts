import type {
  getSalesReport,
  getStockReport,
  getTaxReport,
  SalesKind,
} from '@izlog/contract/ecommerce/reports/sales-report';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { isUnionAbroad } from '@izlog/contract/european-union';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import { sumOss } from './oss.queries.ts';
import { daysOf, type Period, periodOf } from './period.ts';
import {
  listCurrencies,
  type SalesLine,
  sumAll,
  sumCustomers,
  sumLines,
  sumOrders,
  sumStock,
  sumTaxes,
} from './report.queries.ts';

/** Sales of a period; the rows add up to the sums, whatever they are counted by (OFFICE-09). */
export async function readSales(
  ctx: Ctx,
  { what, limit, ...asked }: EndpointParsed<typeof getSalesReport>,
): Promise<EndpointReturn<typeof getSalesReport>> {
  const period = periodOf(asked);
  const { iso: currency = ctx.site.mainCurrency.code } = asked;
  const all = await sumAll(ctx, period, currency);
  const lines = await linesOf(ctx, what, period, currency, all, limit);
  return {
    ...(await presentPeriod(ctx, period, currency)),
    rows: lines.map(({ ordersBefore: _, income, before, ...line }) => ({
      ...line,
      income: toDecimal(income),
      before: toDecimal(before),
    })),
    totals: {
      orders: all.orders,
      ordersBefore: all.ordersBefore,
      income: toDecimal(all.income),
      before: toDecimal(all.before),
      refunds: all.refunds,
      refunded: toDecimal(all.refunded),
      refundsBefore: all.refundsBefore,
      refundedBefore: toDecimal(all.refundedBefore),
    },
  };
}

async function linesOf(
  ctx: Ctx,
  what: SalesKind,
  period: Period,
  currency: string,
  all: SalesLine,
  limit: number,
): Promise<SalesLine[]> {
  if (what === 'days' || what === 'months') {
    const lines = new Map((await sumOrders(ctx, what, period, currency)).map((line) => [line.key, line]));
    const keys = new Set(daysOf(period).map((day) => (what === 'days' ? day : day.slice(0, 7))));
    return [...keys].map((key) => lines.get(key) ?? { ...nothing, key });
  }
  const most = (a: SalesLine, b: SalesLine) =>
    b.income - a.income || b.before - a.before || (a.key < b.key ? -1 : 1);
  if (what === 'customers') {
    const { lines, others } = await sumCustomers(ctx, period, currency, limit);
    return [...lines.sort(most), ...(others ? [{ ...others, key: 'others' }] : [])];
  }
  const isOfLines = what === 'products' || what === 'categories';
  const lines = isOfLines
    ? await sumLines(ctx, what, period, currency)
    : await sumOrders(ctx, what, period, currency);
  lines.sort(most);
  const others = lines.splice(limit);
  const listed = [...lines, ...(others.length > 0 ? [{ ...added(others), key: 'others' }] : [])];
  if (!isOfLines) return listed;
  const goods = added(listed);
  const delivery = {
    ...nothing,
    key: 'delivery',
    income: all.income - goods.income,
    before: all.before - goods.before,
  };
  return delivery.income === 0 && delivery.before === 0 ? listed : [...listed, delivery];
}

const nothing: SalesLine = {
  key: '',
  name: '',
  orders: 0,
  ordersBefore: 0,
  quantity: null,
  income: 0,
  before: 0,
};

const added = (lines: readonly SalesLine[]): SalesLine =>
  lines.reduce(
    (sum, line) => ({
      ...sum,
      orders: sum.orders + line.orders,
      ordersBefore: sum.ordersBefore + line.ordersBefore,
      quantity: line.quantity === null ? sum.quantity : (sum.quantity ?? 0) + line.quantity,
      income: sum.income + line.income,
      before: sum.before + line.before,
    }),
    nothing,
  );

/** Taxes of what was issued in a period, by country and rate; the sums are those of the rows. */
export async function readTaxes(
  ctx: Ctx,
  asked: EndpointParsed<typeof getTaxReport>,
): Promise<EndpointReturn<typeof getTaxReport>> {
  const period = periodOf(asked);
  const { iso: currency = ctx.site.mainCurrency.code } = asked;
  const rows = await sumTaxes(ctx, period, currency);
  const oss = await sumOss(ctx, period, currency);
  return {
    ...(await presentPeriod(ctx, period, currency)),
    rows: rows.map(({ country, rate, isOss, base, tax }) => ({
      country,
      rate: rate / 100,
      isOss: isOss && isUnionAbroad(country),
      ...amountsOf({ base, tax }),
    })),
    totals: amountsOf(addedTaxes(rows)),
    oss: {
      rows: oss.map(({ base, tax, rate, ...row }) => ({
        ...row,
        rate: rate / 100,
        ...amountsOf({ base, tax }),
      })),
      totals: amountsOf(addedTaxes(oss)),
    },
  };
}

interface Taxed {
  base: number;
  tax: number;
}

const amountsOf = ({ base, tax }: Taxed) => ({
  base: toDecimal(base),
  tax: toDecimal(tax),
  total: toDecimal(base + tax),
});

const addedTaxes = (rows: readonly Taxed[]): Taxed =>
  rows.reduce((sum, row) => ({ base: sum.base + row.base, tax: sum.tax + row.tax }), { base: 0, tax: 0 });

/** What lies in the shop at today's prices. */
export async function readStock(
  ctx: Ctx,
  { limit }: EndpointParsed<typeof getStockReport>,
): Promise<EndpointReturn<typeof getStockReport>> {
  const rows = await sumStock(ctx, limit);
  const [first] = rows;
  const iso = ctx.site.mainCurrency.code;
  return {
    currency: { iso, symbol: currencySymbol(iso) },
    rows: rows.map((row) => ({
      productId: Number(row.product_id),
      name: row.name ?? '',
      sku: row.sku ?? null,
      quantity: Number(row.quantity),
      price: toDecimal(Number(row.price ?? 0)),
      value: toDecimal(Number(row.value ?? 0)),
    })),
    totals: {
      products: Number(first?.products ?? 0),
      quantity: Number(first?.all_quantity ?? 0),
      value: toDecimal(Number(first?.all_value ?? 0)),
    },
  };
}

/** The period of a report with what it is compared with, and its currencies. */
export async function presentPeriod(ctx: Ctx, period: Period, iso: string) {
  const { from, to, before } = period;
  const currencies = await listCurrencies(ctx, period);
  return { from, to, before, currency: { iso, symbol: currencySymbol(iso) }, currencies };
}
