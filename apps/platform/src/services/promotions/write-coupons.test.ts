import { applyCoupon, removeCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { deleteCoupon, filterCoupons, getCoupon, saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { filterAudit } from '@izlog/contract/user/audit';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCustomer } from '#test/builders/account.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildReadyCart, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { promotions } from './promotion.tables.ts';

const staff = { as: 'staff' } as const;
const names = { hrv: 'Ljetni kupon', eng: 'Summer coupon' };
const percent = { names, kind: 'percent', value: 10 } as const;

const openCart = async (platform: TestPlatform, price = 10_000) =>
  buildCart(platform, [{ productId: await buildProduct(platform, { price }), qty: 1 }]);

async function refusedFields(platform: TestPlatform, input: object, as = 400) {
  const { status, payload } = await platform.refusal(
    saveCoupon,
    { code: 'KRIVI', ...percent, ...input },
    staff,
  );
  expect(status).toBe(as);
  return (payload as { fields: { path: string }[] }).fields.map(({ path }) => path);
}

test('[CART-051, CART-060] a coupon that staff save works in a cart at once, and a deleted one is refused and leaves the carts', async ({
  platform,
}) => {
  const cart = await openCart(platform);

  const saved = await platform.call(
    saveCoupon,
    { code: 'LJETO10', ...percent, value: 12.5, minTotal: 50 },
    staff,
  );
  const priced = await platform.call(applyCoupon, { ...cart, couponCode: 'ljeto10' });
  await platform.call(deleteCoupon, { id: saved.id }, staff);

  expect(saved).toMatchObject({ code: 'LJETO10', kind: 'percent', value: 12.5, minTotal: 50, used: 0 });
  expect(priced.coupon).toMatchObject({ code: 'LJETO10', percent: 12.5, discount: 12.5 });
  expect(await platform.call(getCart, cart)).toMatchObject({
    coupon: false,
    notices: [{ code: 'couponDropped', name: null, reason: 'COUPON_NOT_FOUND' }],
  });
  expect((await platform.refusal(applyCoupon, { ...cart, couponCode: 'LJETO10' })).code).toBe(
    'COUPON_NOT_FOUND',
  );
  expect((await platform.call(removeCoupon, cart)).notices).toEqual([]);
  expect((await platform.call(getCart, cart)).notices).toEqual([]);
  expect((await platform.refusal(deleteCoupon, { id: saved.id }, staff)).status).toBe(404);
});

test('[CART-060] a fixed amount, dates and limits count as they were saved', async ({ platform }) => {
  const cart = await openCart(platform);
  const apply = (couponCode: string) => platform.call(applyCoupon, { ...cart, couponCode });
  const refusal = async (code: string, input: object) => {
    await platform.call(saveCoupon, { code, ...percent, ...input }, staff);
    return (await platform.refusal(applyCoupon, { ...cart, couponCode: code })).code;
  };
  await platform.call(saveCoupon, { code: 'PET', names, kind: 'amount', value: 5.01 }, staff);

  expect((await apply('PET')).coupon).toMatchObject({ kind: 'amount', discount: 5.01 });
  expect(await refusal('RANO', { validFrom: '2999-01-01T00:00:00+01:00' })).toBe('COUPON_NOT_STARTED');
  expect(await refusal('KASNO', { validTo: '2020-01-01T00:00:00Z' })).toBe('COUPON_EXPIRED');
  expect(await refusal('VELIKI', { minTotal: 100.01 })).toBe('COUPON_MINIMUM');
  expect(await refusal('ISKLJUCEN', { isActive: false })).toBe('COUPON_NOT_FOUND');
  await platform.call(saveCoupon, { code: 'JEDNOM', ...percent, usageLimit: 1 }, staff);
  const { db } = await platform.ctx();
  await db.update(promotions).set({ used: 1 }).where(eq(promotions.code, 'JEDNOM'));
  expect(await refusal('JEDNOM', { usageLimit: 1 })).toBe('COUPON_USED_UP');
  await db.update(promotions).set({ usageLimit: 5, used: 3 }).where(eq(promotions.code, 'JEDNOM'));
  expect(await refusedFields(platform, { code: 'jednom', usageLimit: 2 })).toEqual(['usageLimit']);
});

test('the same code, whatever its case, saves over the coupon: also when it is saved twice at once', async ({
  platform,
}) => {
  const both = await Promise.all(
    ['DVAPUT', 'dvaput'].map((code) => platform.call(saveCoupon, { code, ...percent }, staff)),
  );

  const { records, pagination } = await platform.call(filterCoupons, { keywords: 'DvaPut' }, staff);

  expect(both[0]?.id).toBe(both[1]?.id);
  expect(records).toMatchObject([{ id: both[0]?.id, names, used: 0, validTo: null }]);
  expect(pagination).toMatchObject({ total: 1, page: 1, lastPage: 1 });
});

test('coupons are found by a part of their code or name, and those of another site neither found nor deleted', async ({
  platform,
}) => {
  const { id } = await platform.call(
    saveCoupon,
    { code: 'JESEN', ...percent, names: { hrv: 'Šareno lišće' } },
    staff,
  );
  const found = async (keywords: string, site: 1 | 2 = 1) =>
    (await platform.call(filterCoupons, { keywords }, { ...staff, site })).records.map(({ code }) => code);

  expect(await found('ese')).toEqual(['JESEN']);
  expect(await found('sareno lis')).toEqual(['JESEN']);
  expect(await found('ese', 2)).toEqual([]);
  expect((await platform.refusal(deleteCoupon, { id }, { ...staff, site: 2 })).status).toBe(404);
  expect(await found('ese')).toEqual(['JESEN']);
});

test('a coupon that cannot be meant is refused with the names of its fields, and nothing is kept', async ({
  platform,
}) => {
  for (const [input, paths] of [
    [{ code: '' }, ['code']],
    [{ code: 'S RAZMAKOM' }, ['code']],
    [{ value: 0 }, ['value']],
    [{ value: 100.01 }, ['value']],
    [{ value: -1 }, ['value']],
    [{ kind: 'amount', value: 1.005 }, ['value']],
    [{ kind: 'freeDelivery', value: 5 }, ['value']],
    [{ kind: 'darovano' }, ['kind']],
    [{ names: { eng: 'Coupon' } }, ['names.hrv']],
    [{ validFrom: '2026-02-01T00:00:00Z', validTo: '2026-02-01T01:00:00+01:00' }, ['validTo']],
    [{ validTo: 'sutra' }, ['validTo']],
    [{ minTotal: -0.01 }, ['minTotal']],
    [{ usageLimit: 0, customerLimit: 1.5 }, ['usageLimit', 'customerLimit']],
    [
      { productIds: [999_999], categoryIds: [999_998], userIds: [999_997] },
      ['productIds.0', 'categoryIds.0', 'userIds.0'],
    ],
  ] as const)
    expect(await refusedFields(platform, input), JSON.stringify(input)).toEqual(paths);
  expect((await platform.call(filterCoupons, { keywords: 'KRIVI' }, staff)).records).toEqual([]);
});

test('coupons are kept by staff who may edit the catalogue, and the log tells what they changed', async ({
  platform,
}) => {
  const clerk = { as: { staff: ['orders.edit'] } } as const;
  const input = { code: 'ZAPIS', ...percent };
  for (const as of [clerk, { as: 'customer' } as const])
    expect((await platform.refusal(saveCoupon, input, as)).status).toBe(403);

  const { id } = await platform.call(saveCoupon, input, staff);
  await platform.call(saveCoupon, { ...input, value: 20 }, staff);
  await platform.call(deleteCoupon, { id }, staff);

  const { records } = await platform.call(filterAudit, { limit: 3 }, staff);
  expect(records).toMatchObject([
    { action: 'DELETE /api/v2/ecommerce/coupon/delete/{id}', changes: [{ target: 'coupon ZAPIS' }] },
    {
      action: 'PUT /api/v2/ecommerce/coupon/save',
      changes: [{ target: 'coupon ZAPIS', before: { value: 10 }, after: { value: 20 } }],
    },
    { action: 'PUT /api/v2/ecommerce/coupon/save', changes: [{ after: { code: 'ZAPIS', isOn: true } }] },
  ]);
});

test('coupons are told by how far they are, and narrowed by it', async ({ platform }) => {
  const { db } = await platform.ctx();
  const save = (code: string, input: object = {}) =>
    platform.call(saveCoupon, { code, ...percent, ...input }, staff);
  const states = {
    on: await save('STANJE-1'),
    planned: await save('STANJE-2', { validFrom: '2999-01-01T00:00:00Z' }),
    over: await save('STANJE-3', { validTo: '2020-01-01T00:00:00Z' }),
    usedUp: await save('STANJE-4', { usageLimit: 1 }),
    off: await save('STANJE-5', { isActive: false, validTo: '2020-01-01T00:00:00Z' }),
  };
  await db.update(promotions).set({ used: 1 }).where(eq(promotions.code, 'STANJE-4'));

  for (const [state, { id }] of Object.entries(states)) {
    const query = { keywords: 'stanje-', state: state as keyof typeof states };
    const { records } = await platform.call(filterCoupons, query, staff);
    expect(records.map((one) => [one.id, one.state])).toEqual([[id, state]]);
  }
});

test('a coupon names its products by sku and its customers by e-mail, and tells the orders that used it', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { sku: 'KUP-1', name: 'Planer', price: 10_000 });
  const customer = await buildCustomer(platform);
  const input = { code: 'IMENA', ...percent, skus: ['kup-1'], emails: [customer.email.toUpperCase()] };
  const saved = await platform.call(saveCoupon, input, staff);
  await platform.call(saveCoupon, { ...input, emails: [], usageLimit: 2 }, staff);
  const cart = await buildReadyCart(platform, 'bankTransfer', { items: [{ productId, qty: 1 }] });
  await platform.call(applyCoupon, { ...cart, couponCode: 'IMENA' });
  const order = await platform.call(createOrder, cart, fromOwnAddress({}));
  await platform.call(saveCoupon, input, staff);

  expect(await platform.call(getCoupon, { id: saved.id }, staff)).toMatchObject({
    state: 'on',
    products: [{ id: productId, sku: 'KUP-1', name: 'Planer' }],
    customers: [{ email: customer.email }],
    used: 1,
    uses: [{ slug: order.orderSlug, discount: 10, currency: { iso: 'EUR' } }],
  });
  expect(await refusedFields(platform, { skus: ['KUP-1', 'NEMA'], emails: ['nitko@nigdje.hr'] })).toEqual([
    'skus.1',
    'emails.0',
  ]);
  expect((await platform.refusal(getCoupon, { id: saved.id }, { ...staff, site: 2 })).status).toBe(404);
});

