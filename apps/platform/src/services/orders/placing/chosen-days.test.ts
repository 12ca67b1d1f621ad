import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getPacking } from '@izlog/contract/ecommerce/orders/order-packing';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import { daySpanAt } from '@izlog/contract/product/choices/day-span';
import { daysBetween, isOfferedDay, weekdayOf } from '@izlog/contract/product/choices/offered-days';
import { productGet } from '@izlog/contract/product/product-get';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { turnDays } from '#platform/services/inventory/days/day-jobs.ts';
import { buildOrder, buildReadyCart, fromOwnAddress, type ReadyCart } from '#test/builders/order.ts';
import { buildProduct, type ProductDraft } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1', DATABASE_POOL: '20' });
const staff = { as: 'staff' } as const;

const usual: DayRule = {
  leadDays: 1,
  untilHour: null,
  latestDays: 30,
  closedWeekdays: [7],
  closedDays: [],
  perDay: 2,
};

/** A service on a day; stated in Croatian. */
const buildDated = (platform: TestPlatform, rule: Partial<DayRule> = {}, draft: ProductDraft = {}) =>
  buildProduct(platform, {
    type: 'service',
    price: 4000,
    customOptions: [
      {
        title: 'termin',
        label: { hrv: 'Datum' },
        optionType: 'text',
        inputType: 'date',
        isRequired: true,
        days: { ...usual, ...rule },
      },
    ],
    ...draft,
  });

/** Days that may be chosen now. */
function openDays(rule: Partial<DayRule> = {}): string[] {
  const window = daySpanAt({ ...usual, ...rule }, new Date());
  return daysBetween(window.first, window.last).filter((day) => isOfferedDay(window, day));
}

const on = (productId: number, day: string, qty = 1) => ({
  productId,
  qty,
  options: { personalizations: { termin: day } },
});

const customOption = async (platform: TestPlatform, id: number) => {
  const { words } = await platform.call(getProductRecord, { id }, staff);
  const product = await platform.call(productGet, { slug: words.hrv?.slug ?? '' });
  return product.customOptions[0];
};

test('[SELL-03] a day is chosen of those that are offered, and stands in cart, order, mail, slip and product', async ({
  platform,
}) => {
  const id = await buildDated(platform);
  const [day = ''] = openDays();
  const asked = await customOption(platform, id);
  expect(asked?.days).toMatchObject({ first: openDays({ closedWeekdays: [] })[0], perDay: 2, left: {} });
  expect(asked?.days?.closed.every((one) => weekdayOf(one) === 7)).toBe(true);

  const mug = await buildProduct(platform, { price: 900 });
  const email = 'termin@kupci.test';
  const items = [on(id, day), { productId: mug, qty: 1 }];
  const cart = await buildReadyCart(platform, 'bankTransfer', { items, email });
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString('hr', { timeZone: 'UTC' });
  const bought = await platform.call(getCart, { cartId: cart.cartId, protectCode: cart.protectCode });
  expect(bought.items[0]).toMatchObject({ chosen: [{ name: 'Datum', value: written }] });
  const { orderSlug: slug } = await platform.call(createOrder, cart, fromOwnAddress({}));
  const order = await platform.call(getStaffOrder, { slug }, staff);
  expect(order.items[0]).toMatchObject({ day, options: [{ name: 'Datum', value: written }] });
  expect(order.items[1]).toMatchObject({ day: null });
  const [confirmation] = await mailsTo(platform, email);
  expect(JSON.stringify(confirmation?.text)).toContain(written);
  const { records } = await platform.call(getPacking, { ids: String(order.id) }, staff);
  expect(JSON.stringify(records[0]?.lines[0]?.details)).toContain(written);
  expect((await customOption(platform, id))?.days?.left).toEqual({ [day]: 1 });
});

