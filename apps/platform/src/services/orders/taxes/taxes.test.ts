import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import { createDraft, getDraft, updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import {
  changeOrderState,
  filterOrders,
  getStaffOrder,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { exportReport, getTaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { getTaxSettings, saveTaxSettings } from '@izlog/contract/ecommerce/taxes/tax-settings';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { updateGuest } from '@izlog/contract/user/guest-update';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { setCheckoutSettings } from '#platform/services/settings/shop/set-checkout-settings.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod, guestAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { findOrder } from '../order.queries.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const austria = 40;
const day = '2026-01-01';
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' }).format(new Date());

type Said = EndpointInput<typeof saveTaxSettings>;
const save = (platform: TestPlatform, said: Said) => platform.call(saveTaxSettings, said, staff);

/** A class of books, 5 % at home, and what two countries tax: Austria books at 10 % and all else at 20 %. */
async function buildRates(platform: TestPlatform) {
  const books = await saveTaxClass(await platform.ctx(), { code: 'knjige', name: 'Knjige', rate: 500 });
  const countries = [
    { country: 'AT', from: day, rate: 20, classes: [{ taxClassId: books, rate: 10 }] },
    { country: 'AT', from: '2099-01-01', rate: 30, classes: [] },
    { country: 'SI', from: '2099-01-01', rate: 22, classes: [] },
  ];
  return { books, countries };
}

/** Orders a book (10 €) and a lamp (30 €) with delivery for 4 €, to Austria unless said. */
async function order(
  platform: TestPlatform,
  books: number,
  more: { country?: number; company?: { companyName: string; oib: string }; deliveryMethodId?: number } = {},
) {
  const { country = austria, deliveryMethodId, company } = more;
  const lamp = await buildProduct(platform, { price: 3000 });
  const items = [
    { productId: await buildProduct(platform, { price: 1000, taxClassId: books }), qty: 1 },
    { productId: lamp, qty: 1 },
  ];
  const email = `kupac-${crypto.randomUUID()}@posta.test`;
  const { id: userId, guestKey } = await platform.call(updateGuest, {
    email,
    details: { firstName: 'Ana', lastName: 'Ban' },
    addresses: [{ ...guestAddress, contactEmail: email, country }],
  });
  const placed = await buildOrder(platform, 'bankTransfer', {
    items,
    ...(company && { company }),
    deliveryMethodId: deliveryMethodId ?? (await buildDeliveryMethod(platform, { price: 400 })),
    input: { userId, guestKey },
  });
  const got = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  return { slug: placed.orderSlug, got, lamp };
}

const ratesOf = ({
  got,
}: {
  got: { prices: { taxes: Array<{ rate: number; base: number; tax: number }> } };
}) => got.prices.taxes.map(({ rate, base, tax }) => `${rate} % on ${base}: ${tax}`);

const home = ['25 % on 26.4: 6.6', '5 % on 10.48: 0.52'];
const ofAustria = ['20 % on 27.5: 5.5', '10 % on 10: 1'];

test('[CART-062] the tax of the buyer’s country counts from its day on, by class and country, in cart and order: prices stay, and what was ordered keeps its rates', async ({
  platform,
}) => {
  const { books, countries } = await buildRates(platform);
  expect(ratesOf(await order(platform, books)), 'nothing changes by itself').toEqual(home);
  await save(platform, { countries, ossFrom: '2098-01-01' });
  expect(ratesOf(await order(platform, books)), 'its day is to come').toEqual(home);

  await save(platform, { ossFrom: day });
  const placed = await order(platform, books);
  const pickup = await buildDeliveryMethod(platform, { price: 400, isPickup: true });
  const company = { companyName: 'Tvrtka', oib: 'ATU12345678' };
  const others = [
    await order(platform, books, { country: 191 }),
    await order(platform, books, { country: 705 }),
    await order(platform, books, { company }),
    await order(platform, books, { deliveryMethodId: pickup }),
  ];
  const gift = await buildProduct(platform, { price: 700 });
  await platform.call(
    savePromotion,
    { names: { hrv: 'Dar' }, kind: 'gift', giftProductIds: [gift], productIds: [placed.lamp] },
    staff,
  );
  const session = await buildCart(platform, [{ productId: placed.lamp, qty: 1 }]);
  const unknown = await platform.call(getCart, session);
  const going = await platform.call(saveCheckoutOptions, { ...session, countryId: austria });
  const draft = await platform.call(
    createDraft,
    {
      address: {
        ...placed.got.deliveryAddress,
        contactEmail: 'zove@posta.test',
        country: 'AT',
      },
      lines: [{ productId: placed.lamp, quantity: 1 }],
      deliveryMethodId: await buildDeliveryMethod(platform, { price: 0 }),
      paymentMethodId: await buildPaymentMethod(platform, 'bankTransfer'),
    },
    staff,
  );

  expect(ratesOf(placed)).toEqual(ofAustria);
  expect(placed.got.prices).toMatchObject({ itemsTotal: 40, orderTotal: 44, taxCountry: 'AT' });
  for (const one of others) expect(ratesOf(one), 'home, no rate yet, a company, fetched').toEqual(home);
  expect(unknown.items[0]?.productData.taxRate, 'where it goes is not known').toBe(25);
  expect(going.items.map(({ productData, gift: given }) => [productData.taxRate, given?.name])).toEqual([
    [20, undefined],
    [20, 'Dar'],
  ]);
  expect(going.prices.base).toMatchObject({ orderTotal: 30, tax: { orderTotal: 5 } });
  expect(await platform.call(getDraft, { id: draft.id }, staff)).toMatchObject({
    prices: { orderTotal: 30, tax: { orderTotal: 5 } },
  });

  await save(platform, { ossFrom: null, countries: [] });
  const begun = await platform.call(beginOrderEdit, { slug: placed.slug }, staff);
  const changed = await platform.call(
    updateDraft,
    {
      id: begun.id,
      lines: begun.items
        .filter((item) => item.gift === null)
        .map(({ productId, itemId, qty }) => ({
          productId,
          itemId,
          quantity: qty * 2,
        })),
    },
    staff,
  );
  await platform.call(
    confirmOrderEdit,
    { slug: placed.slug, revision: changed.revision, hasAgreed: true },
    staff,
  );
  const got = await platform.call(getStaffOrder, { slug: placed.slug }, staff);
  expect(ratesOf({ got }).map((one) => one.slice(0, 4))).toEqual(['20 %', '10 %']);
  expect(got.prices.itemsTotal).toBe(80);
});

test('[CART-062] where prices are without tax, the tax of the buyer’s country comes on top of them, and the sum follows', async ({
  platform,
}) => {
  const { books, countries } = await buildRates(platform);
  const ctx = await platform.ctx();
  await setCheckoutSettings(ctx, { isTaxIncluded: false });
  onTestFinished(() => setCheckoutSettings(ctx, { isTaxIncluded: true }));
  await save(platform, { countries, ossFrom: null });
  const atHome = await order(platform, books);
  await save(platform, { ossFrom: day });
  const abroad = await order(platform, books);
  await save(platform, { ossFrom: null, countries: [] });

  expect(atHome.got.prices).toMatchObject({ itemsTotal: 40, tax: 8.8, orderTotal: 52.8, taxCountry: null });
  expect(ratesOf(atHome)).toEqual(['25 % on 33: 8.25', '5 % on 11: 0.55']);
  expect(abroad.got.prices).toMatchObject({ itemsTotal: 40, tax: 7.7, orderTotal: 51.7, taxCountry: 'AT' });
  expect(ratesOf(abroad)).toEqual(['20 % on 33: 6.6', '10 % on 11: 1.1']);
});

test('[OFFICE-09] what is declared in the OSS is of the documents that carry that tax, by quarter, country and rate, credit notes taken off', async ({
  platform,
}) => {
  const { books, countries } = await buildRates(platform);
  const before = await order(platform, books);
  await save(platform, { countries, ossFrom: day });
  const after = await order(platform, books);
  const old = await order(platform, books);
  const ctx = await platform.ctx({ now: new Date(Date.now() - 365 * 86_400_000) });
  const invoiced = await findOrder(ctx, old.slug);
  if (invoiced) await issueInvoice(ctx, invoiced);
  for (const { slug } of [before, after, old])
    await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const [lamp] = after.got.items.filter(({ productId }) => productId === after.lamp);
  const giveBack = {
    key: 'povrat-lampe',
    items: [{ itemId: lamp?.itemId ?? 0, quantity: 1 }],
    isByHand: true,
  };
  await platform.call(refundOrder, { slug: after.slug, ...giveBack }, staff);
  await platform.call(refundOrder, { slug: old.slug, key: 'povrat-star', amount: 11, isByHand: true }, staff);

  const asked = { from: `${Number(today.slice(0, 4)) - 1}-01-01`, to: today };
  const { rows, oss } = await platform.call(getTaxReport, asked, staff);
  const file = await platform.http(
    {
      method: 'GET',
      url: `${exportReport.path.replace('{what}', 'oss')}?${new URLSearchParams(asked)}`,
    },
    staff,
  );
  const forPeople = await platform.http(
    {
      url: `${exportReport.path.replace('{what}', 'oss')}?${new URLSearchParams({ ...asked, reader: 'person' })}`,
    },
    { ...staff, language: 'hrv' },
  );
  const settings = await platform.call(getTaxSettings, {}, staff);
  const blind = await platform.call(getTaxSettings, {}, { as: { staff: ['settings.edit'] } });

  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarter = (of: number) => `${of}-Q${Math.ceil(month / 3)}`;
  expect(oss.rows).toMatchObject([
    { quarter: quarter(year - 1), corrects: null, country: 'AT', rate: 20, base: 27.5, tax: 5.5 },
    { quarter: quarter(year - 1), corrects: null, country: 'AT', rate: 10, base: 10, tax: 1 },
    // Of the lamp nothing is left but its share of delivery.
    { quarter: quarter(year), corrects: null, country: 'AT', rate: 20, base: 2.5, tax: 0.5 },
    { quarter: quarter(year), corrects: null, country: 'AT', rate: 10, base: 10, tax: 1 },
    { quarter: quarter(year), corrects: quarter(year - 1), country: 'AT', rate: 20, total: -8.25 },
    { quarter: quarter(year), corrects: quarter(year - 1), country: 'AT', rate: 10, total: -2.75 },
  ]);
  expect(forPeople.body).toContain('\uFEFFTromjesečje;Ispravak za;Država;Stopa %;Osnovica;Porez;Ukupno\n');
  expect(forPeople.body).toContain(';AT;20;27,5;5,5;33\n');
  expect(rows.filter(({ country }) => country === 'AT').map(({ rate, isOss }) => [rate, isOss])).toEqual([
    [25, false],
    [20, true],
    [10, true],
    [5, false],
  ]);
  expect(file.payload).toContain(`${quarter(year)},${quarter(year - 1)},AT,20`);
  expect(file.payload.trim().split('\n').at(-1)).toBe(
    `,,,,${[oss.totals.base, oss.totals.tax, oss.totals.total].join(',')}`,
  );
  const inYear = (of: number) =>
    oss.rows.filter((row) => row.quarter.startsWith(String(of))).reduce((sum, row) => sum + row.base, 0);
  // Each line leads to the orders that it was counted from.
  const behind = async (of: { quarter: number; issued: 'any' | 'credit'; taxRate: number }) => {
    const found = await platform.call(
      filterOrders,
      {
        issued: of.issued,
        from: `${of.quarter}-01-01T00:00:00Z`,
        to: `${of.quarter + 1}-01-01T00:00:00Z`,
        taxRate: of.taxRate,
        taxedIn: 'AT',
        oss: 'true',
        iso: 'EUR',
      },
      staff,
    );
    return found.records.map(({ slug }) => slug).sort();
  };
  expect(await behind({ quarter: year - 1, issued: 'any', taxRate: 20 })).toEqual([old.slug]);
  expect(await behind({ quarter: year, issued: 'any', taxRate: 10 })).toEqual([after.slug, old.slug].sort());
  expect(await behind({ quarter: year, issued: 'credit', taxRate: 20 })).toEqual(
    [after.slug, old.slug].sort(),
  );
  expect(await behind({ quarter: year, issued: 'any', taxRate: 25 })).toEqual([]);
  expect(settings.abroad).toMatchObject({ limit: 10_000, currency: 'EUR' });
  expect(settings.abroad?.lastYear).toEqual({ year: year - 1, amount: inYear(year - 1) });
  expect(settings.abroad?.thisYear.amount, 'with what was taxed at home').toBeCloseTo(
    inYear(year) + 26.4 + 10.48,
    2,
  );
  expect(blind.abroad, 'for who may read reports').toBeNull();
});

test('[CART-062] a rate at home changes on its day: prices stay, a class it does not name keeps its own, and what was ordered keeps its rates', async ({
  platform,
}) => {
  const { books } = await buildRates(platform);
  const food = await saveTaxClass(await platform.ctx(), { code: 'hrana', name: 'Hrana', rate: 1300 });
  const soup = await buildProduct(platform, { price: 1130, taxClassId: food });
  const taxOfSoup = async () => {
    const cart = await platform.call(getCart, await buildCart(platform, [{ productId: soup, qty: 1 }]));
    return [cart.items[0]?.productData.taxRate, cart.prices.base.orderTotal, cart.prices.base.tax.orderTotal];
  };
  const from = (first: string) => [
    { country: 'HR', from: first, rate: 24, classes: [{ taxClassId: books, rate: 7 }] },
    { country: 'HR', from: '2020-01-01', rate: 23, classes: [] },
  ];
  await save(platform, { ossFrom: day, countries: from('2099-01-01').slice(0, 1) });
  const before = await order(platform, books, { country: 191 });
  expect(ratesOf(before), 'its day is to come').toEqual(home);

  await save(platform, { countries: from(today) });
  const after = await order(platform, books, { country: 191 });
  const kept = await platform.call(getStaffOrder, { slug: before.slug }, staff);
  await platform.call(changeOrderState, { slug: before.slug, state: 'paid' }, staff);

  expect(ratesOf(after), 'the last of its days').toEqual(['24 % on 26.61: 6.39', '7 % on 10.28: 0.72']);
  expect(after.got.prices).toMatchObject({ orderTotal: before.got.prices.orderTotal, taxCountry: null });
  expect(ratesOf({ got: kept })).toEqual(home);
  expect(await taxOfSoup()).toEqual([13, 11.3, 1.3]);
  const choices = await platform.call(productChoices, {}, staff);
  expect(choices.usualTaxRate).toBe(24);
  expect(choices.taxClasses).toContainEqual(expect.objectContaining({ id: books, rate: 7 }));
  expect(choices.taxClasses).toContainEqual(expect.objectContaining({ id: food, rate: 13 }));

  await save(platform, { countries: from('2099-01-01') });
  expect(ratesOf(await order(platform, books, { country: 191 })), 'the day before it').toEqual([
    '23 % on 26.83: 6.17',
    '5 % on 10.48: 0.52',
  ]);
  await save(platform, { usualRate: null, ossFrom: null, countries: [] });
});

test('[OFFICE-07, OFFICE-15] two people change taxes at once, wrong ones are named, countries without a rate too, and the log holds both', async ({
  platform,
}) => {
  const { books, countries } = await buildRates(platform);
  const [vienna] = countries;
  if (!vienna) throw new Error('no rates');
  await save(platform, { ossFrom: null, countries: [], usualRate: null });
  await buildDeliveryMethod(platform);
  const { revision, lacking } = await platform.call(getTaxSettings, {}, staff);
  await save(platform, { revision, countries: [vienna], ossFrom: day });
  const usual = await save(platform, { revision, usualRate: 24, ossFrom: null, countries: [] });
  const stale = await platform.refusal(
    saveTaxSettings,
    { revision, countries: [{ ...vienna, rate: 19 }] },
    staff,
  );

  expect((await platform.call(productChoices, {}, staff)).usualTaxRate).toBe(24);
  expect(lacking).toContain('AT');
  expect(lacking).not.toContain('HR');
  expect(usual, 'what was as it was read stays').toMatchObject({
    usualRate: 24,
    ossFrom: day,
    countries: [vienna],
  });
  expect(usual.lacking).not.toContain('AT');
  expect(stale.code).toBe('RECORD_CHANGED');
  for (const said of [
    { usualRate: 100.5 },
    { usualRate: -1 },
    { usualRate: 12.345 },
    { ossFrom: '2026-02-31' },
    { countries: [{ ...vienna, country: 'XX' }] },
    { countries: [vienna, vienna] },
    { countries: [{ ...vienna, classes: [{ taxClassId: 999_999, rate: 1 }] }] },
    { countries: [{ ...vienna, classes: [vienna.classes, vienna.classes].flat() }] },
  ])
    expect((await platform.refusal(saveTaxSettings, said, staff)).status).toBe(400);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ changes: unknown }>(
    sql`select changes from audit_log where changes::text like '%"taxes"%' order by id desc limit 2`,
  );
  expect(JSON.stringify(rows)).toMatch(/(?=.*AT 2026-01-01)(?=.*20, Knjige 10)(?=.*"usualRate": ?24)/);
  await save(platform, { usualRate: null, ossFrom: null, countries: [] });
  expect(books).toBeGreaterThan(0);
});
