import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

test('[SET-008, SET-009] checkout settings stand in config: all countries, or a list, and the cart behaviour', async ({
  platform,
}) => {
  expect(await platform.call(getCheckoutSettings, {})).toEqual({
    config: { allowedCountries: 'ALL', cart_type: 1, takesOrders: true },
  });
  expect(await platform.call(getCheckoutSettings, {}, { site: 2 })).toEqual({
    config: { allowedCountries: ['HR', 'SI'], cart_type: 2, takesOrders: true },
  });
});

test('[SET-010, SET-011] currency settings stand in responseData: the allowed currencies and the main one', async ({
  platform,
}) => {
  expect(await platform.call(getCurrencyConfig, {})).toEqual({
    responseData: {
      allowedCurrencies: [
        { id: 1, label: 'euro', symbol: '€', iso: 'EUR', rate: 1 },
        { id: 2, label: 'američki dolar', symbol: '$', iso: 'USD', rate: 1.25 },
      ],
      mainCurrencyId: 1,
    },
  });
});

test('[SET-019] another site answers its own currencies', async ({ platform }) => {
  const { responseData } = await platform.call(getCurrencyConfig, {}, { site: 2 });

  expect(responseData.allowedCurrencies.map(({ iso }) => iso)).toEqual(['EUR']);
});

test('[SET-018] checkout and currency settings are calls of version v2 of the ecommerce service', () => {
  expect(getCheckoutSettings.path).toMatch(/^\/api\/v2\/ecommerce\//);
  expect(getCurrencyConfig.path).toMatch(/^\/api\/v2\/ecommerce\//);
});
