import type { Money } from '../amounts/money.ts';
import type { Invoice, Vat } from '../invoice.ts';

/** One part of the sum that VAT is of: a line, or an allowance or charge of the whole invoice, which may be negative. */
export interface VatEntry {
  /** Where it stands in the invoice: `lines[2]`. */
  field: string;
  vat: Vat;
  amount: Money;
}

/** All that the taxable amounts are made of (BR-S-08 and its kin). */
export function vatEntries({ lines, adjustments = [] }: Pick<Invoice, 'lines' | 'adjustments'>): VatEntry[] {
  return [
    ...lines.map(({ vat, amount }, index) => ({ field: `lines[${index}]`, vat, amount })),
    ...adjustments.map(({ kind, vat, amount }, index) => ({
      ...{ field: `adjustments[${index}]`, vat },
      amount: kind === 'charge' ? amount : -amount,
    })),
  ];
}

export const sumOf = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0);
