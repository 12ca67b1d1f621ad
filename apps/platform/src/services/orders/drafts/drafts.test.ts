import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import {
  createDraft,
  deleteDraft,
  filterDrafts,
  findDraftBuyers,
  findDraftProducts,
  getDraft,
  placeDraft,
  sendDraft,
  takeBackDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { acceptOffer, getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { appendPrices } from '#platform/services/pricing/index.ts';
import { buildDeliveryMethod, buildPaymentMethod, fromOwnAddress, pages } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
let people = 0;

const caller = () => ({
  firstName: 'Dora',
  lastName: 'Matić',
  contactEmail: `dora${++people}@posta.test`,
  contactPhone: '+385 51 555 083',
  street: 'Korzo',
  houseNumber: '24',
  city: 'Rijeka',
  zipCode: '51000',
  country: 'HR',
});

/** A draft that lacks nothing: two pieces at the price of the shop, one at an agreed one. */
async function buildDraft(platform: TestPlatform, kind: 'cashOnDelivery' | 'sandbox' | 'bankTransfer') {
  const [plain, agreed] = [
    await buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity: 5 } }),
    await buildProduct(platform, { price: 7500 }),
  ];
  const [deliveryMethodId, paymentMethodId] = [
    await buildDeliveryMethod(platform, { price: 450 }),
    await buildPaymentMethod(platform, kind),
  ];
  const address = caller();
  const draft = await platform.call(
    createDraft,
    {
      address,
      lines: [
        { productId: plain, quantity: 2 },
        { productId: agreed, quantity: 2, agreedPrice: 65, reason: 'dogovoreno telefonom' },
      ],
      deliveryMethodId,
      paymentMethodId,
      message: 'Kako smo se čuli.',
    },
    staff,
  );
  return { draft, plain, agreed, address, deliveryMethodId, paymentMethodId };
}

const freeOf = async (platform: TestPlatform, productId: number) => {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ quantity: number; free: number }>(
    sql`select quantity, quantity - reserved as free from stock_levels where product_id = ${productId}`,
  );
  return rows[0];
};

test('[OFFICE-06] staff place an order for somebody who calls, at agreed prices with their reason, and its pieces leave the stock', async ({
  platform,
}) => {
  const { draft, plain, address } = await buildDraft(platform, 'cashOnDelivery');
  const held = await freeOf(platform, plain);
  const asVisitor = await platform.refusal(getCart, { cartId: 1, protectCode: 'nepoznat' });

  const { orderSlug: slug } = await platform.call(
    placeDraft,
    { id: draft.id, revision: draft.revision, hasAgreed: true },
    staff,
  );

  expect(asVisitor.code).toBe('CART_NOT_FOUND');
  expect(draft).toMatchObject({
    state: 'open',
    needs: [],
    prices: { itemsTotal: 170, delivery: 4.5, orderTotal: 174.5 },
    items: [
      { agreed: null, shopPrice: 20 },
      { agreed: { price: 65, reason: 'dogovoreno telefonom' }, shopPrice: 75 },
    ],
  });
  expect(draft.items[1]?.prices.base, 'an agreed price announces no reduction').toMatchObject({
    finalPrice: 65,
    retailPrice: null,
    lowestPrice: null,
  });
  expect(held).toEqual({ quantity: 5, free: 3 });
  expect(await freeOf(platform, plain)).toEqual({ quantity: 3, free: 3 });
  const order = await platform.call(getStaffOrder, { slug }, staff);
  expect(order).toMatchObject({
    state: 'created',
    email: address.contactEmail,
    prices: { orderTotal: 174.5 },
    items: [{ total: 40 }, { unitPrice: 65, total: 130 }],
  });
  expect(order.events[0]?.by, 'the history says who placed it').not.toBe('');
  expect((await mailsTo(platform, address.contactEmail)).map(({ template }) => template)).toEqual([
    'orderConfirmation',
  ]);
  expect(await platform.call(getDraft, { id: draft.id }, staff)).toMatchObject({
    state: 'placed',
    orderSlug: slug,
    events: [{ kind: 'created' }, { kind: 'price' }, { kind: 'placed', note: slug }],
  });
  const { records } = await platform.call(filterDrafts, { search: address.contactEmail }, staff);
  expect(records).toMatchObject([{ state: 'placed', orderSlug: slug, quantity: 4, orderTotal: 174.5 }]);
});

