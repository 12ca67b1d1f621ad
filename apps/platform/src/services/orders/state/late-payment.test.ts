import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { receiveLatePayment, takeUpOrder } from '@izlog/contract/ecommerce/orders/order-late';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { cancelOwnOrder, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import {
  buildDeliveryMethod,
  buildPaymentMethod,
  buildReadyCart,
  fromOwnAddress,
  type ReadyCart,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { sandboxSignature } from '../payment/providers/sandbox/sandbox.ts';
import { sandboxKey } from '../payment/providers/sandbox/sandbox-key.ts';
import { runOrderClock } from './order-jobs.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

type PaidBy = 'sandbox' | 'cashOnDelivery' | 'bankTransfer';
let made = 0;
const ways = new Map<PaidBy, Promise<{ methodId: number; deliveryMethodId: number }>>();

const wayOf = (platform: TestPlatform, kind: PaidBy) => {
  const way =
    ways.get(kind) ??
    Promise.all([buildPaymentMethod(platform, kind), buildDeliveryMethod(platform)]).then(
      ([methodId, deliveryMethodId]) => ({ methodId, deliveryMethodId }),
    );
  ways.set(kind, way);
  return way;
};

/** A product of which there are so many. */
const tracked = (platform: TestPlatform, quantity: number) =>
  buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity } });

/** A coupon of ten percent, so often used and no more. */
async function coupon(platform: TestPlatform, usageLimit: number, customerLimit: number | null = null) {
  const code = `KASNO${++made}`;
  const terms = { code, names: { hrv: `Kupon ${code}` }, kind: 'percent', value: 10 } as const;
  await platform.call(saveCoupon, { ...terms, usageLimit, customerLimit }, staff);
  return code;
}

interface Order {
  slug: string;
  key: string;
  /** The number of the payment that was opened last; '' where nothing is paid at a provider. */
  reference: string;
  cart: ReadyCart;
  email: string;
}

interface Wish {
  kind?: PaidBy;
  productId: number;
  code?: string;
  email?: string;
}

async function readyCart(
  platform: TestPlatform,
  { kind = 'sandbox', productId, code, email = `kupac${++made}@kupci.test` }: Wish,
) {
  const items = [{ productId, qty: 1 }];
  const cart = await buildReadyCart(platform, kind, { ...(await wayOf(platform, kind)), items, email });
  if (code) await platform.call(applyCoupon, { ...cart, couponCode: code }, fromOwnAddress({}));
  return { cart, email };
}

async function place(platform: TestPlatform, wish: Wish): Promise<Order> {
  const { cart, email } = await readyCart(platform, wish);
  return ordered(platform, cart, email);
}

async function ordered(platform: TestPlatform, cart: ReadyCart, email: string): Promise<Order> {
  const placed = await platform.call(createOrder, cart, fromOwnAddress({}));
  const reference = placed.form?.fields.find(({ name }) => name === 'reference')?.value ?? '';
  return { slug: placed.orderSlug, key: placed.orderKey, reference, cart, email };
}

/** The bank's word of a payment, to the address where banks write to. */
async function tell(
  platform: TestPlatform,
  reference: string,
  outcome: 'approved' | 'refused' | 'pending',
): Promise<number> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ amount: string }>(
    sql`select amount::text from payments where reference = ${reference} and site_id = 1`,
  );
  const transactionId = outcome === 'approved' ? `T-${reference}` : '';
  const fields = { reference, outcome, amount: rows[0]?.amount ?? '', currency: 'EUR', transactionId };
  const signature = sandboxSignature(sandboxKey(platform.kernel, 1), fields);
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/payment/notice/1/sandbox',
    headers: { host: 'prvi.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, signature }).toString(),
  });
  return answer.statusCode;
}

const approve = (platform: TestPlatform, { reference }: Pick<Order, 'reference'>) =>
  tell(platform, reference, 'approved');
const cancelByBuyer = (platform: TestPlatform, { slug, key }: Order) =>
  platform.call(cancelOwnOrder, { slug, key });
