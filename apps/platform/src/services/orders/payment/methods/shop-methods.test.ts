import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import {
  getApplicableDeliveryMethods,
  getDeliveryOffers,
  saveDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery';
import {
  deleteShopDeliveryMethod,
  listDeliveryMethods,
  saveShopBranches,
  saveShopDeliveryMethod,
  tryDelivery,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import { getApplicablePaymentMethods } from '@izlog/contract/ecommerce/payment';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import {
  deleteShopPaymentMethod,
  listPaymentMethods,
  saveShopPaymentMethod,
} from '@izlog/contract/ecommerce/payment-method-staff';
import { filterAudit } from '@izlog/contract/user/audit';
import { expect, onTestFinished } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { setCheckoutSettings } from '#platform/services/settings/shop/set-checkout-settings.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { fakes } from '../providers/test/fakes.ts';

const test = platformTest;
const staff = { as: 'staff' } as const;
const words = (name: string) => ({ hrv: { name, description: '' } });

async function openCart(platform: TestPlatform) {
  const productId = await buildProduct(platform, { price: 1000 });
  return buildCart(platform, [{ productId, qty: 1 }]);
}

test('[CHECKOUT-051, CHECKOUT-052] staff set up ways to pay; a gateway is offered only while it has its keys', async ({
  platform,
}) => {
  const cart = await openCart(platform);
  const offered = async () =>
    (await platform.call(getApplicablePaymentMethods, cart)).map(({ name, kind }) => [name, kind]);
  const wspay = { code: 'kartice', kind: 'wspay', words: words('Kartice') } as const;

  await expect(platform.call(saveShopPaymentMethod, wspay, staff)).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_READY',
  });
  await platform.call(savePaymentKeys, { gateway: 'wspay', keys: { ...fakes.wspay.keys } }, staff);
  const saved = await platform.call(saveShopPaymentMethod, { ...wspay, minTotal: 5, maxTotal: 500 }, staff);
  expect(saved).toMatchObject({ code: 'kartice', minTotal: 5, maxTotal: 500, isReady: true });
  expect(await offered()).toEqual([['Kartice', 'wspay']]);

  await platform.call(savePaymentKeys, { gateway: 'wspay', keys: null }, staff);
  expect(await offered()).toEqual([]);
  expect(await platform.call(listPaymentMethods, {}, staff)).toMatchObject([
    { code: 'kartice', isReady: false },
  ]);
});