test('[OFFICE-06] an offer is paid by its link at the prices that were offered, once, and ends when it is taken back or its time is over', async ({
  platform,
}) => {
  const { draft, plain, address, paymentMethodId } = await buildDraft(platform, 'sandbox');
  const { id } = draft;
  const sent = await platform.call(sendDraft, { id, revision: draft.revision, days: 5 }, staff);
  const [mail] = await mailsTo(platform, address.contactEmail);
  const token = String(sent.offerUrl).split('/').at(-1) ?? '';
  const closed = await platform.refusal(updateDraft, { id, note: 'kasno' }, staff);
  const { db } = await platform.ctx();
  await appendPrices(await platform.ctx(), [{ productId: plain, kind: 'base', amount: 9900 }], {
    cause: 'test',
    isHistory: false,
  });

  const offer = await platform.call(getOffer, { token });
  const wrong = await platform.refusal(getOffer, { token: `${id}-${'A'.repeat(32)}` });
  const accept = { token, paymentMethodId, ...pages };
  const attempt = 'jedan-pokusaj';
  const [placed, again] = await Promise.all([
    platform.call(acceptOffer, { ...accept, attempt }, fromOwnAddress({})),
    platform.call(acceptOffer, { ...accept, attempt }, fromOwnAddress({})),
  ]);

  expect(mail).toMatchObject({ template: 'orderOffer' });
  expect(mail?.text.subject).toContain(String(id));
  expect(closed.code).toBe('DRAFT_CLOSED');
  expect(offer).toMatchObject({ state: 'open', prices: { orderTotal: 174.5 }, message: 'Kako smo se čuli.' });
  expect(wrong.code).toBe('NOT_FOUND');
  expect(placed.form, 'the way to the provider').not.toBeNull();
  expect(again.orderSlug).toBe(placed.orderSlug);
  expect(await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff)).toMatchObject({
    state: 'awaitingPayment',
    prices: { orderTotal: 174.5 },
  });

  const other = await buildDraft(platform, 'bankTransfer');
  const second = await platform.call(
    sendDraft,
    { id: other.draft.id, revision: other.draft.revision },
    staff,
  );
  const link = String(second.offerUrl).split('/').at(-1) ?? '';
  const back = await platform.call(takeBackDraft, { id: other.draft.id }, staff);
  const ended = await platform.refusal(getOffer, { token: link });
  const third = await platform.call(sendDraft, { id: other.draft.id, revision: back.revision }, staff);
  const fresh = String(third.offerUrl).split('/').at(-1) ?? '';
  const given = { token: fresh, paymentMethodId: other.paymentMethodId, ...pages };
  await db.execute(
    sql`update order_drafts set valid_until = now() - interval '1 minute' where id = ${other.draft.id}`,
  );
  const late = await platform.refusal(acceptOffer, given, fromOwnAddress({}));
  await db.execute(
    sql`update order_drafts set valid_until = now() + interval '1 day' where id = ${other.draft.id}`,
  );
  const order = await platform.call(acceptOffer, given, fromOwnAddress({}));
  const twice = await platform.refusal(acceptOffer, given, fromOwnAddress({}));

  expect([ended.code, late.code, twice.code]).toEqual(['NOT_FOUND', 'OFFER_ENDED', 'CART_USED']);
  expect(await platform.call(getOffer, { token: fresh })).toMatchObject({
    state: 'placed',
    orderSlug: order.orderSlug,
  });
});

test('[OFFICE-06] the way to pay that an offer agreed on binds: others are neither shown nor taken, and without one named it counts', async ({
  platform,
}) => {
  const { draft, paymentMethodId } = await buildDraft(platform, 'bankTransfer');
  const other = await buildPaymentMethod(platform, 'cashOnDelivery');
  const { offerUrl } = await platform.call(sendDraft, { id: draft.id, revision: draft.revision }, staff);
  const token = String(offerUrl).split('/').at(-1) ?? '';

  const { payment } = await platform.call(getOffer, { token });
  expect(payment.map(({ id }) => id)).toEqual([paymentMethodId]);
  const wrong = { token, paymentMethodId: other, ...pages };
  expect((await platform.refusal(acceptOffer, wrong, fromOwnAddress({}))).code).toBe(
    'PAYMENT_METHOD_NOT_APPLICABLE',
  );
  const { orderSlug } = await platform.call(acceptOffer, { token, ...pages }, fromOwnAddress({}));
  expect(await platform.call(getStaffOrder, { slug: orderSlug }, staff)).toMatchObject({
    paymentMethod: { kind: 'bankTransfer' },
  });
});

