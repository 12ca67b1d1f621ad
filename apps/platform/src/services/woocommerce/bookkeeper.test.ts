import { filterOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { filterAudit } from '@izlog/contract/user/audit';
import { getProgramKey, takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Answered, connectDialect, dialectClient, portOf } from '#test/builders/dialect-client.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { asProgram } from '#test/builders/program-key.ts';
import { wcOrderFaults } from '#test/builders/wc-order-shape.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

// In production, so that a key over plain http is refused as it would be there.
const test = platformTestWith({ TRUST_PROXY: '1', NODE_ENV: 'production' });
const staff = { as: 'staff' } as const;
const rights = {
  mayRead: ['orders.read' as const, 'customers.read' as const],
  mayWrite: ['orders.edit' as const, 'stock.edit' as const],
};

const counted = (platform: TestPlatform, quantity = 10, sku?: string) =>
  buildProduct(platform, { price: 2500, stock: { isTracked: true, quantity }, ...(sku && { sku }) });

async function orderOf(
  platform: TestPlatform,
  given: Parameters<typeof buildOrder>[2] = {},
  kind = 'bankTransfer',
) {
  const { orderSlug: slug } = await buildOrder(platform, kind as 'bankTransfer', given);
  return platform.call(getStaffOrder, { slug }, staff);
}

const refusalOf = ({ status, data }: Answered) => `${status} ${data.code}`;
const sum = (amounts: string[]) => Math.round(amounts.reduce((all, one) => all + Number(one), 0) * 100) / 100;

test('[DOOR-10] nothing is answered below /wp-json until there is a key of WooCommerce, nor once it was taken back', async ({
  platform,
}) => {
  const port = await portOf(platform);
  const nobody = dialectClient(`ck_${'0'.repeat(40)}:cs_${'0'.repeat(40)}`, port);
  expect((await nobody.get('orders')).status).toBe(404);
  expect((await platform.http({ url: '/wp-json' })).statusCode).toBe(404);

  const { key, get } = await connectDialect(platform, rights);
  expect((await get('orders')).status).toBe(200);
  expect(refusalOf(await nobody.get('orders'))).toBe('401 woocommerce_rest_authentication_error');
  // The other site of the installation has none.
  expect((await dialectClient(key.secret, port, { site: 2 }).get('orders')).status).toBe(404);

  await platform.call(takeBackProgramKey, { id: key.id }, staff);
  expect((await get('orders')).status).toBe(404);
});

test('[DOOR-10] a bookkeeper reads the orders of a month paged and what changed since, and puts number, day and PDF of the invoice on one', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other', CompanyOib: '12345678903' });
  const product = await counted(platform, 50);
  const orders = [
    await orderOf(platform, { items: [{ productId: product, qty: 2 }] }),
    await orderOf(
      platform,
      {
        items: [{ productId: product, qty: 1 }],
        company: { companyName: 'Kod Đure d.o.o.', oib: '12345678903' },
      },
      'cashOnDelivery',
    ),
    await orderOf(platform, { items: [{ productId: product, qty: 3 }] }),
  ];
  const { db } = await platform.ctx();
  await db.execute(sql`update orders set created_at = '2026-10-05T10:30:00Z', updated_at = '2026-10-06T10:30:00Z'
    where id = any(${sql.param(orders.map(({ id }) => id))}::bigint[])`);
  const { key, ...client } = await connectDialect(platform, rights);
  const month = {
    after: '2026-10-01T00:00:00',
    before: '2026-11-01T00:00:00',
    per_page: 2,
    orderby: 'id',
    order: 'asc',
  };

  const pages = [await client.get('orders', month), await client.get('orders', { ...month, page: 2 })];
  expect(pages.map(({ headers }) => [headers['x-wp-total'], headers['x-wp-totalpages']])).toEqual([
    ['3', '2'],
    ['3', '2'],
  ]);
  expect(pages[0]?.headers.link).toMatch(
    /<https:\/\/prvi\.test\/wp-json\/wc\/v3\/orders\?.*page=2.*>; rel="next"$/,
  );
  expect(pages[1]?.headers.link).toMatch(/rel="prev"$/);
  const read = pages.flatMap(({ data }) => data);
  expect(read.map(({ id, number }) => [id, number])).toEqual(orders.map(({ id, slug }) => [id, slug]));
  expect(read.flatMap(wcOrderFaults)).toEqual([]);
  for (const [index, one] of read.entries()) {
    // Lines, delivery and their taxes are what was paid, to the cent.
    const lines = one.line_items as Record<string, string>[];
    const delivered = one.shipping_lines as Record<string, string>[];
    const parts = [...lines, ...delivered].flatMap(({ total = '', total_tax: tax = '' }) => [total, tax]);
    expect(sum(parts)).toBe(Number(one.total));
    expect(Number(one.total)).toBe(orders[index]?.prices.orderTotal);
    expect(
      sum(one.tax_lines.flatMap((tax: Record<string, string>) => [tax.tax_total, tax.shipping_tax_total])),
    ).toBe(Number(one.total_tax));
  }
  const metaOf = (one: { meta_data: { key: string; value: unknown }[] }) =>
    Object.fromEntries(one.meta_data.map(({ key: name, value }) => [name, value]));
  expect(read.map(({ status }) => status)).toEqual(['on-hold', 'processing', 'on-hold']);
  expect(read[0]).toMatchObject({
    date_created: '2026-10-05T12:30:00',
    date_created_gmt: '2026-10-05T10:30:00',
    customer_id: 0,
    payment_method: 'bacs',
    currency: 'EUR',
    billing: { first_name: 'Žarko-Ćiro', last_name: 'Đurić', city: 'Đakovo', country: 'HR', company: '' },
  });
  expect(read[1].billing.company).toBe('Kod Đure d.o.o.');
  expect(metaOf(read[1])).toMatchObject({ _billing_oib: '12345678903' });

  const [order] = orders;
  const changed = { modified_after: '2026-10-07T00:00:00Z', _fields: 'id,total,billing.city' };
  expect((await client.get('orders', changed)).data).toEqual([]);
  const invoiced = await client.put(`orders/${order?.id}`, {
    meta_data: [
      { key: '_izlog_invoice_number', value: '17/P1/1' },
      { key: '_izlog_invoice_date', value: '2026-10-05' },
      { key: '_izlog_invoice_pdf', value: Buffer.from('%PDF-1.4\nračun\n%%EOF').toString('base64') },
    ],
  });
  expect([invoiced.status, metaOf(invoiced.data)]).toMatchObject([
    200,
    { _wcpdf_invoice_number: '17/P1/1', _izlog_invoice_date: '2026-10-05' },
  ]);
  expect((await client.get('orders', changed)).data).toEqual([
    { id: order?.id, total: invoiced.data.total, billing: { city: 'Đakovo' } },
  ]);
  const staffs = await platform.call(getStaffOrder, { slug: order?.slug ?? '' }, staff);
  expect(staffs.documents).toMatchObject([
    { kind: 'invoice', number: '17/P1/1', pdfUrl: expect.any(String) },
  ]);

  const noted = await client.post(`orders/${order?.id}/notes`, { note: 'Proknjiženo u listopadu.' });
  expect([noted.status, noted.data]).toMatchObject([
    201,
    { note: 'Proknjiženo u listopadu.', customer_note: false },
  ]);
  expect((await client.get(`orders/${order?.id}/notes`)).data).toEqual([noted.data]);

  // The whole order, sent back as it was read, changes nothing; a number that another order has is refused with the reason.
  expect((await client.put(`orders/${order?.id}`, invoiced.data)).status).toBe(200);
  const twice = await client.put(`orders/${orders[2]?.id}`, {
    meta_data: [
      { key: '_wcpdf_invoice_number', value: '17/P1/1' },
      { key: '_izlog_invoice_date', value: '2026-10-05' },
    ],
  });
  expect([refusalOf(twice), twice.data.message]).toEqual([
    '400 rest_invalid_param',
    expect.stringContaining('Another order has a paper of this number.'),
  ]);
  const { records } = await platform.call(filterAudit, { keyId: key.id }, staff);
  expect(records.map(({ action, userName }) => [action, userName])).toEqual([
    ['POST /api/v2/ecommerce/order/note/create/{slug}', key.name],
    ['POST /api/v2/ecommerce/order/paper/put/{slug}', key.name],
  ]);
});

