import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { sameCurrency, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type {
  filterSales,
  getSale,
  listSaleLines,
  SaleLeft,
  SaleLine,
} from '@izlog/contract/product/sales/sale-staff';
import type { Ctx } from '#platform/kernel/context.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { openPriceLookup, presentPrice } from '#platform/services/pricing/index.ts';
import { findFullNames } from '../products/sku-owners.queries.ts';
import { findSaleNames, listSales, readSale, type SaleRow } from './sale.queries.ts';
import {
  countJoining,
  findRecords,
  listItems,
  listOwnEntries,
  type SaleItem,
  sumItems,
} from './sale-items.queries.ts';

/** Lines that a screen shows at once, and those of a page of all. */
const shownLines = { fits: 12, left: 50, page: 200 };
/** Days in which a price is among those that a reduction is counted from. */
const lookBack = 30 * 86_400_000;

/** A page of the sales of the site. */
export async function showSales(
  ctx: Ctx,
  input: EndpointParsed<typeof filterSales>,
): Promise<EndpointReturn<typeof filterSales>> {
  const { rows, total } = await listSales(ctx, input);
  return { records: rows.map(presentRow), pagination: paginate(input.page, input.limit, total) };
}

/** A sale with what visitors see of it, asked of the price function, and what it leaves alone (notFound). */
export async function showSale(ctx: Ctx, { id }: { id: number }): Promise<EndpointReturn<typeof getSale>> {
  const sale = await readSale(ctx, id);
  const hundred = sale.kind === 'percent' ? Math.floor(sale.value / 100) : null;
  const sums = await sumItems(ctx, id, hundred);
  const reduced = sums.find(({ reason }) => reason === null);
  const at = instantOf(ctx, sale);
  const stands = sale.state === 'planned' || sale.state === 'on';
  const [examples, left] = [
    await listItems(ctx, id, { states: ['waiting', 'written', 'ended'], limit: shownLines.fits }),
    await listItems(ctx, id, { states: ['left'], limit: shownLines.left }),
  ];
  return {
    ...presentRow(sale),
    products: await namedOf(ctx, sale.productIds),
    exceptProducts: await namedOf(ctx, sale.exceptProductIds),
    reasons: sums.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }])),
    percents:
      reduced && reduced.least !== null && reduced.most !== null
        ? { least: reduced.least, most: reduced.most }
        : null,
    otherPercents: reduced?.others ?? 0,
    joining: stands ? await countJoining(ctx, sale) : 0,
    examples: await linesOf(ctx, sale, examples),
    leftExamples: await leftOf(ctx, left),
    at: at.toISOString(),
    lowestUntil: new Date(endOf(sale).getTime() + lookBack).toISOString(),
    by: sale.by,
  };
}

/** The next prices of a sale after one product, those that are reduced or those that stay. */
export async function showLines(
  ctx: Ctx,
  { id, which, after }: EndpointParsed<typeof listSaleLines>,
): Promise<EndpointReturn<typeof listSaleLines>> {
  const sale = await readSale(ctx, id);
  const states = which === 'left' ? (['left'] as const) : (['waiting', 'written', 'ended'] as const);
  const items = await listItems(ctx, id, { states, after, limit: shownLines.page });
  return {
    lines: which === 'left' ? [] : await linesOf(ctx, sale, items),
    left: which === 'left' ? await leftOf(ctx, items) : [],
    next: items.length === shownLines.page ? (items.at(-1)?.productId ?? null) : null,
  };
}

/** The moment that a sale is looked at: now while it lasts, else its beginning or its last moment. */
function instantOf({ now }: Ctx, sale: SaleRow): Date {
  if (sale.validFrom > now) return sale.validFrom;
  const last = new Date(endOf(sale).getTime() - 1);
  return sale.state === 'over' && last < now && last >= sale.validFrom ? last : now;
}

/** When it ended, or will: nobody has to wait for the end of what was ended before. */
const endOf = ({ validTo, endedAt }: SaleRow): Date => (endedAt && endedAt < validTo ? endedAt : validTo);

