import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import {
  changeOrderState,
  exportOrders,
  filterOrders,
  getStaffOrder,
  refundOrder,
  resendOrderMail,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { orderMoves, orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { cancelOwnOrder, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder, buildReadyCart, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { runOrderClock } from '../state/order-jobs.ts';
import { itemRefund } from '../state/refund-amount.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const stockOf = async (platform: TestPlatform, productId: number) => {
  const { db } = await platform.ctx();
  const { rows } = await db.execute(
    sql`select quantity - reserved as left from stock_levels where product_id = ${productId}`,
  );
  return rows[0]?.left;
};

const mailsOf = async (platform: TestPlatform, slug: string) => {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ template: string }>(sql`
    select m.template from mails m join orders o on m.key like 'order ' || o.id || ' %'
    where o.slug = ${slug} and m.template <> 'orderForStaff' order by m.created_at, m.id`);
  return rows.map(({ template }) => template);
};

const tracked = (platform: TestPlatform, quantity: number) =>
  buildProduct(platform, { price: 1000, stock: { isTracked: true, quantity } });

test('[ORDER-019] staff bring an order from paid to completed; what the table does not allow is refused', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');

  expect(await platform.refusal(changeOrderState, { slug, state: 'sent' }, staff)).toMatchObject({
    status: 409,
    code: 'ORDER_MOVE_NOT_ALLOWED',
    payload: { from: 'awaitingPayment', to: 'sent' },
  });
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  expect(paid).toMatchObject({
    state: 'paid',
    isPaid: true,
    expiresAt: null,
    invoiceNumber: expect.any(String),
  });
  expect(paid.paidTotal).toBe(paid.prices.orderTotal);
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const parcel = { carrier: 'GLS', number: '123456', url: 'https://gls.example/123456' };
  const sent = await platform.call(changeOrderState, { slug, state: 'sent', parcel }, staff);
  expect(sent).toMatchObject({ parcels: [parcel], invoiceNumber: paid.invoiceNumber });
  await platform.call(changeOrderState, { slug, state: 'delivered' }, staff);
  const done = await platform.call(changeOrderState, { slug, state: 'completed', note: 'Preuzeto.' }, staff);
  expect(done.history.map(({ state }) => state)).toEqual([
    'awaitingPayment',
    'paid',
    'processing',
    'sent',
    'delivered',
    'completed',
  ]);
  expect(await mailsOf(platform, slug)).toEqual([
    'orderConfirmation',
    'orderState',
    'orderState',
    'orderState',
  ]);
});

test('every move of the table leads somewhere, and only refunded is the end', () => {
  for (const state of orderStates) {
    expect({ state, ends: orderMoves[state].length === 0 }).toEqual({ state, ends: state === 'refunded' });
    for (const { to, by } of orderMoves[state]) {
      expect(to).not.toBe(state);
      expect(by.length).toBeGreaterThan(0);
    }
  }
});

test('an unpaid order is cancelled by its buyer and its pieces come back; a paid one cannot be', async ({
  platform,
}) => {
  const productId = await tracked(platform, 3);
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 2 }],
  });
  expect(await stockOf(platform, productId)).toBe(1);

  expect(await platform.refusal(cancelOwnOrder, { slug, key: 'krivo' })).toMatchObject({ status: 404 });
  expect(await platform.call(cancelOwnOrder, { slug, key })).toMatchObject({
    state: 'cancelled',
    mayCancel: false,
  });

  expect(await stockOf(platform, productId)).toBe(3);
  expect(await platform.call(cancelOwnOrder, { slug, key })).toMatchObject({ state: 'cancelled' });
  expect(await stockOf(platform, productId)).toBe(3);
  const paid = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug: paid.orderSlug, state: 'paid' }, staff);
  expect(await platform.refusal(cancelOwnOrder, { slug: paid.orderSlug, key: paid.orderKey })).toMatchObject({
    code: 'ORDER_MOVE_NOT_ALLOWED',
  });
});