test('[SELL-03] what is no offered day is refused where it is added, and a day is never sold twice over in one cart', async ({
  platform,
}) => {
  const id = await buildDated(platform, { closedDays: [openDays()[1] ?? ''] });
  const [first = '', closed = '', third = ''] = openDays();
  const sunday = openDays({ closedWeekdays: [] }).find((one) => weekdayOf(one) === 7);
  const cart = await buildReadyCart(platform, 'bankTransfer');
  const add = (day: string, qty = 1) => platform.refusal(addCartItem, { ...cart, ...on(id, day, qty) });

  for (const day of [new Date().toISOString().slice(0, 10), closed, sunday ?? '', '2199-01-01'])
    expect(await add(day), day).toMatchObject({ code: 'DAY_NOT_OFFERED', status: 409 });
  expect(await add('sutra')).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await platform.refusal(addCartItem, { ...cart, productId: id, qty: 1 })).toMatchObject({
    code: 'CONFIGURATION_MISSING',
  });
  expect(await add(first, 3)).toMatchObject({ code: 'DAY_FULL', payload: { left: 2 } });

  const both = await platform.call(addCartItem, { ...cart, ...on(id, first, 2) });
  const other = await platform.call(addCartItem, { ...cart, ...on(id, third, 1) });
  expect(other.items.filter(({ productId }) => productId === id)).toHaveLength(2);
  expect(await add(first)).toMatchObject({ code: 'DAY_FULL', payload: { left: 2, inCart: 2 } });
  const moved = both.items.find(({ productId }) => productId === id)?.itemId ?? 0;
  const change = { ...cart, itemId: moved, qty: 2, options: { personalizations: { termin: third } } };
  expect(await platform.refusal(updateCartItem, change)).toMatchObject({ code: 'DAY_FULL' });
});

test('[SELL-03] a day that closes or fills while it is in a cart is named in the cart and refused at the checkout', async ({
  platform,
}) => {
  const id = await buildDated(platform);
  const [day = '', next = ''] = openDays();
  const cart = await buildReadyCart(platform, 'bankTransfer', { items: [on(id, day)] });
  const close = async (closedDays: string[]) => {
    const { customOptions } = await platform.call(getProductRecord, { id }, staff);
    const changed = customOptions.map((one) => ({ ...one, days: { ...usual, closedDays } }));
    await platform.call(updateProductRecord, { id, customOptions: changed }, staff);
  };

  await close([day]);
  const shown = await platform.call(getCart, { cartId: cart.cartId, protectCode: cart.protectCode });
  expect(shown.items[0]).toMatchObject({ problem: { code: 'dayNotOffered' }, chosen: [{ name: 'Datum' }] });
  expect(await platform.refusal(createOrder, cart)).toMatchObject({
    code: 'DAY_NOT_OFFERED',
    payload: { items: [{ code: 'dayNotOffered' }] },
  });

  await close([]);
  await buildOrder(platform, 'bankTransfer', { items: [on(id, day, 2)] });
  expect(await platform.refusal(createOrder, cart)).toMatchObject({
    code: 'DAY_FULL',
    payload: { items: [{ left: 0 }] },
  });
  const itemId = shown.items[0]?.itemId ?? 0;
  await platform.call(updateCartItem, {
    ...cart,
    itemId,
    qty: 1,
    options: { personalizations: { termin: next } },
  });
  expect(await platform.call(createOrder, cart)).toMatchObject({ orderSlug: expect.any(String) });
});

test('[SELL-03, CART-067] 50 buyers at once want one day of three pieces: three orders; a cancelled one frees its place', async ({
  platform,
}) => {
  const id = await buildDated(platform, { perDay: 3 });
  const [day = ''] = openDays();
  // A shop that runs has its job queue open before anybody buys.
  await buildOrder(platform, 'cashOnDelivery');
  const ready = await buildReadyCart(platform, 'bankTransfer', { items: [on(id, day)] });
  const carts = [ready, ...(await likeCart(platform, ready, 49))];

  const answers = await Promise.all(
    carts.map((cart) =>
      platform.call(createOrder, cart, fromOwnAddress({})).then(
        ({ orderSlug }) => ({ orderSlug, code: 'placed' }),
        (error: { code: string }) => ({ orderSlug: '', code: error.code }),
      ),
    ),
  );

  const counts = Object.fromEntries(
    [...Map.groupBy(answers, ({ code }) => code)].map(([code, some]) => [code, some.length]),
  );
  expect(counts).toEqual({ placed: 3, DAY_FULL: 47 });
  expect((await customOption(platform, id))?.days?.left).toEqual({ [day]: 0 });
  const slug = answers.find(({ code }) => code === 'placed')?.orderSlug ?? '';
  await platform.call(changeOrderState, { slug, state: 'cancelled', isQuiet: true }, staff);
  expect((await customOption(platform, id))?.days?.left).toEqual({ [day]: 1 });
  await buildOrder(platform, 'bankTransfer', { items: [on(id, day)] });
  const late = carts[answers.findIndex(({ code }) => code === 'DAY_FULL')];
  expect(late && (await platform.refusal(createOrder, late, fromOwnAddress({})))).toMatchObject({
    code: 'DAY_FULL',
  });
});

