import { deleteDraft, getDraft, placeDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { confirmWithdrawal, openWithdrawal } from '@izlog/contract/ecommerce/orders/withdrawal';
import {
  answerReturn,
  checkReturn,
  filterReturns,
  getReturn,
  receiveReturn,
  replaceReturn,
  scanReturn,
  settleReturn,
} from '@izlog/contract/ecommerce/returns/return-staff';
import {
  announceReturn,
  cancelWebReturn,
  getWebReturn,
  openReturn,
  sendWebReturn,
} from '@izlog/contract/ecommerce/returns/return-web';
import { listTodo } from '@izlog/contract/settings/todo';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { stockLevels } from '#platform/services/inventory/stock.tables.ts';
import { buildDeliveryMethod, buildOrder, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { runReturnClock } from './return-jobs.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const anywhere = () => fromOwnAddress({});
const stock = { isTracked: true, quantity: 9 };
let made = 0;

/** A delivered order of two lines: 3 × 20 € (SKU `A…`) and 1 × 10 €, with delivery for 4.50 € where 3 € were offered too. */
async function delivered(platform: TestPlatform, more: Parameters<typeof buildOrder>[2] = {}) {
  await buildDeliveryMethod(platform, { price: 300 });
  const sku = `POVRAT-${++made}`;
  const first = await buildProduct(platform, { price: 2000, sku, stock });
  const second = await buildProduct(platform, { price: 1000, stock });
  const email = `povrat${made}@kupci.test`;
  const { orderSlug, orderKey } = await buildOrder(platform, 'bankTransfer', {
    items: [
      { productId: first, qty: 3 },
      { productId: second, qty: 1 },
    ],
    email,
    ...more,
  });
  for (const state of ['paid', 'sent', 'delivered'] as const)
    await platform.call(changeOrderState, { slug: orderSlug, state, isQuiet: true }, staff);
  const order = await platform.call(getStaffOrder, { slug: orderSlug }, staff);
  const [one = 0, two = 0] = order.items.map(({ itemId }) => itemId);
  const { db } = await platform.ctx();
  const left = async () =>
    (await db.select().from(stockLevels).where(eq(stockLevels.productId, first)))[0]?.quantity;
  return { orderSlug, orderKey, email, sku, one, two, left, order };
}

type Placed = Awaited<ReturnType<typeof delivered>>;

const said = ({ orderSlug, email, one }: Placed, more: object = {}) => ({
  ...{ orderSlug, email, name: 'Ana Anić', contactEmail: email, reason: 'defect' as const },
  ...{ attempt: `pokušaj ${++made}`, message: 'Ručka se odlomila.', lines: [{ id: one, quantity: 1 }] },
  ...more,
});

const announce = (platform: TestPlatform, placed: Placed, more: object = {}) =>
  platform.call(announceReturn, said(placed, more), anywhere());

const idOf = async (platform: TestPlatform, number: string) =>
  (await platform.call(filterReturns, { search: number }, staff)).records[0]?.id ?? 0;

/** Sends files to a return as a browser does. */
async function sendPictures(
  platform: TestPlatform,
  { number, key }: { number: string; key: string },
  files: File[],
) {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  const request = new Request('http://x', { method: 'POST', body });
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/api/v2/ecommerce/web/return/pictures/${encodeURIComponent(number)}?key=${key}`,
    headers: {
      ...(await platform.headers(anywhere())),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, data: answer.json().data };
}

const picture = async (name: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
  );

test('[RET-01] a guest announces a part, staff approve, it arrives and is settled: exact money, credit note, stock once, and the buyer hears of each step', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const opened = await platform.call(openReturn, placed, anywhere());
  const { number, key } = await announce(platform, placed, {
    lines: [
      { id: placed.one, quantity: 2 },
      { id: placed.two, quantity: 1 },
    ],
  });
  const id = await idOf(platform, number);
  await platform.call(answerReturn, { id, isApproved: true, note: 'Pošaljite u originalnoj kutiji.' }, staff);
  await platform.call(sendWebReturn, { number, key, trackingNumber: 'GL 9917' }, anywhere());
  await platform.call(receiveReturn, { id }, { as: { staff: ['orders.ship'] } });
  const seen = await platform.call(getReturn, { id }, { as: { staff: ['orders.ship'] } });
  const lines = seen.lines.map((line, index) => ({
    lineId: line.id,
    ...{ sound: index === 0 ? 1 : 1, damaged: index === 0 ? 1 : 0, lost: 0, restock: 1 },
  }));
  await platform.call(checkReturn, { id, lines }, { as: { staff: ['orders.ship'] } });
  const checked = await platform.call(getReturn, { id }, staff);
  const total = checked.money?.proposal?.total ?? 0;
  const settled = await platform.call(settleReturn, { id, way: 'money', total, isHandedOver: true }, staff);

  expect(opened).toMatchObject({ isDelivered: true, lines: [{ quantity: 3 }, { quantity: 1 }], returns: [] });
  expect(seen).toMatchObject({ state: 'received', money: null, buyer: null, message: '' });
  expect(checked.money?.proposal).toMatchObject({
    total: 50,
    delivery: 0,
    taxes: [{ rate: 2500, base: 40, tax: 10 }],
  });
  expect(settled).toMatchObject({
    state: 'settled',
    money: { refunded: 50, creditNumber: expect.any(String) },
  });
  expect(await placed.left()).toBe(7);
  const after = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect(after.refunds).toMatchObject([{ amount: 50, state: 'done' }]);
  expect(after.events.filter(({ kind }) => kind === 'return').map(({ note }) => note)).toEqual(
    ['requested', 'approved', 'sent', 'received', 'checked', 'settled'].map((state) => `${number} ${state}`),
  );
  const mails = (await mailsTo(platform, placed.email)).filter(({ template }) => template === 'orderReturn');
  expect(mails.map(({ data }) => data.step)).toEqual(['requested', 'approved', 'received']);
  expect(await platform.call(getWebReturn, { number, key }, anywhere())).toMatchObject({
    ...{ state: 'settled', refunded: 50, trackingNumber: 'GL 9917', mayCancel: false },
  });
  // What is left of the line is one piece.
  const { lines: left } = await platform.call(openReturn, placed, anywhere());
  expect(left.map(({ quantity }) => quantity)).toEqual([1, 0]);
});

test('[RET-01] a withdrawal opens a return by itself, is never refused, and of the whole order gives the cheapest delivery back', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const { orderSlug, email, one, two } = placed;
  await announce(platform, placed, { reason: 'exchange' });
  const lines = [
    { id: one, quantity: 3 },
    { id: two, quantity: 1 },
  ];
  await platform.call(
    confirmWithdrawal,
    { orderSlug, email, name: 'Ana', contactEmail: email, lines },
    anywhere(),
  );
  const { records } = await platform.call(filterReturns, { orderSlug }, staff);
  const [withdrawn, exchange] = ['withdrawal', 'exchange'].map((reason) =>
    records.find((one) => one.reason === reason),
  );
  const id = withdrawn?.id ?? 0;

  expect(exchange).toMatchObject({ state: 'cancelled' });
  expect(withdrawn).toMatchObject({ state: 'approved', proposed: 73, dueAt: null });
  const refused = await platform.refusal(answerReturn, { id, isApproved: false, note: 'Ne.' }, staff);
  expect(refused.code).toBe('RETURN_MOVE_NOT_ALLOWED');
  await runReturnClock(platform.kernel, new Date(Date.now() + 400 * 86_400_000));
  expect((await platform.call(getReturn, { id }, staff)).state).toBe('approved');

  const todo = async () =>
    (await platform.call(listTodo, {}, staff)).todo.find(({ name }) => name === 'returns')?.count ?? 0;
  const before = await todo();
  await platform.call(receiveReturn, { id }, staff);
  expect(await todo()).toBe(before + 1);
  const { lines: own } = await platform.call(getReturn, { id }, staff);
  await platform.call(
    checkReturn,
    {
      id,
      lines: own.map((line) => ({
        lineId: line.id,
        sound: line.quantity,
        damaged: 0,
        lost: 0,
        restock: line.quantity,
      })),
    },
    staff,
  );
  const settled = await platform.call(settleReturn, { id, way: 'money', total: 73 }, staff);
  expect(settled).toMatchObject({ state: 'settled', money: { refunded: 73 } });
  expect(await placed.left()).toBe(9);
  const papers = await platform.call(getStaffOrder, { slug: orderSlug }, staff);
  expect(papers.refunds).toMatchObject([{ amount: 73, withDelivery: true, handedAt: null }]);
});

test('[RET-01] a withdrawal takes out of a complaint only its own pieces, says so, and the buyer hears of a complaint that is left empty', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const { orderSlug, email, one, two } = placed;
  const both = await announce(platform, placed, {
    lines: [
      { id: one, quantity: 3 },
      { id: two, quantity: 1 },
    ],
  });
  const withdraw = (lines: { id: number; quantity: number }[]) =>
    platform.call(
      confirmWithdrawal,
      { orderSlug, email, name: `Ana ${++made}`, contactEmail: email, lines },
      anywhere(),
    );
  const id = await idOf(platform, both.number);
  const left = async () => {
    const { state, lines } = await platform.call(getReturn, { id }, staff);
    return [state, lines.map(({ itemId, quantity }) => [itemId, quantity])];
  };
  await withdraw([{ id: two, quantity: 1 }]);
  expect(await left()).toEqual(['requested', [[one, 3]]]);
  await withdraw([{ id: one, quantity: 2 }]);
  expect(await left()).toEqual(['requested', [[one, 1]]]);
  const { events } = await platform.call(getStaffOrder, { slug: orderSlug }, staff);
  expect(events.map(({ note }) => note)).toContainEqual(
    expect.stringMatching(new RegExp(`^${both.number} requested −2 × .+`)),
  );
  await withdraw([{ id: one, quantity: 1 }]);
  expect((await left())[0]).toBe('cancelled');
  const mails = (await mailsTo(platform, email)).filter(({ data }) => data.number === both.number);
  expect(mails.map(({ data }) => data.step)).toEqual(['requested', 'cancelled']);
});

test('[RET-01] what was withdrawn from before it left waits for nothing: the money is due at once, and its pieces are in stock', {
  tags: 'release',
}, async ({ platform }) => {
  const productId = await buildProduct(platform, { price: 2000, stock });
  const email = 'rano@kupci.test';
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', { items: [{ productId, qty: 2 }], email });
  await platform.call(changeOrderState, { slug: orderSlug, state: 'paid', isQuiet: true }, staff);
  const { items } = await platform.call(getStaffOrder, { slug: orderSlug }, staff);
  const lines = [{ id: items[0]?.itemId ?? 0, quantity: 2 }];
  const person = { name: 'Ana', contactEmail: email };
  await platform.call(confirmWithdrawal, { orderSlug, email, ...person, lines }, anywhere());
  const { records } = await platform.call(filterReturns, { orderSlug }, staff);
  const id = records[0]?.id ?? 0;
  const total = records[0]?.proposed ?? 0;
  const settled = await platform.call(settleReturn, { id, way: 'money', total }, staff);
  const { db } = await platform.ctx();
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));

  expect(records[0]).toMatchObject({ dueAt: expect.any(String), isOverdue: false });
  expect(settled).toMatchObject({ state: 'settled', hasGoods: false });
  expect(level?.quantity).toBe(9);
});

test('[RET-01] a buyer who takes a withdrawal back keeps the goods and may withdraw again', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const { orderSlug, email, one } = placed;
  const withdraw = () =>
    platform.call(
      confirmWithdrawal,
      { orderSlug, email, name: `Ana ${++made}`, contactEmail: email, lines: [{ id: one, quantity: 3 }] },
      anywhere(),
    );
  await withdraw();
  const { returns } = await platform.call(openReturn, placed, anywhere());
  const [{ number = '', key = '' } = {}] = returns;
  const stranger = await platform.refusal(cancelWebReturn, { number, key: 'x'.repeat(32) }, anywhere());
  const cancelled = await platform.call(cancelWebReturn, { number, key }, anywhere());
  const opened = await platform.call(openWithdrawal, placed, anywhere());
  await withdraw();

  expect(stranger.code).toBe('NOT_FOUND');
  expect(cancelled).toMatchObject({ state: 'cancelled', mayCancel: false });
  expect(opened.lines[0]).toMatchObject({ quantity: 3, why: null });
  expect((await platform.call(openReturn, placed, anywhere())).lines[0]?.quantity).toBe(0);
});

test('[RET-01] announced and refunded together are never more than was bought, under fifty acts at once', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  await announce(platform, placed);
  const acts = Array.from({ length: 50 }, (_, index) =>
    index % 2 === 0
      ? announce(platform, placed)
      : platform.call(
          refundOrder,
          {
            slug: placed.orderSlug,
            key: `povrat ${placed.orderSlug} ${index}`,
            items: [{ itemId: placed.one, quantity: 1 }],
          },
          staff,
        ),
  );
  const done = (await Promise.allSettled(acts)).filter(({ status }) => status === 'fulfilled').length;
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ refunded: number; announced: number; counted: number }>(sql`
    select i.refunded_quantity as refunded, coalesce(c.announced, 0) as announced, coalesce((select sum(l.quantity - l.refunded)::int from order_return_lines l
      join order_returns r on r.id = l.return_id where l.item_id = i.id and r.state = 'requested'), 0) as counted
    from order_items i left join order_return_counts c on c.item_id = i.id where i.id = ${placed.one}`);
  const [{ refunded = 0, announced = 0, counted = 0 } = {}] = rows;

  expect(done).toBeGreaterThan(0);
  expect(refunded + announced).toBeLessThanOrEqual(3);
  expect(announced).toBe(counted);
  // The database holds it by itself.
  await expect(
    db.execute(sql`update order_return_counts set announced = announced + 4 where item_id = ${placed.one}`),
  ).rejects.toThrow();
});

test('[RET-01] a double click announces once, two clerks settle once, and another sum is shown first', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const once = said(placed);
  const [first, second] = await Promise.all([
    platform.call(announceReturn, once, anywhere()),
    platform.call(announceReturn, once, anywhere()),
  ]);
  const id = await idOf(platform, first.number);
  await platform.call(receiveReturn, { id }, staff);
  const { lines } = await platform.call(getReturn, { id }, staff);
  const wrong = lines.map(({ id: lineId }) => ({ lineId, sound: 1, damaged: 1, lost: 0, restock: 2 }));
  const unfit = await platform.refusal(checkReturn, { id, lines: wrong }, staff);
  const fine = lines.map(({ id: lineId }) => ({ lineId, sound: 1, damaged: 0, lost: 0, restock: 1 }));
  await platform.call(checkReturn, { id, lines: fine }, staff);
  const lineId = lines[0]?.id ?? 0;
  const off = { deductions: [{ lineId, amount: 6 }] };
  const stale = await platform.refusal(settleReturn, { id, way: 'money', total: 19 }, staff);
  const why = await platform.refusal(settleReturn, { id, way: 'money', total: 14, ...off }, staff);
  const results = await Promise.allSettled([
    platform.call(settleReturn, { id, way: 'money', total: 20 }, staff),
    platform.call(settleReturn, { id, way: 'money', total: 20 }, staff),
    platform.call(settleReturn, { id, way: 'money', total: 14, reason: 'Mrlja.', ...off }, staff),
  ]);

  expect(second).toEqual(first);
  expect(unfit.code).toBe('VALIDATION_FAILED');
  expect(stale).toMatchObject({ code: 'RETURN_CHANGED', payload: { total: 20 } });
  expect(why.code).toBe('VALIDATION_FAILED');
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  const after = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect(after.refunds).toHaveLength(1);
  expect([14, 20]).toContain(after.refunds[0]?.amount);
  expect(await placed.left()).toBe(7);
});

test('[RET-02] what a program refunded that knows nothing of returns: the returns of it can be ended', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const { db } = await platform.ctx();
  const { orderSlug: slug, one } = placed;
  const lines = [{ id: one, quantity: 1 }];
  const [first, second] = [
    await announce(platform, placed, { lines }),
    await announce(platform, placed, { lines: [{ id: one, quantity: 2 }] }),
  ];
  const [id, other] = [await idOf(platform, first.number), await idOf(platform, second.number)];
  for (const one of [id, other]) await platform.call(answerReturn, { id: one, isApproved: true }, staff);
  const settle = (settled: number, total: number) =>
    platform.call(settleReturn, { id: settled, way: 'money', total, withoutGoods: true }, staff);
  await settle(id, 20);
  // The gateway told another program that the money went back, and all of the line was refunded by it.
  await db.execute(sql`update order_returns set state = 'approved', refund_id = null where id = ${id}`);
  await db.execute(sql`update order_items set refunded_quantity = 3 where id = ${one}`);
  const again = await settle(id, 0);
  const { money } = await platform.call(getReturn, { id: other }, staff);
  const ended = await settle(other, 0);

  expect(again).toMatchObject({ state: 'settled', money: { refunded: 20 } });
  expect(money?.proposal).toMatchObject({ total: 0, lines: [{ quantity: 0 }] });
  expect(ended.state).toBe('settled');
  expect((await platform.call(getStaffOrder, { slug }, staff)).refunds).toHaveLength(1);
});

test('[RET-01] what is scanned twice, never announced, above what was bought or unknown is said', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const other = await delivered(platform);
  const { number } = await announce(platform, placed, { lines: [{ id: placed.one, quantity: 1 }] });
  const packer = { as: { staff: ['orders.ship'] } } as const;
  const scan = async (code: string, returnId?: number) =>
    (await platform.call(scanReturn, { code, returnId }, packer)).outcome;
  const id = await idOf(platform, number);

  expect(await scan('NEMA-TOGA')).toBe('unknown');
  expect(await scan(other.orderSlug)).toBe('notAnnounced');
  expect(await scan(number.toLowerCase())).toBe('opened');
  expect(await scan(placed.orderSlug)).toBe('opened');
  expect(await scan(placed.sku)).toBe('opened');
  expect(await scan(other.sku, id)).toBe('notOfOrder');
  expect(await scan(placed.sku, id)).toBe('counted');
  expect(await scan(placed.sku, id)).toBe('aboveAnnounced');
  expect(await scan(number)).toBe('alreadyReceived');
  const all = await announce(platform, other, { lines: [{ id: other.one, quantity: 3 }] });
  const otherId = await idOf(platform, all.number);
  for (let piece = 0; piece < 3; piece++) expect(await scan(other.sku, otherId)).toBe('counted');
  expect(await scan(other.sku, otherId)).toBe('aboveBought');
});

test('[RET-01] strangers, too many pieces, what was not delivered and what is too late are refused, with until when it was possible', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const foreign = await platform.refusal(
    announceReturn,
    said(placed, { email: 'netko@drugi.test' }),
    anywhere(),
  );
  const many = await platform.refusal(
    announceReturn,
    said(placed, { lines: [{ id: placed.one, quantity: 4 }] }),
    anywhere(),
  );
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', { email: 'ceka@kupci.test' });
  const early = await platform.refusal(
    announceReturn,
    said({ ...placed, orderSlug, email: 'ceka@kupci.test' }),
    anywhere(),
  );
  const { db } = await platform.ctx();
  await db.execute(sql`update order_events e set at = e.at - interval '40 days'
    from orders o where o.id = e.order_id and o.slug = ${placed.orderSlug}`);
  const late = await platform.refusal(announceReturn, said(placed, { reason: 'exchange' }), anywhere());

  expect(foreign.code).toBe('WITHDRAWAL_ORDER_UNKNOWN');
  expect(many).toMatchObject({ code: 'RETURN_LINES_WRONG', payload: { left: 3 } });
  expect(early.code).toBe('RETURN_NOT_DELIVERED');
  expect(late).toMatchObject({
    code: 'RETURN_PERIOD_OVER',
    payload: { until: expect.stringMatching(/^\d{4}-/) },
  });
  expect(await announce(platform, placed)).toMatchObject({ number: expect.any(String) });
});

test('[RET-01] pictures are taken up to six, only pictures, and opened by buyer and staff alone', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const web = await announce(platform, placed);
  const files = [
    await picture('rucka.jpg'),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'crtez.svg'),
    new File(['nije slika'], 'slika.jpg'),
    new File([new Uint8Array(9 * 1024 * 1024)], 'velika.jpg'),
  ];
  const first = await sendPictures(platform, web, files);
  const more = await sendPictures(
    platform,
    web,
    await Promise.all(['2', '3', '4', '5', '6', '7'].map(picture)),
  );
  const stranger = await sendPictures(platform, { ...web, key: 'x'.repeat(32) }, [await picture('tuda.jpg')]);
  const { pictures } = await platform.call(getWebReturn, web, anywhere());
  const url = pictures[0]?.url ?? '';
  const staffUrl =
    (await platform.call(getReturn, { id: await idOf(platform, web.number) }, staff)).pictures[0]?.url ?? '';
  const get = async (address: string) =>
    (await platform.app.inject({ method: 'GET', url: address })).statusCode;

  expect(first.data.taken).toBe(1);
  expect(first.data.refused.map(({ why }: { why: string }) => why)).toEqual(['kind', 'kind', 'large']);
  expect(more.data).toMatchObject({ taken: 5, refused: [{ why: 'many' }] });
  expect(stranger.status).toBe(404);
  expect(pictures).toHaveLength(6);
  expect([
    await get(url),
    await get(staffUrl),
    await get(url.replace(/key=.*/, `key=${'x'.repeat(32)}`)),
  ]).toEqual([200, 200, 404]);
});

test('[RET-01] a replacement takes the pieces back without money and makes one draft for nothing', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const { number } = await announce(platform, placed, { wish: 'replacement' });
  const id = await idOf(platform, number);
  await platform.call(receiveReturn, { id }, staff);
  const { lines } = await platform.call(getReturn, { id }, staff);
  await platform.call(
    checkReturn,
    { id, lines: lines.map(({ id: lineId }) => ({ lineId, sound: 0, damaged: 1, lost: 0, restock: 0 })) },
    staff,
  );
  const settled = await platform.call(settleReturn, { id, way: 'replacement', total: 0 }, staff);
  const [draft, again] = [
    await platform.call(replaceReturn, { id }, staff),
    await platform.call(replaceReturn, { id }, staff),
  ];

  expect(settled.state).toBe('settled');
  expect(again).toEqual(draft);
  // The broken piece is written off.
  expect(await placed.left()).toBe(6);
  const after = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect(after).toMatchObject({ refunds: [{ amount: 0, state: 'done', creditNumber: null }] });
});

test('[RET-01] a return gives money or a replacement, never both, and a replacement only what came back', {
  tags: 'release',
}, async ({ platform }) => {
  const placed = await delivered(platform);
  const { one, two } = placed;
  const checked = async (itemId: number, quantity: number, lost: number) => {
    const lines = [{ id: itemId, quantity }];
    const { number } = await announce(platform, placed, { wish: 'replacement', lines });
    const id = await idOf(platform, number);
    await platform.call(receiveReturn, { id }, staff);
    const [line] = (await platform.call(getReturn, { id }, staff)).lines;
    const how = { sound: quantity - lost, damaged: 0, lost, restock: 0 };
    await platform.call(checkReturn, { id, lines: [{ lineId: line?.id ?? 0, ...how }] }, staff);
    return id;
  };
  const paid = await checked(two, 1, 0);
  await platform.call(settleReturn, { id: paid, way: 'money', total: 10 }, staff);
  const replaced = await checked(one, 3, 1);
  const money = { id: replaced, way: 'money', total: 40 } as const;
  const both = await platform.refusal(replaceReturn, { id: paid }, staff);
  const { draftId } = await platform.call(replaceReturn, { id: replaced }, staff);
  const draft = await platform.call(getDraft, { id: draftId }, staff);
  const again = await platform.refusal(settleReturn, money, staff);
  await platform.call(deleteDraft, { id: draftId }, staff);
  const { replacementDraftId } = await platform.call(getReturn, { id: replaced }, staff);
  const settled = await platform.call(settleReturn, money, staff);

  expect(both.code).toBe('RETURN_MOVE_NOT_ALLOWED');
  expect(draft.items.map(({ qty }) => qty)).toEqual([2]);
  expect(again).toMatchObject({
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: 'way', kind: 'replaced' }] },
  });
  expect(replacementDraftId).toBeNull();
  expect(settled).toMatchObject({ state: 'settled', money: { refunded: 40 } });
});

test('[RET-01] a refund on the order leaves alone what a replacement was begun for, and a replacement whose return is over is not sent', async ({
  platform,
}) => {
  const placed = await delivered(platform);
  const lines = [{ id: placed.one, quantity: 2 }];
  const { number, key } = await announce(platform, placed, { wish: 'replacement', lines });
  const id = await idOf(platform, number);
  await platform.call(answerReturn, { id, isApproved: true }, staff);
  const { draftId } = await platform.call(replaceReturn, { id }, staff);
  const refund = (quantity: number) => ({
    ...{ slug: placed.orderSlug, key: crypto.randomUUID(), isByHand: true },
    items: [{ itemId: placed.one, quantity }],
  });
  const both = await platform.refusal(refundOrder, refund(2), staff);
  const third = await platform.call(refundOrder, refund(1), staff);
  const after = await platform.call(getReturn, { id }, staff);

  expect(both).toMatchObject({
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: `pieces.${placed.one}`, kind: 'replaced' }] },
  });
  expect(third.prices.refundedTotal, 'the piece that nobody announced').toBe(20);
  expect(after).toMatchObject({ state: 'approved', replacementDraftId: draftId });

  await platform.call(cancelWebReturn, { number, key }, anywhere());
  const { revision } = await platform.call(getDraft, { id: draftId }, staff);
  const late = await platform.refusal(placeDraft, { id: draftId, revision, hasAgreed: true }, staff);
  expect(late).toMatchObject({ code: 'RETURN_MOVE_NOT_ALLOWED', payload: { state: 'cancelled' } });
});