test('a bank transfer is reminded of once, then expires and gives its pieces back', async ({ platform }) => {
  const productId = await tracked(platform, 2);
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId, qty: 2 }],
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

  await runOrderClock(platform.kernel, inDays(2));
  expect(await mailsOf(platform, slug)).toEqual(['orderConfirmation']);
  await runOrderClock(platform.kernel, inDays(3));
  await runOrderClock(platform.kernel, inDays(4));
  expect(await mailsOf(platform, slug)).toEqual(['orderConfirmation', 'orderReminder']);
  expect(await stockOf(platform, productId)).toBe(0);
  await runOrderClock(platform.kernel, inDays(7));
  await runOrderClock(platform.kernel, inDays(8));

  expect(await platform.call(getOrder, { slug, key })).toMatchObject({ state: 'cancelled', slip: null });
  expect(await stockOf(platform, productId)).toBe(2);
  expect(await mailsOf(platform, slug)).toEqual(['orderConfirmation', 'orderReminder', 'orderState']);
});

test('refunds of pieces, delivery and the rest give back exactly what was paid; a repeat gives nothing', async ({
  platform,
}) => {
  const productId = await tracked(platform, 10);
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { items: [{ productId, qty: 3 }] });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const [item] = (await platform.call(getStaffOrder, { slug }, staff)).items;
  const items = [{ itemId: item?.itemId ?? 0, quantity: 1 }];

  const first = await platform.call(
    refundOrder,
    { slug, key: 'povrat-jedan', items, reason: 'Oštećeno' },
    staff,
  );
  expect(first).toMatchObject({
    state: 'paid',
    prices: { refundedTotal: 10 },
    items: [{ refundedQuantity: 1 }],
    refunds: [{ amount: 10, state: 'done', isThroughGateway: false, reason: 'Oštećeno' }],
  });
  expect(await stockOf(platform, productId)).toBe(8);
  expect(await platform.call(refundOrder, { slug, key: 'povrat-jedan', items }, staff)).toMatchObject({
    prices: { refundedTotal: 10 },
  });
  expect(await platform.refusal(refundOrder, { slug, key: 'previse-1', amount: 25 }, staff)).toMatchObject({
    code: 'REFUND_TOO_LARGE',
  });
  const pieces = (key: string, ...quantities: number[]) => {
    const wanted = quantities.map((quantity) => ({ itemId: item?.itemId ?? 0, quantity }));
    return platform.refusal(refundOrder, { slug, key, items: wanted, reason: 'Šteta' }, staff);
  };
  const fields = [{ path: `pieces.${item?.itemId}`, kind: 'quantityTooLarge' }];
  expect(await pieces('previse-2', 3), 'of three one is given back').toMatchObject({ payload: { fields } });
  expect(await pieces('previse-3', 1, 2), 'said twice').toMatchObject({ payload: { fields } });
  const rest = await platform.call(
    refundOrder,
    { slug, key: 'povrat-dva', items: [{ itemId: item?.itemId ?? 0, quantity: 2 }], withDelivery: true },
    staff,
  );
  expect(rest).toMatchObject({ state: 'refunded', prices: { refundedTotal: 34.5, orderTotal: 34.5 } });
  expect(await stockOf(platform, productId)).toBe(10);
  expect(await platform.refusal(refundOrder, { slug, key: 'jos-jedan', amount: 1 }, staff)).toMatchObject({
    code: 'ORDER_NOT_REFUNDABLE',
  });
});

test('the delivery of an order is given back once, also when two of the staff press at the same moment', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const delivery = (key: string) => platform.call(refundOrder, { slug, key, withDelivery: true }, staff);

  const [first, second] = await behindALock(
    platform,
    sql`select from orders where slug = ${slug} and site_id = 1 for update`,
    [() => delivery('dostava-prva'), () => delivery('dostava-druga')],
  );

  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'REFUND_TOO_LARGE' } });
  await expect(delivery('dostava-treca')).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' });
  const [item] = paid.items;
  const items = [{ itemId: item?.itemId ?? 0, quantity: 1 }];
  const withGoods = { slug, key: 'roba-i-dostava', items, withDelivery: true };
  expect(await platform.refusal(refundOrder, withGoods, staff)).toMatchObject({ code: 'REFUND_TOO_LARGE' });
  const after = await platform.call(getStaffOrder, { slug }, staff);
  expect(after.refunds).toMatchObject([{ amount: paid.prices.delivery, state: 'done', withDelivery: true }]);
  expect(after.prices.refundedTotal).toBe(paid.prices.delivery);
});

