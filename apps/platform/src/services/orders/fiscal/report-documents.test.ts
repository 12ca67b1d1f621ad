import {
  listFiscalCertificates,
  reportDocumentsAgain,
  saveFiscalCertificate,
} from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { changeInvoicePayment } from '@izlog/contract/ecommerce/duties/payment-change';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { listTodo } from '@izlog/contract/settings/todo';
import { eq, inArray, sql } from 'drizzle-orm';
import { makeTestAuthority, type StandIn, startStandIn } from 'fiskalizacija/stand-in';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { pdfText } from '#test/pdf-text.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { drawMailed } from '../documents/draw-issued.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { findOrder } from '../order.queries.ts';
import { fiscalCertificates } from './certificate.tables.ts';
import { fiscalMessages } from './fiscal.tables.ts';
import { fiscalOutside } from './fiscal-outside.ts';
import { messageOfDocument } from './message-of-document.ts';
import { reportDue } from './report-documents.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const oib = '12345678903';

let standIn: StandIn;
/** The certificate of the shop, as its owner has it from a provider. */
let file: string;

beforeAll(async () => {
  standIn = await startStandIn({ environment: 'live' });
  const issued = await standIn.issue({ commonName: 'FISKAL 1', organization: 'IZLOG D.O.O.', oib });
  file = Buffer.from(issued.p12('lozinka')).toString('base64');
});
afterAll(() => standIn.stop());

beforeEach<{ platform: TestPlatform }>(async ({ platform }) => {
  await standIn.revive();
  standIn.behave('answer');
  const { url, authorities } = standIn;
  Object.assign(platform.kernel.held.get(fiscalOutside), { urls: { live: url }, authorities });
  await setOptions(platform, {
    InvoicesBy: 'izlog',
    CroatianInvoices: 'live',
    CompanyName: 'Izlog d.o.o.',
    CompanyOib: oib,
    InvoicePremises: 'WEB1',
    InvoiceOperatorOib: null,
  });
  await platform.call(saveFiscalCertificate, { file, password: 'lozinka' }, staff);
  await (await platform.ctx()).db.delete(fiscalMessages);
});

/** A guest's order that is paid on delivery and goes into processing: that issues its invoice. */
async function invoiced(platform: TestPlatform) {
  const productId = await buildProduct(platform, { price: 2000 });
  const order = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 1 }],
    methodId: await buildPaymentMethod(platform, 'cashOnDelivery'),
    deliveryMethodId: await buildDeliveryMethod(platform),
  });
  await platform.call(changeOrderState, { slug: order.orderSlug, state: 'processing' }, staff);
  return order;
}

const messages = async (platform: TestPlatform) =>
  (await platform.ctx()).db.select().from(fiscalMessages).orderBy(fiscalMessages.id);
const report = (platform: TestPlatform, at = new Date()) => reportDue(platform.kernel, 1, () => at);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const waiting = async (platform: TestPlatform) =>
  (await platform.call(listTodo, {}, staff)).todo.find(({ name }) => name === 'unreported');
const bookedOf = (jir: string | null | undefined) => standIn.invoices().filter((one) => one.jir === jir);

test('[FISC-03] an invoice is reported by itself, with nothing that the host would find fault with, and shows its JIR', async ({
  platform,
}) => {
  const placed = await invoiced(platform);

  await report(platform);

  const [message] = await messages(platform);
  expect(message).toMatchObject({
    state: 'confirmed',
    isLate: false,
    attempts: 1,
    nextAt: null,
    error: null,
  });
  const [booked] = bookedOf(message?.jir);
  expect(booked).toMatchObject({ findings: [], invoice: { oib, total: 2450, payment: 'G', late: false } });
  expect(booked?.invoice.zki).toBe(message?.zki);
  const order = await platform.call(getOrder, { slug: placed.orderSlug, key: placed.orderKey });
  expect(order.documents[0]?.fiscal).toEqual({ zki: message?.zki, jir: message?.jir });
  const { documentsWaiting } = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect(documentsWaiting).toEqual([]);
});

