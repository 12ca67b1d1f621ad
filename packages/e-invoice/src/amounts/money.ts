import {
  compared,
  type Decimal,
  divided,
  rounded,
  type Scaled,
  scaled,
  times,
  writtenDecimal,
} from './decimal.ts';

/**
 * An amount of money as a whole number of hundredths of the invoice's currency: EN 16931 knows no smaller part (BR-DEC).
 */
export type Money = number;

export const writtenMoney = (amount: Money): string => writtenDecimal({ digits: BigInt(amount), scale: 2 });

/** The hundredths that a decimal says; undefined where it says a part of one, or more than a number holds exactly. */
export function moneyOf(text: string): Money | undefined {
  const value = scaled(text);
  if (!value) return undefined;
  const hundredths = rounded(value, 2);
  const amount = Number(hundredths.digits);
  return compared(hundredths, value) === 0 && Number.isSafeInteger(amount) ? amount : undefined;
}

const asScaled = (amount: Money): Scaled => ({ digits: BigInt(amount), scale: 2 });

/** A percentage of an amount, rounded half away from zero. */
export function percentOf(amount: Money, rate: Decimal): Money {
  const factor = scaled(rate) ?? { digits: 0n, scale: 0 };
  const hundredth = times(times(asScaled(amount), factor), { digits: 1n, scale: 2 });
  return Number(rounded(hundredth, 2).digits);
}

/** What a quantity costs at a price of `per` units, rounded half away from zero to a hundredth. */
export function costOf(quantity: Decimal, price: Decimal, per: Decimal = '1'): Money | undefined {
  const [many, one, base] = [scaled(quantity), scaled(price), scaled(per)];
  if (!many || !one || !base || base.digits === 0n) return undefined;
  return Number(divided(times(many, one), base, 2).digits);
}

/**
 * The price of one unit with so many digits that `quantity` of it comes to exactly `amount`: two where that is enough, up to
 * ten (HR-BR-56). This is how a line that was sold at a gross price says its net price. Undefined for a quantity of zero, and
 * for quantities above ten thousand millions, where ten digits do not tell.
 */
export function unitPriceOf(amount: Money, quantity: Decimal): Decimal | undefined {
  const many = scaled(quantity);
  if (!many || many.digits === 0n) return undefined;
  for (let scale = 2; scale <= 10; scale++) {
    const price = writtenDecimal(divided(asScaled(amount), many, scale));
    if (costOf(quantity, price) === amount) return price;
  }
  return undefined;
}