test('[DOOR-10] a warehouse sets stock, marks orders as sent with their parcels, and what was sent twice is done once', async ({
  platform,
}) => {
  const product = await counted(platform, 40, 'ŠALICA-1');
  const [sent, parted, later] = [
    await orderOf(platform, { items: [{ productId: product, qty: 2 }] }),
    await orderOf(platform, { items: [{ productId: product, qty: 3 }] }),
    await orderOf(platform, { items: [{ productId: product, qty: 1 }] }, 'cashOnDelivery'),
  ];
  const { key, ...client } = await connectDialect(platform, rights, { queryStringAuth: true });

  const [found] = (await client.get('products', { sku: 'ŠALICA-1' })).data;
  expect(found).toMatchObject({
    id: product,
    type: 'simple',
    price: '25.00',
    stock_quantity: 34,
    stock_status: 'instock',
  });
  const set = await client.put(`products/${product}`, { stock_quantity: 20 });
  expect([set.status, set.data.stock_quantity]).toEqual([200, 20]);
  expect((await platform.call(getStock, { id: product }, staff)).quantity).toBe(20);
  expect((await client.put(`products/${product}`, { stock_quantity: '20' })).data.stock_quantity).toBe(20);
  const batch = await client.post('products/batch', {
    update: [
      { id: product, stock_quantity: 21 },
      { id: product, regular_price: '1.00' },
      { id: 999_999, stock_quantity: 1 },
    ],
    delete: [product],
  });
  expect(batch.data.update.map((one: Answered['data']) => one.error?.code ?? one.stock_quantity)).toEqual([
    21,
    'woocommerce_rest_cannot_edit',
    'woocommerce_rest_product_invalid_id',
  ]);
  expect(batch.data.delete[0].error.code).toBe('woocommerce_rest_cannot_delete');

  // The money of a transfer came; the parcel left: as the plug-ins for tracking say it.
  expect((await client.put(`orders/${sent.id}`, { status: 'processing' })).data.status).toBe('processing');
  const parcel = {
    tracking_provider: 'GLS',
    tracking_number: 'GLS-1',
    custom_tracking_link: 'https://gls.test/1',
  };
  const tracked = await client.post(`orders/${sent.id}/shipment-trackings`, parcel);
  expect([tracked.status, tracked.data]).toMatchObject([
    201,
    { tracking_number: 'GLS-1', tracking_provider: 'GLS' },
  ]);
  expect((await client.post(`orders/${sent.id}/shipment-trackings`, parcel)).data).toEqual(tracked.data);
  expect((await client.get(`orders/${sent.id}/shipment-trackings`)).data).toEqual([tracked.data]);
  const after = await client.get(`orders/${sent.id}`);
  expect(after.data).toMatchObject({ status: 'completed', date_completed: expect.any(String) });
  expect((await platform.call(getStaffOrder, { slug: sent.slug }, staff)).parcels).toMatchObject([
    { carrier: 'GLS', number: 'GLS-1', url: 'https://gls.test/1' },
  ]);

  // Two parcels, each with its pieces.
  const [line] = parted.items;
  const pieces = (number: string, qty: number) => ({
    tracking_provider: 'DPD',
    tracking_number: number,
    products_list: [{ item_id: line?.itemId, qty }],
  });
  expect(refusalOf(await client.post(`orders/${parted.id}/shipment-trackings`, pieces('DPD-1', 1)))).toBe(
    '409 izlog_order_move_not_allowed',
  );
  await client.put(`orders/${parted.id}`, { set_paid: true });
  await client.post(`orders/${parted.id}/shipment-trackings`, pieces('DPD-1', 1));
  const between = await client.get(`orders/${parted.id}`);
  await client.post(`orders/${parted.id}/shipment-trackings`, pieces('DPD-2', 2));
  expect(refusalOf(await client.post(`orders/${parted.id}/shipment-trackings`, pieces('DPD-3', 1)))).toMatch(
    /^4\d\d /,
  );
  const both = await client.get(`orders/${parted.id}`);
  expect([between.data.status, both.data.status]).toEqual(['processing', 'completed']);

  // Paid at the door: sent without being paid, with its number in the order itself.
  const done = await client.post('orders/batch', {
    update: [
      {
        id: later.id,
        status: 'completed',
        meta_data: [
          { key: '_tracking_number', value: 'BOX-9' },
          { key: '_tracking_provider', value: 'Box Now' },
        ],
      },
      { id: sent.id, status: 'completed' },
      { id: 999_999, status: 'completed' },
      { id: parted.id, status: 'on-hold' },
    ],
  });
  expect(done.data.update.map((one: Answered['data']) => one.error?.code ?? one.status)).toEqual([
    'completed',
    'completed',
    'woocommerce_rest_shop_order_invalid_id',
    'woocommerce_rest_cannot_edit',
  ]);
  expect((await platform.call(getStaffOrder, { slug: later.slug }, staff)).state).toBe('sent');
  const { records } = await platform.call(filterAudit, { keyId: key.id }, staff);
  expect(records.every(({ userName }) => userName === key.name)).toBe(true);
});

