import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import {
  buildDeliveryMethod,
  buildGuest,
  buildOrder,
  buildPaymentMethod,
  buildReadyCart,
  fromOwnAddress,
  pages,
  type ReadyCart,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1', DATABASE_POOL: '20' });

/** Carts with one piece of a product each, ready to be ordered; made by the database because there are many. */
async function manyCarts(platform: TestPlatform, productId: number, count: number) {
  const { db } = await platform.ctx();
  const methodId = await buildPaymentMethod(platform, 'cashOnDelivery');
  const deliveryId = await buildDeliveryMethod(platform);
  const { rows } = await db.execute<{ cartId: number; protectCode: string }>(sql`
    with made as (
      insert into carts (site_id, protect_code, country, payment_method_id, delivery_method_id)
      select 1, 'kod-' || n, 'HR', ${methodId}, ${deliveryId} from generate_series(1, ${count}::int) n
      returning id, protect_code
    ), filled as (
      insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key)
      select id, 1, ${productId}, 1,
        '{"personalizations":{},"bundleOptions":[],"customPriceOption":null}', 'bez' from made
    )
    select id as "cartId", protect_code as "protectCode" from made`);
  return rows;
}

test('[CART-067, ORDER-017] 200 buyers at once want the last 5 pieces: 5 orders, nothing left, 195 clear refusals', {
  timeout: 60_000,
}, async ({ platform }) => {
  const productId = await buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity: 5 } });
  const carts = await manyCarts(platform, productId, 200);
  const guest = await buildGuest(platform);
  // A shop that runs has its job queue open before anybody buys.
  await buildOrder(platform, 'cashOnDelivery');
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = await platform.headers();

  const answers = await Promise.all(
    carts.map(async (cart, buyer) => {
      const response = await fetch(`${address}${createOrder.path}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${buyer >> 8}.${buyer & 255}`,
        },
        body: JSON.stringify({ ...cart, userId: guest.id, guestKey: guest.guestKey, ...pages }),
      });
      const body = (await response.json()) as { data?: { orderSlug: string }; error?: { code: string } };
      return { status: response.status, slug: body.data?.orderSlug, code: body.error?.code };
    }),
  );

  const placed = answers.filter(({ status }) => status === 200);
  expect(Map.groupBy(answers, ({ status, code }) => code ?? status).size).toBe(2);
  expect(placed).toHaveLength(5);
  expect(new Set(placed.map(({ slug }) => slug)).size).toBe(5);
  const refused = answers.filter(({ status, code }) => status === 409 && code === 'OUT_OF_STOCK');
  expect(refused).toHaveLength(195);
  const { db } = await platform.ctx();
  const { rows } = await db.execute(
    sql`select quantity, reserved from stock_levels where product_id = ${productId}`,
  );
  expect(rows).toEqual([{ quantity: 0, reserved: 0 }]);
});

/** Two carts with the same coupon, which may be used once. */
async function twoCartsWithLastUse(platform: TestPlatform, code: string, kind: PaymentKind) {
  const terms = { code, names: { hrv: 'Zadnji' }, kind: 'percent', value: 10, usageLimit: 1 } as const;
  await platform.call(saveCoupon, terms, { as: 'staff' });
  const carts = [await buildReadyCart(platform, kind), await buildReadyCart(platform, kind)];
  for (const cart of carts)
    await platform.call(applyCoupon, { ...cart, couponCode: code }, fromOwnAddress({}));
  return carts;
}

/** Orders the carts while the coupon is held; by the answers and by what is kept the first has used it, the second not. */
async function expectOneUse(platform: TestPlatform, code: string, carts: readonly ReadyCart[]) {
  const [first, second] = await behindALock(
    platform,
    sql`select from promotions where code = ${code} for update`,
    carts.map((cart) => () => platform.call(createOrder, cart, fromOwnAddress({}))),
  );

  expect(first).toMatchObject({ status: 'fulfilled', value: { orderSlug: expect.any(String) } });
  expect(second).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'COUPON_USED_UP' } });
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`
    select p.used, count(u.holder)::int as uses from promotions p
      left join promotion_uses u on u.promotion_id = p.id where p.code = ${code} group by p.id`);
  expect(rows).toEqual([{ used: 1, uses: 1 }]);
}

test('[CART-051, ORDER-017] two orders at once want the last use of a coupon: one gets it, the other is refused', async ({
  platform,
}) => {
  const carts = await twoCartsWithLastUse(platform, 'ZADNJI', 'cashOnDelivery');

  await expectOneUse(platform, 'ZADNJI', carts);
});

test('[CART-051, ORDER-017] two cancelled card orders are tried again at once: the last use of the coupon goes to one', async ({
  platform,
}) => {
  // They have their numbers already, so nothing makes them wait for each other before the coupon.
  const carts = await twoCartsWithLastUse(platform, 'PONOVO', 'sandbox');
  for (const cart of carts) {
    const { orderSlug: slug } = await platform.call(createOrder, cart, fromOwnAddress({}));
    await platform.call(changeOrderState, { slug, state: 'cancelled' }, { as: 'staff' });
  }

  await expectOneUse(platform, 'PONOVO', carts);
});

test('[ORDER-017] ten tabs press at once: one order comes out, the others hear that the cart is used', async ({
  platform,
}) => {
  const cart = await buildReadyCart(platform, 'bankTransfer');
  const presses = Array.from({ length: 10 }, (_, tab) => ({ ...cart, attempt: `kartica-${tab}` }));

  const answers = await Promise.all(
    presses.map((input) =>
      platform.call(createOrder, input).then(
        ({ orderSlug }) => orderSlug,
        (error: { code?: string }) => error.code,
      ),
    ),
  );

  expect(answers.filter((one) => one === 'CART_USED')).toHaveLength(9);
  expect(await platform.call(createOrder, { ...cart, attempt: attemptOf(presses, answers) })).toMatchObject({
    orderSlug: answers.find((one) => one !== 'CART_USED'),
  });
});

test('[ORDER-017] ten presses of one try, and ten ways to the same card payment, lead to one order', async ({
  platform,
}) => {
  const same = await buildReadyCart(platform, 'cashOnDelivery');
  const slugs = await Promise.all(
    Array.from({ length: 10 }, () => platform.call(createOrder, { ...same, attempt: 'isti-pokusaj' })),
  );
  expect(new Set(slugs.map(({ orderSlug }) => orderSlug)).size).toBe(1);

  const card = await buildReadyCart(platform, 'sandbox');
  const forms = await Promise.all(
    Array.from({ length: 5 }, (_, tab) => platform.call(createOrder, { ...card, attempt: `kartica-${tab}` })),
  );
  const references = forms.map(({ form }) => form?.fields.find(({ name }) => name === 'reference')?.value);
  expect(new Set(forms.map(({ orderSlug }) => orderSlug)).size).toBe(1);
  expect(new Set(references).size).toBe(1);
});

test('numbers of orders have no holes, whoever is refused in between', async ({ platform }) => {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ number: number }>(
    sql`select split_part(slug, '-', 2)::int as number from orders where site_id = 1 order by 1`,
  );

  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

function attemptOf(
  presses: readonly { attempt: string }[],
  answers: readonly (string | undefined)[],
): string {
  return presses[answers.findIndex((one) => one !== 'CART_USED')]?.attempt ?? '';
}
