import { existsSync, readFileSync } from 'node:fs';
import { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import {
  explainNoDelivery,
  findDeliveryBranches,
  getApplicableDeliveryMethods,
  saveDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery';
import { getApplicablePaymentMethods, savePaymentMethod } from '@izlog/contract/ecommerce/payment';
import { findTowns } from '@izlog/contract/ecommerce/town';
import { expect } from 'vitest';
import { savePromotion } from '#platform/services/promotions/save-promotion.ts';
import { buildCart } from '#test/builders/cart.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { readOverseas } from './delivery/read-overseas.ts';
import { saveBranches } from './delivery/save-branches.ts';
import { saveDeliveryMethodRow } from './delivery/save-delivery-method.ts';
import { savePaymentMethodRow } from './payment/save-payment-method.ts';

const croatia = 191;
const austria = 40;
const japan = 392;
const slovenia = 705;

/** Site 1 with three ways of delivery, two lockers and four ways to pay; ids by their codes. */
const test = platformTest.extend('shop', { scope: 'file' }, async ({ platform }) => openShop(platform));

async function openShop(platform: TestPlatform) {
  // Its bookkeeper's program sends e-invoices, so that companies can pay by transfer.
  await setOptions(platform, { InvoicesBy: 'other' });
  const ctx = await platform.ctx();
  const words = (name: string) => ({ hrv: { name, description: `${name}: opis` } });
  const kurir = await saveDeliveryMethodRow(ctx, {
    code: 'kurir',
    position: 0,
    translations: { ...words('Dostava'), eng: { name: 'Delivery' } },
    rates: [
      { countries: ['HR'], maxWeight: 2000, price: 490, freeFrom: 6000 },
      { countries: ['HR'], maxWeight: 5000, price: 990 },
      { countries: ['AT'], price: 1290 },
    ],
  });
  const paketomat = await saveDeliveryMethodRow(ctx, {
    code: 'paketomat',
    position: 1,
    branchProvider: 'paketomati',
    translations: words('Paketomat'),
    rates: [{ countries: ['HR'], price: 290 }],
  });
  const skupo = await saveDeliveryMethodRow(ctx, {
    code: 'vrijedno',
    position: 2,
    translations: words('Vrijedna pošiljka'),
    rates: [{ price: 2500, minTotal: 100_000 }],
  });
  const branch = (id: string, city: string, zipCode: string) => ({
    id,
    name: `Paketomat ${city}`,
    type: 'locker' as const,
    street: 'Duga ulica 1',
    zipCode,
    city,
    country: 'HR',
    latitude: null,
    longitude: null,
    openingHours: ['pon–ned 00:00–24:00'],
  });
  await saveBranches(ctx, 'paketomati', [
    branch('ZG1', 'Zagreb', '10000'),
    branch('DJ1', 'Đakovo', '31400'),
    branch('ZD1', 'Zadar', '23000'),
  ]);
  const pay = (
    code: string,
    input: Omit<Parameters<typeof savePaymentMethodRow>[1], 'code' | 'translations'>,
  ) => savePaymentMethodRow(ctx, { code, translations: words(code), ...input });
  return {
    kurir,
    paketomat,
    skupo,
    pouzece: await pay('pouzece', { kind: 'cashOnDelivery', position: 0, notWithDelivery: ['paketomat'] }),
    kartica: await pay('kartica', { kind: 'sandbox', position: 1, settings: { key: 'tajna' } }),
    racun: await pay('racun', { kind: 'hpf', position: 2, isForCompanies: true, countries: ['HR'] }),
    mala: await pay('mala', { kind: 'bankTransfer', position: 3, maxTotal: 2000 }),
  };
}

async function cartOf(platform: TestPlatform, product: Parameters<typeof buildProduct>[1] = {}, qty = 1) {
  const productId = await buildProduct(platform, { price: 1000, weight: 500, ...product });
  return { ...(await buildCart(platform, [{ productId, qty }])), productId };
}

test('[CHECKOUT-029, CHECKOUT-030, CHECKOUT-028] the countries of checkout are all, or those the shop sells to, in the language asked for', async ({
  platform,
}) => {
  const session = await buildCart(platform);
  const all = await platform.call(getAvailableCountries, { ...session, language: 'eng', type: 'countries' });
  const other = await buildCart(platform, [], { site: 2 });
  const some = await platform.call(getAvailableCountries, { ...other, language: 'hrv' }, { site: 2 });

  expect(all).toContainEqual({ id: 191, iso: 'HR', code: 'HRV', name: 'Croatia' });
  expect(all.length).toBeGreaterThan(200);
  expect(some.map(({ iso, name }) => [iso, name])).toEqual([
    ['HR', 'Hrvatska'],
    ['SI', 'Slovenija'],
  ]);
  expect(await platform.refusal(getAvailableCountries, { ...session, protectCode: 'krivo' })).toMatchObject({
    code: 'CART_NOT_FOUND',
  });
});

test('[CHECKOUT-034, CHECKOUT-035] the methods follow country, weight and total, each with its price', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  const methods = async (countryId: number) =>
    (await platform.call(getApplicableDeliveryMethods, { ...session, countryId })).map(
      ({ id, price, freeFrom }) => ({ id, price, freeFrom }),
    );

  expect(await methods(croatia)).toEqual([
    { id: shop.kurir, price: 4.9, freeFrom: 60 },
    { id: shop.paketomat, price: 2.9, freeFrom: null },
  ]);
  expect(await methods(austria)).toEqual([{ id: shop.kurir, price: 12.9, freeFrom: null }]);
  expect(await methods(japan)).toEqual([]);
  const { productId } = session;
  await platform.call(addCartItem, { ...session, productId, qty: 4 });
  expect((await methods(croatia))[0]).toEqual({ id: shop.kurir, price: 9.9, freeFrom: null });
  await platform.call(addCartItem, { ...session, productId, qty: 95 });
  expect((await methods(croatia)).map(({ id }) => id)).toEqual([shop.paketomat, shop.skupo]);
});

test('[CHECKOUT-034] where nothing delivers a cart the one reason is said: the country, the weight with the most, the total', async ({
  platform,
}) => {
  const session = await cartOf(platform);
  const why = (key: typeof session, countryId: number, language = 'hrv') =>
    platform.call(explainNoDelivery, { ...key, countryId }, { language });
  const ctx = await platform.ctx();
  const rates = [{ countries: ['SI'], maxWeight: 10_000, price: 900, minTotal: 1500 }];
  await saveDeliveryMethodRow(ctx, {
    code: 'slovenija',
    position: 9,
    translations: { hrv: { name: 'Slovenija', description: '' } },
    rates,
  });

  expect(await why(session, croatia)).toEqual({ why: null, words: '' });
  const japanese = await why(session, japan);
  expect(japanese.words, 'never both').not.toMatch(/kg|težin/);
  expect([japanese.why, (await why(session, slovenia)).why]).toEqual(['total', 'total']);
  const heavy = await cartOf(platform, { weight: 4000 }, 3);
  expect(await why(heavy, slovenia)).toEqual({
    why: 'weight',
    words:
      'Košarica ima 12 kg, a na tu adresu dostavljamo najviše 10 kg. Uzmite manje ili naručite u dva navrata.',
  });
  expect((await why(heavy, slovenia, 'eng')).words).toContain('at most 10 kg');
  const other = await buildProduct(platform, { weight: 100 }, { site: 2 });
  const abroad = await buildCart(platform, [{ productId: other, qty: 1 }], { site: 2 });
  const notSoldTo = { ...abroad, countryId: japan };
  expect(await platform.call(explainNoDelivery, notSoldTo, { site: 2 })).toMatchObject({ why: 'country' });
});

test('[CHECKOUT-035] a method has name and description in the language asked for, else in that of the site', async ({
  platform,
}) => {
  const session = await cartOf(platform);
  const methods = await platform.call(
    getApplicableDeliveryMethods,
    { ...session, countryId: croatia },
    { language: 'eng' },
  );

  expect(methods.map(({ name, description }) => ({ name, description }))).toEqual([
    { name: 'Delivery', description: '' },
    { name: 'Paketomat', description: 'Paketomat: opis' },
  ]);
});

test('[CHECKOUT-035, CHECKOUT-032] a method with branches names them, the nearest to the postcode first', async ({
  platform,
}) => {
  const session = await cartOf(platform);
  const [courier, lockers] = await platform.call(getApplicableDeliveryMethods, {
    ...session,
    countryId: croatia,
    zipCode: '31000',
  });

  expect(courier?.options).toEqual({ branches: [], totalBranches: 0, hasBranches: false });
  expect(lockers?.options).toMatchObject({ totalBranches: 3, hasBranches: true });
  expect(lockers?.options.branches.map(({ id, name }) => [id, name])).toEqual([
    ['DJ1', 'Paketomat Đakovo'],
    ['ZG1', 'Paketomat Zagreb'],
    ['ZD1', 'Paketomat Zadar'],
  ]);
});

test('[CART-007] a cart says what sending it costs at least, for where it goes, until nothing of it is sent', async ({
  platform,
}) => {
  const session = await cartOf(platform);
  expect((await platform.call(getCart, session)).deliveryFrom).toBe(2.9);
  const [offered] = await platform.call(getApplicableDeliveryMethods, { ...session, countryId: austria });
  await platform.call(saveDeliveryMethod, {
    ...session,
    deliveryMethodId: offered?.id ?? 0,
    countryId: austria,
  });

  expect((await platform.call(getCart, session)).deliveryFrom).toBe(12.9);
});

test('[CHECKOUT-035, CART-013] a method says what the cart costs with it, to the cent what it costs once it is chosen', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);

  const offered = await platform.call(getApplicableDeliveryMethods, { ...session, countryId: croatia });

  expect((await platform.call(getCart, session)).deliveryMethodId).toBeNull();
  for (const [id, branchId] of [[shop.kurir], [shop.paketomat, 'ZG1']] as const) {
    const cart = await platform.call(saveDeliveryMethod, {
      ...session,
      deliveryMethodId: id,
      branchId,
      countryId: croatia,
    });
    expect(offered.find((one) => one.id === id)?.prices).toEqual(cart.prices.converted);
  }
});

