import { type Cents, toCents, toDecimalOrNull } from '@izlog/contract/money';
import type { SaidPrice } from '@izlog/contract/product/record/product-record';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { listPriceEntries, PriceInput } from '#platform/services/pricing/index.ts';

/** A line of the price journal. */
type PriceEntry = NonNullable<ReturnType<Awaited<ReturnType<typeof listPriceEntries>>['get']>>[number];

/** The price of a product as its form says it: what holds now, and what is yet to begin of a sale and of the regular price. */
export function saidPriceOf(journal: readonly PriceEntry[], now: number): SaidPrice {
  const entries = journal.filter(({ storeId }) => storeId === null);
  const sale = saleOf(entries, now);
  const next = plannedOf(entries, 'base', now);
  return {
    base: toDecimalOrNull(amountAt(entries, 'base', now)),
    sale: toDecimalOrNull(sale?.amount ?? null),
    saleFrom: sale ? new Date(sale.validFrom).toISOString() : null,
    saleTo: sale?.validTo ? new Date(sale.validTo).toISOString() : null,
    member: toDecimalOrNull(amountAt(entries, 'member', now)),
    nextBase: toDecimalOrNull(next?.amount ?? null),
    nextFrom: next ? new Date(next.validFrom).toISOString() : null,
  };
}

/**
 * The entries that make the journal say what was said. A sale that is said again takes the place of those that hold or
 * are planned; what was asked before stays written down.
 */
export function pricesFor(before: SaidPrice, said: SaidPrice, now: Date): PriceInput[] {
  const prices = baseFor(before, said, now);
  if (said.member !== before.member) prices.push({ kind: 'member', amount: centsOf(said.member) });
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

/**
 * The regular price now, and the one that is planned. What is written last speaks: a price of now ends where the planned one
 * begins, and takes back one that is planned no more.
 */
function baseFor(before: SaidPrice, said: SaidPrice, now: Date): PriceInput[] {
  const known = plan(before);
  const next = said.nextBase === undefined && said.nextFrom === undefined ? known : plan(said);
  const isSameNow = said.base === before.base;
  const isSameNext = next?.amount === known?.amount && next?.from === known?.from;
  if (isSameNow && isSameNext) return [];
  const from = next && new Date(next.from);
  if (from && from <= now) throw wrong('price.nextFrom', 'past', 'A price cannot begin in the past.');
  const present: PriceInput = { kind: 'base', amount: centsOf(said.base), validTo: from };
  return [
    ...(isSameNow && !known ? [] : [known ? { ...present, validFrom: now } : present]),
    ...(next && !isSameNext
      ? [{ kind: 'base' as const, amount: centsOf(next.amount), validFrom: from }]
      : []),
  ];
}

function plan({ nextBase = null, nextFrom = null }: SaidPrice): { amount: number; from: string } | undefined {
  if (nextBase === null && nextFrom === null) return undefined;
  if (nextFrom === null) throw wrong('price.nextFrom', 'required', 'A planned price needs its day.');
  if (nextBase === null) throw wrong('price.nextBase', 'required', 'A planned price needs its amount.');
  return { amount: nextBase, from: new Date(nextFrom).toISOString() };
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
  return plannedOf(entries, 'sale', now);
}

/** The next price of a kind that is planned and that nothing written later has taken back. */
function plannedOf(
  entries: readonly PriceEntry[],
  kind: PriceEntry['kind'],
  now: number,
): PriceEntry | undefined {
  const all = entries.filter((entry) => entry.kind === kind);
  return all
    .filter((entry) => entry.amount !== null && entry.validFrom > now)
    .filter((entry) => last(all.filter((other) => holds(other, entry.validFrom)))?.id === entry.id)
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
