import { expect, test } from 'vitest';
import { german } from '#test/languages.ts';
import { type ListedFields, tileView } from './tile-view.ts';

const actionOf = (fields: ListedFields) =>
  tileView({ format: 'simple', purchase: 'cart', ...fields }, german).action;
const member = (format: 'simple' | 'configurable') => [{ product: 2, format, quantity: 1 }];

test('[PRODUCT-012, PRODUCT-013, PRODUCT-014] a simple product, an e-product and a service are added from their tile', () => {
  expect(actionOf({})).toBe('add');
  expect(actionOf({ format: 'e-product' })).toBe('add');
  expect(actionOf({ type: 'service' })).toBe('add');
});

test('[PRODUCT-015] a configurable product leads to its page, as does one with a question to answer', () => {
  expect(actionOf({ format: 'configurable' })).toBe('choose');
  expect(actionOf({ needsChoice: true })).toBe('choose');
});

test('[PRODUCT-032, PRODUCT-033] a bundle is added at once unless one of its members must be chosen', () => {
  expect(actionOf({ format: 'bundle', bundles: member('simple') })).toBe('add');
  expect(actionOf({ format: 'bundle', bundles: member('configurable') })).toBe('customise');
});

test('a product without a line of its own shows who makes it', () => {
  const kindOf = (fields: ListedFields) => tileView(fields, german).kind;

  expect(kindOf({ kindLine: 'Planer', brand: 'Izlog' })).toBe('Planer');
  expect(kindOf({ kindLine: '', brand: 'Vindija' })).toBe('Vindija');
  expect(kindOf({ kindLine: '', brand: null })).toBe('');
});

test('what is sold out, asked for or sold elsewhere is not added', () => {
  expect(actionOf({ stock: { status: 'outOfStock', quantity: 0, restockAt: null } })).toBe('soldOut');
  expect(actionOf({ purchase: 'inquiry' })).toBe('view');
  expect(actionOf({ purchase: 'external', format: 'configurable' })).toBe('view');
});

test('[I18N-016] a tile says the language of its words where it is not the page’s', () => {
  expect(tileView({ name: 'Planer', language: 'hrv' }, german).lang).toBe('hr');
  expect(tileView({ name: 'Planer', language: 'deu' }, german)).not.toHaveProperty('lang');
});

test('[REL-05] a page of 0.9.0 that is still open reads the prices of today’s answers', () => {
  const unitPrice = { price: 48, quantity: 1, unit: 'kg' };
  const reduced: ListedFields = {
    finalPrice: 24,
    retailPrice: 30,
    membershipPrice: 21.6,
    discount: {
      retailPrice: 24,
      percent: 20,
      lowestPrice: 28,
      isShortHistory: false,
      from: '2026-11-01T00:00:00.000Z',
      to: null,
    },
    unitPrice,
  };

  expect(tileView(reduced, german).price).toMatchObject({
    now: 24,
    isFrom: false,
    former: 30,
    lowest: 28,
    percent: 20,
    member: 21.6,
    unit: unitPrice,
  });
  expect(tileView({ finalPrice: 24, isPriceFrom: true }, german).price).toEqual({
    price: 24,
    now: 24,
    isFrom: true,
  });
  expect(tileView({ finalPrice: null }, german).price).toBeNull();
});
