import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { Cents } from '@izlog/contract/money';
import { portion, spread } from '#platform/kernel/spread.ts';

/** An amount with its tax at one rate. */
export interface RateAmount {
  rate: number;
  gross: Cents;
}

/** What is left of an invoice after its credit notes, by rate; `credits` are below 0, as they stand on them. */
export function leftOfInvoice(invoice: readonly TaxPart[], credits: readonly TaxPart[]): TaxPart[] {
  // What was taxed may stand at no rate since (a company that accounts for the tax itself).
  const isUntaxedSince = credits.some(({ rate }) => rate === 0) && !invoice.some(({ rate }) => rate === 0);
  const parts = isUntaxedSince ? [...invoice, { rate: 0, base: 0, tax: 0 }] : invoice;
  return parts.map(({ rate, base, tax }) => {
    const same = credits.filter((part) => part.rate === rate);
    return {
      rate,
      base: same.reduce((sum, part) => sum + part.base, base),
      tax: same.reduce((sum, part) => sum + part.tax, tax),
    };
  });
}

/**
 * Which tax a credit of `amount` (with tax, not above what is left) takes back: by the rates of what is given back, else in
 * proportion to what is left. No rate gives back more than it has left, and anyone who takes the last of a rate takes all
 * of its tax, so that invoice and credit notes of a whole refund add up to nothing.
 */
export function creditParts(left: readonly TaxPart[], of: readonly RateAmount[], amount: Cents): TaxPart[] {
  const most = left.map(({ base, tax }) => base + tax);
  const wished = left.map(({ rate }) =>
    of.reduce((sum, one) => (one.rate === rate ? sum + one.gross : sum), 0),
  );
  const shares = spread(amount, wished.some((cents) => cents > 0) ? wished : most);
  let over = 0;
  const retained = shares.map((share, index) => {
    const fits = Math.min(share, most[index] ?? 0);
    over += share - fits;
    return fits;
  });
  return left.flatMap(({ rate, tax }, index) => {
    const room = Math.min(over, (most[index] ?? 0) - (retained[index] ?? 0));
    over -= room;
    const gross = (retained[index] ?? 0) + room;
    if (gross === 0) return [];
    const own = portion(tax, gross, most[index] ?? 1);
    return [{ rate, base: gross - own, tax: own }];
  });
}