test('branches are found by town and street, with or without diacritics', async ({ platform, shop }) => {
  const session = await cartOf(platform);
  const find = async (search: string) =>
    (
      await platform.call(findDeliveryBranches, { ...session, deliveryMethodId: shop.paketomat, search })
    ).records.map(({ id }) => id);

  expect(await find('đako')).toEqual(['DJ1']);
  expect(await find('dakovo duga')).toEqual(['DJ1']);
  expect(await find('djakovo')).toEqual(['DJ1']);
  expect(await find('10000')).toEqual(['ZG1']);
  expect(await find('%')).toEqual([]);
  expect(
    await platform.refusal(findDeliveryBranches, { ...session, deliveryMethodId: shop.kurir }),
  ).toMatchObject({ code: 'DELIVERY_METHOD_NOT_APPLICABLE' });
});

test('[CHECKOUT-042, CART-012, CART-063] the chosen method and branch stand in the cart, and delivery costs what it costs', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  expect((await platform.call(getCart, session)).prices.converted.delivery).toBe(0);

  const cart = await platform.call(saveDeliveryMethod, {
    ...session,
    deliveryMethodId: shop.paketomat,
    branchId: 'ZG1',
    countryId: croatia,
  });

  expect(cart).toMatchObject({
    deliveryMethodId: shop.paketomat,
    deliveryMethod: { name: 'Paketomat', branch: { id: 'ZG1', name: 'Paketomat Zagreb' } },
    options: { deliveryBranchId: 'ZG1' },
    prices: { converted: { delivery: 2.9, orderTotal: 12.9, tax: { delivery: 0.58, orderTotal: 2.58 } } },
  });
  expect(await platform.call(getCart, session)).toMatchObject({
    deliveryMethodId: shop.paketomat,
    options: { deliveryBranchId: 'ZG1' },
  });
});