test('[OFFICE-06] where staff leave it to the customer, an offer can be paid in every way', async ({
  platform,
}) => {
  const { draft, paymentMethodId } = await buildDraft(platform, 'bankTransfer');
  const other = await buildPaymentMethod(platform, 'cashOnDelivery');
  const { id, revision } = draft;
  const left = await platform.call(updateDraft, { id, revision, paymentMethodId: null }, staff);

  const { offerUrl } = await platform.call(sendDraft, { id, revision: left.revision }, staff);
  const token = String(offerUrl).split('/').at(-1) ?? '';

  const { payment } = await platform.call(getOffer, { token });
  expect(payment.map((one) => one.id)).toEqual(expect.arrayContaining([paymentMethodId, other]));
  const chosen = { token, paymentMethodId: other, ...pages };
  const { orderSlug } = await platform.call(acceptOffer, chosen, fromOwnAddress({}));
  expect(await platform.call(getStaffOrder, { slug: orderSlug }, staff)).toMatchObject({
    paymentMethod: { kind: 'cashOnDelivery' },
  });
});

test('[OFFICE-07] [OFFICE-08] a draft refuses what a colleague changed, prices without the right or a reason, and says what it lacks', async ({
  platform,
}) => {
  const { draft, plain, address } = await buildDraft(platform, 'cashOnDelivery');
  const { id, revision } = draft;
  const line = { productId: plain, quantity: 1 };

  const saved = await platform.call(updateDraft, { id, revision, note: 'zove opet u petak' }, staff);
  const clash = await platform.refusal(updateDraft, { id, revision, note: 'druga' }, staff);
  const noReason = await platform.refusal(updateDraft, { id, lines: [{ ...line, agreedPrice: 1 }] }, staff);
  const noRight = await platform.refusal(
    updateDraft,
    { id, lines: [{ ...line, percentOff: 10, reason: 'popust' }] },
    { as: { staff: ['orders.edit', 'orders.read'] } },
  );
  const strange = { paymentMethodId: Number.MAX_SAFE_INTEGER, deliveryMethodId: Number.MAX_SAFE_INTEGER };
  const noWay = await platform.refusal(updateDraft, { id, ...strange }, staff);
  const tooMany = await platform.call(
    updateDraft,
    { id, lines: [{ ...line, quantity: 9, percentOff: 12.5, reason: 'popust' }] },
    staff,
  );
  const short = await platform.refusal(
    placeDraft,
    { id, revision: tooMany.revision, hasAgreed: true },
    staff,
  );
  const empty = await platform.call(createDraft, {}, staff);
  const incomplete = await platform.refusal(sendDraft, { id: empty.id, revision: empty.revision }, staff);
  const found = await platform.call(
    findDraftProducts,
    { search: String(draft.items[0]?.productData.sku) },
    staff,
  );
  const barcode = '2938500000184';
  for (const sku of ['EAN-DVAPUT-1', 'EAN-DVAPUT-2'])
    await buildProduct(platform, { sku, barcode, price: 500 });
  const shared = await platform.call(findDraftProducts, { search: barcode }, staff);
  await platform.call(
    placeDraft,
    {
      id,
      revision: (await platform.call(updateDraft, { id, lines: [line] }, staff)).revision,
      hasAgreed: true,
    },
    staff,
  );
  const { records: buyers } = await platform.call(findDraftBuyers, { search: address.contactEmail }, staff);
  await platform.call(deleteDraft, { id: empty.id }, staff);

  expect(saved.note).toBe('zove opet u petak');
  expect(clash).toMatchObject({ code: 'RECORD_CHANGED', payload: { fields: ['note'] } });
  expect(noReason.code).toBe('VALIDATION_FAILED');
  expect(noRight.code).toBe('FORBIDDEN');
  expect(noWay).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'deliveryMethodId' }, { path: 'paymentMethodId' }] },
  });
  expect(tooMany).toMatchObject({
    needs: ['stock'],
    items: [{ agreed: { price: 17.5 }, problem: { code: 'outOfStock', left: 5 } }],
  });
  expect(short.code).toBe('OUT_OF_STOCK');
  expect(empty.needs).toContain('firstName');
  expect(incomplete.code).toBe('CART_EMPTY');
  expect(found).toMatchObject({ isExact: true, records: [{ id: plain, price: 20 }] });
  // What two products are called by is chosen by a person, not by the order of their ids.
  expect(shared).toMatchObject({ isExact: false, records: [{}, {}] });
  expect(buyers).toMatchObject([{ orders: 1, address: { street: 'Korzo' } }]);
  expect((await platform.refusal(getDraft, { id: empty.id }, staff)).code).toBe('NOT_FOUND');
});

