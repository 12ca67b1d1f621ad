import { filterPacking, getPacking, getPackingOrder } from '@izlog/contract/ecommerce/orders/order-packing';
import { createParcel, sendOrders, updateParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import {
  changeOrderState,
  exportOrders,
  getStaffOrder,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { listTodo } from '@izlog/contract/settings/todo';
import { login } from '@izlog/contract/user/login';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { accessMatrix, matrixCallers } from '#platform/kernel/access/access-matrix.ts';
import { type DefaultRole, defaultRoles } from '#platform/services/people/setup.ts';
import { buildStaff } from '#test/builders/account.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const owner = { as: 'staff' } as const;

/** Logs in as somebody new of a ready-made role. */
async function enter(platform: TestPlatform, role: DefaultRole) {
  const { email, password } = await buildStaff(platform, { role });
  const { tokens } = await platform.call(login, { username: email, password });
  return { headers: { accessToken: tokens.accessToken } };
}

async function placed(platform: TestPlatform) {
  const productId = await buildProduct(platform, {
    price: 1357,
    stock: { isTracked: true, quantity: 9 },
  });
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 2 }],
  });
  const { id } = await platform.call(getStaffOrder, { slug }, owner);
  return { slug, id };
}

test('[OFFICE-08] a warehouse sees what is to be packed without a price, packs it, sends it and writes down where it is', async ({
  platform,
}) => {
  const { slug, id } = await placed(platform);
  const packer = await enter(platform, 'warehouse');

  const { records } = await platform.call(filterPacking, { search: slug }, packer);
  const order = await platform.call(getPackingOrder, { slug }, packer);
  const slips = await platform.call(getPacking, { ids: String(id) }, packer);
  const [line] = order.unpacked;
  const packed = await platform.call(
    createParcel,
    { slug, lines: [{ itemId: line?.itemId ?? 0, quantity: 2 }], carrier: 'GLS', trackingNumber: 'GL 7' },
    packer,
  );
  const parcel = packed.parcels[0]?.id ?? 0;
  const sent = await platform.call(updateParcel, { slug, id: parcel, state: 'sent' }, packer);
  const waiting = await platform.call(filterPacking, { search: slug }, packer);
  const gone = await platform.call(filterPacking, { search: slug, part: 'gone' }, packer);
  const renamed = await platform.call(updateParcel, { slug, id: parcel, trackingNumber: 'GL 8' }, packer);
  const { todo } = await platform.call(listTodo, {}, packer);

  expect(records).toMatchObject([{ slug, quantity: 2, isHeld: false }]);
  expect(line?.quantity).toBe(2);
  // 13,57 a piece: neither it nor a sum of it stands anywhere.
  const told = JSON.stringify([records, order, slips]);
  expect(told).not.toMatch(/13[.,]?57|27[.,]?14|price|total|payment|refund|invoice/i);
  expect(sent.state).toBe('sent');
  expect([waiting.records, gone.records.map((one) => one.slug)]).toEqual([[], [slug]]);
  expect(renamed.parcels[0]?.trackingNumber).toBe('GL 8');
  expect(todo.map(({ name }) => name)).not.toContain('orders');
});

test('[OFFICE-08] what is not to be packed is not there for a warehouse, by whatever door', async ({
  platform,
}) => {
  const { slug, id } = await placed(platform);
  const packer = await enter(platform, 'warehouse');
  const { items } = await platform.call(getStaffOrder, { slug }, owner);
  const lines = [{ itemId: items[0]?.itemId ?? 0, quantity: 1 }];
  await platform.call(changeOrderState, { slug, state: 'cancelled', isQuiet: true }, owner);

  const seen = await platform.refusal(getPackingOrder, { slug }, packer);
  const packs = await platform.refusal(createParcel, { slug, lines }, packer);
  const slips = await platform.call(getPacking, { ids: String(id) }, packer);
  const trial = await platform.call(sendOrders, { ids: [id], isTrial: true }, packer);
  const reader = { as: { staff: ['orders.read'] } } as const;

  expect([seen.status, packs.status]).toEqual([404, 404]);
  expect(slips.records).toEqual([]);
  expect(trial.records).toMatchObject([{ id, slug: '', buyer: '', state: null, refused: 'missing' }]);
  expect((await platform.call(getPacking, { ids: String(id) }, reader)).records).toHaveLength(1);

  // What left long ago is nobody's of the warehouse any more.
  const old = await placed(platform);
  await platform.call(changeOrderState, { slug: old.slug, state: 'processing', isQuiet: true }, owner);
  await platform.call(changeOrderState, { slug: old.slug, state: 'sent', isQuiet: true }, owner);
  const lately = await platform.call(getPackingOrder, { slug: old.slug }, packer);
  const { db } = await platform.ctx();
  await db.execute(sql`update orders set created_at = created_at - interval '61 days' where id = ${old.id}`);

  expect(lately.state).toBe('sent');
  expect((await platform.refusal(getPackingOrder, { slug: old.slug }, packer)).status).toBe(404);
});