test('[DOOR-10] what is not safe is refused in the words of the dialect, with the reason, and nothing of it is done', async ({
  platform,
}) => {
  const product = await counted(platform);
  const order = await orderOf(platform, { items: [{ productId: product, qty: 1 }] });
  const { key, ...client } = await connectDialect(platform, rights);
  const before = await client.get(`orders/${order.id}`);

  const asked: [string, Promise<Answered>, RegExp][] = [
    [
      '403 woocommerce_rest_cannot_edit',
      client.put(`orders/${order.id}`, { billing: { city: 'Split' } }),
      /billing/,
    ],
    [
      '403 woocommerce_rest_cannot_edit',
      client.put(`orders/${order.id}`, { total: '1.00', status: 'processing' }),
      /total/,
    ],
    ['403 woocommerce_rest_cannot_edit', client.put(`orders/${order.id}`, { status: 'refunded' }), /money/],
    ['400 rest_invalid_param', client.put(`orders/${order.id}`, { status: 'gone' }), /status/],
    [
      '403 woocommerce_rest_cannot_edit',
      client.put(`orders/${order.id}`, { meta_data: [{ key: '_sync', value: 1 }] }),
      /_sync/,
    ],
    [
      '403 woocommerce_rest_cannot_create',
      client.post('orders', { status: 'processing' }),
      /API of the shop/,
    ],
    [
      '403 woocommerce_rest_cannot_delete',
      client.delete(`orders/${order.id}`, { force: true }),
      /API of the shop/,
    ],
    [
      '403 woocommerce_rest_cannot_create',
      client.post(`orders/${order.id}/refunds`, { amount: '10' }),
      /API of the shop/,
    ],
    ['403 woocommerce_rest_cannot_edit', client.put(`products/${product}`, { name: 'Drugo' }), /name/],
    ['400 rest_invalid_param', client.put(`products/${product}`, { stock_quantity: 1.5 }), /stock_quantity/],
    ['404 woocommerce_rest_shop_order_invalid_id', client.get('orders/999999'), /Invalid ID/],
    ['404 rest_no_route', client.get('orders/1%20or%201'), /No route/],
    ['404 rest_no_route', client.get('reports/sales'), /No route/],
    ['400 rest_invalid_param', client.get('orders', { per_page: 100_000 }), /between 1 .* and 100/],
    ['400 rest_invalid_param', client.get('orders', { page: -1 }), /page/],
    ['400 rest_invalid_param', client.get('orders', { orderby: 'id; drop table orders' }), /orderby/],
    ['400 rest_invalid_param', client.get('orders', { status: ['processing', "x' or '1'='1"] }), /status/],
    ['400 rest_invalid_param', client.get('orders', { modified_after: 'jučer' }), /modified_after/],
    ['400 rest_invalid_param', client.get('orders', { include: '1,two' }), /include/],
  ];
  for (const [wanted, calling, words] of asked) {
    const answered = await calling;
    expect(refusalOf(answered), JSON.stringify(answered.data)).toBe(wanted);
    expect(`${answered.data.message} ${JSON.stringify(answered.data.data.params)}`).toMatch(words);
    expect(answered.data.data.status).toBe(answered.status);
  }
  expect((await client.get(`orders/${order.id}`)).data).toEqual(before.data);

  // Of another site nothing is found; a page past the last is empty.
  const other = await connectDialect(platform, rights, { site: 2 });
  expect(refusalOf(await other.get(`orders/${order.id}`))).toBe('404 woocommerce_rest_shop_order_invalid_id');
  expect((await client.get('orders', { page: 9000 })).data).toEqual([]);
  expect((await client.get('orders', { status: 'trash' })).data).toEqual([]);
  const listed = await client.get('orders', { status: ['on-hold', 'processing'], search: order.slug });
  expect(listed.data.map(({ id }: { id: number }) => id)).toEqual([order.id]);
  expect(key.kind).toBe('woocommerce');
});

