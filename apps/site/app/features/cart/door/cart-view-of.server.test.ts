import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import { expect, test } from 'vitest';
import { fakeCart, fakeItem } from '#site/testing/fake-cart.ts';
import { croatian } from '#test/languages.ts';
import { cartViewOf } from './cart-view-of.server.ts';

test('[REL-05] a page of 0.9.0 that is still open reads the prices of today’s answers', () => {
  const { converted } = fakeItem().prices;
  const itemWith = (fields: Partial<CartItem['prices']['converted']>) => {
    const item = fakeItem({ prices: { base: converted, converted: { ...converted, ...fields } } });
    const context = { language: croatian, session: undefined } as Parameters<typeof cartViewOf>[1];
    return cartViewOf(fakeCart({ items: [item] }), context).items[0];
  };

  const reduced = itemWith({ finalPrice: 24, retailPrice: 30, lowestPrice: 28 });
  expect(reduced).toMatchObject({ unit: 24, row: 56, former: 30, lowest: 28 });
  // It asks both for null before it shows a reduction.
  expect(itemWith({})).toMatchObject({ unit: 28, former: null, lowest: null });
});