test('a new coupon never saves over one of its code', async ({ platform }) => {
  await platform.call(saveCoupon, { code: 'ZAUZET', ...percent, isNew: true }, staff);

  expect(await refusedFields(platform, { code: 'zauzet', isNew: true }, 409)).toEqual(['code']);
});

test('[OFFICE-08] goods and gifts without a sku are named by their number, variants too, and told with what makes them', async ({
  platform,
}) => {
  const family = await buildProduct(platform, { name: 'Majica', format: 'configurable', sku: null });
  const variant = await buildProduct(platform, { name: 'Majica plava', parentId: family, sku: null });
  const elsewhere = await buildProduct(platform, { name: 'Tuđa' }, { site: 2 });
  const gift = { giftSkus: [`#${variant}`], skus: [`#${family}`] };

  const { id } = await platform.call(
    saveCoupon,
    { code: 'DAR', names, kind: 'gift', value: 0, ...gift },
    staff,
  );

  expect(await platform.call(getCoupon, { id }, staff)).toMatchObject({
    gifts: [{ id: variant, sku: null, name: 'Majica plava', details: '' }],
    products: [{ id: family }],
  });
  expect(await refusedFields(platform, { skus: [`#${elsewhere}`, '#0', '#999999999999'] })).toEqual([
    'skus.0',
    'skus.1',
    'skus.2',
  ]);
});