test('a cancelled order whose money is given back then takes no pieces, also when others have bought the last', async ({
  platform,
}) => {
  const productId = await tracked(platform, 1);
  const items = [{ productId, qty: 1 }];
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { items });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const { paidTotal } = await platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);
  await buildOrder(platform, 'bankTransfer', { items });

  const refunded = await platform.call(refundOrder, { slug, key: 'povrat-svega', amount: paidTotal }, staff);

  expect(refunded.state).toBe('refunded');
  expect(await stockOf(platform, productId)).toBe(0);
});

test('pieces come back once: with their refund or with the order that is cancelled, and not at all when staff keep them out', async ({
  platform,
}) => {
  const productId = await tracked(platform, 30);
  const paidOrder = async () => {
    const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
      items: [{ productId, qty: 3 }],
    });
    await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
    const { items } = await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
    const refund = (quantity: number, restock: boolean) =>
      platform.call(
        refundOrder,
        { slug, key: 'komadi-natrag', items: [{ itemId: items[0]?.itemId ?? 0, quantity }], restock },
        staff,
      );
    return { refund, cancel: () => platform.call(changeOrderState, { slug, state: 'cancelled' }, staff) };
  };
  const left = () => stockOf(platform, productId);

  const returned = await paidOrder();
  await returned.refund(1, true);
  expect(await left()).toBe(28);
  await returned.cancel();
  expect(await left()).toBe(30);

  const ended = await paidOrder();
  await ended.cancel();
  expect(await left()).toBe(30);
  await ended.refund(3, true);
  expect(await left()).toBe(30);

  const damaged = await paidOrder();
  await damaged.refund(1, false);
  expect(await left()).toBe(27);
  await damaged.cancel();
  expect(await left()).toBe(29);
});

test('[ORDER-017, CART-051] an order is cancelled while another with the same product and coupon is placed', async ({
  platform,
}) => {
  const productId = await tracked(platform, 10);
  const code = 'ISTI';
  await platform.call(saveCoupon, { code, names: { hrv: 'Isti' }, kind: 'percent', value: 10 }, staff);
  const cartWithCoupon = async () => {
    const cart = await buildReadyCart(platform, 'bankTransfer', { items: [{ productId, qty: 1 }] });
    await platform.call(applyCoupon, { ...cart, couponCode: code });
    return cart;
  };
  const { orderSlug: slug } = await platform.call(createOrder, await cartWithCoupon(), fromOwnAddress({}));
  const next = await cartWithCoupon();

  const outcomes = await behindALock<unknown>(
    platform,
    sql`select from promotions where code = ${code} for update`,
    [
      () => platform.call(changeOrderState, { slug, state: 'cancelled' }, staff),
      () => platform.call(createOrder, next, fromOwnAddress({})),
    ],
  );

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await stockOf(platform, productId)).toBe(9);
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`select used from promotions where code = ${code}`);
  expect(rows).toEqual([{ used: 1 }]);
});

test('however the pieces of a line are split over refunds, together they give back what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 250_000 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 }),
      (quantity, total, tax, isTaxIncluded, steps) => {
        let refundedQuantity = 0;
        let given = 0;
        for (const wish of [...steps, quantity]) {
          const pieces = Math.min(wish, quantity - refundedQuantity);
          given += itemRefund(
            { isTaxIncluded, isReverseCharge: false },
            { quantity, refundedQuantity, total, tax },
            pieces,
          );
          refundedQuantity += pieces;
        }
        expect(given).toBe(total + (isTaxIncluded ? 0 : tax));
      },
    ),
    { numRuns: 5000 },
  );
});

