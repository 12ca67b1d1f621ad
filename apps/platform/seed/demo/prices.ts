import type { Cents } from './shape.ts';
import type { PriceEntry, Prices } from './shape-catalogue.ts';

interface Regular {
  member?: Cents;
  isFrom?: boolean;
  /** Days since the retail price has been in force. */
  since?: number;
}

interface Reduction extends Regular {
  startsDaysAgo: number;
  endsInDays: number;
  /** Earlier reductions, which the 30-day lowest price has to see. */
  earlier?: PriceEntry[];
}

/** A price without a reduction, cents with tax; the journal begins `since` days ago. */
export function regular(retail: Cents, { member, isFrom = false, since = 240 }: Regular = {}): Prices {
  const journal: PriceEntry[] = [{ kind: 'retail', amount: retail, startsDaysAgo: since }];
  if (member) journal.push({ kind: 'member', amount: member, startsDaysAgo: since });
  return { retail, ...(member ? { member } : {}), isFrom, journal };
}

/** A reduced price, cents with tax, with the journal that proves what was asked before. */
export function reduced(retail: Cents, discount: Cents, reduction: Reduction): Prices {
  const { startsDaysAgo, endsInDays, earlier = [], member, isFrom = false, since = 240 } = reduction;
  const journal: PriceEntry[] = [
    { kind: 'retail', amount: retail, startsDaysAgo: since },
    ...earlier,
    { kind: 'discount', amount: discount, startsDaysAgo, endsInDays },
  ];
  if (member) journal.push({ kind: 'member', amount: member, startsDaysAgo });
  return { retail, discount, ...(member ? { member } : {}), isFrom, journal };
}
