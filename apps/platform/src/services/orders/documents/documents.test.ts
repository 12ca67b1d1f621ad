import {
  changeOrderState,
  getStaffOrder,
  handOverRefund,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { MailCarrier } from '#platform/services/messaging/carriers.ts';
import { deliverMail } from '#platform/services/messaging/deliver-mail.ts';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { pdfText } from '#test/pdf-text.ts';
import { findOrder } from '../order.queries.ts';
import { listDocuments } from './document.queries.ts';
import { documentPdf } from './document-pdf.ts';
import { issueInvoice } from './issue-invoice.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const documentsOf = async (platform: TestPlatform, slug: string) => {
  const ctx = await platform.ctx();
  const order = await findOrder(ctx, slug);
  return listDocuments(ctx, order?.id ?? 0);
};

/** An order of a book at 5 % (10 €) and two lamps at 25 % (15 € each) with delivery for 4.50 €, paid. */
async function paidOrder(platform: TestPlatform, email?: string) {
  const taxClassId = await saveTaxClass(await platform.ctx(), { code: 'knjige', name: 'Knjige', rate: 500 });
  const items = [
    { productId: await buildProduct(platform, { name: 'Knjiga', price: 1000, taxClassId }), qty: 1 },
    { productId: await buildProduct(platform, { name: 'Svjetiljka', price: 1500 }), qty: 2 },
  ];
  const placed = await buildOrder(platform, 'bankTransfer', { items, ...(email && { email }) });
  const order = await platform.call(changeOrderState, { slug: placed.orderSlug, state: 'paid' }, staff);
  return { slug: placed.orderSlug, key: placed.orderKey, order };
}

test('[ORDER-024] an issued invoice stays as it is when the seller, the order and the product change', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyName: 'Stara tvrtka d.o.o.', CompanyOib: '12345678903' });
  const { slug, order } = await paidOrder(platform);
  const [before] = await documentsOf(platform, slug);
  const ctx = await platform.ctx();

  await setOptions(platform, { CompanyName: 'Nova tvrtka d.o.o.', CompanyOib: '00000000001' });
  await ctx.db.execute(sql`update orders set billing_address = '{}', language = 'eng' where slug = ${slug}`);
  await ctx.db.execute(sql`update order_items set name = 'Nešto drugo', unit_price = 1`);
  await platform.call(changeOrderState, { slug, state: 'sent' }, staff);

  const [after, ...others] = await documentsOf(platform, slug);
  expect(others).toEqual([]);
  expect(after).toEqual(before);
  expect(after).toMatchObject({
    kind: 'invoice',
    number: order.invoiceNumber,
    total: 4450,
    content: {
      kind: 'invoice',
      language: 'hrv',
      title: `Račun ${order.invoiceNumber}`,
      seller: { name: 'Stara tvrtka d.o.o.', lines: expect.arrayContaining(['OIB: 12345678903']) },
      buyer: { label: 'Kupac', text: expect.stringContaining('Đurić') },
      lines: [
        { name: 'Knjiga', quantity: 1, unitPrice: 1000, rate: 500, amount: 1000 },
        { name: 'Svjetiljka', quantity: 2, unitPrice: 1500, rate: 2500, amount: 3000 },
      ],
      taxes: order.prices.taxes.map(({ rate, base, tax }) => ({
        rate: Math.round(rate * 100),
        base: Math.round(base * 100),
        tax: Math.round(tax * 100),
      })),
    },
  });
  expect(after?.content.facts.some((fact) => /\d{4}\. \d{2}:\d{2}$/.test(fact))).toBe(true);
  const pdf = await platform.app.inject({ url: order.pdfUrl });
  // The drawing is the one of what was kept.
  const kept = await documentPdf(before?.content ?? ({} as never));
  expect(Math.abs(pdf.rawPayload.length - kept.length)).toBeLessThan(50);
});

test('[ORDER-024] the mail that money came carries the invoice as it was issued, from the shop and answered to it', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyEmail: 'trgovina@prva.test' });
  const email = 'platila@kupci.test';
  const { slug } = await paidOrder(platform, email);
  const [invoice] = await documentsOf(platform, slug);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from mails where recipient = ${email} and key like 'order % paid'`,
  );
  const sent: Parameters<MailCarrier['send']>[0][] = [];
  const carrier: MailCarrier = {
    send: async (mail) => {
      sent.push(mail);
    },
    isRefusedForGood: () => false,
  };

  await deliverMail(platform.kernel, carrier, rows[0]?.id ?? '');

  const [mail] = sent;
  const [file] = mail?.attachments ?? [];
  expect(mail).toMatchObject({
    from: { name: 'Prva trgovina' },
    replyTo: 'trgovina@prva.test',
    attachments: [
      { filename: `${invoice?.number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf' },
    ],
  });
  expect(pdfText(file?.content as Buffer)).toContain(invoice?.content.title);
});

