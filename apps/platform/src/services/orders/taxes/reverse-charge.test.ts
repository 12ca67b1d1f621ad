import type { CallError } from '@izlog/contract/client';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import { createDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import {
  changeOrderState,
  checkOrderVat,
  getStaffOrder,
  issueOrderInvoice,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { getTaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { updateGuest } from '@izlog/contract/user/guest-update';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { carts } from '#platform/services/cart/cart.tables.ts';
import { type FakeVies, startFakeVies, type ViesMood } from '#platform/services/companies/test/fake-vies.ts';
import { vatChecks } from '#platform/services/companies/vat-check.tables.ts';
import { viesOutside } from '#platform/services/companies/vies.ts';
import { setOptions } from '#test/builders/option.ts';
import {
  buildDeliveryMethod,
  buildPaymentMethod,
  buildReadyCart,
  fromOwnAddress,
  guestAddress,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { findOrder } from '../order.queries.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const [germany, austria, croatia] = [276, 40, 191];
const lavendel = { companyName: 'Lavendel GmbH', oib: 'de 123 456 789' };

let vies: FakeVies;
beforeAll(async () => {
  vies = await startFakeVies();
});
afterAll(() => vies.stop());
beforeEach<{ platform: TestPlatform }>(async ({ platform }) => {
  vies.behave('answer');
  vies.knows('DE123456789', { name: 'LAVENDEL GMBH', address: 'Hauptstraße 1' });
  Object.assign(platform.kernel.held.get(viesOutside), { url: vies.url, patience: 10_000 });
  await (await platform.ctx()).db.delete(vatChecks);
  await setOptions(platform, { CompanyOib: '12345678903', VatPayer: null });
});

/** Two lamps at 125 € and delivery for 5 €, with tax: 255 €, or 204 € without. */
async function shop(platform: TestPlatform) {
  return {
    items: [{ productId: await buildProduct(platform, { price: 12_500 }), qty: 2 }],
    deliveryMethodId: await buildDeliveryMethod(platform, { price: 500 }),
    methodId: await buildPaymentMethod(platform, 'cashOnDelivery'),
  };
}

/** Goes through the checkout to a country with a company, and gives the cart with what it takes to order it. */
async function goThrough(
  platform: TestPlatform,
  more: { country?: number; billing?: number; company?: typeof lavendel } = {},
) {
  const { country = germany, billing = country, company = lavendel } = more;
  const ready = await buildReadyCart(platform, 'cashOnDelivery', await shop(platform));
  const address = { ...guestAddress, country };
  const bill = { ...guestAddress, type: 'billing', country: billing } as const;
  const guest = await platform.call(updateGuest, {
    guestKey: ready.guestKey,
    email: 'kupac@kupci.test',
    details: { firstName: 'Uwe', lastName: 'Kunz' },
    addresses: billing === country ? [address] : [address, bill],
  });
  const { cartId, protectCode } = ready;
  const options = fromOwnAddress({});
  const cart = await platform.call(
    saveCheckoutOptions,
    { cartId, protectCode, companyData: company, countryId: country, billingCountryId: billing },
    options,
  );
  const order = () =>
    platform.call(
      createOrder,
      { ...ready, userId: guest.id, guestKey: guest.guestKey, expectedTotal: cart.prices.base.orderTotal },
      options,
    );
  return { ready, cart, order, options };
}

const checks = async (platform: TestPlatform) =>
  (await platform.ctx()).db.select().from(vatChecks).orderBy(vatChecks.id);
const issuedOf = async (platform: TestPlatform, slug: string) => {
  const ctx = await platform.ctx();
  const order = await findOrder(ctx, slug);
  return ctx.db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.orderId, order?.id ?? 0))
    .orderBy(desc(issuedDocuments.id));
};

test('[TAX-01] a company of the Union that VIES confirms pays no tax: prices are without it, the consultation is kept, and the paper names both VAT ids and why', async ({
  platform,
}) => {
  const { cart, order } = await goThrough(platform);
  expect(cart).toMatchObject({
    isReverseCharge: true,
    companyData: {
      companyName: 'Lavendel GmbH',
      oib: 'DE123456789',
      vat: { answer: 'valid', country: 'DE' },
    },
    prices: { base: { itemsTotal: 200, delivery: 4, orderTotal: 204, tax: { orderTotal: 0 } } },
  });
  expect(vies.asked.at(-1)).toMatchObject({ countryCode: 'DE', requesterNumber: '12345678903' });
  const [check] = await checks(platform);
  expect(check).toMatchObject({
    number: 'DE123456789',
    answer: 'valid',
    consultation: expect.stringMatching(/^WAPI/),
    name: 'LAVENDEL GMBH',
    requester: 'HR12345678903',
    cartId: cart.id,
    askedAt: expect.any(Date),
  });

  const { orderSlug: slug } = await order();
  const again = await platform.refusal(
    correctOrderBuyer,
    {
      slug,
      deliveryAddress: { ...guestAddress, country: germany },
      billingAddress: { ...guestAddress, country: germany },
      company: { companyName: 'Druga GmbH', oib: 'DE999999999' },
      revision: (await platform.call(getStaffOrder, { slug }, staff)).correction.revision,
    },
    staff,
  );
  expect(again.status, 'the sale is without tax for this company alone').toBe(400);
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);

  const placed = await platform.call(getStaffOrder, { slug }, staff);
  expect(placed).toMatchObject({
    isReverseCharge: true,
    companyData: { vat: { consultation: check?.consultation } },
    prices: { orderTotal: 204, tax: 0, taxes: [{ rate: 0, base: 204, tax: 0 }] },
  });
  const [invoice] = await issuedOf(platform, slug);
  expect(invoice?.total).toBe(20_400);
  expect(invoice?.content.seller.lines).toContain('PDV ID broj: HR12345678903');
  expect(invoice?.content.buyer.text).toContain('PDV ID broj: DE123456789');
  expect(invoice?.content.notes.join()).toContain('Prijenos porezne obveze');
  expect(invoice?.facts).toMatchObject({
    rule: { of: { buyer: 'company', place: 'union', tax: 'reversed' } },
    sentences: [{ name: 'reverseCharge' }],
  });
});

const moods: Array<[ViesMood | 'gone', string]> = [
  ['slow', 'timeout'],
  ['html', 'notAnAnswer'],
  ['MS_UNAVAILABLE', 'MS_UNAVAILABLE'],
  ['gone', 'connection'],
];
test.for(moods)(
  '[TAX-01] VIES that is %s is nobody’s yes: the buyer pays with tax, and staff see why',
  async ([mood, reason], { platform }) => {
    if (mood === 'gone') platform.kernel.held.get(viesOutside).url = 'http://127.0.0.1:9/';
    else vies.behave(mood);
    if (mood === 'slow') platform.kernel.held.get(viesOutside).patience = 300;
    const { cart, order } = await goThrough(platform);
    expect(cart).toMatchObject({
      isReverseCharge: false,
      companyData: { vat: { answer: 'unanswered', consultation: null } },
      prices: { base: { orderTotal: 255, tax: { orderTotal: 51 } } },
    });
    const [check] = await checks(platform);
    expect(check).toMatchObject({ answer: 'unanswered', reason });
    expect((await order()).orderSlug).toMatch(/^\d{4}-/);
  },
);

test('[TAX-01] a "no", another country than that of the number, a small seller and a mistyped number: never without tax', async ({
  platform,
}) => {
  const unknown = await goThrough(platform, { company: { companyName: 'X', oib: 'DE987654321' } });
  expect(unknown.cart).toMatchObject({ isReverseCharge: false, companyData: { vat: { answer: 'invalid' } } });
  for (const where of [
    { country: austria },
    { country: croatia },
    { country: germany, billing: austria },
    { country: croatia, billing: germany },
  ]) {
    const { cart } = await goThrough(platform, where);
    expect(cart.isReverseCharge, JSON.stringify(where)).toBe(false);
    expect(cart.prices.base.orderTotal).toBe(255);
  }
  const asked = vies.asked.length;
  const mistyped = (await goThrough(platform, {
    company: { companyName: 'X', oib: 'DE12345678' },
  }).catch((error: unknown) => error)) as CallError;
  expect(mistyped.payload).toMatchObject({ fields: [{ path: 'companyData.oib', kind: 'vatId' }] });
  await setOptions(platform, { VatPayer: 'false' });
  const small = await goThrough(platform);
  expect(small.cart).toMatchObject({ isReverseCharge: false, companyData: { oib: 'DE123456789' } });
  expect(small.cart.companyData?.vat).toBeUndefined();
  expect(vies.asked.length, 'VIES was asked neither time').toBe(asked);
});

test('[TAX-01] a yes counts for a day and is not asked for twice; an old one is asked for again, and never stretched', async ({
  platform,
}) => {
  const { ready, order, options } = await goThrough(platform);
  const asked = vies.asked.length;
  await goThrough(platform);
  expect(vies.asked.length).toBe(asked);

  const { db } = await platform.ctx();
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db.update(vatChecks).set({ askedAt: old });
  const [row] = await db.select().from(carts).where(eq(carts.id, ready.cartId));
  const company = row?.company;
  if (company?.vat)
    await db
      .update(carts)
      .set({ company: { ...company, vat: { ...company.vat, at: old.toISOString() } } })
      .where(eq(carts.id, ready.cartId));
  expect(await platform.call(getCart, ready)).toMatchObject({ isReverseCharge: false });
  const late = (await order().catch((error: unknown) => error)) as CallError;
  expect(late.code, 'the total is another one: the buyer sees it first').toBe('CART_CHANGED');
  const { cartId, protectCode } = ready;
  const anew = await platform.call(
    saveCheckoutOptions,
    { cartId, protectCode, companyData: lavendel },
    options,
  );
  expect(anew.isReverseCharge).toBe(true);
  expect(vies.asked.length).toBe(asked + 1);
});

test('[TAX-01] staff ask VIES again for who paid with tax, and give the tax back: the documents say so, sums exact', async ({
  platform,
}) => {
  vies.behave('SERVICE_UNAVAILABLE');
  const { order } = await goThrough(platform);
  const { orderSlug: slug } = await order();
  for (const state of ['processing', 'sent', 'delivered', 'paid'] as const)
    await platform.call(changeOrderState, { slug, state }, staff).catch(() => undefined);
  const before = await platform.call(getStaffOrder, { slug }, staff);
  expect(before.vat).toEqual({ mayAsk: true, taxToGiveBack: null });
  const give = { slug, key: crypto.randomUUID(), ofTax: true, isByHand: true } as const;
  expect((await platform.refusal(refundOrder, give, staff)).code).toBe('ORDER_NOT_REFUNDABLE');

  vies.behave('answer');
  const asked = await platform.call(checkOrderVat, { slug }, staff);
  expect(asked).toMatchObject({
    isReverseCharge: false,
    companyData: { vat: { answer: 'valid' } },
    vat: { taxToGiveBack: 51 },
  });
  expect(asked.events.some(({ kind, note }) => kind === 'vatChecked' && note.includes('valid'))).toBe(true);

  const given = await platform.call(refundOrder, give, staff);
  expect(given).toMatchObject({
    isReverseCharge: true,
    vat: { mayAsk: false, taxToGiveBack: null },
    prices: { refundedTotal: 51 },
  });
  const [credit, invoice] = await issuedOf(platform, slug);
  expect(credit?.facts?.taxes).toEqual([
    { rate: 2500, base: -20_400, tax: -5100 },
    { rate: 0, base: 20_400, tax: 0 },
  ]);
  expect(credit?.total).toBe(-5100);
  expect((invoice?.total ?? 0) + (credit?.total ?? 0)).toBe(20_400);
  expect(credit?.content.notes.join()).toContain('Prijenos porezne obveze');
  expect(credit?.content.seller.lines.join(), 'what is sold without tax names both VAT ids').toContain(
    'HR12345678903',
  );

  const piece = { itemId: given.items[0]?.itemId ?? 0, quantity: 1 };
  const onePiece = { slug, key: crypto.randomUUID(), items: [piece], isByHand: true };
  const returned = await platform.call(refundOrder, onePiece, staff);
  expect(returned.prices.refundedTotal, 'a lamp without the tax that is back already').toBe(151);
  const [ofPiece] = await issuedOf(platform, slug);
  expect(ofPiece?.content).toMatchObject({
    lines: [{ quantity: 1, rate: 0, amount: -10_000 }],
    taxes: [{ rate: 0, base: -10_000, tax: 0 }],
  });

  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' }).format(new Date());
  const rest = await platform.call(
    refundOrder,
    { slug, key: crypto.randomUUID(), amount: 104, isByHand: true },
    staff,
  );
  expect(rest.state).toBe('refunded');
  const [last] = await issuedOf(platform, slug);
  expect(last?.facts?.taxes).toEqual([{ rate: 0, base: -10_400, tax: 0 }]);
  const report = await platform.call(getTaxReport, { from: today, to: today }, staff);
  const germanRows = report.rows.filter(({ country, rate }) => country === 'DE' && rate === 25);
  expect(germanRows.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(0);
});

test('[DOC-03] a tax that went back before the invoice: the invoice is that of the sale, and its credit note takes the tax off', async ({
  platform,
}) => {
  vies.behave('SERVICE_UNAVAILABLE');
  await setOptions(platform, { InvoicesBy: 'izlog', CroatianInvoices: 'test', InvoicePremises: 'POREZ' });
  const { order } = await goThrough(platform);
  const { orderSlug: slug } = await order();
  for (const state of ['processing', 'sent', 'delivered', 'paid'] as const)
    await platform.call(changeOrderState, { slug, state }, staff).catch(() => undefined);
  vies.behave('answer');
  await platform.call(checkOrderVat, { slug }, staff);
  await platform.call(refundOrder, { slug, key: crypto.randomUUID(), ofTax: true, isByHand: true }, staff);
  expect(await issuedOf(platform, slug)).toEqual([]);

  await setOptions(platform, { CroatianInvoices: 'live' });
  await platform.call(issueOrderInvoice, { slug }, staff);
  const [credit, invoice, ...others] = await issuedOf(platform, slug);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    total: 25_500,
    facts: { rule: { of: { tax: 'home' } }, sentences: [] },
  });
  expect(credit).toMatchObject({
    kind: 'credit',
    total: -5100,
    facts: {
      sentences: [{ name: 'reverseCharge' }],
      taxes: [
        { rate: 2500, base: -20_400, tax: -5100 },
        { rate: 0, base: 20_400, tax: 0 },
      ],
    },
  });
  await setOptions(platform, { InvoicesBy: null, CroatianInvoices: null, InvoicePremises: null });
});

test('[TAX-01] an order that staff write down for a company of the Union asks VIES as the checkout does', async ({
  platform,
}) => {
  const { items, deliveryMethodId } = await shop(platform);
  const draft = await platform.call(
    createDraft,
    {
      address: { ...guestAddress, country: 'DE' } as never,
      company: lavendel,
      lines: items.map(({ productId, qty }) => ({ productId, quantity: qty })),
      deliveryMethodId,
      paymentMethodId: await buildPaymentMethod(platform, 'bankTransfer'),
    },
    staff,
  );
  expect(draft.prices).toMatchObject({ orderTotal: 204, tax: { orderTotal: 0 } });
});
