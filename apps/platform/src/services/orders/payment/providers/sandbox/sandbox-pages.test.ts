import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

type Placed = Awaited<ReturnType<typeof buildOrder>>;
type Fields = Record<string, string>;

const fieldsOf = ({ form }: Pick<Placed, 'form'>): Fields =>
  Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));

/** Posts a form as the buyer's browser does, without any header of ours. */
const post = (platform: TestPlatform, url: string, fields: Fields) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(url, 'https://prvi.test').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'prvi.test' },
    payload: new URLSearchParams(fields).toString(),
  });

const visit = (platform: TestPlatform, address: string) => {
  const { pathname, search, host } = new URL(address);
  return platform.app.inject({ url: `${pathname}${search}`, headers: { host } });
};

/** Decides at the provider and follows it back to the shop; returns where the browser ends. */
async function decide(platform: TestPlatform, placed: Placed, decision: string): Promise<URL | undefined> {
  const answer = await post(platform, `${placed.form?.action}/decide`, { ...fieldsOf(placed), decision });
  const back = answer.headers.location;
  if (back === undefined) return undefined;
  const home = await visit(platform, String(back));
  return new URL(String(home.headers.location));
}

const read = (platform: TestPlatform, { orderSlug: slug, orderKey: key }: Placed) =>
  platform.call(getOrder, { slug, key });

test('[ORDER-015] the order leads by a form to the bank that ships with the shop, whose page offers what banks do', async ({
  platform,
}) => {
  const placed = await buildOrder(platform, 'sandbox');

  expect(placed).toMatchObject({
    paymentType: 'sandbox',
    html: expect.stringMatching(/^<form method="post" action="https:\/\/prvi\.test\//),
  });
  const page = await post(platform, placed.form?.action ?? '', fieldsOf(placed));
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const decision of ['approve', 'refuse', 'cancel', 'approveTwice', 'timeout']) {
    expect(page.body).toContain(`value="${decision}"`);
  }
  expect(page.body).toContain('24,50');
  expect(await read(platform, placed)).toMatchObject({
    state: 'awaitingPayment',
    isPaid: false,
    mayPayAgain: true,
  });
});

test('[ORDER-016] an approved payment leads to the success page with orderSlug, and the order is paid', async ({
  platform,
}) => {
  const placed = await buildOrder(platform, 'sandbox');

  const end = await decide(platform, placed, 'approve');

  expect(end?.pathname).toBe('/naplata/uspjesna');
  expect(end?.searchParams.get('orderSlug')).toBe(placed.orderSlug);
  expect(end?.searchParams.get('orderKey')).toBe(placed.orderKey);
  expect(await read(platform, placed)).toMatchObject({
    state: 'paid',
    isPaid: true,
    invoiceNumber: expect.stringMatching(/^\d+\/WEB1\/1$/),
  });
  expect(await platform.refusal(getCart, placed.cart)).toMatchObject({ code: 'CART_USED' });
});

test('[ORDER-022, ORDER-023] a refused payment leads to the failure page; the order failed, the cart can be ordered again', async ({
  platform,
}) => {
  const placed = await buildOrder(platform, 'sandbox');

  const end = await decide(platform, placed, 'refuse');

  expect(end?.pathname).toBe('/naplata/neuspjesna');
  expect(await read(platform, placed)).toMatchObject({ state: 'failed', isPaid: false });
  expect(await platform.call(getCart, placed.cart)).toMatchObject({ status: 'open', count: 1 });
  const again = await platform.call(createOrder, placed.cart);
  expect(again.orderSlug).toBe(placed.orderSlug);
  expect(fieldsOf(again).reference).not.toBe(fieldsOf(placed).reference);
  await decide(platform, { ...again, cart: placed.cart }, 'approve');
  expect(await read(platform, placed)).toMatchObject({
    state: 'paid',
    history: [
      { state: 'awaitingPayment' },
      { state: 'failed' },
      { state: 'awaitingPayment' },
      { state: 'paid' },
    ],
  });
});

test('a buyer who gives up comes back to the failure page; one who is cut off is paid by the notice alone', async ({
  platform,
}) => {
  const cancelled = await buildOrder(platform, 'sandbox');
  const end = await decide(platform, cancelled, 'cancel');
  expect([end?.pathname, end?.searchParams.get('reason')]).toEqual(['/naplata/neuspjesna', 'cancelled']);

  const lost = await buildOrder(platform, 'sandbox');
  expect(await decide(platform, lost, 'approveWithoutReturn')).toBeUndefined();
  expect(await read(platform, lost)).toMatchObject({ state: 'paid' });

  const late = await buildOrder(platform, 'sandbox');
  expect(await decide(platform, late, 'timeout')).toBeUndefined();
  expect(await read(platform, late)).toMatchObject({ state: 'awaitingPayment' });
});

test('the sandbox bank believes forms of our shop only', async ({ platform }) => {
  const placed = await buildOrder(platform, 'sandbox');
  const forged = { ...fieldsOf(placed), amount: '1', decision: 'approve' };

  const answer = await post(platform, `${placed.form?.action}/decide`, forged);

  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('PAYMENT_MESSAGE_REFUSED');
  expect(await read(platform, placed)).toMatchObject({ state: 'awaitingPayment' });
});
