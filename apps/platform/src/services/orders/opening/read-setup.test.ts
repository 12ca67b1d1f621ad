import { saveShopDeliveryMethod } from '@izlog/contract/ecommerce/delivery-method-staff';
import { saveShopPaymentMethod } from '@izlog/contract/ecommerce/payment-method-staff';
import { saveTaxSettings } from '@izlog/contract/ecommerce/taxes/tax-settings';
import { getSetup } from '@izlog/contract/settings/setup';
import { listTodo } from '@izlog/contract/settings/todo';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const words = { hrv: { name: 'Ime' } };

test('[ORDER-018] what a new shop lacks to sell is told step by step, until each is done', async ({
  platform,
}) => {
  const states = async () => {
    const { steps } = await platform.call(getSetup, {}, staff);
    return Object.fromEntries(steps.map(({ name, state }) => [name, state]));
  };
  expect(await states()).toMatchObject({
    iban: 'wanted',
    payment: 'missing',
    delivery: 'missing',
    taxes: 'wanted',
    product: 'missing',
    legal: 'missing',
    mail: 'wanted',
  });

  await platform.call(saveShopPaymentMethod, { code: 'proba', kind: 'sandbox', words }, staff);
  await platform.call(saveShopDeliveryMethod, { code: 'kurir', words, rates: [{ price: 4.9 }] }, staff);
  await buildProduct(platform, { price: 1000 });
  await setOptions(platform, { CompanyIban: 'HR1210010051863000160' });

  expect(await states()).toMatchObject({
    iban: 'done',
    payment: 'wanted',
    delivery: 'done',
    product: 'done',
  });
  await platform.call(saveShopPaymentMethod, { code: 'uplata', kind: 'bankTransfer', words }, staff);
  expect(await states()).toMatchObject({ payment: 'done' });
  await platform.call(saveTaxSettings, { usualRate: 25 }, staff);
  expect(await states()).toMatchObject({ taxes: 'done' });
  await platform.call(saveTaxSettings, { ossFrom: '2026-01-01' }, staff);
  const { steps } = await platform.call(getSetup, {}, staff);
  expect(steps.find(({ name }) => name === 'taxes')).toMatchObject({
    state: 'wanted',
    has: ['25 %'],
    lacks: expect.arrayContaining(['AT', 'SI']),
  });
  expect((await platform.call(listTodo, {}, staff)).todo).toContainEqual(
    expect.objectContaining({ name: 'taxRates', count: 26 }),
  );
  expect((await platform.refusal(getSetup, {}, { as: { staff: ['orders.edit'] } })).status).toBe(403);
});