test('[CHECKOUT-043] a method that is not offered and a missing or unknown branch are refused with 400', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  const save = (input: { deliveryMethodId: number; branchId?: string; countryId?: number }) =>
    platform.refusal(saveDeliveryMethod, { ...session, countryId: croatia, ...input });
  const notOffered = { status: 400, code: 'DELIVERY_METHOD_NOT_APPLICABLE' };
  const noBranch = { status: 400, code: 'DELIVERY_BRANCH_MISSING' };

  expect(await save({ deliveryMethodId: 999_999 })).toMatchObject(notOffered);
  expect(await save({ deliveryMethodId: shop.skupo })).toMatchObject(notOffered);
  expect(await save({ deliveryMethodId: shop.kurir, countryId: japan })).toMatchObject(notOffered);
  expect(await save({ deliveryMethodId: shop.paketomat })).toMatchObject(noBranch);
  expect(await save({ deliveryMethodId: shop.paketomat, branchId: 'NEMA' })).toMatchObject(noBranch);
  expect((await platform.call(getCart, session)).deliveryMethodId).toBeNull();
});

test('[CART-017, CHECKOUT-038] a cart of e-products and services is digital: no weight, no methods, no cash', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform, { format: 'e-product', weight: null });
  const service = await buildProduct(platform, { type: 'service', price: 500 });
  await platform.call(addCartItem, { ...session, productId: service, qty: 1 });

  expect(await platform.call(getCart, session)).toMatchObject({
    digitalOnly: true,
    isEProductCart: true,
    weight: 0,
  });
  expect(await platform.call(getApplicableDeliveryMethods, { ...session, countryId: croatia })).toEqual([]);
  expect(
    await platform.refusal(saveDeliveryMethod, { ...session, deliveryMethodId: shop.kurir }),
  ).toMatchObject({ code: 'DELIVERY_METHOD_NOT_APPLICABLE' });
  const methods = await platform.call(getApplicablePaymentMethods, session);
  expect(methods.map(({ id }) => id)).not.toContain(shop.pouzece);

  const parcel = await buildProduct(platform, { weight: 300 });
  const mixed = await platform.call(addCartItem, { ...session, productId: parcel, qty: 1 });
  expect(mixed).toMatchObject({ digitalOnly: false, isEProductCart: false, weight: 300 });
});