/** More carts of the same buyer with the same in them, made by the database because there are many. */
async function likeCart(platform: TestPlatform, cart: ReadyCart, count: number): Promise<ReadyCart[]> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ cartId: number; protectCode: string }>(sql`
    with made as (
      insert into carts (site_id, protect_code, country, payment_method_id, delivery_method_id, user_id)
      select c.site_id, 'kod-' || n, c.country, c.payment_method_id, c.delivery_method_id, c.user_id
      from carts c, generate_series(1, ${count}::int) n where c.id = ${cart.cartId}
      returning id, protect_code
    ), filled as (
      insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key)
      select made.id, i.site_id, i.product_id, i.quantity, i.options, i.options_key
      from made, cart_items i where i.cart_id = ${cart.cartId}
    )
    select id::int as "cartId", protect_code as "protectCode" from made`);
  return rows.map((row) => ({ ...cart, ...row }));
}

test('[CART-033, SELL-03] a day is held for a cart that asks for it, for so long, and is then free for all', async ({
  platform,
}) => {
  const id = await buildDated(platform, { perDay: 1 });
  const [day = ''] = openDays();
  const first = await buildReadyCart(platform, 'bankTransfer');
  const second = await buildReadyCart(platform, 'bankTransfer');
  const held = await platform.call(addCartItem, { ...first, ...on(id, day), reservation: true });
  expect(held.items.at(-1)?.reservedUntil).not.toBeNull();
  expect(await platform.refusal(addCartItem, { ...second, ...on(id, day) })).toMatchObject({
    code: 'DAY_FULL',
    payload: { left: 0 },
  });

  const { db } = await platform.ctx();
  await db.execute(
    sql`update day_holds set expires_at = now() - interval '1 second' where product_id = ${id}`,
  );
  await platform.call(addCartItem, { ...second, ...on(id, day) });
  await turnDays(platform.kernel, new Date());
  const { rows } = await db.execute(sql`select from day_holds where product_id = ${id}`);
  expect(rows).toHaveLength(0);
});

test('[CART-017, law 3] services alone ask for no delivery, beside goods they do; what is done on a day without the right is excepted', async ({
  platform,
}) => {
  const [cut, tour] = [
    await buildDated(platform),
    await buildDated(platform, {}, { isReturnable: false, name: 'Ronjenje' }),
  ];
  const [day = ''] = openDays();
  const alone = await buildReadyCart(platform, 'bankTransfer', {
    items: [on(cut, day), on(tour, day)],
    deliveryMethodId: null,
  });
  const { orderSlug: slug } = await platform.call(createOrder, alone, fromOwnAddress({}));
  const order = await platform.call(getStaffOrder, { slug }, staff);
  expect(order.deliveryMethod).toBeNull();
  const { db } = await platform.ctx();
  const { rows } = await db.execute(
    sql`select withdrawal_class as class from order_items where order_id = ${order.id} order by position`,
  );
  expect(rows).toEqual([{ class: 'service' }, { class: 'event' }]);

  const mug = await buildProduct(platform, { price: 900 });
  const mixed = await buildReadyCart(platform, 'bankTransfer', {
    items: [on(cut, day), { productId: mug, qty: 1 }],
    deliveryMethodId: null,
  });
  expect(await platform.refusal(createOrder, mixed)).toMatchObject({
    code: 'CART_INCOMPLETE',
    payload: { missing: ['deliveryMethod'] },
  });
});

test('[SELL-03] an order whose day was not counted, as a node of the version before sells it, is cancelled all the same and leaves the day as free as it was', async ({
  platform,
}) => {
  const id = await buildDated(platform);
  const [day = ''] = openDays();
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { items: [on(id, day)] });
  const { db } = await platform.ctx();
  await db.execute(sql`update booked_days set sold = 0 where product_id = ${id}`);

  await platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);

  expect((await db.execute(sql`select sold from booked_days where product_id = ${id}`)).rows).toEqual([
    { sold: 0 },
  ]);
  expect((await customOption(platform, id))?.days?.left).toEqual({});
});