test('[OFFICE-15] staff find orders by telephone however it is typed, by street, product and SKU, with its signs or without', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Hoblica žutovoljka', sku: 'ŽH-77/4.b' });
  const { orderSlug } = await buildOrder(platform, 'cashOnDelivery', { items: [{ productId, qty: 1 }] });
  const { orderSlug: other } = await buildOrder(platform, 'cashOnDelivery');
  const { db } = await platform.ctx();
  const there = {
    street: 'Vučetićev prilaz',
    houseNumber: '5',
    city: 'Čakovec',
    contactPhone: '098/765-4321',
  };
  await db.execute(
    sql`update orders set delivery_address = delivery_address || ${JSON.stringify(there)}::jsonb where slug = ${orderSlug}`,
  );
  const found = async (search: string) =>
    (await platform.call(filterOrders, { search }, staff)).records.map(({ slug }) => slug);

  for (const search of [
    '098/765-4321',
    '098 765 4321',
    '+385 98 765 4321',
    '00385987654321',
    '987654321',
    'vucetic',
    'Vučetićev prilaz 5',
    'hoblica',
    'ŽH-77/4.b',
    'žh774b',
    'ZH 77 4',
    `${orderSlug} čakovec`,
  ])
    expect({ search, found: await found(search) }).toEqual({ search, found: [orderSlug] });
  expect(await found(`${other} hoblica`)).toEqual([]);
  expect(await found('%%%')).toEqual([]);
  expect(
    (await platform.call(filterOrders, { search: 'hoblica' }, { as: 'staff', site: 2 })).records,
  ).toEqual([]);
});

test('staff find orders by words, state and way to pay; other sites see none of them', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const { orderSlug } = await buildOrder(platform, 'hpf', {
    company: { companyName: 'Stolarija Đurić d.o.o.', oib: '12345678903' },
    email: 'nabava@stolarija.test',
  });

  for (const search of [orderSlug, 'nabava@stolarija', 'đurić stolarija', '12345678903']) {
    const { records, pagination } = await platform.call(filterOrders, { search }, staff);
    expect({ search, slugs: records.map(({ slug }) => slug) }).toEqual({ search, slugs: [orderSlug] });
    expect(pagination.total).toBe(1);
  }
  expect((await platform.call(filterOrders, { kind: 'hpf', state: 'created' }, staff)).records).toMatchObject(
    [{ slug: orderSlug, buyer: 'Stolarija Đurić d.o.o.', paymentKind: 'hpf' }],
  );
  expect(
    (await platform.call(filterOrders, { search: orderSlug }, { as: 'staff', site: 2 })).records,
  ).toEqual([]);
  expect(await platform.refusal(getStaffOrder, { slug: orderSlug }, { as: 'staff', site: 2 })).toMatchObject({
    status: 404,
  });
});

test('orders are taken out as CSV that no spreadsheet runs', async ({ platform }) => {
  const { orderSlug } = await buildOrder(platform, 'cashOnDelivery', {
    company: { companyName: '=HYPERLINK("http://zlo.example")', oib: '12345678903' },
  });

  const answer = await platform.http({ url: `${exportOrders.path}?search=${orderSlug}` }, staff);

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line, end] = answer.body.split('\n');
  expect(head?.startsWith('\uFEFFnumber,createdAt,state')).toBe(true);
  expect(line).toContain(orderSlug);
  expect(line).toContain(`"'=HYPERLINK(""http://zlo.example"")"`);
  expect(end).toBe('');
});

test('[ORDER-024] the shop reads in its mail how to reach the buyer, who is not told the own phone', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { email: 'zdenka@kupci.test' });

  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ template: string; text: string }>(sql`
    select distinct m.template, m.data::text as text from mails m join orders o on m.key like 'order ' || o.id || ' %'
    where o.slug = ${slug}`);
  const textOf = (template: string) => rows.find((row) => row.template === template)?.text;

  expect(textOf('orderForStaff')).toContain('+385911234567\\nzdenka@kupci.test');
  expect(textOf('orderConfirmation')).not.toContain('+385911234567');
});

test('[ORDER-024] a mail is sent again when staff ask for it, and the history says so', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');

  await platform.call(resendOrderMail, { slug, mail: 'confirmation' }, staff);
  await platform.call(resendOrderMail, { slug, mail: 'reminder' }, staff);

  expect((await mailsOf(platform, slug)).toSorted()).toEqual([
    'orderConfirmation',
    'orderConfirmation',
    'orderReminder',
  ]);
  const { events } = await platform.call(getStaffOrder, { slug }, staff);
  expect(events.map(({ kind, state, by }) => [kind, state, by !== ''])).toEqual([
    ['state', 'awaitingPayment', false],
    ['mail', null, true],
    ['mail', null, true],
  ]);
  expect(events.filter(({ kind }) => kind === 'mail').map(({ note }) => note)).toEqual([
    'confirmation',
    'reminder',
  ]);
});
