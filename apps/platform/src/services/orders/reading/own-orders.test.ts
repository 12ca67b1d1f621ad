import { randomUUID } from 'node:crypto';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import {
  changeOrderState,
  getStaffOrder,
  handOverRefund,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { filterOwnOrders, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { createAddress } from '@izlog/contract/user/address';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildReadyCart, guestAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { listItems } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { findReturnById, insertPicture, insertReturn, updateReturn } from '../returns/return.queries.ts';
import { forgetClosedOrders } from './personal-orders.queries.ts';
import { orderPart } from './personal-orders.ts';

const customer = { as: 'customer' } as const;
const staff = { as: 'staff' } as const;
const subject = { userIds: [testSites[1].customerId], email: undefined };

test('[ACCT-015, ORDER-019] a customer orders to a saved address and finds the orders in the profile, the newest first', async ({
  platform,
}) => {
  await platform.call(createAddress, { ...guestAddress, city: 'Split', zipCode: '21000' }, customer);
  const slugs: string[] = [];
  for (const kind of ['cashOnDelivery', 'bankTransfer'] as const) {
    const { userId: _guest, guestKey: _key, ...cart } = await buildReadyCart(platform, kind);
    slugs.unshift((await platform.call(createOrder, cart, customer)).orderSlug);
  }

  const { records, pagination } = await platform.call(filterOwnOrders, { page: 1, limit: 1 }, customer);

  expect(records).toMatchObject([
    { slug: slugs[0], state: 'awaitingPayment', orderTotal: 24.5, quantity: 1 },
  ]);
  expect(pagination).toMatchObject({ total: 2, lastPage: 2 });
  expect(await platform.call(getOrder, { slug: slugs[1] ?? '' }, customer)).toMatchObject({
    deliveryAddress: { city: 'Split' },
    email: testSites[1].customerEmail,
  });
  expect(await platform.refusal(getOrder, { slug: slugs[1] ?? '' }, { as: 'visitor' })).toMatchObject({
    status: 404,
  });
});

test('orders are among what a person takes away; an erasure leaves invoices and takes the person off the rest', async ({
  platform,
}) => {
  const place = async () => {
    const { userId: _guest, guestKey: _key, ...cart } = await buildReadyCart(platform, 'bankTransfer');
    return platform.call(createOrder, { ...cart, orderMessage: 'Moja napomena' }, customer);
  };
  const invoiced = await place();
  const ended = await place();
  const { orderSlug: slug } = ended;
  const copy = await platform.call(beginOrderEdit, { slug }, staff);
  const address = { ...copy.address, street: 'Ulica zaborava' };
  const { revision } = await platform.call(updateDraft, { id: copy.id, address }, staff);
  await platform.call(confirmOrderEdit, { slug, revision, hasAgreed: true }, staff);
  const deliveryAddress = { ...guestAddress, street: 'Obala zaborava' };
  await platform.call(correctOrderBuyer, { slug, deliveryAddress }, staff);
  await platform.call(changeOrderState, { slug: invoiced.orderSlug, state: 'paid' }, staff);
  await platform.call(changeOrderState, { slug: ended.orderSlug, state: 'cancelled' }, staff);
  const ctx = await platform.ctx();
  expect(await orderPart.collect(ctx, subject)).toContainEqual(
    expect.objectContaining({ number: ended.orderSlug, orderMessage: 'Moja napomena' }),
  );
  expect(await orderPart.kept?.(ctx, subject)).toMatchObject([
    { name: 'orders', count: 1 },
    { name: 'openOrders' },
    { name: 'withdrawals', count: 0 },
  ]);

  const notes = async () => {
    const { events } = await platform.call(getStaffOrder, { slug }, staff);
    return events.map(({ note }) => note).join();
  };
  expect(await notes()).toMatch(/Ulica zaborava.*Obala zaborava/s);

  await orderPart.erase(ctx, subject);

  expect(await notes(), 'neither a change nor a correction keeps an address').not.toContain('zaborava');
  const read = ({ orderSlug: slug, orderKey: key }: typeof ended) => platform.call(getOrder, { slug, key });
  expect(await read(ended)).toMatchObject({
    email: '',
    deliveryAddress: { lastName: '', street: '' },
    messages: { orderMessage: '' },
  });
  expect(await read(invoiced)).toMatchObject({ deliveryAddress: { lastName: 'Đurić' } });
  expect(await orderPart.collect(ctx, subject)).toEqual([]);
});

test('an erasure keeps on each order what it says: all of an open one until it is over, of an invoice name and address', async ({
  platform,
}) => {
  const place = async () => {
    const { userId: _guest, guestKey: _key, ...cart } = await buildReadyCart(platform, 'bankTransfer');
    return platform.call(createOrder, { ...cart, orderMessage: 'Moja napomena' }, customer);
  };
  const staff = { as: 'staff' } as const;
  const ctx = await platform.ctx();
  const before = await orderPart.kept?.(ctx, subject);
  const [unpaid, paid, refunded] = [await place(), await place(), await place()];
  for (const { orderSlug: slug } of [paid, refunded])
    await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await ctx.db.update(orders).set({ state: 'refunded' }).where(eq(orders.slug, refunded.orderSlug));
  const kept = await orderPart.kept?.(ctx, subject);
  const counted = (name: string) =>
    (kept?.find((one) => one.name === name)?.count ?? 0) -
    (before?.find((one) => one.name === name)?.count ?? 0);
  expect([counted('orders'), counted('openOrders')]).toEqual([2, 2]);

  await orderPart.erase(ctx, subject);

  const read = ({ orderSlug: slug, orderKey: key }: typeof paid) => platform.call(getOrder, { slug, key });
  for (const open of [unpaid, paid])
    expect(await read(open)).toMatchObject({
      email: testSites[1].customerEmail,
      messages: { orderMessage: 'Moja napomena' },
    });
  expect(await read(refunded)).toMatchObject({
    email: '',
    deliveryAddress: { lastName: 'Đurić', contactEmail: '', contactPhone: '' },
    messages: { orderMessage: '' },
  });

  await platform.call(changeOrderState, { slug: unpaid.orderSlug, state: 'cancelled' }, staff);
  await platform.call(changeOrderState, { slug: paid.orderSlug, state: 'completed' }, staff);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);
  await forgetClosedOrders(ctx.db, inDays(13));
  expect(await read(unpaid)).toMatchObject({ email: '', deliveryAddress: { lastName: '', street: '' } });
  expect(await read(paid)).toMatchObject({ email: testSites[1].customerEmail });
  await forgetClosedOrders(ctx.db, inDays(15));
  expect(await read(paid)).toMatchObject({
    email: '',
    deliveryAddress: { lastName: 'Đurić', contactEmail: '', contactPhone: '' },
  });
});

test('an erasure waits for a return that is open, takes its number of a parcel too, and what was written of it is in the export', async ({
  platform,
}) => {
  const { userId: _guest, guestKey: _key, ...cart } = await buildReadyCart(platform, 'bankTransfer');
  const { orderSlug } = await platform.call(createOrder, cart, customer);
  const ctx = await platform.ctx();
  const [order] = await ctx.db
    .update(orders)
    .set({ state: 'refunded' })
    .where(eq(orders.slug, orderSlug))
    .returning();
  const said = {
    name: 'Ana Anić',
    contact: 'ana@kupci.test',
    answer: 'Pošaljite.',
    trackingNumber: 'GL 9917',
  };
  const row = await insertReturn(
    ctx,
    {
      ...{ orderId: order?.id ?? 0, number: `${orderSlug}-P1`, state: 'checked', reason: 'defect', ...said },
      ...{ requestedAt: ctx.now, history: [] },
    },
    (await listItems(ctx, [order?.id ?? 0])).map(({ id: itemId }) => ({ itemId, quantity: 1 })),
  );
  const picture = { storageKey: 'povrati/rucka.jpg', name: 'rucka.jpg', mime: 'image/jpeg', size: 1 };
  await insertPicture(ctx, { id: randomUUID(), returnId: row.id, ...picture });
  const exported = await orderPart.collect(ctx, subject);
  await orderPart.erase(ctx, subject);
  const open = await findReturnById(ctx, row.id);
  await updateReturn(ctx, row.id, { state: 'settled' });
  await forgetClosedOrders(ctx.db, ctx.now);

  expect(exported).toContainEqual(
    expect.objectContaining({
      returns: expect.stringMatching(/Ana Anić, ana@kupci.test, Pošaljite., GL 9917, rucka.jpg$/),
    }),
  );
  expect(open).toMatchObject(said);
  expect(await findReturnById(ctx, row.id)).toMatchObject({
    ...{ name: '', contact: '', answer: '', trackingNumber: '' },
  });
});

test('an order tells the options of its items as the cart takes them, so that the same is ordered again', async ({
  platform,
}) => {
  const text = { title: 'text', label: { hrv: 'Tekst' }, optionType: 'text', inputType: null } as const;
  const productId = await buildProduct(platform, { price: 2000, customOptions: [text] });
  const options = { personalizations: { text: 'Lavanda' } };
  const {
    userId: _guest,
    guestKey: _key,
    ...cart
  } = await buildReadyCart(platform, 'bankTransfer', {
    items: [{ productId, qty: 2, options }],
  });
  const { orderSlug: slug } = await platform.call(createOrder, cart, customer);

  const { items } = await platform.call(getOrder, { slug }, customer);
  const again = await buildCart(platform, [{ productId, qty: 2, options: items[0]?.chosen }]);

  expect(items).toMatchObject([{ productId, chosen: options }]);
  expect(await platform.call(getCart, again)).toMatchObject({
    items: [{ productId, qty: 2, chosen: [{ value: 'Lavanda' }] }],
  });
});

test('[ACCT-015] the list of own orders tells while money is still owed', async ({ platform }) => {
  const { userId: _guest, guestKey: _key, ...cart } = await buildReadyCart(platform, 'bankTransfer');
  const { orderSlug: slug } = await platform.call(createOrder, cart, customer);
  const isOwed = async () => (await platform.call(filterOwnOrders, {}, customer)).records[0]?.isRefundOwed;
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const before = await isOwed();

  const { refunds } = await platform.call(refundOrder, { slug, key: 'povrat-dijela', amount: 5 }, staff);
  const meanwhile = await isOwed();
  await platform.call(handOverRefund, { slug, refundId: refunds[0]?.id ?? 0 }, staff);

  expect([before, meanwhile, await isOwed()]).toEqual([false, true, false]);
});
