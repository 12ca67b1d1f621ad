import type { Cents } from '@izlog/contract/money';
import type { PriceReason } from '@izlog/contract/product/record/price-preview';

/** One line of the price journal as the price function reads it. Times in ms since 1970. */
export interface PriceEntry {
  /** Order of writing: of two entries that hold at once the later one speaks. */
  id: number;
  /** `off`: it is taken off the shop for that long; no price of that time was offered to anybody. */
  kind: 'base' | 'sale' | 'member' | 'off';
  /** Null: from then on there is no such price. */
  amount: Cents | null;
  validFrom: number;
  /** First instant at which it no longer holds. */
  validTo: number | null;
  /** Only for this store; an entry of a store outweighs those for all. */
  storeId: number | null;
  /** Written when it had begun already: the history that a catalogue brings along. */
  isBrought?: boolean;
  /** A reduced or members' price of a variant that counts only beside a regular price of its own (docs/decisions/1400). */
  needsBase?: boolean;
}

/** What a product costs at one moment, cents with tax; null where it has no price. */
export interface ProductPrice {
  /** What is paid now. */
  price: Cents | null;
  /** What is struck through when a discount is announced, else the same as `price`. */
  compareAtPrice: Cents | null;
  /** The regular price, as if there were no sale. */
  basePrice: Cents | null;
  /** What holders of a member card pay, when that is less. */
  memberPrice: Cents | null;
  discount: Discount | null;
  /** When this changes by itself, ms since 1970. */
  changesAt: number | null;
}

export interface Discount {
  /** Lowest price offered to everybody in the 30 days before the reduction. */
  lowestPrice30: Cents;
  /** True when the product was first offered less than 30 days before it. */
  isShortHistory: boolean;
  from: number;
  to: number | null;
}

/** A stretch of time in which nothing about the price changes; `to` is its first instant outside. */
interface Span {
  from: number;
  to: number;
  base: Cents | null;
  /** What everybody was asked; null when it was not for sale. */
  offered: Cents | null;
  isReduced: boolean;
  member: Cents | null;
  isOff: boolean;
}

const noPrice: Omit<ProductPrice, 'changesAt'> = {
  price: null,
  compareAtPrice: null,
  basePrice: null,
  memberPrice: null,
  discount: null,
};

/**
 * A journal without what was written before the product was public first: a price that nobody could pay was offered to
 * nobody, and no reduction is counted from it. What a catalogue brings along was offered elsewhere, and stays.
 */
export function offeredJournal(
  journal: readonly PriceEntry[],
  offeredFrom: number | null,
  now: number,
): readonly PriceEntry[] {
  const from = Math.min(offeredFrom ?? Infinity, now);
  if (journal.every((entry) => entry.isBrought || entry.validFrom >= from)) return journal;
  return journal.flatMap((entry) => {
    if (entry.isBrought || entry.validFrom >= from) return entry;
    return entry.validTo !== null && entry.validTo <= from ? [] : { ...entry, validFrom: from };
  });
}

/** A product's own journal without the entries that need a regular price beside them, while it has none. */
export function countedEntries(own: readonly PriceEntry[]): readonly PriceEntry[] {
  const needy = own.some(({ needsBase }) => needsBase) && !own.some(({ kind }) => kind === 'base');
  return needy ? own.filter(({ needsBase }) => !needsBase) : own;
}

/** The stretches in which a product was off, by the turns in which it was taken off and put back; it is on at `now`. */
export function offStretches(turns: readonly number[], now: number): PriceEntry[] {
  return turns.flatMap((validFrom, at): PriceEntry[] => {
    const validTo = Math.min(turns[at + 1] ?? now, now);
    if (at % 2 === 1 || validFrom >= validTo) return [];
    return [{ id: 0, kind: 'off', amount: null, validFrom, validTo, storeId: null }];
  });
}

/** The days before a reduction in which the lowest price is looked for (Directive 98/6/EC, Article 6a). */
export const lookBack = 30 * 24 * 60 * 60 * 1000;

/**
 * The price of a product at `now` by its journal: the one rule for list, page, cart, order, mail and feed.
 *
 * A reduction is announced only when it is below the lowest price offered in the 30 days before it began, and is
 * counted from that price (C-330/23); without any offer before it nothing is announced, whatever is charged. Steps of
 * one reduction that follow each other without a gap, each lower than the last, count as one (Croatian Consumer
 * Protection Act); `isProgressive: false` takes every step by itself. A product that is off meanwhile goes on with its
 * reduction when it is back within 30 days; prices of that time do not count (docs/decisions/965).
 */
