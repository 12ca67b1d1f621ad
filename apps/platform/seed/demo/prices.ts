import type { Cents } from './shape.ts';
import type { PriceEntry, Prices } from './shape-catalogue.ts';

interface Regular {
  member?: Cents;
  isFrom?: boolean;
  /** Days since the base price has been in force. */
  since?: number;
}

interface Reduction extends Regular {
  startsDaysAgo: number;
  endsInDays: number;
  /** Earlier reductions, which the 30-day lowest price has to see. */
  earlier?: PriceEntry[];
}

/** A price without a reduction, cents with tax; the journal begins `since` days ago. */
export function atBasePrice(base: Cents, { member, isFrom = false, since = 240 }: Regular = {}): Prices {
  const journal: PriceEntry[] = [{ kind: 'base', amount: base, startsDaysAgo: since }];
  if (member) journal.push({ kind: 'member', amount: member, startsDaysAgo: since });
  return { base, ...(member ? { member } : {}), isFrom, journal };
}

/** A reduced price, cents with tax, with the journal that proves what was asked before. */
export function reduced(base: Cents, sale: Cents, reduction: Reduction): Prices {
  const { startsDaysAgo, endsInDays, earlier = [], member, isFrom = false, since = 240 } = reduction;
  const journal: PriceEntry[] = [
    { kind: 'base', amount: base, startsDaysAgo: since },
    ...earlier,
    { kind: 'sale', amount: sale, startsDaysAgo, endsInDays },
  ];
  if (member) journal.push({ kind: 'member', amount: member, startsDaysAgo });
  return { base, sale, ...(member ? { member } : {}), isFrom, journal };
}
