import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { assignConsents, saveConsent } from '#platform/services/people/consents/save-consent.ts';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { setCheckoutSettings } from '#platform/services/settings/shop/set-checkout-settings.ts';
import { buildMedia } from '#test/builders/media.ts';
import { setOptions } from '#test/builders/option.ts';
import {
  buildDeliveryMethod,
  buildOrder,
  buildPaymentMethod,
  buildReadyCart,
  pages,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordStatements } from '#test/count-statements.ts';
import { platformTest as test } from '#test/kit.ts';

test('[I18N-016] an order keeps the picture and the language of the name of what was bought, of members too', async ({
  platform,
}) => {
  const mediaId = await buildMedia(platform);
  const member = await buildProduct(platform, { name: 'Olovka' });
  const bundle = await buildProduct(platform, {
    name: 'Komplet',
    format: 'bundle',
    bundle: [{ productId: member, quantity: 2 }],
    media: [{ mediaId }],
  });

  const placed = await buildOrder(platform, 'cashOnDelivery', { items: [{ productId: bundle, qty: 1 }] });

  const { orderSlug: slug, orderKey: key } = placed;
  const [item] = (await platform.call(getOrder, { slug, key })).items;
  expect(item).toMatchObject({ name: 'Komplet', language: 'hrv', media: [{ id: mediaId }] });
  expect(item?.members).toEqual([{ name: 'Olovka', language: 'hrv', quantity: 2 }]);
});

test('[API-015] the answer about an order is kept for nobody, also where it shows a picture', async ({
  platform,
}) => {
  const bought = await buildProduct(platform, { media: [{ mediaId: await buildMedia(platform) }] });
  const placed = await buildOrder(platform, 'cashOnDelivery', { items: [{ productId: bought, qty: 1 }] });

  const url = `/api/v2/ecommerce/order/web/get/${placed.orderSlug}?key=${placed.orderKey}`;
  const answer = await platform.http({ url });

  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.items[0].media).toHaveLength(1);
  expect(answer.headers['x-cache-tags']).toBeUndefined();
});

test('[ORDER-006, ORDER-014, ORDER-019, ORDER-020, ORDER-028] a guest orders with cash on delivery: no form, a number to read, everything kept', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    name: 'Planer ulaganja',
    sku: 'PL-1',
    price: 2499,
    weight: 300,
  });
  const cart = await buildReadyCart(platform, 'cashOnDelivery', { items: [{ productId, qty: 2 }] });

  const answer = await platform.call(createOrder, {
    ...cart,
    orderMessage: 'Zvoniti dvaput.',
    giftMessage: 'Sretno!',
    to: 'Ana',
    from: 'Žarko',
  });

  expect(answer).toMatchObject({ html: '', form: null, paymentType: null });
  expect(answer.orderSlug).toMatch(/^\d{4}-\d{6}$/);
  const order = await platform.call(getOrder, { slug: answer.orderSlug, key: answer.orderKey });
  expect(order).toMatchObject({
    slug: answer.orderSlug,
    state: 'created',
    isPaid: false,
    currency: { iso: 'EUR', symbol: '€' },
    items: [
      {
        productId,
        name: 'Planer ulaganja',
        language: 'hrv',
        sku: 'PL-1',
        quantity: 2,
        unitPrice: 24.99,
        row: 49.98,
        total: 49.98,
      },
    ],
    prices: { itemsTotal: 49.98, delivery: 4.5, orderTotal: 54.48, refundedTotal: 0 },
    email: 'zarko@kupci.test',
    deliveryAddress: { firstName: 'Žarko-Ćiro', lastName: 'Đurić', city: 'Đakovo', country: 'HR' },
    billingAddress: { city: 'Đakovo' },
    deliveryMethod: { name: 'GLS dostava', branch: null },
    paymentMethod: { kind: 'cashOnDelivery', paymentType: null },
    messages: { orderMessage: 'Zvoniti dvaput.', giftMessage: 'Sretno!', to: 'Ana', from: 'Žarko' },
    slip: null,
    history: [{ state: 'created' }],
  });
  const taxes = order.prices.taxes.reduce((sum, { base, tax }) => sum + Math.round((base + tax) * 100), 0);
  expect(taxes).toBe(5448);
});

