import { filterCoupons } from '@izlog/contract/ecommerce/coupon-staff';
import { getPackingOrder } from '@izlog/contract/ecommerce/orders/order-packing';
import { createParcel, sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import {
  changeOrderState,
  filterOrders,
  getStaffOrder,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { newsletterFilter } from '@izlog/contract/marketing/newsletter-filter';
import { contained, permissions, withContained } from '@izlog/contract/permissions';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { login } from '@izlog/contract/user/login';
import { createRole } from '@izlog/contract/user/staff';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';

const gone = { slug: 'R-0-NEMA' };
const ships = [
  [createParcel, { ...gone, lines: [{ itemId: 1, quantity: 1 }] }],
  [getPackingOrder, gone],
] as const;
const acts = [
  [changeOrderState, { ...gone, state: 'sent' }],
  [refundOrder, { ...gone, key: 'kljuc-povrata' }],
] as const;

test('[OFFICE-08] a colleague who only sees orders is refused every act on them, by the platform too', async ({
  platform,
}) => {
  const reader = { as: { staff: ['orders.read'] } } as const;

  expect(await platform.call(filterOrders, {}, reader)).toHaveProperty('records');
  expect((await platform.refusal(getStaffOrder, gone, reader)).status).toBe(404);
  for (const [endpoint, input] of acts) {
    expect((await platform.refusal(endpoint, input, reader)).status).toBe(403);
  }
  const cashier = { as: { staff: ['orders.refund'] } } as const;
  expect((await platform.refusal(refundOrder, acts[1][1], cashier)).status).toBe(404);
  expect((await platform.refusal(changeOrderState, acts[0][1], cashier)).status).toBe(403);
});

test('[OFFICE-08] a role of before that names only the broader right keeps what it could do', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform, { role: 'orderClerk' });
  const { tokens } = await platform.call(login, { username: email, password });
  const clerk = { headers: { accessToken: tokens.accessToken } };
  for (const [endpoint, input] of [...acts, ...ships]) {
    expect((await platform.refusal(endpoint, input, clerk)).status).toBe(404);
  }
  await platform.call(filterOrders, {}, clerk);
  await platform.call(sendOrders, { ids: [987_654], isTrial: true }, clerk);
  expect((await platform.refusal(filterCoupons, {}, clerk)).status).toBe(403);

  const keeper = { as: { staff: ['catalogue.edit'] } } as const;
  await platform.call(filterCoupons, {}, keeper);
  expect((await platform.refusal(setProductPrice, { id: 987_654, price: 1 }, keeper)).status).toBe(404);

  await platform.call(newsletterFilter, {}, { as: { staff: ['users.edit'] } });
});

test('a broader right is needed to give it: the finer ones together are not it', async ({ platform }) => {
  const finer = { as: { staff: ['staff.edit', 'orders.read', 'orders.refund'] } } as const;
  const broader = { as: { staff: ['staff.edit', 'orders.edit'] } } as const;

  expect(
    (await platform.refusal(createRole, { name: 'Sve', permissions: ['orders.edit'] }, finer)).status,
  ).toBe(403);
  const made = await platform.call(createRole, { name: 'Povrati', permissions: ['orders.refund'] }, broader);

  expect(made.permissions).toEqual(['orders.refund']);
});

test('what a right contains is finer itself, and in the order of the rights', () => {
  // One that holds another is only held by what holds that one too: adding once is enough.
  for (const inner of Object.values(contained))
    for (const one of inner) expect(inner).toEqual(expect.arrayContaining([...(contained[one] ?? [])]));
  expect(withContained(['orders.refund'])).toEqual(['orders.read', 'orders.refund']);
  expect(withContained(['orders.edit', 'nothing known'])).toEqual([
    'orders.edit',
    'orders.read',
    'orders.ship',
    'orders.refund',
  ]);
  expect(withContained(permissions)).toEqual([...permissions]);
});