test('[OFFICE-08] [API-018] a warehouse may call these and no other calls about orders; a bookkeeper writes nothing at all', async ({
  platform,
}) => {
  const roles: DefaultRole[] = ['warehouse', 'bookkeeper', 'orderClerk'];
  const columns = matrixCallers(defaultRoles);
  const rows = accessMatrix(platform.endpoints, columns).filter(({ declared }) =>
    declared.startsWith('staff:'),
  );
  const opensTo = (role: DefaultRole) => {
    const at = columns.findIndex(({ name }) => name === role);
    return rows.filter(({ outcomes }) => outcomes[at] === 'yes').map(({ endpoint }) => endpoint);
  };
  const [warehouse = [], bookkeeper = [], clerk = []] = roles.map(opensTo);
  const reads = new Set(
    platform.endpoints
      .filter(({ method, reads: only }) => method === 'GET' || only === true)
      .map(({ method, path }) => `${method} ${path}`),
  );

  expect(warehouse.filter((name) => name.includes('/ecommerce/')).toSorted()).toEqual([
    'DELETE /api/v2/ecommerce/order/fulfilment/cancel/{slug}/{id}',
    'GET /api/v2/ecommerce/order/packing',
    'GET /api/v2/ecommerce/order/packing/filter',
    'GET /api/v2/ecommerce/order/packing/get/{slug}',
    'GET /api/v2/ecommerce/return/get/{id}',
    'PATCH /api/v2/ecommerce/order/fulfilment/update/{slug}/{id}',
    'POST /api/v2/ecommerce/order/bulk',
    'POST /api/v2/ecommerce/order/fulfilment/create/{slug}',
    // What comes back is received and looked at where parcels are.
    'POST /api/v2/ecommerce/return/check/{id}',
    'POST /api/v2/ecommerce/return/receive/{id}',
    'POST /api/v2/ecommerce/return/scan',
  ]);
  expect(bookkeeper.filter((name) => !reads.has(name))).toEqual([]);
  expect(bookkeeper).toEqual(
    expect.arrayContaining([
      'GET /api/v2/ecommerce/order/filter',
      'GET /api/v2/ecommerce/order/get/{slug}',
      'GET /api/v2/ecommerce/order/export',
    ]),
  );
  // Anyone who dealt with orders before the right was split packs and sends as well; settings are nobody's of the three.
  expect(clerk).toEqual(expect.arrayContaining(warehouse.filter((name) => name.includes('/order/'))));
  expect(
    [...warehouse, ...bookkeeper, ...clerk].filter((name) => /\/settings\/(?!changes$)/.test(name)),
  ).toEqual([]);
});

test('[OFFICE-08] a bookkeeper reads an order with its payments and takes files out, and changes nothing of it', async ({
  platform,
}) => {
  const { slug, id } = await placed(platform);
  const books = await enter(platform, 'bookkeeper');

  const order = await platform.call(getStaffOrder, { slug }, books);
  const file = await platform.http({ url: `${exportOrders.path}?search=${slug}&reader=program` }, books);
  const refusals = [
    await platform.refusal(sendOrders, { ids: [id], isTrial: true }, books),
    await platform.refusal(refundOrder, { slug, key: 'kljuc-povrata', amount: 1 }, books),
    await platform.refusal(changeOrderState, { slug, state: 'cancelled' }, books),
  ];

  expect(order.prices.orderTotal).toBeGreaterThan(0);
  expect([file.statusCode, file.payload.includes(slug)]).toEqual([200, true]);
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await platform.call(getStaffOrder, { slug }, owner)).state).toBe('created');
});