test('[CART-062, ORDER-019] delivery of a book is taxed like the book, and of mixed goods in proportion', async ({
  platform,
}) => {
  const taxClassId = await saveTaxClass(await platform.ctx(), { code: 'knjige', name: 'Knjige', rate: 500 });
  const book = await buildProduct(platform, { price: 1000, taxClassId });
  const lamp = await buildProduct(platform, { price: 3000 });
  const taxesOf = async (items: { productId: number; qty: number }[]) => {
    const cart = await buildReadyCart(platform, 'cashOnDelivery', { items });
    const { prices } = await platform.call(getCart, cart);
    const { orderSlug: slug, orderKey: key } = await platform.call(createOrder, cart);
    const order = await platform.call(getOrder, { slug, key });
    expect(order.prices.taxes).toEqual(prices.converted.taxes);
    expect(prices.converted.tax.delivery).toBeGreaterThan(0);
    return order.prices.taxes;
  };

  expect(await taxesOf([{ productId: book, qty: 1 }])).toEqual([{ rate: 5, base: 13.81, tax: 0.69 }]);
  expect(
    await taxesOf([
      { productId: book, qty: 1 },
      { productId: lamp, qty: 1 },
    ]),
  ).toEqual([
    { rate: 25, base: 26.7, tax: 6.68 },
    { rate: 5, base: 10.59, tax: 0.53 },
  ]);
});

test('[CHECKOUT-028] a country that the shop does not sell to gets no downloads either', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 900, format: 'e-product', type: 'e-product' });
  const cart = () =>
    buildReadyCart(platform, 'bankTransfer', { items: [{ productId, qty: 1 }], deliveryMethodId: null });
  const ctx = await platform.ctx();

  await setCheckoutSettings(ctx, { allowedCountries: ['AT'] });
  const refused = await platform.refusal(createOrder, await cart());
  await setCheckoutSettings(ctx, { allowedCountries: ['AT', 'HR'] });
  const placed = await platform.call(createOrder, await cart());
  await setCheckoutSettings(ctx, { allowedCountries: null });

  expect(refused).toMatchObject({ code: 'CART_INCOMPLETE', payload: { missing: ['addresses'] } });
  expect(placed.orderSlug).not.toBe('');
});

test('[ORDER-017, CART-026] a cart with an order cannot be ordered a second time', async ({ platform }) => {
  const { cart } = await buildOrder(platform, 'cashOnDelivery');

  expect(await platform.refusal(createOrder, cart)).toMatchObject({ status: 409, code: 'CART_USED' });
  expect(await platform.refusal(getCart, cart)).toMatchObject({ status: 409, code: 'CART_USED' });
});

test('[ORDER-017] the same try answers the same order again, also after the cart is used', async ({
  platform,
}) => {
  const cart = await buildReadyCart(platform, 'bankTransfer');
  const input = { ...cart, attempt: 'pokusaj-jedan' };

  const first = await platform.call(createOrder, input);

  expect(await platform.call(createOrder, input)).toEqual(first);
  expect(await platform.refusal(createOrder, { ...input, protectCode: 'krivo' })).toMatchObject({
    code: 'CART_NOT_FOUND',
  });
});

test('[ORDER-021] the order keeps the prices of its moment when the product changes', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Knjiga', sku: 'K-21', price: 1000 });
  const { orderSlug, orderKey } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 1 }],
  });

  await buildProduct(platform, { name: 'Druga knjiga', sku: 'K-21-B', price: 9900 });
  const { db } = await platform.ctx();
  await db.execute(`update products set is_archived = true where id = ${productId}`);

  expect(await platform.call(getOrder, { slug: orderSlug, key: orderKey })).toMatchObject({
    items: [{ name: 'Knjiga', unitPrice: 10 }],
    prices: { orderTotal: 14.5 },
  });
});

test('[ORDER-018] what is missing is named: the proof of a guest, addresses, delivery, payment', async ({
  platform,
}) => {
  const cart = await buildReadyCart(platform, 'cashOnDelivery', { deliveryMethodId: null });
  const { db } = await platform.ctx();
  await db.execute(`update carts set payment_method_id = null where id = ${cart.cartId}`);

  expect(
    await platform.refusal(createOrder, { ...cart, guestKey: undefined, userId: undefined }),
  ).toMatchObject({
    status: 400,
    code: 'CART_INCOMPLETE',
    payload: { missing: ['guestKey', 'deliveryMethod', 'paymentMethod'] },
  });
  await db.execute(`delete from user_addresses where user_id = ${cart.userId}`);
  expect(await platform.refusal(createOrder, cart)).toMatchObject({
    payload: { missing: ['addresses', 'deliveryMethod', 'paymentMethod'] },
  });
});

test('[ORDER-028] nobody orders in the name of another guest or customer', async ({ platform }) => {
  const cart = await buildReadyCart(platform, 'cashOnDelivery');
  const other = await buildReadyCart(platform, 'cashOnDelivery');

  expect(await platform.refusal(createOrder, { ...cart, userId: other.userId })).toMatchObject({
    status: 403,
  });
  expect(await platform.refusal(createOrder, { ...cart, guestKey: `${other.userId}.forged` })).toMatchObject({
    code: 'CART_INCOMPLETE',
  });
});

