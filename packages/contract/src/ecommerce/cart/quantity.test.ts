import { expect, test } from 'vitest';
import { parseQuantity } from './quantity.ts';

test('[CART-040, LIMIT-020] a quantity is read as a whole number above 0', () => {
  expect(['3', '2.7', ' 4 ', 5, 2.7].map(parseQuantity)).toEqual([3, 2, 4, 5, 2]);
});

test('[CART-040] what is no quantity above 0 is none', () => {
  for (const odd of ['0', '0.5', '-1', 'abc', '', 0, 0.5, -1, Number.NaN, 1e21, '99999999999']) {
    expect({ odd, parsed: parseQuantity(odd) }).toEqual({ odd, parsed: undefined });
  }
});
