import type { ImportPrice } from 'catalogue-io';
import type { PriceInput } from '#platform/services/pricing/index.ts';

/** What is known of the product's prices besides the file. */
export interface PriceKnowledge {
  now: Date;
  /** The product has no price in the journal yet. */
  isNew: boolean;
  /** A sale was announced here that has not begun. */
  hasAnnounced: boolean;
  /** The owner's word that regular prices of the file have held at least since then. */
  pricesSince: Date | undefined;
}

/**
 * The price journal's entries for the price of a file (cents). A sale that is over is left out.
 *
 * A new product brings what the file proves of its past and no more, because a reduction is announced only against a
 * price that was really asked before (Directive 98/6/EC, Article 6a): a sale with a date was preceded by the regular
 * price; otherwise the regular price holds from now, or from `pricesSince`.
 */
export function priceInputs(
  price: ImportPrice,
  { now, isNew, hasAnnounced, pricesSince }: PriceKnowledge,
): PriceInput[] {
  if (isNew && price.base === null) return [];
  const from = price.saleFrom === null ? undefined : new Date(price.saleFrom);
  // The file names the last second of a sale, the journal the first without it.
  const to = price.saleTo === null ? null : new Date(Date.parse(price.saleTo) + 1000);
  const isOver = price.sale === null || (to !== null && to <= now);
  const isLater = from !== undefined && from > now;
  const hasBegun = isNew && !isOver && from !== undefined && !isLater;

  const proven = hasBegun ? new Date(from.getTime() - 1000) : undefined;
  const since = isNew ? earliest(proven, pricesSince) : undefined;
  const base: PriceInput = { kind: 'base', amount: price.base, validFrom: since };
  const none: PriceInput = { kind: 'sale', amount: null, validFrom: hasAnnounced ? now : undefined };
  const sale: PriceInput = {
    kind: 'sale',
    amount: price.sale,
    validFrom: isLater || hasBegun ? from : undefined,
    validTo: to,
  };
  if (isOver) return isNew ? [base] : [base, none];
  return isNew || (!isLater && !hasAnnounced) ? [base, sale] : [base, none, sale];
}

/** Is the sale price of a new product charged without being announced as a reduction, for want of a past? */
export function isUnannounced(inputs: readonly PriceInput[]): boolean {
  const [base, sale] = inputs;
  return sale?.kind === 'sale' && sale.amount !== null && !sale.validFrom && !base?.validFrom;
}

function earliest(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
