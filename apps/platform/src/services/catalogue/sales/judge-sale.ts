import { type Cents, percentOff } from '@izlog/contract/money';
import type { SaleReason } from '@izlog/contract/product/sales/sale-kinds';
import type { PriceLookup } from '#platform/services/pricing/index.ts';
import { type Reduction, reducedAmount } from './reduced-amount.ts';

/** What a sale makes of one price, or why it leaves it alone. */
export interface Judged {
  before: Cents | null;
  amount: Cents | null;
  /** The percentage that will be announced. */
  percent: number | null;
  reason: SaleReason | null;
  /** Of a price that is reduced meanwhile already: the entry of the journal, and how long it holds. */
  entryId: number | null;
  until: Date | null;
  /** The lowest price of the 30 days before, and when it was raised above that. */
  lowest: Cents | null;
  raisedAt: Date | null;
}

const nothing: Judged = {
  before: null,
  amount: null,
  percent: null,
  reason: null,
  entryId: null,
  until: null,
  lowest: null,
  raisedAt: null,
};

interface Asked {
  reduction: Reduction;
  /** Ms since 1970. */
  from: number;
  to: number;
  /** Entries of the same sale are no other reduction. */
  own?: ReadonlySet<number>;
}

/**
 * Whether a price may take part in a sale (SELL-01): the price function is asked what it would announce at the beginning. What it
 * would announce nothing of keeps its price, so that no sale is a price that nobody may call reduced.
 */
export function judgeSale(
  lookup: PriceLookup,
  id: number,
  { reduction, from, to, own = new Set() }: Asked,
): Judged {
  const regular = lookup.ownPriceOf(id, from);
  if (!regular) return { ...nothing, reason: 'gone' };
  if (lookup.isSum(id, null, from)) return { ...nothing, reason: 'sumOfMembers' };
  const before = regular.shown.basePrice;
  if (before === null) return { ...nothing, reason: 'noPrice' };
  const amount = reducedAmount(before, reduction);
  const found = { ...nothing, before, amount };
  if (amount < 1) return { ...found, amount: null, reason: 'tooLow' };
  if (amount >= before) return { ...found, reason: 'notLower' };
  const other = lookup.saleWithin(id, { from, to }, (entryId) => own.has(entryId));
  if (other) {
    const until = other.validTo === null ? null : new Date(other.validTo);
    return { ...found, reason: 'hasSalePrice', entryId: other.id, until };
  }
  const tried = lookup.ownPriceOf(id, from, { amount, to });
  if (!tried) throw new Error('a price that was found is gone');
  const { shown, why } = tried;
  const { discount, compareAtPrice } = shown;
  if (discount && compareAtPrice !== null) return { ...found, percent: percentOff(compareAtPrice, amount) };
  if (why.lowestPrice30 === null) return { ...found, reason: 'noFormerPrice' };
  const raisedAt = raisedAbove(lookup, id, { from, lowest: why.lowestPrice30 });
  return { ...found, reason: 'notBelowLowest', lowest: why.lowestPrice30, raisedAt };
}

const days30 = 30 * 86_400_000;

/** When the price rose above the lowest of the 30 days. */
function raisedAbove(
  lookup: PriceLookup,
  id: number,
  { from, lowest }: { from: number; lowest: Cents },
): Date | null {
  const steps = lookup.steps(id, from, { from: from - days30, to: from }) ?? [];
  const last = steps.findLastIndex(({ offered }) => offered === lowest);
  const next = last < 0 ? undefined : steps[last + 1];
  return next ? new Date(next.at) : null;
}
