import type { VariantChoice } from '@izlog/contract/product/choices/find-variant';
import { expect, test } from 'vitest';
import { fullProduct } from '#site/testing/demo-answers.ts';
import { bundle, everyOption, planner, subscription } from '#site/testing/demo-products.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { purchaseOf } from './purchase-of.ts';

const fields = (parts: object = {}) => ({ choice: {}, answers: {}, quantity: '1', ...parts });

test('[PRODUCT-012, PRODUCT-013, PRODUCT-014] a simple product, an e-product and a service are added by their own id', async () => {
  for (const kind of [{}, { format: 'e-product', type: 'e-product' }, { type: 'service' }]) {
    const product = await productViewOf({ ...fullProduct, ...kind });

    expect(purchaseOf(product, fields({ quantity: '3' }))).toEqual({
      purchase: { productId: 12, qty: 3, options: {} },
    });
  }
});

test('[PRODUCT-015, PRODUCT-016] a configurable product is never added itself: the variant that was chosen is', async () => {
  const product = await productViewOf(planner);

  expect(purchaseOf(product, fields()).faults).toEqual({ axes: [1, 2] });
  expect(purchaseOf(product, fields({ choice: { 1: 11 } })).faults).toEqual({ axes: [2] });
  expect(purchaseOf(product, fields({ choice: { 1: 12, 2: 22 } })).faults).toEqual({ axes: [1, 2] });
  expect(purchaseOf(product, fields({ choice: { 1: 11, 2: 22 } })).purchase?.productId).toBe(42);
});

test('[PRODUCT-024] answers travel under the title of their option; what is wrong with one is told', async () => {
  const product = await productViewOf({ ...fullProduct, customOptions: everyOption });

  const open = purchaseOf(product, fields({ answers: { Soba: '12', Datum: 'sutra' } }));
  expect(open.faults?.options).toEqual({ Način: 'required', Soba: 'tooLarge', Datum: 'notADate' });

  const answers = {
    Način: 'Z',
    Soba: '2',
    Dodaci: ['PR', 'EN'],
    Omot: 'yes',
    'Tekst na koricama': ' Lavanda ',
  };
  expect(purchaseOf(product, fields({ answers })).purchase?.options).toEqual({
    personalizations: {
      Način: 'Z',
      Soba: 2,
      Dodaci: ['EN', 'PR'],
      Omot: true,
      'Tekst na koricama': 'Lavanda',
    },
  });
});

test('[PRODUCT-027] a subscription is sent with the plan as its custom price option', async () => {
  const product = await productViewOf(subscription);
  const planOf = (answers: object) =>
    purchaseOf(product, fields({ answers })).purchase?.options.customPriceOption;

  expect(planOf({})).toEqual({ title: 'Subscription', sku: 'M' });
  expect(planOf({ Subscription: 'G' })).toEqual({ title: 'Subscription', sku: 'G' });
});

test('[PRODUCT-034, PRODUCT-036, PRODUCT-037] a bundle is sent with the variant of each member, once all are chosen', async () => {
  const product = await productViewOf(bundle);

  expect(purchaseOf(product, fields()).faults).toEqual({ members: [40] });
  const chosen = purchaseOf(
    product,
    fields(),
    (member): VariantChoice => (member === 40 ? { 1: 11, 2: 21 } : {}),
  );
  expect(chosen.purchase).toEqual({
    productId: 50,
    qty: 1,
    options: {
      bundleOptions: [
        { id: 41, options: null },
        { id: 12, options: null },
      ],
    },
  });
});

test('[PRODUCT-031] a bundle whose members could not be loaded cannot be sent', async () => {
  const lost = () => {
    throw refused(503, 'DATABASE_BUSY');
  };
  const product = await productViewOf(bundle, { answers: { 'GET /api/v1/product/checkBundles': lost } });

  expect(product.members).toBeNull();
  expect(purchaseOf(product, fields()).faults).toEqual({ members: [] });
});

test('a quantity that is none, or against the rule of the product, is told', async () => {
  const rule = { min: 6, max: 60, step: 6 };
  const product = await productViewOf({
    ...fullProduct,
    stock: { ...fullProduct.stock, quantity: null },
    quantityRule: rule,
  });
  const faultOf = (quantity: string) => purchaseOf(product, fields({ quantity })).faults?.quantity;

  expect(['0', '-1', 'abc', '2.7', '6', '7', '3', '66', ''].map(faultOf)).toEqual([
    'invalid',
    'invalid',
    'invalid',
    'invalid',
    undefined,
    'notAMultiple',
    'tooFew',
    'tooMany',
    undefined,
  ]);
});
