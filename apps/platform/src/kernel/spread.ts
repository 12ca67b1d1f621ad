import type { Cents } from '@izlog/contract/money';

/**
 * Shares of `total` in proportion to `weights`, by largest remainder: whole cents that add up to `total` exactly, none
 * further than a cent from its exact share, and none above its weight while `total` is not above their sum. Of equal
 * remainders the earlier one gets the cent. Weights are not below 0; when all are 0 the first share gets everything.
 */
export function spread(total: Cents, weights: readonly Cents[]): Cents[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0) return weights.map(() => 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const remainders: number[] = [];
  let rest = total;
  const shares = weights.map((weight) => {
    const { quotient, remainder } = divide(total, weight, sum);
    remainders.push(remainder);
    rest -= quotient;
    return quotient;
  });
  if (rest === 0) return shares;
  const byRemainder = [...remainders.keys()].sort(
    (a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b,
  );
  for (const index of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** `factor · weight / divisor` as a whole number, rounded down, and what is left of it. */
function divide(factor: number, weight: number, divisor: number): { quotient: number; remainder: number } {
  const product = factor * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % divisor;
    return { quotient: (product - remainder) / divisor, remainder };
  }
  const exact = BigInt(factor) * BigInt(weight);
  const remainder = exact % BigInt(divisor);
  return { quotient: Number(exact / BigInt(divisor)), remainder: Number(remainder) };
}

/** `factor · numerator / denominator`, half rounded up; all of them not below 0. */
export function portion(factor: Cents, numerator: number, denominator: number): Cents {
  const { quotient, remainder } = divide(factor, numerator, denominator);
  return remainder * 2 >= denominator ? quotient + 1 : quotient;
}