async function linesOf(ctx: Ctx, sale: SaleRow, items: readonly SaleItem[]): Promise<SaleLine[]> {
  const ids = items.map(({ productId }) => productId);
  const [lookup, own, name] = [
    await openPriceLookup(ctx, ids),
    await listOwnEntries(ctx, sale.id, ids),
    await namer(ctx, ids),
  ];
  const at = instantOf(ctx, sale).getTime();
  return items.map(({ productId, state, before, amount }) => {
    // What is not written yet is shown as if it were.
    const planned =
      state === 'waiting' && amount !== null ? { amount, to: sale.validTo.getTime() } : undefined;
    const found = lookup.ownPriceOf(productId, at, planned);
    const speaks = lookup.saleWithin(productId, { from: at, to: at + 1 }, () => false);
    return {
      ...name(productId),
      before: toDecimalOrNull(before),
      shown: found ? presentPrice({ ...found.shown, isPriceFrom: false }, sameCurrency) : null,
      isOvertaken: state === 'written' && !(speaks && own.has(speaks.id)),
    };
  });
}

async function leftOf(ctx: Ctx, items: readonly SaleItem[]): Promise<SaleLeft[]> {
  const name = await namer(
    ctx,
    items.map(({ productId }) => productId),
  );
  const sales = await findSaleNames(ctx, [...new Set(items.flatMap(({ otherSaleId }) => otherSaleId ?? []))]);
  return items.map((item) => ({
    ...name(item.productId),
    before: toDecimalOrNull(item.before),
    after: toDecimalOrNull(item.amount),
    reason: item.reason ?? 'gone',
    lowest: toDecimalOrNull(item.lowest),
    raisedAt: item.raisedAt?.toISOString() ?? null,
    other:
      item.otherSaleId === null ? null : { id: item.otherSaleId, name: sales.get(item.otherSaleId) ?? '' },
    until: item.until?.toISOString() ?? null,
  }));
}

/** Says who is who among prices. */
async function namer(ctx: Ctx, ids: readonly number[]) {
  const [records, names] = [await findRecords(ctx, ids), await findFullNames(ctx, ids)];
  return (productId: number) => ({
    productId,
    recordId: records.get(productId)?.recordId ?? productId,
    sku: records.get(productId)?.sku ?? null,
    name: names.get(productId) ?? '',
  });
}

async function namedOf(ctx: Ctx, ids: readonly number[]) {
  const name = await namer(ctx, ids);
  return ids.map((id) => ({ id, sku: name(id).sku, name: name(id).name, details: '' }));
}

/** A sale as it goes out. */
export function presentRow(row: SaleRow): EndpointReturn<typeof filterSales>['records'][number] {
  const { siteId: _, scheduledAt: __, endedAt: ___, userId: ____, by: _____, createdAt, work, ...rest } = row;
  return {
    ...rest,
    ...valuesOf(row),
    left: row.matched - row.fits,
    isUnderWay: work !== null,
    created_at: createdAt.toISOString(),
    revision: revisionOf(loggedSale(row), settable),
  };
}

const valuesOf = ({ value, floor, validFrom, validTo }: SaleRow) => ({
  value: toDecimal(value),
  floor: toDecimalOrNull(floor),
  validFrom: validFrom.toISOString(),
  validTo: validTo.toISOString(),
});

/** What staff set of a sale: the log tells it, and a revision is of it. */
export function loggedSale(row: SaleRow): Record<string, unknown> {
  const { name, categoryIds, tagId, brandId, search, filter, productIds, exceptTagId, exceptProductIds } =
    row;
  const { kind, rounding, state } = row;
  return {
    ...{ name, categoryIds, tagId, brandId, search, filter, productIds, exceptTagId, exceptProductIds },
    ...{ kind, rounding, state, ...valuesOf(row) },
  };
}

/** The names of what a revision is of. */
export const settable: readonly string[] = [
  ...['brandId', 'categoryIds', 'exceptProductIds', 'exceptTagId', 'filter', 'floor', 'kind', 'name'],
  ...['productIds', 'rounding', 'search', 'tagId', 'validFrom', 'validTo', 'value'],
];