test('a transfer is set up only with the account it goes to, and only with a real one', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const transfer = { code: 'uplata', kind: 'bankTransfer', words: words('Uplata') } as const;

  await expect(platform.call(saveShopPaymentMethod, transfer, staff)).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_READY',
  });
  for (const value of ['HR1210010051863000161', '12', 'HR12']) {
    await expect(setOption(ctx, { key: 'CompanyIban', value }), value).rejects.toThrow('not valid');
  }
  await expect(setOption(ctx, { key: 'CompanyOib', value: '12345678901' })).rejects.toThrow('not valid');
  await setOption(ctx, { key: 'CompanyIban', value: 'HR12 1001 0051 8630 0016 0' });

  expect(await platform.call(saveShopPaymentMethod, transfer, staff)).toMatchObject({ isReady: true });
  await expect(
    platform.call(saveShopPaymentMethod, { ...transfer, words: { eng: { name: 'Transfer' } } }, staff),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('[CHECKOUT-035] staff set up ways of delivery with rates and branches; open carts see them at once', async ({
  platform,
}) => {
  const cart = await openCart(platform);
  const offered = () => platform.call(getApplicableDeliveryMethods, { ...cart, countryId: 191 });
  const branch = {
    id: 'ZG1',
    name: 'Paketomat Zagreb',
    type: 'locker' as const,
    street: 'Ilica 1',
    zipCode: '10000',
    city: 'Zagreb',
    country: 'HR',
    latitude: null,
    longitude: null,
    openingHours: ['0–24'],
  };

  await platform.call(saveShopBranches, { provider: 'paketomati', branches: [branch] }, staff);
  const saved = await platform.call(
    saveShopDeliveryMethod,
    {
      code: 'paketomat',
      branchProvider: 'paketomati',
      words: words('Paketomat'),
      rates: [{ countries: ['HR'], maxWeight: 15_000, price: 2.9, freeFrom: 40 }],
    },
    staff,
  );

  expect(saved).toMatchObject({ branches: 1, rates: [{ price: 2.9, freeFrom: 40, countries: ['HR'] }] });
  expect(await offered()).toMatchObject([
    { name: 'Paketomat', price: 2.9, freeFrom: 40, options: { totalBranches: 1, hasBranches: true } },
  ]);
  const rates = [{ price: 3.5 }];
  await platform.call(saveShopDeliveryMethod, { code: 'paketomat', words: words('Na adresu'), rates }, staff);
  expect(await offered()).toMatchObject([{ name: 'Na adresu', price: 3.5, options: { hasBranches: false } }]);
  await platform.call(
    saveShopDeliveryMethod,
    { code: 'paketomat', words: words('Na adresu'), rates, isActive: false },
    staff,
  );
  expect(await offered()).toEqual([]);
  expect(await platform.call(listDeliveryMethods, {}, staff)).toMatchObject([{ isActive: false }]);
});

test('[OFFICE-07] two who change a way to pay keep both changes, and one field is refused by its name', async ({
  platform,
}) => {
  const cash = { code: 'gotovina', kind: 'cashOnDelivery', words: words('Pouzeće') } as const;
  const read = await platform.call(saveShopPaymentMethod, cash, staff);
  const sent = { ...cash, revision: read.revision };

  await platform.call(saveShopPaymentMethod, { ...sent, maxTotal: 100 }, staff);
  const merged = await platform.call(saveShopPaymentMethod, { ...sent, countries: ['HR'] }, staff);
  const clash = await platform.refusal(saveShopPaymentMethod, { ...sent, maxTotal: 200 }, staff);

  expect(merged).toMatchObject({ countries: ['HR'], maxTotal: 100 });
  expect(clash).toMatchObject({ status: 409, code: 'RECORD_CHANGED', payload: { fields: ['maxTotal'] } });
  const { records } = await platform.call(filterAudit, {}, staff);
  expect(records[0]?.changes).toMatchObject([
    { target: 'paymentMethod gotovina', before: { countries: null }, after: { countries: ['HR'] } },
  ]);
});

test('the last way to pay is switched off only when that is meant', async ({ platform }) => {
  for (const { code, kind, words: said } of await platform.call(listPaymentMethods, {}, staff)) {
    const off = { code, kind, words: said, isActive: false, evenIfLast: true };
    await platform.call(saveShopPaymentMethod, off, staff);
  }
  const last = { code: 'zadnji', kind: 'cashOnDelivery', words: words('Pouzeće') } as const;
  await platform.call(saveShopPaymentMethod, last, staff);

  const off = { ...last, isActive: false };
  expect((await platform.refusal(saveShopPaymentMethod, off, staff)).code).toBe('LAST_PAYMENT_METHOD');
  expect(await platform.call(saveShopPaymentMethod, { ...off, evenIfLast: true }, staff)).toMatchObject({
    isActive: false,
  });
});

test('a gap between weights is refused by its rate, and a parcel can be tried before anybody orders', async ({
  platform,
}) => {
  const abroad = { countries: ['AT'], price: 9.9 };
  const rates = [
    { countries: ['HR'], price: 4.9 },
    { ...abroad, maxWeight: 2000 },
    { ...abroad, minWeight: 5000, maxWeight: 20_000 },
  ];
  const kurir = { code: 'proba-kurir', words: words('Kurir'), rates };

  const refused = await platform.refusal(saveShopDeliveryMethod, kurir, staff);
  expect(refused).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'rates.2.minWeight', kind: 'gap' }] },
  });

  await platform.call(saveShopDeliveryMethod, { ...kurir, rates: rates.slice(0, 2) }, staff);
  const tried = async (country: string, weight: number) => {
    const { methods } = await platform.call(tryDelivery, { country, weight }, staff);
    return methods.find(({ code }) => code === 'proba-kurir');
  };
  expect(await tried('AT', 1500)).toMatchObject({ price: 9.9, why: null });
  expect(await tried('AT', 3000)).toMatchObject({
    price: null,
    why: 'weight',
    weights: [{ from: 0, to: 2000 }],
  });
  expect(await tried('DE', 1500)).toMatchObject({ price: null, why: 'country' });
  await platform.call(saveShopDeliveryMethod, { ...kurir, rates: rates.slice(0, 1), isActive: false }, staff);
});

