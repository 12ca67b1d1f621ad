/** Most pieces of one item. */
export const largestQuantity = 999_999;

/**
 * A quantity as it is typed or sent, read as a whole number: '3' is 3, '2.7' is 2. Undefined for what is not above 0
 * or beyond any order (CART-040, LIMIT-020).
 */
export function parseQuantity(value: string | number): number | undefined {
  const number = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10);
  return number > 0 && number <= largestQuantity ? number : undefined;
}