const cancelByStaff = (platform: TestPlatform, { slug }: Order) =>
  platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);
const expire = (platform: TestPlatform) => runOrderClock(platform.kernel, new Date(Date.now() + 61 * 60_000));
const seen = (platform: TestPlatform, { slug }: Pick<Order, 'slug'>) =>
  platform.call(getStaffOrder, { slug }, staff);
const bought = (platform: TestPlatform, { slug, key }: Order) => platform.call(getOrder, { slug, key });

async function stockOf(platform: TestPlatform, productId: number) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute(
    sql`select quantity, reserved from stock_levels where product_id = ${productId}`,
  );
  return rows[0];
}

async function usesOf(platform: TestPlatform, code: string): Promise<string[]> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ used: number; slugs: string[] }>(sql`
    select p.used, coalesce(array_agg(o.slug order by o.slug) filter (where o.id is not null), '{}') as slugs
    from promotions p left join promotion_uses u on u.promotion_id = p.id
      left join orders o on 'order:' || o.id = u.holder
    where p.code = ${code} group by p.id`);
  const [{ used, slugs } = { used: -1, slugs: [] }] = rows;
  expect(used, 'the count is that of the orders').toBe(slugs.length);
  return slugs;
}

const statesMailedTo = async (platform: TestPlatform, { email }: Order) =>
  (await mailsTo(platform, email)).map(({ template, data }) => String(data.state ?? template));

for (const [who, end] of [
  ['the buyer', cancelByBuyer],
  ['staff', cancelByStaff],
] as const)
  test(`[ORDER-016] an order that ${who} ended stays ended when its money comes, until a person takes it up with all it had given back`, async ({
    platform,
  }) => {
    const [productId, code] = [await tracked(platform, 3), await coupon(platform, 1)];
    const order = await place(platform, { productId, code });
    await end(platform, order);

    expect(await approve(platform, order)).toBe(200);

    const held = await seen(platform, order);
    expect(held).toMatchObject({
      state: 'cancelled',
      isPaid: false,
      attention: 'paidAfterEnd',
      invoiceNumber: null,
      paidTotal: 22.5,
      ended: {
        by: who === 'staff' ? 'staff' : 'buyer',
        held: 22.5,
        lacks: { money: 0, pieces: [], discounts: [] },
      },
    });
    expect(await bought(platform, order)).toMatchObject({
      heldTotal: 22.5,
      mayPayAgain: false,
      isPaid: false,
    });
    expect(await usesOf(platform, code)).toEqual([]);
    expect(await stockOf(platform, productId)).toEqual({ quantity: 3, reserved: 0 });
    const [, mail] = await mailsTo(platform, order.email);
    const said = JSON.stringify(mail?.text).replaceAll('\u00A0', ' ');
    expect(said).toContain('Uplata je stigla nakon kraja narudžbe');
    expect(said).toContain('22,50 €');

    const taken = await platform.call(takeUpOrder, { slug: order.slug }, staff);
    await platform.call(takeUpOrder, { slug: order.slug }, staff);

    expect(taken).toMatchObject({ state: 'paid', isPaid: true, attention: null, ended: null });
    expect(taken.invoiceNumber).not.toBeNull();
    expect(await usesOf(platform, code)).toEqual([order.slug]);
    expect(await stockOf(platform, productId)).toEqual({ quantity: 2, reserved: 0 });
    expect(await statesMailedTo(platform, order)).toEqual(['cancelled', 'paidAfterEnd', 'orderConfirmation']);
  });