test('delivery is free from the threshold on and by a coupon, and the cart tells what is missing', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform, { weight: 100 }, 4);
  const country = { deliveryMethodId: shop.kurir, countryId: croatia };
  const below = await platform.call(saveDeliveryMethod, { ...session, ...country });
  expect(below).toMatchObject({
    freeDelivery: { from: 60, missing: 20 },
    prices: { converted: { delivery: 4.9 } },
  });

  const above = await platform.call(addCartItem, { ...session, productId: session.productId, qty: 2 });
  expect(above).toMatchObject({ freeDelivery: { missing: 0 }, prices: { converted: { delivery: 0 } } });

  const other = await cartOf(platform);
  await platform.call(saveDeliveryMethod, { ...other, ...country });
  await savePromotion(await platform.ctx(), {
    code: 'DOSTAVA',
    names: { hrv: 'Besplatna dostava' },
    kind: 'freeDelivery',
  });
  const free = await platform.call(applyCoupon, { ...other, couponCode: 'dostava' });
  expect(free).toMatchObject({
    coupon: { kind: 'freeDelivery', isFreeDelivery: true, discount: 0 },
    prices: { converted: { delivery: 0, orderTotal: 10 } },
  });
});

test('[CHECKOUT-051, CHECKOUT-052] the ways to pay follow total, country and delivery, and tell no secrets', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  const methods = await platform.call(getApplicablePaymentMethods, session);

  expect(methods.map(({ id, paymentType, companyOnly }) => ({ id, paymentType, companyOnly }))).toEqual([
    { id: shop.pouzece, paymentType: null, companyOnly: false },
    { id: shop.kartica, paymentType: 'sandbox', companyOnly: false },
    { id: shop.mala, paymentType: null, companyOnly: false },
  ]);
  const companyData = { companyName: 'Lavanda d.o.o.', oib: '12345678903' };
  const company = await cartOf(platform);
  await platform.call(saveCheckoutOptions, { ...company, companyData });
  expect(await platform.call(getApplicablePaymentMethods, company)).toContainEqual(
    expect.objectContaining({ id: shop.racun, paymentType: 'HPF', companyOnly: true }),
  );
  expect(methods[0]).toMatchObject({ name: 'pouzece', description: 'pouzece: opis' });
  expect(JSON.stringify(methods)).not.toContain('tajna');

  await platform.call(saveDeliveryMethod, {
    ...session,
    deliveryMethodId: shop.paketomat,
    branchId: 'ZG1',
    countryId: croatia,
  });
  const withLocker = await platform.call(getApplicablePaymentMethods, session);
  expect(withLocker.map(({ id }) => id)).not.toContain(shop.pouzece);
  await platform.call(addCartItem, { ...session, productId: session.productId, qty: 3 });
  const dearer = await platform.call(getApplicablePaymentMethods, session);
  expect(dearer.map(({ id }) => id)).not.toContain(shop.mala);
});