test('[ORDER-002] a total other than the buyer saw makes no order', async ({ platform }) => {
  const cart = await buildReadyCart(platform, 'cashOnDelivery');

  expect(await platform.refusal(createOrder, { ...cart, expectedTotal: 1 })).toMatchObject({
    status: 409,
    code: 'CART_CHANGED',
    payload: { orderTotal: 24.5 },
  });
  expect(await platform.call(createOrder, { ...cart, expectedTotal: 24.5 })).toMatchObject({ html: '' });
});

test('[ORDER-007] buyers are led back to pages of this site only', async ({ platform }) => {
  const cart = await buildReadyCart(platform, 'cashOnDelivery');

  for (const address of [
    'https://zlo.example/naplata',
    'https://drugi.test/naplata',
    'https://prvi.test@zlo.example/',
  ]) {
    expect(await platform.refusal(createOrder, { ...cart, successURL: address })).toMatchObject({
      code: 'RETURN_ADDRESS_FOREIGN',
    });
    expect(await platform.refusal(createOrder, { ...cart, failureURL: address })).toMatchObject({
      code: 'RETURN_ADDRESS_FOREIGN',
    });
  }
  expect(await platform.call(createOrder, { ...cart, ...pages })).toMatchObject({ paymentType: null });
});

test('an order is for its owner or the holder of its key, and of its site only', async ({ platform }) => {
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'cashOnDelivery');

  expect(await platform.refusal(getOrder, { slug })).toMatchObject({ status: 404 });
  expect(await platform.refusal(getOrder, { slug, key: `${key.slice(0, -1)}x` })).toMatchObject({
    status: 404,
  });
  expect(await platform.refusal(getOrder, { slug, key }, { site: 2 })).toMatchObject({ status: 404 });
  expect(await platform.refusal(getOrder, { slug }, { as: 'customer' })).toMatchObject({ status: 404 });
});

test('a bank transfer waits for its payment with a slip whose reference carries the number', async ({
  platform,
}) => {
  const { db, site } = await platform.ctx();
  await db.execute(
    `insert into site_options (site_id, key, value) values (${site.id}, 'CompanyIban', 'HR12 1001 0051 8630 0016 0'),
     (${site.id}, 'CompanyName', 'Izlog d.o.o.') on conflict do nothing`,
  );
  const { orderSlug, orderKey } = await buildOrder(platform, 'bankTransfer');

  const order = await platform.call(getOrder, { slug: orderSlug, key: orderKey });

  expect(order).toMatchObject({
    state: 'awaitingPayment',
    expiresAt: expect.any(String),
    slip: { iban: 'HR1210010051863000160', model: 'HR01', amount: 24.5 },
  });
  expect(order.slip?.reference.startsWith(orderSlug)).toBe(true);
  expect(order.slip?.barcode?.text).toContain('\n000000000002450\n');
  expect(order.slip?.barcode?.svg).toMatch(/^<svg /);
});