test('[CART-060] a coupon of one use that another order has by now is not stood on twice: the late order waits, and its price may be granted', async ({
  platform,
}) => {
  const [productId, code] = [await tracked(platform, 5), await coupon(platform, 1)];
  const first = await place(platform, { productId, code });
  await cancelByStaff(platform, first);
  const second = await place(platform, { productId, code });
  await approve(platform, second);

  await approve(platform, first);

  const { ended, attention } = await seen(platform, first);
  expect([attention, ended?.lacks.discounts]).toEqual([
    'paidAfterEnd',
    [{ name: `Kupon ${code}`, isByCustomer: false }],
  ]);
  const refused = await platform.refusal(takeUpOrder, { slug: first.slug }, staff);
  expect(refused).toMatchObject({ code: 'COUPON_USED_UP' });
  expect(await seen(platform, first), 'nothing of it stays').toMatchObject({ state: 'cancelled' });
  expect(await stockOf(platform, productId)).toEqual({ quantity: 4, reserved: 0 });
  const granted = await platform.call(takeUpOrder, { slug: first.slug, isPriceGranted: true }, staff);
  expect(granted).toMatchObject({ state: 'paid', attention: null });
  expect(await usesOf(platform, code)).toEqual([second.slug]);
  expect(await stockOf(platform, productId)).toEqual({ quantity: 3, reserved: 0 });
});

test('[ORDER-016] what the clock or the bank ended wins pieces and discounts again together, or nothing of them', async ({
  platform,
}) => {
  const [productId, rare] = [await tracked(platform, 5), await tracked(platform, 1)];
  const [code, taken] = [await coupon(platform, 1), await coupon(platform, 1, 1)];
  const refused = await place(platform, { productId, code });
  const lost = await place(platform, { productId, code: taken });
  await tell(platform, refused.reference, 'refused');
  await tell(platform, lost.reference, 'refused');
  expect(await usesOf(platform, code)).toEqual([]);
  const sold = await place(platform, { productId: rare });
  await expire(platform);
  await place(platform, { kind: 'cashOnDelivery', productId: rare });
  const other = await place(platform, { kind: 'cashOnDelivery', productId, code: taken, email: lost.email });

  for (const order of [refused, lost, sold]) expect(await approve(platform, order)).toBe(200);

  expect(await seen(platform, refused)).toMatchObject({ state: 'paid', attention: null });
  expect(await usesOf(platform, code)).toEqual([refused.slug]);
  expect(await statesMailedTo(platform, refused)).toEqual(['orderConfirmation']);
  const discounts = [{ name: `Kupon ${taken}`, isByCustomer: false }];
  expect(await seen(platform, lost)).toMatchObject({
    state: 'cancelled',
    attention: 'paidAfterEnd',
    ended: {
      by: 'platform',
      lacks: { pieces: [], discounts: discounts.map((one) => ({ ...one, isByCustomer: true })) },
    },
  });
  expect(await usesOf(platform, taken)).toEqual([other.slug]);
  expect(await stockOf(platform, productId), 'neither has it taken its piece').toEqual({
    quantity: 3,
    reserved: 0,
  });
  expect(await seen(platform, sold)).toMatchObject({
    state: 'cancelled',
    ended: { by: 'platform', held: 24.5, lacks: { pieces: [{ quantity: 1 }], discounts: [] } },
  });
  expect(await stockOf(platform, rare)).toEqual({ quantity: 0, reserved: 0 });
  const short = await platform.refusal(takeUpOrder, { slug: sold.slug }, staff);
  expect(short).toMatchObject({ code: 'OUT_OF_STOCK' });

  const back = await platform.call(
    refundOrder,
    { slug: sold.slug, key: 'natrag-kasna', amount: 24.5 },
    staff,
  );
  expect(back).toMatchObject({ state: 'refunded', attention: null });
  expect(await stockOf(platform, rare), 'nothing came back that never left').toEqual({
    quantity: 0,
    reserved: 0,
  });
  expect(await bought(platform, sold)).toMatchObject({ heldTotal: 0 });
});

