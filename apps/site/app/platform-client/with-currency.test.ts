import { createClient } from '@izlog/contract/client';
import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { expect, test } from 'vitest';
import { demoAnswers } from '#site/testing/demo-answers.ts';
import { fakePlatform } from '#site/testing/fake-platform.ts';
import { withCurrency } from './with-currency.ts';

function client(currency = 2) {
  const { transport, calls } = fakePlatform(demoAnswers);
  return { call: withCurrency(createClient(transport), currency), calls };
}

test('[SET-012] product calls carry the id of the current currency, in the query or in the body', async () => {
  const { call, calls } = client();

  await call(productFilter, { limit: 12 });
  await call(productGet, { slug: 'racun-prije-betona' });

  expect(calls[0]?.body).toEqual({ limit: 12, currency: 2 });
  expect(calls[1]?.query.get('currency')).toBe('2');
});

test('[SET-012] a call that names another currency keeps it', async () => {
  const { call, calls } = client();

  await call(productFilter, { currency: 5 });

  expect(calls[0]?.body).toEqual({ currency: 5 });
});

test('a call that knows no currency carries none', async () => {
  const { call, calls } = client();

  await call(navigationTree, { id: 'main' });

  expect(calls[0]?.query.has('currency')).toBe(false);
});

test('[SET-012] where the platform names no currency, it decides itself', async () => {
  const { call, calls } = client(0);

  await call(productFilter, {});

  expect(calls[0]?.body).toEqual({});
});
