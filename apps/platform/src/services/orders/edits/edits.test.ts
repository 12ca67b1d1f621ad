import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { acceptOffer, getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder, fromOwnAddress, pages } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
/** Rounds of random changes; more by hand. */
const rounds = Number(process.env.OFFICE_RUNS ?? 6);

const tracked = (platform: TestPlatform, price: number, quantity = 50) =>
  buildProduct(platform, { price, stock: { isTracked: true, quantity } });

async function stockOf(platform: TestPlatform, productId: number) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ quantity: number; reserved: number }>(
    sql`select quantity, reserved from stock_levels where product_id = ${productId}`,
  );
  return rows[0];
}

type Line = { productId: number; quantity: number };

async function change(platform: TestPlatform, slug: string, lines: Line[], more: object = {}) {
  const begun = await platform.call(beginOrderEdit, { slug }, staff);
  const withRows = lines.map((line) => ({
    ...line,
    itemId: begun.items.find(({ productId }) => productId === line.productId)?.itemId ?? null,
  }));
  return platform.call(updateDraft, { id: begun.id, lines: withRows, ...more }, staff);
}

const confirm = (platform: TestPlatform, slug: string, revision: string) =>
  platform.call(confirmOrderEdit, { slug, revision, hasAgreed: true }, staff);

test('[OFFICE-06] [OFFICE-15] what was ordered is changed until it is invoiced: prices of then, stock to the piece, the buyer and the history know', async ({
  platform,
}) => {
  const [kept, added] = [await tracked(platform, 2000, 5), await tracked(platform, 1200, 9)];
  const email = 'mijenja@kupci.test';
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: kept, qty: 2 }],
    email,
  });
  const price = { base: 99, sale: null, saleFrom: null, saleTo: null, member: null };
  await platform.call(updateProductRecord, { id: kept, price }, staff);

  const before = await platform.call(getStaffOrder, { slug }, staff);
  const copy = await change(platform, slug, [
    { productId: kept, quantity: 3 },
    { productId: added, quantity: 3 },
  ]);
  const meanwhile = [await stockOf(platform, kept), (await platform.call(getOrder, { slug, key })).prices];
  const stale = await platform.refusal(confirmOrderEdit, { slug, revision: 'stara', hasAgreed: true }, staff);
  const moved = await platform.call(
    updateDraft,
    {
      id: copy.id,
      address: { ...copy.address, street: 'Nova', houseNumber: '7' },
      message: 'Kako smo se čuli.',
    },
    staff,
  );
  const done = await confirm(platform, slug, moved.revision);
  const after = await platform.call(getStaffOrder, { slug }, staff);
  const buyers = await platform.call(getOrder, { slug, key });

  expect(before).toMatchObject({ uneditable: null, prices: { orderTotal: 44.5 } });
  expect(copy.edits).toMatchObject({ orderSlug: slug, orderTotal: 44.5, paid: 0, due: 100.5, giveBack: 0 });
  expect(meanwhile, 'nothing happens to the order before it is confirmed').toMatchObject([
    { quantity: 3, reserved: 1 },
    { orderTotal: 44.5 },
  ]);
  expect(stale.code).toBe('RECORD_CHANGED');
  expect(done).toEqual({ orderSlug: slug, due: 100.5, giveBack: 0 });
  expect(after).toMatchObject({
    state: 'awaitingPayment',
    prices: { itemsTotal: 96, delivery: 4.5, orderTotal: 100.5 },
    items: [
      { productId: kept, quantity: 3, unitPrice: 20 },
      { productId: added, quantity: 3, unitPrice: 12 },
    ],
    deliveryAddress: { street: 'Nova', houseNumber: '7' },
  });
  expect(buyers).toMatchObject({ state: 'awaitingPayment', prices: { orderTotal: 100.5 } });
  expect([await stockOf(platform, kept), await stockOf(platform, added)]).toEqual([
    { quantity: 2, reserved: 0 },
    { quantity: 6, reserved: 0 },
  ]);
  const edited = after.events.find(({ kind }) => kind === 'edited');
  expect(edited).toMatchObject({ amount: 56 });
  expect(edited?.note).toContain('2 → 3');
  expect(edited?.by).not.toBe('');
  const { db } = await platform.ctx();
  const { rows: log } = await db.execute<{ changes: unknown }>(
    sql`select changes from audit_log where changes::text like ${`%order ${slug}%`}`,
  );
  expect(JSON.stringify(log), 'the log of staff has both totals').toMatch(/(?=.*4450)(?=.*10050)/);
  const mail = (await mailsTo(platform, email)).at(-1);
  expect(mail?.template).toBe('orderChanged');
  expect(JSON.stringify(mail?.text)).toMatch(/Kako smo se čuli.*100,50/);

  const less = await change(platform, slug, [{ productId: added, quantity: 1 }]);
  await confirm(platform, slug, less.revision);
  expect(await stockOf(platform, kept), 'all of it came back').toEqual({ quantity: 5, reserved: 0 });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const late = await platform.refusal(beginOrderEdit, { slug }, staff);
  expect(late).toMatchObject({ code: 'ORDER_NOT_EDITABLE', payload: { why: 'invoiced' } });
  expect(await platform.call(getStaffOrder, { slug }, staff)).toMatchObject({ uneditable: 'invoiced' });
});