test('[ORDER-016] a transfer for an order whose time was over is noted by staff, then taken up or given back', async ({
  platform,
}) => {
  const productId = await tracked(platform, 2);
  const order = await place(platform, { kind: 'bankTransfer', productId });
  const open = { slug: order.slug, amount: 24.5 };
  expect(await platform.refusal(receiveLatePayment, open, staff)).toMatchObject({
    code: 'ORDER_MOVE_NOT_ALLOWED',
  });
  await runOrderClock(platform.kernel, new Date(Date.now() + 90 * 86_400_000));
  const early = await platform.refusal(takeUpOrder, { slug: order.slug }, staff);
  expect(early).toMatchObject({ code: 'ORDER_MOVE_NOT_ALLOWED' });

  await platform.call(receiveLatePayment, { ...open, amount: 20 }, staff);
  const noted = await platform.call(receiveLatePayment, { ...open, amount: 20 }, staff);

  expect(noted).toMatchObject({
    state: 'cancelled',
    attention: 'paidAfterEnd',
    paidTotal: 20,
    ended: { held: 20, lacks: { money: 4.5 } },
  });
  const part = await platform.refusal(takeUpOrder, { slug: order.slug }, staff);
  expect(part, 'a part does not pay it').toMatchObject({ code: 'ORDER_MOVE_NOT_ALLOWED' });
  await platform.call(
    refundOrder,
    { slug: order.slug, key: 'dio-natrag', amount: 20, isHandedOver: true },
    staff,
  );
  expect(await seen(platform, order)).toMatchObject({ state: 'refunded', attention: null });

  const whole = await place(platform, { kind: 'bankTransfer', productId });
  await cancelByStaff(platform, whole);
  await platform.call(receiveLatePayment, { slug: whole.slug, amount: 24.5 }, staff);
  const taken = await platform.call(takeUpOrder, { slug: whole.slug }, staff);
  expect(taken).toMatchObject({ state: 'paid', paidTotal: 24.5 });
  expect(await stockOf(platform, productId)).toEqual({ quantity: 1, reserved: 0 });
  expect((await statesMailedTo(platform, whole)).slice(-2)).toEqual(['paidAfterEnd', 'paid']);
});

test('[ORDER-016] money by card for an order that is paid on delivery by now is taken in, wherever the order is, and nobody collects it unwarned', async ({
  platform,
}) => {
  for (const state of ['created', 'sent'] as const) {
    const productId = await tracked(platform, 3);
    const { cart, email } = await readyCart(platform, { productId });
    const card = await ordered(platform, cart, email);
    await tell(platform, card.reference, 'refused');
    const { methodId } = await wayOf(platform, 'cashOnDelivery');
    const { db } = await platform.ctx();
    await db.execute(sql`update carts set payment_method_id = ${methodId} where id = ${cart.cartId}`);
    const onDelivery = await ordered(platform, cart, email);
    expect(onDelivery.slug).toBe(card.slug);
    if (state === 'sent')
      for (const to of ['processing', state] as const)
        await platform.call(changeOrderState, { slug: card.slug, state: to }, staff);

    expect(await approve(platform, card)).toBe(200);

    expect(await seen(platform, card)).toMatchObject({
      state: state === 'created' ? 'paid' : state,
      isPaid: true,
      paidTotal: 24.5,
      attention: 'paidOtherwise',
    });
    expect((await statesMailedTo(platform, card)).at(-1)).toBe('paidOtherwise');
    expect(await stockOf(platform, productId)).toEqual({ quantity: 2, reserved: 0 });
  }
});

test('[ORDER-016] a second payment, and one of an order that was paid and cancelled, are told to the buyer as they are', async ({
  platform,
}) => {
  const productId = await tracked(platform, 9);
  const { cart, email } = await readyCart(platform, { productId });
  const first = await ordered(platform, cart, email);
  await tell(platform, first.reference, 'refused');
  const second = await ordered(platform, cart, email);
  await approve(platform, second);
  await approve(platform, first);
  expect(await seen(platform, first)).toMatchObject({ state: 'paid', attention: 'paidTwice', paidTotal: 49 });
  expect((await statesMailedTo(platform, first)).at(-1)).toBe('paidTwice');

  const gone = await readyCart(platform, { productId });
  const one = await ordered(platform, gone.cart, gone.email);
  await tell(platform, one.reference, 'refused');
  const two = await ordered(platform, gone.cart, gone.email);
  await approve(platform, two);
  await platform.call(changeOrderState, { slug: two.slug, state: 'processing' }, staff);
  await cancelByStaff(platform, two);
  await approve(platform, one);
  const { slug } = two;
  expect(await seen(platform, two)).toMatchObject({ attention: 'paidAfterEnd', paidTotal: 49, ended: null });
  expect(await platform.refusal(takeUpOrder, { slug }, staff)).toMatchObject({
    code: 'ORDER_MOVE_NOT_ALLOWED',
  });
});

