import { expect, test } from 'vitest';
import {
  additionOf,
  bundleOptionsOf,
  isBundleChosen,
  isMemberChosen,
  sumOfMembers,
} from './bundle-choice.ts';

const configurable = { id: 1, format: 'configurable' } as const;
const simple = { id: 2, format: 'simple' } as const;
const chosen = (variant?: { id: number; format: 'simple' | 'e-product' | 'configurable' | 'bundle' }) => ({
  main: configurable,
  variant,
  options: null,
});

test('[PRODUCT-035] a configurable member is chosen only with a simple or digital variant that is not itself', () => {
  expect(isMemberChosen(chosen())).toBe(false);
  expect(isMemberChosen(chosen({ id: 1, format: 'simple' }))).toBe(false);
  expect(isMemberChosen(chosen({ id: 3, format: 'configurable' }))).toBe(false);
  expect(isMemberChosen(chosen({ id: 3, format: 'bundle' }))).toBe(false);
  expect(isMemberChosen(chosen({ id: 3, format: 'simple' }))).toBe(true);
  expect(isMemberChosen(chosen({ id: 3, format: 'e-product' }))).toBe(true);
  expect(isMemberChosen({ main: simple, options: null })).toBe(true);
});

test('[PRODUCT-034, PRODUCT-036, PRODUCT-037] a bundle is chosen when every member is, and names the chosen variants', () => {
  const members = [chosen({ id: 3, format: 'simple' }), { main: simple, options: null }];

  expect(isBundleChosen(members)).toBe(true);
  expect(isBundleChosen([...members, chosen()])).toBe(false);
  expect(bundleOptionsOf(members)).toEqual([
    { id: 3, options: null },
    { id: 2, options: null },
  ]);
});

test('[PRODUCT-012, PRODUCT-013, PRODUCT-015, PRODUCT-032, PRODUCT-033] the format decides how adding begins', () => {
  expect(additionOf({ format: 'simple', bundles: [] })).toBe('direct');
  expect(additionOf({ format: 'e-product', bundles: [] })).toBe('direct');
  expect(additionOf({ format: 'configurable', bundles: [] })).toBe('variant');
  expect(additionOf({ format: 'bundle', bundles: [simple] })).toBe('direct');
  expect(additionOf({ format: 'bundle', bundles: [simple, configurable] })).toBe('members');
});

test('a bundle without a price of its own costs what its members cost, to the cent', () => {
  const member = (price: number | null, quantity: number, isFrom = false) => ({
    prices: price === null ? null : { price, isFrom },
    quantity,
  });

  expect(sumOfMembers([member(0.1, 3), member(14.9, 2)])).toEqual({ price: 30.1, isFrom: false });
  expect(sumOfMembers([member(1, 1, true)])?.isFrom).toBe(true);
  expect(sumOfMembers([member(1, 1), member(null, 1)])).toBeNull();
});