test('[FISC-03] a refund is reported as a negative invoice of the same sequence', async ({ platform }) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await buildProduct(platform, { price: 2000 }), qty: 1 }],
  });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await platform.call(refundOrder, { slug, key: 'povrat-1', amount: 5, reason: 'Oštećena' }, staff);

  await report(platform);

  const [invoice, refund] = standIn.invoices().slice(-2);
  expect((await messages(platform)).map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
  expect(refund?.findings).toEqual([]);
  expect(refund?.invoice.total).toBeLessThan(0);
  expect(Number(refund?.invoice.number)).toBe(Number(invoice?.invoice.number) + 1);
});

test('[FISC-03] no sale waits for a host that is silent or dead; what it misses is sent by itself, once and as late', async ({
  platform,
}) => {
  const before = standIn.messages();
  standIn.behave('silent');
  await invoiced(platform);
  await invoiced(platform);
  // No sale so much as asks the host.
  expect(standIn.messages()).toBe(before);
  await standIn.die();

  await report(platform);
  // The first found nobody; the second is not tried in vain in the same round.
  expect((await messages(platform)).map(({ attempts, errorCode }) => [attempts, errorCode])).toEqual([
    [1, 'connection'],
    [0, null],
  ]);
  expect(await waiting(platform)).toBeUndefined();
  await (await platform.ctx()).db.execute(
    sql`update fiscal_messages set created_at = now() - interval '31 minutes'`,
  );
  expect(await waiting(platform)).toMatchObject({ count: 2 });

  standIn.behave('answer');
  await standIn.revive();
  await report(platform, later(1.1));

  const done = await messages(platform);
  expect(done.map(({ state, isLate }) => [state, isLate]).toSorted()).toEqual([
    // The second was never tried before; its buyer has the paper without a JIR all the same.
    ['confirmed', true],
    ['confirmed', true],
  ]);
  for (const { jir } of done) expect(bookedOf(jir)).toHaveLength(1);
  expect(await waiting(platform)).toBeUndefined();
});

test('[FISC-03] a process that dies after each step leaves one message, sent again and known to the host as one', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  await invoiced(platform);
  const crashes = [
    // Before it was sent: taken, and nobody comes back.
    async () =>
      void (await db.execute(
        sql`update fiscal_messages set attempts = 1, next_at = now() + interval '2 minutes'`,
      )),
    // While the answer came.
    async () => {
      standIn.behave(['cutAfter']);
      await report(platform, later(3));
    },
    // After the answer, before it was kept.
    async () => {
      await report(platform, later(10));
      await db
        .update(fiscalMessages)
        .set({ state: 'waiting', jir: null, confirmedAt: null, nextAt: later(11) });
    },
  ];
  const before = standIn.invoices().length;

  for (const crash of crashes) await crash();
  // Two processes at once.
  await Promise.all([report(platform, later(20)), report(platform, later(20))]);

  const all = await messages(platform);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatchObject({ state: 'confirmed', isLate: true });
  expect(standIn.invoices()).toHaveLength(before + 1);
  expect(bookedOf(all[0]?.jir)).toHaveLength(1);
});

test('[FISC-03] what the host refuses waits for people, with its words, and is sent again when they say so', async ({
  platform,
}) => {
  const { orderSlug: slug } = await invoiced(platform);
  const { db } = await platform.ctx();
  // An OIB that nobody looked at, as of an operator whose number was mistyped before it was checked.
  const other = await standIn.issue({ commonName: 'Potpis', oib });
  await platform.call(
    saveFiscalCertificate,
    { file: Buffer.from(other.p12('x')).toString('base64'), password: 'x' },
    staff,
  );

  await report(platform);

  expect((await messages(platform))[0]).toMatchObject({ state: 'refused', errorCode: 's003', nextAt: null });
  expect(await waiting(platform)).toMatchObject({ count: 1, isUrgent: true });
  const { documentsWaiting } = await platform.call(getStaffOrder, { slug }, staff);
  expect(documentsWaiting).toMatchObject([{ why: 'refused', error: expect.stringContaining('s003') }]);

  await platform.call(saveFiscalCertificate, { file, password: 'lozinka' }, staff);
  // Its code was made with the other key; the paper that has it is out.
  await db.update(fiscalMessages).set({ zki: null });
  await expect(platform.call(reportDocumentsAgain, { slug }, staff)).resolves.toEqual({ documents: 1 });
  await report(platform, later(1));
  expect((await messages(platform))[0]).toMatchObject({ state: 'confirmed' });
});