test('the database refuses to change, remove or empty issued documents', async ({ platform }) => {
  const { slug } = await paidOrder(platform);
  const { db } = await platform.ctx();
  const before = await documentsOf(platform, slug);

  for (const change of [
    sql`update issued_documents set number = '9/WEB1/1'`,
    sql`update issued_documents set content = jsonb_set(content, '{seller,name}', '"X"')`,
    sql`delete from issued_documents`,
    sql`truncate issued_documents`,
  ]) {
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local izlog.purge = 'on'`);
        await tx.execute(change);
      }),
    ).rejects.toMatchObject({ cause: { message: 'Issued documents are only added to.' } });
  }
  expect(await documentsOf(platform, slug)).toEqual(before);
});

test('[ORDER-020] numbers of invoices begin anew with the year of the books in Zagreb and have no holes', async ({
  platform,
}) => {
  const issueAt = async (time: string) => {
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery');
    const ctx = await platform.ctx({ now: new Date(time) });
    const order = await findOrder(ctx, orderSlug);
    if (!order) throw new Error('no order');
    return (await issueInvoice(ctx, order)).invoiceNumber;
  };

  expect([
    await issueAt('2031-12-31T22:59:59Z'),
    // Midnight in Zagreb is 23:00 in Greenwich.
    await issueAt('2031-12-31T23:00:00Z'),
    await issueAt('2031-12-31T22:59:59Z'),
    await issueAt('2032-01-05T10:00:00Z'),
  ]).toEqual(['1/WEB1/1', '1/WEB1/1', '2/WEB1/1', '2/WEB1/1']);
});

test('a refund of an invoiced order makes a credit note; invoice and credit notes of all of it add up to nothing', async ({
  platform,
}) => {
  const { slug, key } = await paidOrder(platform);
  const { items } = await platform.call(getOrder, { slug, key });
  const [book, lamps] = items;
  const ofPieces = (itemId: number | undefined, quantity: number) => [{ itemId: itemId ?? 0, quantity }];

  const first = await platform.call(
    refundOrder,
    { slug, key: 'povrat-knjige', items: ofPieces(book?.itemId, 1), reason: 'Oštećena' },
    staff,
  );
  await platform.call(
    refundOrder,
    { slug, key: 'povrat-jedne', items: ofPieces(lamps?.itemId, 1), withDelivery: true },
    staff,
  );
  await platform.call(refundOrder, { slug, key: 'ostatak-iznosa', amount: 15 }, staff);

  const [invoice, ...notes] = await documentsOf(platform, slug);
  expect(notes.map(({ kind, number, total }) => [kind, number, total])).toEqual([
    ['credit', '1/WEB1/1', -1000],
    ['credit', '2/WEB1/1', -1950],
    ['credit', '3/WEB1/1', -1500],
  ]);
  expect(notes[0]?.content).toMatchObject({
    title: 'Odobrenje 1/WEB1/1',
    facts: [
      expect.stringMatching(`^Uz račun ${invoice?.number} \\(`),
      `Narudžba ${slug}`,
      expect.any(String),
    ],
    buyer: invoice?.content.buyer,
    lines: [{ name: 'Knjiga', quantity: 1, rate: 500, amount: -1000 }],
    taxes: [{ rate: 500, base: -952, tax: -48 }],
    notes: ['PDV je uključen u cijene.', 'Razlog: Oštećena'],
  });
  const sums = new Map<number, number[]>();
  for (const { rate, base, tax } of [invoice, ...notes].flatMap((one) => one?.content.taxes ?? [])) {
    const [bases = 0, taxes = 0] = sums.get(rate) ?? [];
    sums.set(rate, [bases + base, taxes + tax]);
  }
  expect([...sums]).toEqual([
    [2500, [0, 0]],
    [500, [0, 0]],
  ]);

  // The buyer sees them by the link of the order, with a PDF each; staff do too.
  const seen = await platform.call(getOrder, { slug, key });
  expect(seen.documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 44.5],
    ['credit', -10],
    ['credit', -19.5],
    ['credit', -15],
  ]);
  for (const { kind, number, pdfUrl } of seen.documents) {
    const pdf = await platform.app.inject({ url: pdfUrl ?? '' });
    const name = `${kind === 'credit' ? 'credit-note-' : ''}${number.replaceAll('/', '-')}.pdf`;
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${name}"`,
    ]);
  }
  const foreign = await paidOrder(platform);
  const foreignId = new URL(foreign.order.documents[0]?.pdfUrl ?? '', 'http://x').searchParams.get(
    'document',
  );
  const own = seen.pdfUrl;
  expect((await platform.app.inject({ url: `${own}&document=${foreignId}` })).statusCode).toBe(404);
  expect(first.refunds).toMatchObject([{ amount: 10, creditNumber: '1/WEB1/1' }]);
});

