/** Money in whole minor units of its currency (cents of a euro). */
export type Cents = number;

/** Cents as the decimal number of the wire: 1999 is 19.99 (LIMIT-013). */
export function toDecimal(cents: Cents): number {
  return cents / 100;
}

/** `toDecimal` that keeps "there is no price". */
export function toDecimalOrNull(cents: Cents | null): number | null {
  return cents === null ? null : toDecimal(cents);
}

/** A decimal number of the wire as cents, rounded half up to the cent; throws a RangeError beyond 2^53 cents. */
export function toCents(decimal: number): Cents {
  // The shortest decimal text of a double is what its writer meant: 1.005 is a hundred and a half cents, not less.
  const cents = shiftAndRound(decimal, 2);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${decimal} is not an amount of money.`);
  return cents;
}

/**
 * By how many whole percent `price` is below `compareAtPrice`, half rounded up (CATALOG-023): 10000 and 6650 give 34.
 * Both in cents of one currency, `compareAtPrice` above 0.
 */
export function percentOff(compareAtPrice: Cents, price: Cents): number {
  const whole = BigInt(compareAtPrice);
  return Number((200n * (whole - BigInt(price)) + whole) / (2n * whole));
}

/** A rate of exchange as an exact fraction, read from its decimal text ("1.0847" units of the other for one of ours). */
export interface Rate {
  numerator: bigint;
  denominator: bigint;
}

/** The rate of a currency to itself. */
export const sameCurrency: Rate = { numerator: 1n, denominator: 1n };

/** Reads a rate; throws a RangeError for what is not a positive decimal number. */
export function parseRate(text: string | number): Rate {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(String(text));
  if (!match) throw new RangeError(`${text} is not a rate of exchange.`);
  const [, whole = '', decimals = ''] = match;
  const numerator = BigInt(whole + decimals);
  if (numerator === 0n) throw new RangeError('A rate of exchange is above 0.');
  return { numerator, denominator: 10n ** BigInt(decimals.length) };
}

/** Converts a unit price once, half rounded up. Sums are added up after conversion, never converted (PRODUCT-044). */
export function convert(cents: Cents, rate: Rate): Cents {
  if (rate.numerator === rate.denominator) return cents;
  const { numerator, denominator } = rate;
  return Number(floorDivide(2n * BigInt(cents) * numerator + denominator, 2n * denominator));
}

/** The least amount whose conversion is `cents` or more: the lower end of a price filter in another currency. */
export function leastBefore(cents: Cents, rate: Rate): Cents {
  const { numerator, denominator } = rate;
  // convert(x) >= c exactly when 2·x·n + d >= 2·c·d.
  return Number(-floorDivide(-(2n * BigInt(cents) * denominator - denominator), 2n * numerator));
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

function shiftAndRound(decimal: number, places: number): number {
  const [mantissa = '', exponent = '0'] = String(decimal).split('e');
  const shifted = Number(`${mantissa}e${Number(exponent) + places}`);
  return Math.round(shifted);
}