test('[FISC-06] a certificate is kept sealed, names its host itself, and nothing of it is given out', async ({
  platform,
}) => {
  const shown = await platform.call(listFiscalCertificates, {}, staff);

  expect(shown).toMatchObject([{ host: 'live', oib, name: 'FISKAL 1', endsSoon: false }]);
  expect(JSON.stringify(shown)).not.toMatch(/lozinka|PRIVATE|sealed/);
  const { db } = await platform.ctx();
  const [row] = await db.select().from(fiscalCertificates).where(eq(fiscalCertificates.host, 'live'));
  expect(row?.sealed).not.toContain(file.slice(0, 40));
});

test('[FISC-06] a certificate that cannot be used is refused at its field', async ({ platform }) => {
  const refusalOf = async (given: { file: string; password: string }) => {
    const { code, payload } = await platform.refusal(saveFiscalCertificate, given, staff);
    return [code, JSON.stringify(payload)];
  };
  const abroad = await makeTestAuthority({ commonName: 'Zertifikate', country: 'DE' });
  const p12 = async (by: Pick<StandIn, 'issue'>, whose: string) =>
    Buffer.from((await by.issue({ commonName: 'FISKAL 1', oib: whose })).p12('x')).toString('base64');

  expect(await refusalOf({ file, password: 'Lozinka' })).toEqual([
    'VALIDATION_FAILED',
    expect.stringMatching(/password.*wrongPassword/),
  ]);
  expect(await refusalOf({ file: 'PGh0bWw+', password: '' })).toEqual([
    'VALIDATION_FAILED',
    expect.stringMatching(/file.*notP12/),
  ]);
  expect(await refusalOf({ file: await p12(abroad, oib), password: 'x' })).toEqual([
    'VALIDATION_FAILED',
    expect.stringMatching(/file.*foreignIssuer/),
  ]);
  expect(await refusalOf({ file: await p12(standIn, '00000000001'), password: 'x' })).toEqual([
    'VALIDATION_FAILED',
    expect.stringMatching(/file.*otherOib/),
  ]);
});

test('[FISC-03] how an invoice was paid is changed on its day, told to the host once it knows the invoice, and stands on the PDF', async ({
  platform,
}) => {
  const { orderSlug: slug, orderKey: key } = await invoiced(platform);
  const change = (paidBy: 'cash' | 'card' | 'transfer') =>
    platform.call(changeInvoicePayment, { slug, paidBy }, staff);
  await standIn.die();
  await report(platform);
  await expect(change('card')).resolves.toMatchObject({ paidBy: 'card', was: 'cash', change: 'waiting' });
  await report(platform, later(3));
  const { documentsWaiting } = await platform.call(getStaffOrder, { slug }, staff);
  expect(documentsWaiting.map(({ why }) => why)).toEqual(['taxHost', 'change']);

  await standIn.revive();
  standIn.behave(['answer', 'cutAfter']);
  await report(platform, later(9));
  await report(platform, later(12));

  const [message] = await messages(platform);
  const [booked] = bookedOf(message?.jir);
  expect(booked).toMatchObject({ invoice: { payment: 'G' }, changed: { payment: 'K', buyerOib: null } });
  const shown = await platform.call(getStaffOrder, { slug }, staff);
  expect(shown).toMatchObject({
    documentsWaiting: [],
    invoicePayment: { paidBy: 'card', was: 'cash', change: 'confirmed', cannot: null },
  });
  const { documents } = await platform.call(getOrder, { slug, key });
  const file = await platform.app.inject({ url: documents[0]?.pdfUrl ?? '' });
  expect(pdfText(file.rawPayload)).toContain('Plaćeno drukčije: kartica');
  // The last one counts.
  await change('transfer');
  await report(platform, later(13));
  expect(bookedOf(message?.jir)[0]?.changed).toMatchObject({ payment: 'T' });
  const { payload } = await platform.refusal(changeInvoicePayment, { slug, paidBy: 'transfer' }, staff);
  expect(JSON.stringify(payload)).toContain('"same"');
});

