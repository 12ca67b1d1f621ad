/** An amount of the wire in minor units of its currency by ISO 4217: 19.99 EUR is 1999, 500 JPY is 500. */
export const minorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency));

/** The same back, as lists are filtered by it. */
export const wholeUnits = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency);

/** A price with its currency. */
export const priceOf = (amount: number, currency: string) => ({
  amount: minorUnits(amount, currency),
  currency,
});

const digits = new Map<string, number>();

function digitsOf(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    known = maximumFractionDigits;
    digits.set(currency, known);
  }
  return known;
}