test('[DOOR-10, DOOR-01] a key of WooCommerce is its maker narrowed: by rights, network and line, and a key of ours is none', async ({
  platform,
}) => {
  const product = await counted(platform);
  const order = await orderOf(platform, { items: [{ productId: product, qty: 1 }] });
  const reader = await connectDialect(platform, { mayRead: ['orders.read'] });
  expect((await reader.get(`orders/${order.id}`)).status).toBe(200);
  const refused = await reader.put(`orders/${order.id}`, { status: 'processing' });
  expect([refusalOf(refused), refused.data.message]).toEqual([
    '403 woocommerce_rest_cannot_edit',
    expect.stringContaining('orders.edit'),
  ]);
  expect(refusalOf(await reader.get('customers'))).toBe('403 woocommerce_rest_cannot_view');
  // What visitors see of a product all keys read; how many pieces there are only who keeps the stock.
  expect((await reader.get(`products/${product}`)).data).toMatchObject({
    stock_quantity: null,
    stock_status: 'instock',
  });
  const shut = await connectDialect(platform, { ...rights, networks: ['203.0.113.0/24'] });
  expect((await shut.get('orders')).status).toBe(403);
  expect((await platform.call(getProgramKey, { id: reader.key.id }, staff)).refusedToday).toBe(2);

  // The same key opens our own API; over plain http it opens nothing.
  expect(
    (await platform.call(filterOrders, {}, asProgram(reader.key.secret))).records.length,
  ).toBeGreaterThan(0);
  const plain = async (url: string, headers: Record<string, string>) =>
    (await platform.app.inject({ url, headers: { host: 'prvi.test', ...headers } })).json();
  const basic = `Basic ${Buffer.from(reader.key.secret).toString('base64')}`;
  expect(await plain('/wp-json/wc/v3/orders', { authorization: basic })).toMatchObject({
    code: 'woocommerce_rest_authentication_error',
    message: expect.stringContaining('https'),
  });
  expect(await plain('/wp-json/wc/v3/orders?oauth_signature=x', {})).toMatchObject({
    message: expect.stringContaining('OAuth 1.0a'),
  });
  expect(await plain('/wp-json/wc/v3/orders', {})).toMatchObject({ data: { status: 401 } });
  expect(await plain('/wp-json/wc/v3/reports', {})).toMatchObject({ data: { status: 401 } });
  // Without a key no body is read, however large.
  const large = await platform.app.inject({
    method: 'PUT',
    url: `/wp-json/wc/v3/orders/${order.id}`,
    headers: { host: 'prvi.test', 'content-type': 'application/json' },
    payload: '{'.repeat(2_000_000),
  });
  expect(large.json()).toMatchObject({ data: { status: 401 } });
});