export function priceAt(
  journal: readonly PriceEntry[],
  {
    now,
    storeId = null,
    isProgressive = true,
  }: { now: number; storeId?: number | null; isProgressive?: boolean },
): ProductPrice {
  const spans = spansOf(journal, storeId);
  const at = spans.findIndex((span) => span.from <= now && now < span.to);
  const current = spans[at];
  if (!current) return { ...noPrice, changesAt: spans.find((span) => span.from > now)?.from ?? null };
  const changesAt = Number.isFinite(current.to) ? current.to : null;
  const { base, offered } = current;
  if (base === null || offered === null) return { ...noPrice, changesAt };
  const memberPrice = current.member !== null && current.member < offered ? current.member : null;
  const discount = current.isReduced ? discountAt(spans, at, isProgressive) : null;
  const compareAtPrice = discount ? Math.min(discount.lowestPrice30, base) : offered;
  return { price: offered, compareAtPrice, basePrice: base, memberPrice, discount, changesAt };
}

/**
 * The anchor price (NN 75/2025): what was asked at the end of a day, or, of goods that came later, the first price that was
 * asked, with the instant it was asked from. Nothing of what never had a price by `now`.
 */
export function anchorPriceAt(
  journal: readonly PriceEntry[],
  { at, now }: { at: number; now: number },
): { price: Cents; from: number } | null {
  const spans = spansOf(journal, null).filter(({ offered, isOff }) => offered !== null && !isOff);
  const then = spans.find((span) => span.from <= at && at < span.to);
  const first = then ?? spans.find((span) => span.from > at && span.from <= now);
  return first?.offered == null ? null : { price: first.offered, from: Math.max(first.from, at) };
}

function discountAt(spans: readonly Span[], at: number, isProgressive: boolean): Discount | null {
  const offeredNow = spans[at]?.offered ?? 0;
  const { from, lowestPrice30, isShortHistory } = lowestBefore(spans, at, isProgressive);
  if (lowestPrice30 === null || offeredNow >= lowestPrice30) return null;
  return { lowestPrice30, isShortHistory, from, to: endOfReduction(spans, at) };
}

/** What a reduction is counted from: the lowest price offered in the 30 days before it began; null without any offer. */
function lowestBefore(spans: readonly Span[], at: number, isProgressive: boolean) {
  let first = firstStep(spans, at, isProgressive);
  while (spans[first]?.isOff) first++;
  const from = spans[first]?.from ?? 0;
  const before = spans.slice(0, first).filter((span) => span.offered !== null && !span.isOff);
  const inPeriod = before.flatMap((span) => (span.to > from - lookBack ? (span.offered ?? []) : []));
  const isShortHistory = (before[0]?.from ?? from) > from - lookBack;
  return { from, lowestPrice30: inPeriod.length === 0 ? null : Math.min(...inPeriod), isShortHistory };
}

/** Why `priceAt` announces what it announces, in one word, from what it counts, and when the reduction began. */
export function explainPrice(
  journal: readonly PriceEntry[],
  { now, storeId = null }: { now: number; storeId?: number | null },
): { reason: PriceReason; lowestPrice30: Cents | null; from: number | null } {
  const spans = spansOf(journal, storeId);
  const at = spans.findIndex((span) => span.from <= now && now < span.to);
  const { base = null, isReduced = false } = spans[at] ?? {};
  if (base === null) return { reason: 'noPrice', lowestPrice30: null, from: null };
  if (!isReduced) {
    const holding = journal.filter((entry) => entry.storeId === null || entry.storeId === storeId);
    const sale = amountOf(holding.filter(holdsAt(now)), 'sale');
    return { reason: sale === null ? 'noSale' : 'saleNotLower', lowestPrice30: null, from: null };
  }
  const { lowestPrice30, from } = lowestBefore(spans, at, true);
  if (lowestPrice30 === null) return { reason: 'noFormerPrice', lowestPrice30, from };
  if (discountAt(spans, at, true) === null) return { reason: 'notBelowLowest', lowestPrice30, from };
  return { reason: lowestPrice30 < base ? 'fromLowest' : 'announced', lowestPrice30, from };
}