test('[OFFICE-06] an order that a provider is paid for is changed too: its old link opens nothing, the new one pays the new sum', async ({
  platform,
}) => {
  const productId = await tracked(platform, 1000, 4);
  const { orderSlug: slug } = await buildOrder(platform, 'sandbox', { items: [{ productId, qty: 1 }] });
  const copy = await change(platform, slug, [{ productId, quantity: 3 }]);
  const { due } = await confirm(platform, slug, copy.revision);
  const [mail] = (await mailsTo(platform, 'zarko@kupci.test')).filter(
    ({ template }) => template === 'orderChanged',
  );
  const token = String(mail?.data.url).split('/').at(-1) ?? '';
  const offer = await platform.call(getOffer, { token });
  const way = offer.paymentMethodId === null ? {} : { paymentMethodId: offer.paymentMethodId };
  const placed = await platform.call(acceptOffer, { token, ...way, ...pages }, fromOwnAddress({}));

  expect(due).toBe(34.5);
  expect(await stockOf(platform, productId)).toEqual({ quantity: 4, reserved: 3 });
  expect(offer).toMatchObject({ state: 'open', prices: { orderTotal: 34.5 } });
  expect(placed).toMatchObject({ orderSlug: slug });
  expect(placed.form).not.toBeNull();
});

test('[OFFICE-06] whatever is changed, sums, taxes and pieces agree to the cent and to the piece', async ({
  platform,
}) => {
  const prices = [333, 1999, 1250, 5];
  const products: number[] = [];
  for (const price of prices) products.push(await tracked(platform, price, 1000));
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId: products[0] ?? 0, qty: 3 }],
  });
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < rounds; round++) {
    const chosen = products.filter(() => next(3) > 0);
    const wanted = (chosen.length > 0 ? chosen : products.slice(0, 1)).map((productId) => ({
      productId,
      quantity: 1 + next(9),
    }));
    const copy = await change(platform, slug, wanted);
    const { due } = await confirm(platform, slug, copy.revision);
    const { items, prices: sums } = await platform.call(getStaffOrder, { slug }, staff);
    const cents = (amount: number) => Math.round(amount * 100);
    const expected = wanted.reduce(
      (sum, { productId, quantity }) => sum + (prices[products.indexOf(productId)] ?? 0) * quantity,
      0,
    );
    expect(cents(sums.itemsTotal)).toBe(expected);
    expect(items.reduce((sum, { total }) => sum + cents(total), 0) + cents(sums.delivery)).toBe(
      cents(sums.orderTotal),
    );
    expect(sums.taxes.reduce((sum, { base, tax }) => sum + cents(base) + cents(tax), 0)).toBe(
      cents(sums.orderTotal),
    );
    expect([cents(copy.prices.orderTotal), cents(due)]).toEqual([
      cents(sums.orderTotal),
      cents(sums.orderTotal),
    ]);
    for (const productId of products) {
      const quantity = wanted.find((line) => line.productId === productId)?.quantity ?? 0;
      expect(await stockOf(platform, productId)).toEqual({ quantity: 1000 - quantity, reserved: 0 });
    }
  }
});
