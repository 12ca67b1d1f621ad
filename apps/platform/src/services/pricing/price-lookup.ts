import { type Cents, type Rate, toCents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { presentAnchor } from './present-anchor.ts';
import { listJournals, listPriced, type PricedRow } from './price-journal.queries.ts';
import {
  anchorPriceAt,
  countedEntries,
  explainPrice,
  offeredJournal,
  offStretches,
  type PriceEntry,
  type ProductPrice,
  priceAt,
  priceSteps,
  saleWithin,
} from './product-price.ts';

export interface ShownPrice extends ProductPrice {
  /** True when it is the least of several, or only a start. */
  isPriceFrom: boolean;
}

/** Prices of some products and of all that they depend on. */
export interface PriceLookup {
  /**
   * The price at one moment (ms since 1970); undefined for a product that was not asked for. `chosen` names the variants
   * taken of a bundle's configurable members, by the id of the member; without it the cheapest count.
   */
  priceOf(
    id: number,
    storeId: number | null,
    now: number,
    chosen?: ReadonlyMap<number, number>,
  ): ShownPrice | undefined;
  /** Whether it has a regular price of its own: a variant without one has that of its product. */
  hasOwnPrice(id: number): boolean;
  /**
   * Its own price at one moment (ms since 1970), and why; with `reduced` as if that price had been written last, to hold from
   * then on. Undefined for a product that was not asked for.
   */
  ownPriceOf(
    id: number,
    now: number,
    reduced?: { amount: Cents; to: number },
  ): { shown: ProductPrice; why: ReturnType<typeof explainPrice> } | undefined;
  /** The first reduced price that it has between two instants already, but those that are passed over. */
  saleWithin(
    id: number,
    between: { from: number; to: number },
    isPassedOver: (entryId: number) => boolean,
  ): PriceEntry | undefined;
  /** Whether it is a bundle that has no price of its own then, so that it costs what its members cost. */
  isSum(id: number, storeId: number | null, now: number): boolean;
  /**
   * Its anchor price: what staff wrote, else by the journal what was asked at the end of a day or first since (`from`, null
   * where staff wrote it). Null where it never had a price; undefined for a product that was not asked for.
   */
  anchorOf(id: number, at: number, now: number): { price: Cents; from: number | null } | null | undefined;
  /** Whether it, or the product it is a variant of, is marked for the price list. */
  isPriceListed(id: number): boolean;
  /** Its anchor price as it goes out; nothing where the shop shows none, or not of this product. */
  anchored(ctx: Pick<Ctx, 'site' | 'now'>, id: number, rate: Rate): ReturnType<typeof presentAnchor>;
  /** Why its own price is announced as it is; undefined for a product that was not asked for. */
  explain(id: number, storeId: number | null, now: number): ReturnType<typeof explainPrice> | undefined;
  /** What its own price was and will be between two instants; undefined for a product that was not asked for. */
  steps(
    id: number,
    now: number,
    between: { from: number; to: number },
  ): ReturnType<typeof priceSteps> | undefined;
}

/**
 * Reads the price journal of products in two statements. A variant without a price of its own has that of its configurable
 * product, and may be reduced by itself; a configurable product shows its cheapest variant that can be bought, of all where none can; a bundle without a price costs what its members cost.
 */
export async function openPriceLookup(ctx: Ctx, ids: readonly number[]): Promise<PriceLookup> {
  const rows = await listPriced(ctx, ids);
  const journals = await listJournals(
    ctx,
    rows.map((row) => row.id),
  );
  return priceLookupOf(rows, journals);
}

/** The same of rows that were read with something else. */
export function priceLookupOf(
  rows: readonly PricedRow[],
  journals: ReadonlyMap<number, PriceEntry[]>,
): PriceLookup {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = Map.groupBy(
    rows.filter((row) => row.parentId !== null && row.isPurchasable),
    (row) => row.parentId,
  );

  const journalOf = (row: PricedRow, now: number): readonly PriceEntry[] => {
    const own = countedEntries(journals.get(row.id) ?? []);
    const hasBase = own.some((entry) => entry.kind === 'base');
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    // A variant at the price of its product may be reduced by itself; what was written last speaks.
    const inherited = hasBase || !parent ? [] : (journals.get(parent.id) ?? []);
    const journal = inherited.length === 0 ? own : [...inherited, ...own];
    const turns = [row, ...(parent ? [parent] : [])].flatMap((one) => offStretches(one.offerTurns, now));
    const offered = offeredJournal(journal, offeredFrom(row, parent), now);
    return turns.length === 0 ? offered : [...offered, ...turns];
  };
  const ownPrice = (row: PricedRow, storeId: number | null, now: number): ShownPrice => ({
    ...priceAt(journalOf(row, now), { now, storeId }),
    isPriceFrom: row.isPriceFrom,
  });
  const priceOf = (
    row: PricedRow,
    storeId: number | null,
    now: number,
    { depth, chosen }: { depth: number; chosen?: ReadonlyMap<number, number> | undefined },
  ): ShownPrice => {
    const own = ownPrice(row, storeId, now);
    if (row.format === 'configurable') {
      const offered = (variants.get(row.id) ?? []).map((one) => ({
        ...ownPrice(one, storeId, now),
        isSoldOut: one.isSoldOut,
      }));
      return cheapest(own, offered);
    }
    if (row.format !== 'bundle' || own.price !== null || depth > 1) return own;
    const members = row.members.flatMap(({ productId, quantity }) => {
      const member = byId.get(chosen?.get(productId) ?? productId);
      return member ? [{ price: priceOf(member, storeId, now, { depth: depth + 1 }), quantity }] : [];
    });
    return sum(own, members);
  };
  const lookup: PriceLookup = {
    priceOf(id, storeId, now, chosen) {
      const row = byId.get(id);
      return row && priceOf(row, storeId, now, { depth: 0, chosen });
    },
    anchorOf(id, at, now) {
      const row = byId.get(id);
      if (!row) return row;
      const said = row.anchorPrice ?? (row.parentId === null ? null : byId.get(row.parentId)?.anchorPrice);
      if (said != null) return { price: toCents(said), from: null };
      const own = anchorPriceAt(journalOf(row, now), { at, now });
      if (own || row.format !== 'configurable') return own;
      const others = (variants.get(row.id) ?? []).flatMap(
        (one) => anchorPriceAt(journalOf(one, now), { at, now }) ?? [],
      );
      return others.toSorted((a, b) => a.price - b.price)[0] ?? null;
    },
    isPriceListed(id) {
      const row = byId.get(id);
      const parent = row?.parentId == null ? undefined : byId.get(row.parentId);
      return row?.isPriceListed === true || parent?.isPriceListed === true;
    },
    anchored: ({ site, now }, id, rate) =>
      presentAnchor(
        site,
        {
          isMarked: lookup.isPriceListed(id),
          anchorAt: (at) => lookup.anchorOf(id, at, now.getTime()),
        },
        rate,
      ),
    explain(id, storeId, now) {
      const row = byId.get(id);
      return row && explainPrice(journalOf(row, now), { now, storeId });
    },
    steps(id, now, between) {
      const row = byId.get(id);
      return row && priceSteps(journalOf(row, now), between);
    },
    hasOwnPrice: (id) => (journals.get(id) ?? []).some(({ kind }) => kind === 'base'),
    ownPriceOf(id, now, reduced) {
      const row = byId.get(id);
      if (!row) return undefined;
      const journal = [...journalOf(row, now), ...(reduced ? [lastOf(reduced, now)] : [])];
      return { shown: priceAt(journal, { now }), why: explainPrice(journal, { now }) };
    },
    saleWithin(id, between, isPassedOver) {
      const row = byId.get(id);
      return row && saleWithin(journalOf(row, between.from), between, isPassedOver);
    },
    isSum(id, storeId, now) {
      const row = byId.get(id);
      return row?.format === 'bundle' && row.members.length > 0 && ownPrice(row, storeId, now).price === null;
    },
  };
  return lookup;
}

/** A reduced price as if it were written last of all. */
const lastOf = ({ amount, to }: { amount: Cents; to: number }, from: number): PriceEntry => ({
  id: Infinity,
  kind: 'sale',
  amount,
  validFrom: from,
  validTo: to,
  storeId: null,
});

/** A variant is offered once it and its configurable product are public. */
function offeredFrom(row: PricedRow, parent: PricedRow | undefined): number | null {
  if (!parent) return row.offeredFrom;
  if (row.offeredFrom === null || parent.offeredFrom === null) return null;
  return Math.max(row.offeredFrom, parent.offeredFrom);
}

/**
 * The variant that costs least, `from` when another costs more; without variants the product itself. What is sold out
 * counts only where everything is: a price that nobody can buy at would mislead (Article 6 of 2005/29/EC).
 */
function cheapest(own: ShownPrice, variants: ReadonlyArray<ShownPrice & { isSoldOut: boolean }>): ShownPrice {
  const all = variants.filter((price) => price.price !== null);
  const left = all.filter(({ isSoldOut }) => !isSoldOut);
  const priced = left.length > 0 ? left : all;
  const changesAt = earliest([own, ...variants]);
  const [least] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  if (!least) return { ...own, changesAt };
  const { isSoldOut: _, ...price } = least;
  const isPriceFrom = own.isPriceFrom || priced.some((one) => one.price !== least.price);
  return { ...price, isPriceFrom, changesAt };
}

/** What the members cost together; a sum of prices announces no discount. */
function sum(own: ShownPrice, members: ReadonlyArray<{ price: ShownPrice; quantity: number }>): ShownPrice {
  const changesAt = earliest([own, ...members.map(({ price }) => price)]);
  let total = 0;
  for (const { price, quantity } of members) {
    if (price.price === null) return { ...own, changesAt };
    total += price.price * quantity;
  }
  if (members.length === 0) return own;
  const isPriceFrom = own.isPriceFrom || members.some(({ price }) => price.isPriceFrom);
  return {
    price: total,
    compareAtPrice: total,
    basePrice: total,
    memberPrice: null,
    discount: null,
    isPriceFrom,
    changesAt,
  };
}

function earliest(prices: readonly ShownPrice[]): number | null {
  const times = prices.flatMap(({ changesAt }) => changesAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
