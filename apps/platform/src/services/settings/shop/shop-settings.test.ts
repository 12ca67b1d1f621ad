import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import { getShopSettings, saveShopSettings } from '@izlog/contract/settings/shop-settings';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[SET-009, SET-010, OFFICE-07] countries and rates are set in the back office; two people change two of them at once', async ({
  platform,
}) => {
  const before = await platform.call(getShopSettings, {}, staff);
  const main = before.currencies.find(({ isMain }) => isMain)?.iso ?? '';
  const other = before.currencies.find(({ isMain }) => !isMain)?.iso ?? '';
  const { revision } = before;
  const refused = (input: object) => platform.refusal(saveShopSettings, input, staff);

  await platform.call(saveShopSettings, { revision, allowedCountries: ['SI', 'HR'] }, staff);
  await platform.call(
    saveShopSettings,
    { revision, allowedCountries: before.allowedCountries, rates: [{ iso: other, rate: 7.5 }] },
    staff,
  );

  expect(await platform.call(getShopSettings, {}, staff)).toMatchObject({ allowedCountries: ['HR', 'SI'] });
  const { config } = await platform.call(getCheckoutSettings, {});
  expect(config.allowedCountries).toEqual(['HR', 'SI']);
  const { allowedCurrencies } = (await platform.call(getCurrencyConfig, {})).responseData;
  expect(allowedCurrencies.find(({ iso }) => iso === other)).toMatchObject({ rate: 7.5 });
  expect(await refused({ revision, allowedCountries: ['AT'] })).toMatchObject({ code: 'RECORD_CHANGED' });
  for (const input of [
    { rates: [{ iso: main, rate: 2 }] },
    { rates: [{ iso: 'XXX', rate: 2 }] },
    { rates: [{ iso: other, rate: 0 }] },
    { allowedCountries: ['XX'] },
    { allowedCountries: [] },
  ])
    expect(await refused(input)).toMatchObject({ status: 400 });
});

test('[SET-009] a currency that the installation does not know yet is sold in once it has a rate; none without hundredths', async ({
  platform,
}) => {
  const { currencies, revision } = await platform.call(getShopSettings, {}, staff);
  expect(currencies.find(({ iso }) => iso === 'CHF')).toMatchObject({ rate: null, isMain: false });
  expect(currencies.some(({ iso }) => iso === 'JPY')).toBe(false);

  await platform.call(saveShopSettings, { revision, rates: [{ iso: 'CHF', rate: 0.94 }] }, staff);

  const { allowedCurrencies } = (await platform.call(getCurrencyConfig, {})).responseData;
  expect(allowedCurrencies.find(({ iso }) => iso === 'CHF')).toMatchObject({ rate: 0.94 });
  // Anyone who read it before may still change another thing.
  await platform.call(saveShopSettings, { revision, rates: [{ iso: 'PLN', rate: 4.3 }] }, staff);
  const elsewhere = await platform.call(getShopSettings, {}, { ...staff, site: 2 });
  expect(elsewhere.currencies.find(({ iso }) => iso === 'CHF')).toMatchObject({ rate: null });
  const refused = await platform.refusal(saveShopSettings, { rates: [{ iso: 'JPY', rate: 160 }] }, staff);
  expect(refused.status).toBe(400);
});
