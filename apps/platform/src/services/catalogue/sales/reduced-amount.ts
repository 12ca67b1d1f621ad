import type { Cents } from '@izlog/contract/money';
import type { Rounding } from '@izlog/contract/product/record/roundings';
import type { SaleKind } from '@izlog/contract/product/sales/sale-kinds';

/** By how much a sale reduces: hundredths of a percent, or cents. */
export interface Reduction {
  kind: SaleKind;
  value: number;
  rounding: Rounding;
  floor: Cents | null;
}

/**
 * What a regular price becomes in a sale, rounded down, so that nobody pays more than was said, and not below the floor. It may be
 * no price, or none that is lower: who asks decides.
 */
export function reducedAmount(base: Cents, { kind, value, rounding, floor }: Reduction): Cents {
  if (kind === 'price') return value;
  const exact = kind === 'amount' ? base - value : Number((BigInt(base) * BigInt(10_000 - value)) / 10_000n);
  return Math.max(roundedDown(exact, rounding), floor ?? -Infinity);
}

const endings: Readonly<Record<Exclude<Rounding, 'cent'>, number>> = { ninety: 90, ninetyNine: 99, whole: 0 };

function roundedDown(cents: number, rounding: Rounding): number {
  if (rounding === 'cent') return cents;
  const ending = endings[rounding];
  return Math.floor((cents - ending) / 100) * 100 + ending;
}