test('[ORDER-006] an order of 50 items is placed with as many statements as one of 1, and takes its number last', async ({
  platform,
}) => {
  const drafts = Array.from({ length: 50 }, (_, index) => ({
    translations: { hrv: { name: `Artikl ${index}` } },
    prices: [{ kind: 'base' as const, amount: 100 + index }],
    stock: { isTracked: true, quantity: 10 },
  }));
  const ids = await saveProducts(await platform.ctx(), drafts, { onTakenSlug: 'number' });
  await setOptions(platform, { SendEmailTo: 'prodaja@primjer.hr' });
  const methodId = await buildPaymentMethod(platform, 'cashOnDelivery');
  const deliveryMethodId = await buildDeliveryMethod(platform);
  const place = async (count: number) => {
    const items = ids.slice(0, count).map((productId) => ({ productId, qty: 1 }));
    const cart = await buildReadyCart(platform, 'cashOnDelivery', { items, methodId, deliveryMethodId });
    return recordStatements(platform, () => platform.call(createOrder, cart));
  };
  // What a shop has sold before is known.
  await place(50);

  const [one, fifty] = [await place(1), await place(50)];

  // Opening, buyer, locks, prices, consents, stock, what is agreed to, the order, its mails: each is asked or written once.
  expect(one.length).toBeLessThanOrEqual(24);
  expect(fifty).toHaveLength(one.length);
  // The row of the numbers holds up all other orders: after it comes what needs the number, and nothing that is read.
  const atNumber = one.findIndex((text) => text.includes('order_numbers'));
  expect(
    one.slice(atNumber + 1).map((text) =>
      text
        .trim()
        .split(/[\s(]+/, 3)
        .join(' '),
    ),
  ).toEqual([
    'insert into order_items',
    'insert into order_events',
    'insert into mails',
    'insert into sent_jobs',
    'INSERT INTO pgboss.job_common',
    'commit',
  ]);
});

test('[CHECKOUT-054, ORDER-027] no program orders without the consents that the checkout requires, given for this purchase by its buyer', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  for (const uniqueNumber of ['UVJETI', 'DIGITALNO', 'BILTEN'])
    await saveConsent(ctx, { uniqueNumber, displayName: { hrv: uniqueNumber } });
  await assignConsents(ctx, {
    assigned_to: 'checkoutForm',
    consents: ['UVJETI', 'DIGITALNO', 'BILTEN'],
    requiredConsents: ['UVJETI', 'DIGITALNO'],
  });
  await setOptions(platform, { DigitalConsent: 'DIGITALNO' });
  const log = (email: string, consents: string[], status: 'accepted' | 'withdrawn' = 'accepted') =>
    platform.call(gdprConsentLogCreate, {
      status,
      sourceType: 'checkoutForm',
      consents,
      user: { userType: 'guest', email },
    });
  const email = 'pristanak@kupci.test';
  const cart = await buildReadyCart(platform, 'cashOnDelivery', { email });
  const refused = () => platform.refusal(createOrder, cart);

  // The one to digital content is not asked of the one who buys a thing.
  expect(await refused()).toMatchObject({ code: 'CONSENT_REQUIRED', payload: { consents: ['UVJETI'] } });
  await log('drugi@kupci.test', ['UVJETI']);
  await log(email, ['BILTEN']);
  expect(await refused()).toMatchObject({ code: 'CONSENT_REQUIRED' });
  await log(email, ['UVJETI']);
  await log(email, ['UVJETI'], 'withdrawn');
  expect(await refused()).toMatchObject({ code: 'CONSENT_REQUIRED' });
  // Agreed to at an earlier purchase: this one is another contract.
  await log(email, ['UVJETI']);
  await inTransaction(ctx, async ({ db }) => {
    await db.execute(sql`set local izlog.purge = 'on'`);
    await db.execute(sql`update consent_log set status_timestamp = status_timestamp - interval '25 hours'`);
  });
  expect(await refused()).toMatchObject({ code: 'CONSENT_REQUIRED' });

  await log(email.toUpperCase(), ['UVJETI', 'BILTEN']);
  const first = await platform.call(createOrder, { ...cart, attempt: 'jedan-te-isti' });
  expect((await platform.call(createOrder, { ...cart, attempt: 'jedan-te-isti' })).orderSlug).toBe(
    first.orderSlug,
  );
});

test('[GDPR-010, CHECKOUT-054] a stranger under a buyer’s e-mail neither blocks an order nor agrees for anybody; the key of the guest does', async ({
  platform,
}) => {
  const email = 'napadnuta@kupci.test';
  const log = async (
    consents: string[],
    {
      status = 'accepted',
      guestKey,
      from = '203.0.113.5',
    }: { status?: string; guestKey?: string; from?: string },
  ) => {
    const payload = {
      status,
      sourceType: 'checkoutForm',
      consents,
      guestKey,
      user: { userType: 'guest', email },
    };
    const headers = await platform.headers();
    const request = { method: 'POST' as const, url: gdprConsentLogCreate.path, headers, payload };
    return (await platform.app.inject({ ...request, remoteAddress: from })).statusCode;
  };
  const cart = await buildReadyCart(platform, 'cashOnDelivery', { email });
  const guestKey = String((cart as { guestKey?: string }).guestKey);
  const order = () => platform.refusal(createOrder, cart);

  // Agreed to by somebody elsewhere, and for a guest whose key is another.
  await log(['UVJETI'], {});
  await log(['UVJETI'], { guestKey: `${guestKey}x`, from: '198.51.100.9' });
  expect((await order()).code).toBe('CONSENT_REQUIRED');

  await log(['UVJETI', 'BILTEN'], { guestKey });
  // With a key nothing else counts: not a stranger's "withdrawn", not one from the buyer's own network.
  await log(['UVJETI'], { status: 'withdrawn' });
  await log(['UVJETI'], { status: 'withdrawn', from: '127.0.0.1' });
  expect((await platform.call(createOrder, cart)).orderSlug).toMatch(/-/);

  expect(await log(['BILTEN'], { guestKey, from: '127.0.0.1' })).toBe(200);
  const payload = { sourceType: 'import', consents: ['BILTEN'], user: { email } };
  expect((await platform.http({ method: 'POST', url: gdprConsentLogCreate.path, payload })).statusCode).toBe(
    400,
  );
});
