import type { AssociatedProduct } from '@izlog/contract/product/product';
import { expect, test } from 'vitest';
import { fullProduct } from '#site/testing/demo-answers.ts';
import { croatian } from '#test/languages.ts';
import { purchasableView } from './purchasable-view.ts';

const pricesOf = (fields: Partial<AssociatedProduct>) =>
  purchasableView({ ...(fullProduct as unknown as AssociatedProduct), ...fields }, croatian).prices;

test('[REL-05] a page of 0.9.0 that is still open reads the prices of today’s answers', () => {
  const reduced = pricesOf({
    finalPrice: 24,
    retailPrice: 30,
    membershipPrice: 21.6,
    isPriceFrom: true,
    discount: {
      retailPrice: 24,
      percent: 20,
      lowestPrice: 28,
      isShortHistory: true,
      from: '2026-11-01T00:00:00.000Z',
      to: null,
    },
  });
  expect(reduced).toMatchObject({
    finalPrice: 24,
    retailPrice: 30,
    membershipPrice: 21.6,
    isPriceFrom: true,
    discount: { percent: 20, lowestPrice: 28, isShortHistory: true },
  });

  // Every price is a number or null: its scripts add what options cost to each of them.
  const plain = pricesOf({ finalPrice: 24, retailPrice: 24, membershipPrice: null, discount: null });
  expect(plain).toMatchObject({ finalPrice: 24, retailPrice: 24, basicPrice: 24, membershipPrice: null });
  expect(plain).not.toHaveProperty('discount');
});