test('[OFFICE-06] lines of a draft are one row each, change places, and an agreed price is for the options it was agreed on', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    price: 2000,
    customOptions: [{ title: 'Tekst', label: { hrv: 'Tekst' }, optionType: 'text' }],
  });
  const line = (Tekst: string, more: object) => ({
    productId,
    quantity: 1,
    options: { personalizations: { Tekst } },
    ...more,
  });
  const agreed = { agreedPrice: 15, reason: 'dogovor' };
  const lines = [line('Ana', agreed), line('Iva', { quantity: 2 })];
  const draft = await platform.call(createDraft, { lines }, staff);
  const [ana, iva] = draft.items.map(({ itemId }) => itemId);
  const { id } = draft;

  const doubled = await platform.call(
    updateDraft,
    { id, lines: [line('Ana', { itemId: ana, ...agreed }), line('Eva', { itemId: ana })] },
    staff,
  );
  const swapped = await platform.call(
    updateDraft,
    { id, lines: [line('Iva', { itemId: ana, ...agreed }), line('Ana', { itemId: iva, quantity: 3 })] },
    staff,
  );
  const twoPrices = await platform.refusal(
    updateDraft,
    { id, lines: [line('Ana', agreed), line('Ana', {})] },
    staff,
  );

  const shown = ({ items }: typeof draft) =>
    items
      .map(({ chosen, qty, agreed: price }) => [chosen[0]?.value, qty, price?.price ?? null])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(shown(doubled)).toEqual([
    ['Ana', 1, 15],
    ['Eva', 1, null],
  ]);
  expect(shown(swapped), 'what was agreed for Ana is nothing for Iva').toEqual([
    ['Ana', 3, null],
    ['Iva', 1, null],
  ]);
  expect(twoPrices).toMatchObject({ status: 400, payload: { fields: [{ path: 'lines.1.agreedPrice' }] } });
});

test('[OFFICE-06] who pays on delivery and has paid is not asked for money, and a guest who came twice is one person', async ({
  platform,
}) => {
  const { draft, address } = await buildDraft(platform, 'cashOnDelivery');
  const { id } = await platform.call(createDraft, { address }, staff);
  const again = await platform.call(
    updateDraft,
    {
      id,
      lines: draft.items.map(({ productId }) => ({ productId, quantity: 1 })),
      deliveryMethodId: draft.deliveryMethodId,
      paymentMethodId: draft.paymentMethodId,
    },
    staff,
  );

  for (const { id: one, revision } of [draft, again])
    await platform.call(placeDraft, { id: one, revision, hasAgreed: true, isPaid: one === id }, staff);

  const [unpaid, paid] = await mailsTo(platform, address.contactEmail);
  expect(JSON.stringify(unpaid?.text)).toContain('Ukupno za platiti');
  expect(JSON.stringify(paid?.text)).toContain('Ukupno plaćeno');
  expect(JSON.stringify(paid?.text)).not.toContain('Ukupno za platiti');
  const { records } = await platform.call(findDraftBuyers, { search: address.contactEmail }, staff);
  expect(records).toMatchObject([{ email: address.contactEmail, orders: 2 }]);
});
