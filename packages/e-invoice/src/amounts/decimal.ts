/**
 * A decimal number as text, exactly as XML writes it: `1`, `-0.5`, `1200.000000`; up to 20 digits before the point and 10
 * behind it, which is what HR-BR-56 allows. Quantities, prices of one unit and rates are decimals, since binary floating
 * point holds hardly any of them.
 */
export type Decimal = string;

/** A decimal taken apart: `digits` divided by ten to the power of `scale`. */
export interface Scaled {
  digits: bigint;
  scale: number;
}

/** The parts of a decimal; undefined where the text is none. */
export function scaled(text: string): Scaled | undefined {
  const found = /^([+-]?)(\d{0,20})(?:\.(\d{0,10}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, sign, whole = '', part = ''] = found;
  if (whole + part === '') return undefined;
  const digits = BigInt(whole + part);
  return { digits: sign === '-' ? -digits : digits, scale: part.length };
}

export const times = (a: Scaled, b: Scaled): Scaled => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

/** `a` divided by `b`, rounded half away from zero to `scale` digits. Throws where `b` is zero. */
export function divided(a: Scaled, b: Scaled, scale: number): Scaled {
  const up = scale + b.scale - a.scale;
  const numerator = up > 0 ? a.digits * 10n ** BigInt(up) : a.digits;
  const denominator = up > 0 ? b.digits : b.digits * 10n ** BigInt(-up);
  return { digits: roundedQuotient(numerator, denominator), scale };
}

/** Rounded half away from zero to `scale` digits behind the point, as bookkeepers round. */
export const rounded = (value: Scaled, scale: number): Scaled =>
  divided(value, { digits: 1n, scale: 0 }, scale);

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [over, under] = [magnitude(numerator), magnitude(denominator)];
  const quotient = (over * 2n + under) / (under * 2n);
  return isNegative ? -quotient : quotient;
}

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** Negative where `a` is less than `b`, 0 where they are the same number, whatever their zeros. */
export function compared(a: Scaled, b: Scaled): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = a.digits * 10n ** BigInt(scale - a.scale) - b.digits * 10n ** BigInt(scale - b.scale);
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function writtenDecimal({ digits, scale }: Scaled): Decimal {
  const text = magnitude(digits)
    .toString()
    .padStart(scale + 1, '0');
  const whole = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  return digits < 0n ? `-${whole}` : whole;
}

/** The same number as short as it can be written: `1200.000` and `1200` are one. */
export function plain(text: Decimal): Decimal {
  const value = scaled(text);
  if (!value) return text;
  const written = writtenDecimal(value);
  return value.scale === 0 ? written : written.replace(/\.?0+$/, '');
}