test('[FISC-03] a change that the day was over for waits for people until the invoice is taken back', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await buildProduct(platform, { price: 2000 }), qty: 1 }],
  });
  const { prices } = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await report(platform);
  await standIn.die();
  await platform.call(changeInvoicePayment, { slug, paidBy: 'card' }, staff);
  await report(platform);
  expect(await waiting(platform)).toBeUndefined();
  await standIn.revive();

  await report(platform, later(24 * 60));

  expect(await waiting(platform)).toMatchObject({ count: 1 });
  const { documentsWaiting, invoicePayment } = await platform.call(getStaffOrder, { slug }, staff);
  expect(documentsWaiting).toMatchObject([{ why: 'changeRefused', error: null }]);
  // What the host does not know is not said on paper.
  expect(invoicePayment).toMatchObject({ paidBy: 'transfer', change: 'refused' });
  await platform.call(
    refundOrder,
    { slug, key: 'storno-1', amount: prices.orderTotal, reason: 'Storno' },
    staff,
  );
  expect((await platform.call(getStaffOrder, { slug }, staff)).documentsWaiting).toMatchObject([
    { why: 'taxHost' },
  ]);
});

test('[FISC-03] an answer in HTML and one that is not the host’s are no answers: the invoice waits and says why', async ({
  platform,
}) => {
  standIn.behave(['html', 'lieJir']);
  await invoiced(platform);
  await report(platform);
  expect((await messages(platform))[0]).toMatchObject({
    state: 'waiting',
    errorCode: 'notAnAnswer',
    jir: null,
  });
  await report(platform, later(2));
  expect((await messages(platform))[0]).toMatchObject({
    state: 'waiting',
    errorCode: 'untrusted',
    jir: null,
  });

  await report(platform, later(10));

  expect((await messages(platform))[0]).toMatchObject({ state: 'confirmed', attempts: 3, isLate: true });
});

test('[FISC-03] a mail waits for the JIR of its invoice, and not for a host that is silent', async ({
  platform,
}) => {
  const first = await invoiced(platform);
  const [message] = await messages(platform);
  // Its patience does not end while the machine does other things.
  const drawn = async (id = 0) => {
    const { db, site } = await platform.ctx();
    await db
      .update(fiscalMessages)
      .set({ createdAt: later(60) })
      .where(eq(fiscalMessages.documentId, id));
    return pdfText(await drawMailed(platform.kernel, site, id));
  };
  const mailed = drawn(message?.documentId);
  await report(platform);
  const { documents } = await platform.call(getOrder, { slug: first.orderSlug, key: first.orderKey });
  expect(documents[0]?.fiscal?.jir).not.toBeNull();
  expect(await mailed).toContain(`JIR: ${documents[0]?.fiscal?.jir}`);

  await standIn.die();
  await invoiced(platform);
  await report(platform);
  await invoiced(platform);
  const [, , last] = await messages(platform);
  const text = await drawn(last?.documentId);
  expect(text).toContain('ZKI: ');
  expect(text).not.toContain('JIR: ');
});

test('[FISC-03] the first invoice of a year and the last one of the year before are each told of their own year, in Zagreb', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const at = (instant: string) => new Date(instant);
  const ofYear = async (instant: string) => {
    const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
    const ctx = { ...(await platform.ctx()), now: at(instant) };
    const order = await findOrder(ctx, slug);
    if (!order) throw new Error('the order is gone');
    return (await inTransaction(ctx, (inner) => issueInvoice(inner, order))).invoiceNumber;
  };
  // 23:59:59 on 31 December, and midnight.
  expect(await ofYear('2037-12-31T22:59:59Z')).toBe('1/WEB1/1');
  expect(await ofYear('2037-12-31T23:00:00Z')).toBe('1/WEB1/1');
  const issued = await db
    .select()
    .from(issuedDocuments)
    .where(inArray(issuedDocuments.year, [2037, 2038]));
  const sent = issued.map((document) => messageOfDocument(document));
  expect(sent.map(({ number, issuedAt }) => [number, issuedAt])).toEqual([
    [1, at('2037-12-31T22:59:59Z')],
    [1, at('2037-12-31T23:00:00Z')],
  ]);
});