test('money that was paid twice goes back without a credit note: nothing is taken off the invoice', async ({
  platform,
}) => {
  const { slug } = await paidOrder(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update orders set paid_total = 2 * paid_total where slug = ${slug}`);

  await platform.call(refundOrder, { slug, key: 'druga-uplata', amount: 44.5 }, staff);
  expect((await documentsOf(platform, slug)).map(({ kind }) => kind)).toEqual(['invoice']);

  await platform.call(refundOrder, { slug, key: 'od-prve-uplate', amount: 4.5 }, staff);
  expect((await documentsOf(platform, slug)).map(({ total }) => total)).toEqual([4450, -450]);
});

test('in a shop of net prices a credit note takes back the tax that was added', async ({ platform }) => {
  const { db } = await platform.ctx();
  await db.execute('update checkout_settings set is_tax_included = false where site_id = 1');
  await db.execute(
    'insert into checkout_settings (site_id, is_tax_included) values (1, false) on conflict do nothing',
  );
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await buildProduct(platform, { price: 1000 }), qty: 1 }],
  });
  const { paidTotal } = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await platform.call(refundOrder, { slug, key: 'povrat-svega', amount: paidTotal }, staff);
  await db.execute('update checkout_settings set is_tax_included = true where site_id = 1');

  expect(paidTotal).toBe(18.13);
  expect((await documentsOf(platform, slug)).map(({ total, content }) => [total, content.taxes])).toEqual([
    [1813, [{ rate: 2500, base: 1450, tax: 363 }]],
    [-1813, [{ rate: 2500, base: -1450, tax: -363 }]],
  ]);
});

test('"we gave your money back" is said when it was handed to the bank; before that it "will be"', async ({
  platform,
}) => {
  const email = 'vraca@kupci.test';
  const { slug, key } = await paidOrder(platform, email);
  const mails = async () =>
    (await mailsTo(platform, email))
      .filter(({ template, data }) => template === 'orderState' && data.number === slug)
      .map(({ data }) => data)
      .filter(({ state }) => String(state).startsWith('refund'));

  const asked = await platform.call(refundOrder, { slug, key: 'povrat-svega', amount: 44.5 }, staff);

  expect(asked).toMatchObject({
    state: 'refunded',
    prices: { refundedTotal: 44.5, handedBackTotal: 0 },
    refunds: [{ state: 'done', handedAt: null }],
  });
  expect(await mails()).toMatchObject([
    {
      state: 'refundPromised',
      facts: expect.arrayContaining([expect.objectContaining({ label: 'Bit će vraćeno', value: '44,50 €' })]),
    },
  ]);
  expect(await platform.call(getOrder, { slug, key })).toMatchObject({
    refunds: [{ amount: 44.5, handedAt: null }],
  });

  const refundId = asked.refunds[0]?.id ?? 0;
  const handed = await platform.call(handOverRefund, { slug, refundId }, staff);
  await platform.call(handOverRefund, { slug, refundId }, staff);

  expect(handed).toMatchObject({
    prices: { handedBackTotal: 44.5 },
    refunds: [{ handedAt: expect.any(String) }],
  });
  expect((await mails()).map(({ state }) => state)).toEqual(['refundPromised', 'refunded']);
  const { events } = await platform.call(getStaffOrder, { slug }, staff);
  expect(events.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', 44.5],
    ['state', null],
    ['refundHandedOver', 44.5],
  ]);
  expect(await platform.refusal(handOverRefund, { slug, refundId: 999_999 }, staff)).toMatchObject({
    status: 404,
  });
});

test('staff who handed the money over already say so with the refund; nobody marks as refunded what was not', async ({
  platform,
}) => {
  const { slug } = await paidOrder(platform);

  expect(await platform.refusal(changeOrderState, { slug, state: 'refunded' }, staff)).toMatchObject({
    code: 'ORDER_MOVE_NOT_ALLOWED',
  });
  const refund = { slug, key: 'u-gotovini', amount: 44.5, isByHand: true, isHandedOver: true };
  expect(await platform.call(refundOrder, refund, staff)).toMatchObject({
    state: 'refunded',
    prices: { handedBackTotal: 44.5 },
    refunds: [{ handedAt: expect.any(String) }],
  });
});