test('[ORDER-017, ORDER-024] payment and cancel at the same moment, and two notices at once, end in one truth', async ({
  platform,
}) => {
  for (const isPaidFirst of [true, false]) {
    const [productId, code] = [await tracked(platform, 3), await coupon(platform, 1)];
    const order = await place(platform, { productId, code });
    const pay = () => approve(platform, order);
    const end = () =>
      cancelByBuyer(platform, order).then(
        ({ state }) => state,
        ({ code: why }) => why,
      );

    const outcomes = await behindALock<unknown>(
      platform,
      sql`select from orders where slug = ${order.slug} and site_id = 1 for update`,
      isPaidFirst ? [pay, pay, end] : [end, pay, pay],
    );

    const values = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    expect(values).toEqual(isPaidFirst ? [200, 200, 'ORDER_MOVE_NOT_ALLOWED'] : ['cancelled', 200, 200]);
    const { state, paidTotal, attention } = await seen(platform, order);
    expect({ state, paidTotal, attention }).toEqual(
      isPaidFirst
        ? { state: 'paid', paidTotal: 22.5, attention: null }
        : { state: 'cancelled', paidTotal: 22.5, attention: 'paidAfterEnd' },
    );
    expect(await usesOf(platform, code)).toEqual(isPaidFirst ? [order.slug] : []);
    expect(await stockOf(platform, productId)).toEqual({ quantity: isPaidFirst ? 2 : 3, reserved: 0 });
    const mails = await statesMailedTo(platform, order);
    expect(mails).toEqual(isPaidFirst ? ['orderConfirmation'] : ['cancelled', 'paidAfterEnd']);
  }
});

const acts = [
  'refuse',
  'approve',
  'approveOld',
  'cancelByBuyer',
  'cancelByStaff',
  'expire',
  'again',
  'takeUp',
  'takeUpAnyway',
  'refund',
] as const;

test('[CART-031, CART-060, ORDER-016] however orders end, are paid, late or twice, taken up and refunded: no piece and no coupon is given twice or lost', {
  timeout: 240_000,
}, async ({ platform }) => {
  const rounds = Number(process.env.LATE_RUNS ?? 2);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...acts)), { minLength: 6, maxLength: 14 }),
      async (steps) => {
        const initial = 2;
        const productId = await tracked(platform, initial);
        const code = await coupon(platform, 1);
        const orders: Tried[] = [];
        const wishes = [{ productId, code }, { productId, code }, { productId }];
        const carts: Awaited<ReturnType<typeof readyCart>>[] = [];
        for (const wish of wishes) carts.push(await readyCart(platform, wish));
        for (const { cart, email } of carts) {
          const order = await ordered(platform, cart, email);
          orders.push({ ...order, tries: [order.reference], isGranted: false });
          // So that the next has coupon and pieces in its place.
          await expire(platform);
        }
        for (const [which, act] of steps) {
          const order = orders[which];
          if (!order) continue;
          await play(platform, order, act);
          await expectSound(platform, { orders, productId, code, initial });
        }
      },
    ),
    {
      numRuns: rounds,
      examples: [
        [
          [
            [0, 'approve'],
            [1, 'approve'],
            [1, 'refund'],
          ],
        ],
      ],
    },
  );
});

interface Tried extends Order {
  /** Numbers of all payments that were opened for it, the first one first. */
  tries: string[];
  /** Somebody took it up with a discount whose use others have. */
  isGranted: boolean;
}