test('[CHECKOUT-055, CART-012] the chosen way to pay and the company stand in the cart', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);

  const cart = await platform.call(savePaymentMethod, {
    ...session,
    paymentMethodId: shop.racun,
    companyData: { companyName: 'Lavanda d.o.o.', oib: 'HR 12345678903' },
  });

  expect(cart).toMatchObject({
    paymentMethodId: shop.racun,
    paymentMethod: { paymentType: 'HPF' },
    companyData: { companyName: 'Lavanda d.o.o.', oib: '12345678903' },
  });
  const again = await platform.call(savePaymentMethod, { ...session, paymentMethodId: shop.kartica });
  expect(again.companyData).not.toBeNull();
  const taken = await platform.call(saveCheckoutOptions, { ...session, companyData: null });
  expect(taken.companyData).toBeNull();
});

test('[CHECKOUT-058, CHECKOUT-015] payment on invoice needs a company with a right OIB; foreign numbers are taken as they are', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  const pay = { ...session, paymentMethodId: shop.racun };
  const fields = [{ path: 'companyData', kind: 'required' }];
  expect(await platform.refusal(savePaymentMethod, pay)).toMatchObject({ status: 400, payload: { fields } });
  const companyData = { companyName: 'Lavanda d.o.o.', oib: '12345678901' };
  expect(await platform.refusal(savePaymentMethod, { ...pay, companyData })).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'companyData.oib', kind: 'oib' }] },
  });
  const foreign = { companyName: 'Lavendel GmbH', oib: 'DE811569869' };
  expect(await platform.call(savePaymentMethod, { ...pay, companyData: foreign })).toMatchObject({
    companyData: foreign,
  });
  expect(await platform.refusal(savePaymentMethod, { ...session, paymentMethodId: 999_999 })).toMatchObject({
    status: 400,
    code: 'PAYMENT_METHOD_NOT_APPLICABLE',
  });
});

test('[ORDER-004] delivery and payment that are not offered any more are named in the cart and when they are chosen', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  await platform.call(saveDeliveryMethod, {
    ...session,
    deliveryMethodId: shop.kurir,
    countryId: croatia,
  });
  await platform.call(savePaymentMethod, { ...session, paymentMethodId: shop.mala });

  const dearer = await platform.call(addCartItem, { ...session, productId: session.productId, qty: 95 });

  expect(dearer.notices).toEqual([
    { code: 'deliveryMethodDropped', name: 'Dostava', reason: 'DELIVERY_METHOD_NOT_APPLICABLE' },
    { code: 'paymentMethodDropped', name: 'mala', reason: 'PAYMENT_METHOD_NOT_APPLICABLE' },
  ]);
  expect(await platform.refusal(savePaymentMethod, { ...session, paymentMethodId: shop.mala })).toMatchObject(
    { code: 'PAYMENT_METHOD_NOT_APPLICABLE', payload: { name: 'mala' } },
  );
});

test('[CHECKOUT-034] asking for deliveries keeps nothing in the cart; saving where it goes does', async ({
  platform,
}) => {
  const session = await cartOf(platform);
  const ids = async (countryId?: number) =>
    (await platform.call(getApplicableDeliveryMethods, { ...session, countryId })).map(({ id }) => id);
  const before = await platform.call(getCart, session);

  const toAustria = await ids(austria);
  expect(await platform.call(getCart, session)).toEqual(before);

  await platform.call(saveCheckoutOptions, { ...session, countryId: austria, zipCode: '1010' });
  expect(await ids()).toEqual(toAustria);
  expect((await platform.call(getCart, session)).deliveryFrom).toBe(12.9);
  expect(await platform.refusal(saveCheckoutOptions, { ...session, countryId: 999 })).toMatchObject({
    payload: { fields: [{ path: 'countryId', kind: 'reference' }] },
  });
});

