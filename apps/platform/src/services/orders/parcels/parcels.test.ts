import { addOrderNote, assignOrder, getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import { getPacking } from '@izlog/contract/ecommerce/orders/order-packing';
import {
  cancelParcel,
  createParcel,
  sendOrders,
  updateParcel,
} from '@izlog/contract/ecommerce/orders/order-parcels';
import { changeOrderState, filterOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { listTodo } from '@izlog/contract/settings/todo';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { buildDeliveryMethod, buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const product = (platform: TestPlatform) =>
  buildProduct(platform, { price: 1000, stock: { isTracked: true, quantity: 9 } });

test('[ORDER-019] an order follows its parcels: in hand with the first, sent with the last, delivered when all are there', async ({
  platform,
}) => {
  const [first, second] = [await product(platform), await product(platform)];
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'cashOnDelivery', {
    items: [
      { productId: first, qty: 2 },
      { productId: second, qty: 1 },
    ],
  });
  const { items, unpacked } = await platform.call(getStaffOrder, { slug }, staff);
  const [one, two] = items.map(({ itemId }) => itemId);
  const pack = (lines: object, given: object = {}) => ({ slug, lines, ...given }) as never;

  const tooMany = await platform.refusal(createParcel, pack([{ itemId: one, quantity: 3 }]), staff);
  const foreign = await platform.refusal(createParcel, pack([{ itemId: 999_999_999, quantity: 1 }]), staff);
  const label = { carrier: 'GLS', trackingNumber: 'GL 1', url: 'https://gls.example/1' };
  const partly = await platform.call(
    createParcel,
    pack([{ itemId: one, quantity: 2 }], { ...label, isSent: true }),
    staff,
  );
  const again = await platform.refusal(createParcel, pack([{ itemId: one, quantity: 1 }]), staff);
  const wrong = await platform.call(createParcel, pack([{ itemId: two, quantity: 1 }]), staff);
  const id = wrong.parcels[1]?.id ?? 0;
  await platform.call(cancelParcel, { slug, id }, staff);
  const all = await platform.call(
    createParcel,
    pack([{ itemId: two, quantity: 1 }], { isSent: true }),
    staff,
  );
  const buyers = await platform.call(getOrder, { slug, key });
  const arrived = [];
  for (const parcel of all.parcels)
    arrived.push(
      (await platform.call(updateParcel, { slug, id: parcel.id, state: 'delivered' }, staff)).state,
    );

  expect(unpacked).toHaveLength(2);
  expect([tooMany, foreign, again].map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(partly).toMatchObject({ state: 'processing', parcels: [{ number: 1, state: 'sent', ...label }] });
  expect(all).toMatchObject({ state: 'sent', parcels: [{ number: 1 }, { number: 2, carrier: '' }] });
  expect(buyers.parcels).toEqual([
    { carrier: 'GLS', number: 'GL 1', url: label.url, place: 1, total: 2 },
    { carrier: '', number: '', url: null, place: 2, total: 2 },
  ]);
  expect(arrived).toEqual(['sent', 'delivered']);
  expect(await platform.call(getStaffOrder, { slug }, staff)).toMatchObject({
    state: 'delivered',
    unpacked: [],
    isPaid: true,
  });
  expect(
    (await platform.refusal(updateParcel, { slug, id: all.parcels[0]?.id ?? 0, state: 'sent' }, staff))
      .status,
  ).toBe(409);
  const { db } = await platform.ctx();
  const { rows: mails } = await db.execute<{ key: string }>(sql`
    select key from mails where key like 'order ' || (select id from orders where slug = ${slug}) || ' parcel %'`);
  expect(mails).toHaveLength(2);
  const { rows } = await db.execute(
    sql`select quantity - reserved as left from stock_levels where product_id = ${first}`,
  );
  expect(rows).toEqual([{ left: 7 }]);
});

test('[ORDER-024] a parcel of several says which it is, what is in it and what still comes, with its own number and the page of its carrier', async ({
  platform,
}) => {
  const email = 'paketi@kupci.test';
  const [first, second] = [await product(platform), await product(platform)];
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'cashOnDelivery', {
    items: [
      { productId: first, qty: 2 },
      { productId: second, qty: 1 },
    ],
    email,
  });
  const { items } = await platform.call(getStaffOrder, { slug }, staff);
  const [one, two] = items;
  const send = (lines: object, label: object) =>
    platform.call(createParcel, { slug, lines, isSent: true, ...label } as never, staff);
  const mails = async () => (await mailsTo(platform, email)).filter(({ data }) => 'parcel' in data);

  await send([{ itemId: one?.itemId, quantity: 2 }], { carrier: 'GLS Croatia', trackingNumber: '111 222' });
  const [partly] = await mails();
  const shown = (await platform.call(getOrder, { slug, key })).parcels;
  await send([{ itemId: two?.itemId, quantity: 1 }], { carrier: 'Naš kombi', trackingNumber: '7' });
  const last = (await mails()).find(({ data }) => data.state === 'sentLast');

  expect(partly?.text.subject).toContain('Paket 1 od 2 je poslan');
  expect(JSON.stringify(partly?.text.blocks)).toContain('Paket 1 od 2 vaše narudžbe je na putu');
  expect(partly?.data).toMatchObject({
    state: 'sentPartly',
    parcel: { place: 1, total: 2, lines: [`2 × ${one?.name}`], follows: [`1 × ${two?.name}`] },
    tracking: [
      {
        label: 'GLS Croatia',
        value: '111 222',
        url: 'https://gls-group.com/HR/hr/pracenje-posiljke?match=111222',
      },
    ],
  });
  expect(last?.text.subject).toContain('Paket 2 od 2 je poslan');
  expect(last?.data).toMatchObject({
    parcel: { follows: [] },
    tracking: [{ label: 'Naš kombi', value: '7' }],
  });
  expect(shown, 'the page says which of how many, as the mail does').toMatchObject([
    { number: '111 222', place: 1, total: 2 },
  ]);
  expect((await platform.call(getOrder, { slug, key })).parcels).toMatchObject([
    { place: 1, total: 2 },
    { place: 2, total: 2 },
  ]);
  expect((await platform.call(getOrder, { slug, key })).parcels.map(({ url }) => url)).toEqual([
    'https://gls-group.com/HR/hr/pracenje-posiljke?match=111222',
    null,
  ]);
});

test('[OFFICE-03] what a trial of sending many says is what happens, and those that changed since are refused by name', async ({
  platform,
}) => {
  const slugs = [];
  for (let made = 0; made < 4; made++) slugs.push((await buildOrder(platform, 'cashOnDelivery')).orderSlug);
  const unpaid = (await buildOrder(platform, 'bankTransfer')).orderSlug;
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where slug in ${[...slugs, unpaid]} order by id`);
  const ids = rows.map(({ id }) => Number(id));
  await db.execute(sql`update orders set attention = 'wrongAmount' where slug = ${slugs[1]}`);

  const waiting = async () => ({
    told: (await platform.call(listTodo, {}, staff)).todo.map(({ name, count }) => `${name} ${count}`),
    listed: (await platform.call(filterOrders, { unsent: 'true' }, staff)).records.length,
  });
  expect(await waiting()).toEqual({ told: ['orders 1', 'unsent 4'], listed: 4 });

  const trial = await platform.call(sendOrders, { ids: [...ids, 999_999_999], isTrial: true }, staff);
  await platform.call(changeOrderState, { slug: slugs[2] ?? '', state: 'cancelled' }, staff);
  const labels = { carrier: 'GLS', trackingNumbers: ['HR 1', '', '', 'HR 4'] };
  const bare = { ids, isTrial: false, trackingNumbers: ['HR 1'] };
  expect((await platform.refusal(sendOrders, bare, staff)).status, 'a number has its carrier').toBe(400);
  const done = await platform.call(
    sendOrders,
    { ids: [...ids, 999_999_999], isTrial: false, ...labels },
    staff,
  );
  const again = await platform.call(sendOrders, { ids, isTrial: false }, staff);

  const refusals = ({ records }: typeof trial) => records.map(({ refused }) => refused);
  expect(refusals(trial)).toEqual([null, 'attention', null, null, 'state', 'missing']);
  expect(refusals(done)).toEqual([null, 'attention', 'state', null, 'state', 'missing']);
  expect(refusals(again)).toEqual(['state', 'attention', 'state', 'state', 'state']);
  const states = await Promise.all(
    slugs.map(async (slug) => (await platform.call(getStaffOrder, { slug }, staff)).state),
  );
  expect(states).toEqual(['sent', 'created', 'cancelled', 'sent']);
  expect(await waiting()).toEqual({ told: ['orders 1', 'unsent 1'], listed: 1 });
  const last = await platform.call(getStaffOrder, { slug: slugs[3] ?? '' }, staff);
  expect(last.fulfilments).toMatchObject([{ state: 'sent', carrier: 'GLS', trackingNumber: 'HR 4' }]);
});

test('[OFFICE-15] notes, tags and who deals with an order lie beside it, with its neighbours in the narrowed list', async ({
  platform,
}) => {
  const slugs: string[] = [];
  for (let made = 0; made < 3; made++) slugs.push((await buildOrder(platform, 'cashOnDelivery')).orderSlug);
  const [low = '', middle = '', high = ''] = slugs;
  const colleague = await buildStaff(platform);
  for (const slug of slugs) await platform.call(assignOrder, { slug, tags: ['sajam', 'sajam'] }, staff);
  await platform.call(assignOrder, { slug: middle, assigneeId: colleague.id }, staff);
  await platform.call(addOrderNote, { slug: middle, text: 'Zvala je: ne prije utorka.' }, staff);

  const desk = await platform.call(getOrderDesk, { slug: middle, tag: 'sajam' }, staff);
  const alone = await platform.call(getOrderDesk, { slug: middle, assignee: colleague.id }, staff);
  const listed = await platform.call(filterOrders, { tag: 'sajam', assignee: colleague.id }, staff);
  const stranger = await platform.refusal(assignOrder, { slug: middle, assigneeId: 999_999_999 }, staff);
  const { id } = await platform.call(getStaffOrder, { slug: middle }, staff);
  const packing = await platform.call(getPacking, { ids: `${id},999999999` }, staff);

  expect(desk).toMatchObject({ before: high, after: low, place: 2, total: 3, tags: ['sajam'] });
  expect(desk).toMatchObject({
    notes: [{ text: 'Zvala je: ne prije utorka.' }],
    assignee: { id: colleague.id },
  });
  expect(alone).toMatchObject({ before: null, after: null, place: 1, total: 1 });
  expect(listed.records).toMatchObject([{ slug: middle, tags: ['sajam'], assignee: expect.any(String) }]);
  expect(stranger.status).toBe(400);
  expect(packing.records).toMatchObject([
    {
      slug: middle,
      isCashOnDelivery: true,
      lines: [{ quantity: 1 }],
      parcels: [],
      unpacked: [{ quantity: 1 }],
    },
  ]);
  expect(packing.seller.name, 'a slip names who sends it').not.toBe('');
});

test('[OFFICE-15] two who tag an order at once both do, each tag once; the log of staff says what there was and what there is', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery');

  await Promise.all(
    ['sajam', 'hitno', 'krhko', 'sajam'].map((tag) =>
      platform.call(assignOrder, { slug, addTags: [tag] }, staff),
    ),
  );
  const { tags } = await platform.call(assignOrder, { slug, removeTags: ['hitno', 'nema je'] }, staff);
  const many = Array.from({ length: 19 }, (_, nth) => `oznaka ${nth}`);
  const refused = await platform.refusal(assignOrder, { slug, addTags: many }, staff);

  expect(tags.toSorted()).toEqual(['krhko', 'sajam']);
  expect(refused).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'addTags', kind: 'tooManyTags' }] },
  });
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ changes: unknown }>(
    sql`select changes from audit_log where changes::text like ${`%order ${slug}%`} order by id desc limit 1`,
  );
  expect(rows[0]?.changes).toMatchObject([
    {
      before: { tags: expect.arrayContaining(['hitno']) },
      after: { tags: expect.not.arrayContaining(['hitno']) },
    },
  ]);
});

test('[ORDER-024] what the buyer fetches is never told as sent: it is ready for pick-up, by parcel and many at once', async ({
  platform,
}) => {
  const deliveryMethodId = await buildDeliveryMethod(platform, { price: 0, isPickup: true });
  const emails = ['dodem@kupci.test', 'dodem-i-ja@kupci.test'];
  const slugs: string[] = [];
  for (const email of emails)
    slugs.push((await buildOrder(platform, 'cashOnDelivery', { deliveryMethodId, email })).orderSlug);
  const [toPack = '', toSend = ''] = slugs;
  const first = await platform.call(getStaffOrder, { slug: toPack }, staff);
  const second = await platform.call(getStaffOrder, { slug: toSend }, staff);

  const packed = await platform.call(
    createParcel,
    { slug: toPack, lines: first.unpacked, isSent: true },
    staff,
  );
  await platform.call(sendOrders, { ids: [second.id], isTrial: false }, staff);
  const fetched = await platform.call(changeOrderState, { slug: toSend, state: 'delivered' }, staff);
  const { orderSlug: sent } = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug: sent, state: 'paid' }, staff);
  const notThere = await platform.refusal(changeOrderState, { slug: sent, state: 'readyForPickup' }, staff);

  expect(first.deliveryMethod).toMatchObject({ isPickup: true });
  expect(packed.state).toBe('readyForPickup');
  expect(fetched).toMatchObject({ state: 'delivered', isPaid: true });
  expect(fetched.history.map(({ state }) => state)).toContain('readyForPickup');
  for (const email of emails) {
    const subjects = (await mailsTo(platform, email)).map(({ text }) => text.subject);
    expect(subjects.filter((subject) => subject.includes('čeka preuzimanje'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('poslana'))).toEqual([]);
  }
  expect(notThere.code).toBe('ORDER_MOVE_NOT_ALLOWED');
});
