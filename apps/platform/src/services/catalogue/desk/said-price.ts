import { type Cents, toCents, toDecimalOrNull } from '@izlog/contract/money';
import type { SaidPrice } from '@izlog/contract/product/record/product-record';
import { Refusal } from '../../../kernel/refusal.ts';
import type { listPriceEntries, PriceInput } from '../../pricing/index.ts';

/** A line of the price journal. */
type PriceEntry = NonNullable<ReturnType<Awaited<ReturnType<typeof listPriceEntries>>['get']>>[number];

/** The price of a product as its form says it: what holds now, and of a sale also one that is yet to begin. */
export function saidPriceOf(journal: readonly PriceEntry[], now: number): SaidPrice {
  const entries = journal.filter(({ storeId }) => storeId === null);
  const sale = saleOf(entries, now);
  return {
    base: toDecimalOrNull(amountAt(entries, 'base', now)),
    sale: toDecimalOrNull(sale?.amount ?? null),
    saleFrom: sale ? new Date(sale.validFrom).toISOString() : null,
    saleTo: sale?.validTo ? new Date(sale.validTo).toISOString() : null,
    member: toDecimalOrNull(amountAt(entries, 'member', now)),
  };
}

/**
 * The entries that make the journal say what was said. A sale that is said anew takes the place of those that hold or
 * are planned; what was asked before stays written down.
 */
export function pricesFor(before: SaidPrice, said: SaidPrice, now: Date): PriceInput[] {
  const prices: PriceInput[] = [];
  for (const kind of ['base', 'member'] as const) {
    if (said[kind] !== before[kind]) prices.push({ kind, amount: centsOf(said[kind]) });
  }
  const isSameSale =
    said.sale === before.sale &&
    (said.sale === null || (said.saleFrom === before.saleFrom && said.saleTo === before.saleTo));
  if (isSameSale) return prices;
  // Open to the end, so that it also speaks for what was planned.
  if (before.sale !== null) prices.push({ kind: 'sale', amount: null, validFrom: now });
  if (said.sale === null) return prices;
  const from = beginningOf(before, said, now);
  const to = said.saleTo === null ? null : new Date(said.saleTo);
  if (to !== null && to <= from)
    throw wrong('price.saleTo', to <= now ? 'past' : 'range', 'A sale cannot end before it begins.');
  prices.push({ kind: 'sale', amount: centsOf(said.sale), validFrom: from, validTo: to });
  return prices;
}

/** A sale that already holds goes on from now; a new one may not begin in the past. */
function beginningOf(before: SaidPrice, said: SaidPrice, now: Date): Date {
  if (said.saleFrom === null) return now;
  const from = new Date(said.saleFrom);
  if (from >= now) return from;
  if (said.saleFrom === before.saleFrom) return now;
  throw wrong('price.saleFrom', 'past', 'A sale cannot begin in the past.');
}

const centsOf = (decimal: number | null): Cents | null => (decimal === null ? null : toCents(decimal));

function amountAt(entries: readonly PriceEntry[], kind: PriceEntry['kind'], now: number): Cents | null {
  return last(entries.filter((entry) => entry.kind === kind && holds(entry, now)))?.amount ?? null;
}

/** The sale that holds, else the next one that is planned and that nothing written later has taken back. */
function saleOf(entries: readonly PriceEntry[], now: number): PriceEntry | undefined {
  const sales = entries.filter(({ kind }) => kind === 'sale');
  const present = last(sales.filter((entry) => holds(entry, now)));
  if (present && present.amount !== null) return present;
  return sales
    .filter((entry) => entry.amount !== null && entry.validFrom > now)
    .filter((entry) => last(sales.filter((other) => holds(other, entry.validFrom)))?.id === entry.id)
    .toSorted((one, other) => one.validFrom - other.validFrom)[0];
}

const holds = ({ validFrom, validTo }: PriceEntry, time: number): boolean =>
  validFrom <= time && (validTo === null || time < validTo);

const last = (entries: readonly PriceEntry[]): PriceEntry | undefined =>
  entries.reduce<PriceEntry | undefined>(
    (found, entry) => (found && found.id > entry.id ? found : entry),
    undefined,
  );

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