/** What everybody is asked between two instants, as steps with their beginning; null while it is not for sale. */
export function priceSteps(
  journal: readonly PriceEntry[],
  { from, to, storeId = null }: { from: number; to: number; storeId?: number | null },
): { at: number; offered: Cents | null }[] {
  const steps: { at: number; offered: Cents | null }[] = [];
  for (const span of spansOf(journal, storeId)) {
    const offered = span.isOff ? null : span.offered;
    if (span.to <= from || span.from >= to || offered === steps.at(-1)?.offered) continue;
    steps.push({ at: Math.max(span.from, from), offered });
  }
  return steps;
}

/**
 * The first entry that gives a reduced price to all stores between two instants, whether that is lower than the regular one or
 * not, but those that are passed over; undefined where nothing does.
 */
export function saleWithin(
  journal: readonly PriceEntry[],
  { from, to }: { from: number; to: number },
  isPassedOver: (entryId: number) => boolean,
): PriceEntry | undefined {
  const sales = journal.filter(({ kind, storeId }) => kind === 'sale' && storeId === null);
  const begins = sales.flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? Infinity]);
  const times = [from, ...begins.filter((time) => from < time && time < to)].sort((a, b) => a - b);
  for (const time of times) {
    const speaks = speakerOf(sales.filter(holdsAt(time)), 'sale');
    if (speaks && speaks.amount !== null && !isPassedOver(speaks.id)) return speaks;
  }
  return undefined;
}

/** Index of the span with which the reduction in force at `at` began. */
function firstStep(spans: readonly Span[], at: number, isProgressive: boolean): number {
  let first = at;
  for (;;) {
    const step = spans[first];
    const earlier = spans[first - 1];
    if (!step || !earlier?.isReduced || earlier.offered === null || step.offered === null) return first;
    const isSameStep = earlier.offered === step.offered;
    const isStepDown = isProgressive && earlier.offered > step.offered;
    if (!isSameStep && !isStepDown) return first;
    if (earlier.isOff && !step.isOff && step.from - offSince(spans, first - 1) > lookBack) return first;
    first--;
  }
}

/** When the product was taken off, by a span in which it is. */
function offSince(spans: readonly Span[], at: number): number {
  let first = at;
  while (spans[first - 1]?.isOff) first--;
  return spans[first]?.from ?? 0;
}

function endOfReduction(spans: readonly Span[], at: number): number | null {
  const { offered } = spans[at] ?? {};
  const next = spans.slice(at).find((span) => !span.isReduced || span.offered !== offered);
  return next?.from ?? null;
}

/** The life of a price as spans without gaps, oldest first; neighbours differ. */
function spansOf(journal: readonly PriceEntry[], storeId: number | null): Span[] {
  const entries = journal.filter((entry) => entry.storeId === null || entry.storeId === storeId);
  const edges = new Set(entries.flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? Infinity]));
  const times = [...edges].sort((a, b) => a - b);
  const spans: Span[] = [];
  times.forEach((from, index) => {
    const to = times[index + 1];
    if (to === undefined) return;
    const span = spanOf(entries, from, to);
    const last = spans.at(-1);
    if (last && isSame(last, span)) last.to = to;
    else spans.push(span);
  });
  return spans;
}

function spanOf(entries: readonly PriceEntry[], from: number, to: number): Span {
  const holding = entries.filter(holdsAt(from));
  const base = amountOf(holding, 'base');
  const sale = amountOf(holding, 'sale');
  const isReduced = base !== null && sale !== null && sale < base;
  const isOff = holding.some(({ kind }) => kind === 'off');
  return {
    from,
    to,
    base,
    offered: isReduced ? sale : base,
    isReduced,
    member: amountOf(holding, 'member'),
    isOff,
  };
}

const holdsAt =
  (time: number) =>
  ({ validFrom, validTo }: PriceEntry): boolean =>
    validFrom <= time && time < (validTo ?? Infinity);

const amountOf = (holding: readonly PriceEntry[], kind: PriceEntry['kind']): Cents | null =>
  speakerOf(holding, kind)?.amount ?? null;

function speakerOf(holding: readonly PriceEntry[], kind: PriceEntry['kind']): PriceEntry | undefined {
  let speaks: PriceEntry | undefined;
  for (const entry of holding) {
    if (entry.kind === kind && (!speaks || outweighs(entry, speaks))) speaks = entry;
  }
  return speaks;
}

function outweighs(entry: PriceEntry, other: PriceEntry): boolean {
  if ((entry.storeId === null) !== (other.storeId === null)) return entry.storeId !== null;
  return entry.id > other.id;
}

function isSame(a: Span, b: Span): boolean {
  const names = ['base', 'offered', 'isReduced', 'member', 'isOff'] as const;
  return names.every((name) => a[name] === b[name]);
}