/** Does one thing to an order; what is refused changes nothing, which is looked at afterwards. */
async function play(platform: TestPlatform, order: Tried, act: (typeof acts)[number]): Promise<void> {
  const { slug } = order;
  const last = order.tries.at(-1) ?? '';
  const isNo = (error: { code?: string }) => {
    if (typeof error.code !== 'string') throw error;
  };
  if (act === 'refuse') await tell(platform, last, 'refused');
  if (act === 'approve') expect(await tell(platform, last, 'approved')).toBe(200);
  if (act === 'approveOld') expect(await tell(platform, order.tries[0] ?? '', 'approved')).toBe(200);
  if (act === 'cancelByBuyer') await cancelByBuyer(platform, order).catch(isNo);
  if (act === 'cancelByStaff') await cancelByStaff(platform, order).catch(isNo);
  if (act === 'expire') await expire(platform);
  if (act === 'takeUp') await platform.call(takeUpOrder, { slug }, staff).catch(isNo);
  if (act === 'takeUpAnyway') {
    const taken = await platform.call(takeUpOrder, { slug, isPriceGranted: true }, staff).catch(isNo);
    order.isGranted ||= taken?.state === 'paid';
  }
  if (act === 'refund') {
    const { paidTotal, prices } = await seen(platform, order);
    const amount = Math.round((paidTotal - prices.refundedTotal) * 100) / 100;
    if (amount <= 0) return;
    const input = { slug, key: `natrag ${slug} ${++made}`, amount, isByHand: true, restock: true };
    await platform.call(refundOrder, input, staff);
  }
  if (act === 'again') {
    const again = await ordered(platform, order.cart, order.email).catch(isNo);
    if (again?.reference && !order.tries.includes(again.reference)) order.tries.push(again.reference);
  }
}

interface Shop {
  orders: Tried[];
  productId: number;
  code: string;
  initial: number;
}

async function expectSound(platform: TestPlatform, { orders, productId, code, initial }: Shop) {
  const { db } = await platform.ctx();
  const level = (await stockOf(platform, productId)) as { quantity: number; reserved: number };
  const slugs = sql`any(${sql.param(orders.map(({ slug }) => slug))}::text[])`;
  const { rows } = await db.execute<{
    slug: string;
    state: string;
    holds: boolean;
    isPaid: boolean;
    paid: number;
    net: number;
    total: number;
    coupon: number;
    attention: string | null;
    approved: number;
    invoices: number;
  }>(sql`
    select o.slug, o.state, o.holds_stock as holds, o.paid_at is not null as "isPaid", o.paid_total::int as paid,
      (o.paid_total - o.refunded_total)::int as net, o.order_total::int as total, o.coupon::int as coupon, o.attention,
      (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id and p.state = 'approved') as approved,
      (select count(*)::int from issued_documents d where d.order_id = o.id and d.kind = 'invoice') as invoices
    from orders o where o.site_id = 1 and o.slug = ${slugs} order by o.slug`);
  const holding = rows.filter(({ holds }) => holds).length;
  expect(level.quantity, 'pieces are in the stock or with an order').toBe(initial - holding);
  expect(level.quantity - level.reserved, 'nothing is promised twice').toBeGreaterThanOrEqual(0);
  const uses = await usesOf(platform, code);
  expect(uses.length).toBeLessThanOrEqual(1);
  for (const row of rows) {
    const isEnded = ['failed', 'cancelled'].includes(row.state);
    expect(row.paid, 'all that banks approved, and nothing else').toBe(row.approved);
    expect({ ...row, isHeld: isEnded && row.holds }).toMatchObject({ isHeld: false });
    if (isEnded) expect(uses).not.toContain(row.slug);
    const isGranted = orders.some(({ slug, isGranted: granted }) => granted && slug === row.slug);
    // An order whose money went back has no price either: its use may be another's by then.
    if (!isEnded && row.state !== 'refunded' && row.coupon > 0 && !isGranted)
      expect(uses, 'whoever has the price has the use').toContain(row.slug);
    if (row.isPaid) expect(row).toMatchObject({ invoices: 1 });
    // Money that bought nothing never lies there unseen.
    if (isEnded && row.net > 0) expect(row.attention).not.toBeNull();
    if (row.state === 'paid' && row.net > row.total) expect(row.attention).not.toBeNull();
  }
}