test('[CHECKOUT-051] a way to pay for one country is offered by the country of the bill, not of the delivery', async ({
  platform,
  shop,
}) => {
  const session = await cartOf(platform);
  const offersInvoice = async () =>
    (await platform.call(getApplicablePaymentMethods, session)).some(({ id }) => id === shop.racun);
  const companyData = { companyName: 'Lavanda d.o.o.', oib: '12345678903' };
  const pay = { ...session, paymentMethodId: shop.racun, companyData };

  await platform.call(saveCheckoutOptions, {
    ...session,
    countryId: austria,
    billingCountryId: croatia,
    companyData,
  });
  expect(await offersInvoice()).toBe(true);
  expect(await platform.call(savePaymentMethod, pay)).toMatchObject({
    paymentMethodId: shop.racun,
    notices: [],
  });

  const abroad = { ...session, countryId: croatia, billingCountryId: austria };
  const billed = await platform.call(saveCheckoutOptions, abroad);
  expect(billed.notices).toMatchObject([{ code: 'paymentMethodDropped', name: 'racun' }]);
  expect(await offersInvoice()).toBe(false);
  expect((await platform.refusal(savePaymentMethod, pay)).code).toBe('PAYMENT_METHOD_NOT_APPLICABLE');
});

test('[CART-005, CHECKOUT-009] messages and gift are kept in the cart, one by one', async ({ platform }) => {
  const session = await cartOf(platform);
  await platform.call(saveCheckoutOptions, {
    ...session,
    orderMessage: 'Zvoniti dvaput',
    to: 'Ana',
    from: 'Ivo',
  });

  const cart = await platform.call(saveCheckoutOptions, { ...session, giftMessage: 'Sretan rođendan!' });

  expect(cart.options).toMatchObject({
    orderMessage: 'Zvoniti dvaput',
    giftMessage: 'Sretan rođendan!',
    to: 'Ana',
    from: 'Ivo',
  });
});

test('a customer does not act in the name of another', async ({ platform, shop }) => {
  const session = await cartOf(platform);
  const forbidden = { status: 403 };

  expect(
    await platform.refusal(
      saveDeliveryMethod,
      { ...session, userId: 1, deliveryMethodId: shop.kurir },
      { as: 'customer' },
    ),
  ).toMatchObject(forbidden);
  expect(
    await platform.refusal(getApplicablePaymentMethods, { ...session, userId: 1 }, { as: 'customer' }),
  ).toMatchObject(forbidden);
});

test('a postcode finds its town and a town its postcode, as they are typed', async ({ platform }) => {
  expect(await platform.call(findTowns, { zipCode: '21300' })).toEqual([
    { zipCode: '21300', city: 'Makarska' },
  ]);
  expect(await platform.call(findTowns, { city: 'sibe' })).toEqual([{ zipCode: '22000', city: 'Šibenik' }]);
  expect((await platform.call(findTowns, { zipCode: '52' })).length).toBeGreaterThan(4);
  expect(await platform.call(findTowns, { zipCode: '1' })).toEqual([]);
  expect(await platform.call(findTowns, { zipCode: '10000', country: 'SI' })).toEqual([]);
  expect(await platform.refusal(findTowns, {})).toMatchObject({ code: 'QUERY_PARAMETERS_MISSING' });
});

const overseasFile = new URL(
  '../../../../../../shared/data/shipping/overseas/parcelShops.json',
  import.meta.url,
);

test.skipIf(!existsSync(overseasFile))(
  'the list of a carrier becomes branches; what it drops is closed',
  async ({ platform }) => {
    const answer = JSON.parse(readFileSync(overseasFile, 'utf8')) as { data: Array<{ IsActive: boolean }> };
    const { branches, skipped } = readOverseas({ data: [...answer.data, { oblik: 'drugi' }] });
    const ctx = await platform.ctx({ site: 2 });

    expect({ count: branches.length, skipped }).toEqual({ count: 6, skipped: 1 });
    expect(branches[0]).toMatchObject({
      id: 'CR3403',
      zipCode: '48362',
      openingHours: ['pon–pet 06:00–22:00', 'pon–pet 08:00–16:00'],
    });
    expect(await saveBranches(ctx, 'overseas', branches)).toEqual({ saved: 6, closed: 0 });
    expect(await saveBranches(ctx, 'overseas', branches.slice(0, 4))).toEqual({ saved: 4, closed: 2 });
    expect(await saveBranches(ctx, 'overseas', [])).toEqual({ saved: 0, closed: 0 });
  },
);