test('what is said about free delivery holds for every way that knows it, and for the country it goes to', async ({
  platform,
}) => {
  for (const [code, countries, freeFrom] of [
    ['kurir', ['HR'], 60],
    ['ormaric', ['HR'], 40],
    ['inozemstvo', ['AT'], 150],
  ] as const) {
    const rates = [{ countries: [...countries], price: 5, freeFrom }];
    await platform.call(saveShopDeliveryMethod, { code, words: words(code), rates }, staff);
  }
  const productId = await buildProduct(platform, { price: 3000 });
  const cart = await buildCart(platform, [{ productId, qty: 1 }]);
  const told = async (countryId: number) => {
    await platform.call(saveCheckoutOptions, { ...cart, countryId });
    const { freeDelivery, deliveryFrom } = await platform.call(getCart, cart);
    return { freeDelivery, deliveryFrom };
  };

  expect(await told(191)).toEqual({ freeDelivery: { from: 60, missing: 30 }, deliveryFrom: 5 });
  expect(await told(40)).toEqual({ freeDelivery: { from: 150, missing: 120 }, deliveryFrom: 5 });
});

test('[CART-006, CART-007] nothing is missing for free delivery while a way is free already, until a dearer one is chosen', async ({
  platform,
}) => {
  for (const [code, freeFrom] of [
    ['kurir', 60],
    ['ormaric', 40],
  ] as const) {
    const rates = [{ countries: ['HR'], price: 5, freeFrom }];
    await platform.call(saveShopDeliveryMethod, { code, words: words(code), rates }, staff);
  }
  const productId = await buildProduct(platform, { price: 2500 });
  const cart = await buildCart(platform, [{ productId, qty: 2 }]);
  await platform.call(saveCheckoutOptions, { ...cart, countryId: 191 });
  const told = async () => {
    const { freeDelivery, deliveryFrom } = await platform.call(getCart, cart);
    return { freeDelivery, deliveryFrom };
  };

  expect(await told()).toEqual({ freeDelivery: null, deliveryFrom: 0 });
  const ways = await platform.call(getApplicableDeliveryMethods, { ...cart, countryId: 191 });
  const courier = ways.find(({ name }) => name === 'kurir')?.id ?? 0;
  await platform.call(saveDeliveryMethod, { ...cart, deliveryMethodId: courier, countryId: 191 });
  expect(await told()).toEqual({ freeDelivery: { from: 60, missing: 10 }, deliveryFrom: 0 });
  await platform.call(addCartItem, { ...cart, productId, qty: 1 });
  expect(await told()).toEqual({ freeDelivery: { from: 60, missing: 0 }, deliveryFrom: 0 });
});

test('[CART-006, CART-007] delivery is called free only where every way that sends it is, and no total is named that one of them does not keep', async ({
  platform,
}) => {
  const keep = (code: string, rate: { price: number; freeFrom?: number }) =>
    platform.call(
      saveShopDeliveryMethod,
      { code, words: words(code), rates: [{ countries: ['HR'], ...rate }] },
      staff,
    );
  const productId = await buildProduct(platform, { price: 2500 });
  const cart = await buildCart(platform, [{ productId, qty: 2 }]);
  await platform.call(saveCheckoutOptions, { ...cart, countryId: 191 });
  const told = async () => {
    const { freeDelivery, deliveryFrom, isDeliveryFree } = await platform.call(getCart, cart);
    return { freeDelivery, deliveryFrom, isDeliveryFree };
  };
  for (const code of ['kurir', 'ormaric']) await keep(code, { price: 5, freeFrom: 40 });
  expect(await told()).toEqual({
    freeDelivery: { from: 40, missing: 0 },
    deliveryFrom: 0,
    isDeliveryFree: true,
  });

  await keep('ormaric', { price: 5 });
  expect(await told()).toEqual({ freeDelivery: null, deliveryFrom: 0, isDeliveryFree: false });
  await keep('kurir', { price: 5, freeFrom: 80 });
  expect(await told()).toEqual({ freeDelivery: null, deliveryFrom: 5, isDeliveryFree: false });
});

test('[CHECKOUT-035, CART-007] until a country is named, delivery costs what it costs to the first the shop sells to', async ({
  platform,
}) => {
  await setCheckoutSettings(await platform.ctx(), { allowedCountries: ['HR', 'AT'] });
  onTestFinished(async () => setCheckoutSettings(await platform.ctx(), { allowedCountries: null }));
  for (const [code, country, price] of [
    ['kurir', 'HR', 5],
    ['ormaric', 'HR', 4],
    ['inozemstvo', 'AT', 2],
  ] as const) {
    const rates = [{ countries: [country], price }];
    await platform.call(saveShopDeliveryMethod, { code, words: words(code), rates }, staff);
  }
  const cart = await openCart(platform);

  expect((await platform.call(getCart, cart)).deliveryFrom).toBe(4);
  const offers = await platform.call(getDeliveryOffers, { weight: 300, total: 10 });
  expect(offers.map(({ name }) => name)).not.toContain('inozemstvo');
  expect(offers).toContainEqual(expect.objectContaining({ name: 'ormaric', price: 4 }));
});

test('[CHECKOUT-035] what delivery of a product costs is known without a cart, cheapest first, and changes at once', async ({
  platform,
}) => {
  const save = (code: string, rates: Array<{ price: number; maxWeight?: number; freeFrom?: number }>) =>
    platform.call(saveShopDeliveryMethod, { code, words: words(code), rates }, staff);
  await save('brzi-kurir', [{ price: 4.9, maxWeight: 20_000, freeFrom: 60 }, { price: 9.9 }]);
  await save('ormaric', [{ price: 2.9, maxWeight: 15_000 }]);
  await save('po-robu', [{ price: 0 }]);
  const offered = async (weight: number, total: number) =>
    (await platform.call(getDeliveryOffers, { weight, total }))
      .filter(({ name }) => ['brzi-kurir', 'ormaric', 'po-robu'].includes(name))
      .map(({ name, price, isCollected }) => [name, price, isCollected]);

  expect(await offered(300, 24)).toEqual([
    ['po-robu', 0, true],
    ['ormaric', 2.9, false],
    ['brzi-kurir', 4.9, false],
  ]);
  expect(await offered(30_000, 24)).toEqual([
    ['po-robu', 0, true],
    ['brzi-kurir', 9.9, false],
  ]);
  expect(await offered(300, 80)).toContainEqual(['brzi-kurir', 0, false]);

  await save('ormaric', [{ price: 3.5 }]);
  expect(await offered(300, 24)).toContainEqual(['ormaric', 3.5, false]);
});

test('[CHECKOUT-052, OFFICE-15] the last way to pay of consumers is asked about; ways that are switched off and never used can go', async ({
  platform,
}) => {
  for (const { code, kind, words: said } of await platform.call(listPaymentMethods, {}, staff)) {
    const off = { code, kind, words: said, isActive: false, evenIfLast: true };
    await platform.call(saveShopPaymentMethod, off, staff);
  }
  const cash = { code: 'pouzece', kind: 'cashOnDelivery', words: words('Pouzeće') } as const;
  const bill = {
    code: 'racun',
    kind: 'cashOnDelivery',
    isForCompanies: true,
    words: words('Račun'),
  } as const;
  await platform.call(saveShopPaymentMethod, cash, staff);
  await platform.call(saveShopPaymentMethod, bill, staff);

  expect(await platform.refusal(saveShopPaymentMethod, { ...cash, isActive: false }, staff)).toMatchObject({
    code: 'LAST_PAYMENT_METHOD',
    payload: { consumers: true },
  });
  expect(await platform.refusal(deleteShopPaymentMethod, { code: 'pouzece' }, staff)).toMatchObject({
    status: 409,
    code: 'RECORD_IN_USE',
  });
  await platform.call(saveShopPaymentMethod, { ...cash, isActive: false, evenIfLast: true }, staff);
  const carrier = { code: 'kurir', isActive: false, words: words('Kurir'), rates: [{ price: 4.9 }] };
  await platform.call(saveShopDeliveryMethod, carrier, staff);
  await platform.call(saveShopPaymentMethod, { ...bill, notWithDelivery: ['kurir'] }, staff);

  await platform.call(deleteShopPaymentMethod, { code: 'pouzece' }, staff);
  await platform.call(deleteShopDeliveryMethod, { code: 'kurir' }, staff);

  const left = await platform.call(listPaymentMethods, {}, staff);
  expect(left.find(({ code }) => code === 'racun')).toMatchObject({ notWithDelivery: [] });
  expect(left.some(({ code }) => code === 'pouzece')).toBe(false);
  expect(await platform.refusal(deleteShopDeliveryMethod, { code: 'kurir' }, staff)).toMatchObject({
    status: 404,
  });
});
