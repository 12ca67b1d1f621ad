import {
  listEInvoicePayments,
  reportEInvoicePayments,
  sendEInvoicePayments,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import { tryAccessPoint } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import {
  filterEInvoices,
  getEInvoiceFile,
  handOverEInvoice,
  rejectEInvoice,
  sendEInvoiceAgain,
} from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import {
  decideIncomingInvoice,
  fetchIncomingInvoices,
  filterIncomingInvoices,
  getIncomingInvoiceFile,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { filterIssuedPapers } from '@izlog/contract/ecommerce/orders/issued-papers';
import {
  changeOrderState,
  getStaffOrder,
  handOverRefund,
  issueOrderInvoice,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { askPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { listTodo } from '@izlog/contract/settings/todo';
import { sql } from 'drizzle-orm';
import { readUbl } from 'e-invoice';
import { account, mojEracunStandIn } from 'e-invoice/stand-in';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { accessPointOutside } from './access-points.ts';
import { wakeByHand } from './e-invoice.queries.ts';
import { recordPayments, reportDuePayments, runPaymentsJob } from './report-payments.ts';
import { reportDueRejections } from './report-rejections.ts';
import { sendDue } from './send-e-invoices.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const buyerOib = '94577403194';
const company = { companyName: 'Šimunović gradnja d.o.o.', oib: buyerOib };

let standIn: Awaited<ReturnType<typeof mojEracunStandIn>>;
beforeAll(async () => {
  standIn = await mojEracunStandIn();
});
afterAll(() => standIn.close());

beforeEach<{ platform: TestPlatform }>(async ({ platform }) => {
  platform.kernel.held.get(accessPointOutside).address = standIn.address;
  await setOptions(platform, {
    InvoicesBy: 'izlog',
    CroatianInvoices: 'live',
    CompanyName: 'Izlog d.o.o.',
    CompanyStreet: 'Ilica 1',
    CompanyTown: '10000 Zagreb',
    CompanyOib: account.companyId,
    CompanyIban: 'HR1210010051863000160',
    EInvoicePoint: 'mojEracun',
    MojEracunUser: account.username,
    MojEracunPassword: account.password,
    MojEracunSoftware: account.softwareId,
  });
  const { db } = await platform.ctx();
  for (const table of ['e_invoices', 'e_invoice_payments', 'incoming_invoices'])
    await db.execute(sql.raw(`delete from ${table}`));
});

/** A company's order by transfer that goes into processing before it is paid: that issues its e-invoice. */
async function sold(platform: TestPlatform, { kpd = '58.11.12' as string | null, price = 2000 } = {}) {
  const productId = await buildProduct(platform, { name: 'Planer 2027.', price, kpd });
  const { orderSlug: slug } = await buildOrder(platform, 'hpf', {
    items: [{ productId, qty: 3 }],
    methodId: await buildPaymentMethod(platform, 'hpf'),
    deliveryMethodId: await buildDeliveryMethod(platform),
    company,
  });
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  return slug;
}

const shown = async (platform: TestPlatform, slug: string) =>
  (await platform.call(getStaffOrder, { slug }, staff)).eInvoices;
const send = (platform: TestPlatform, at = new Date()) => sendDue(platform.kernel, 1, () => at);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const waiting = async (platform: TestPlatform, name: string) =>
  (await platform.call(listTodo, {}, staff)).todo.find((one) => one.name === name);
const notice = (platform: TestPlatform) => recordPayments(platform.kernel, new Date());

test('[FISC-05] the e-invoice of a company goes to the access point once, is followed to its buyer and the tax administration', async ({
  platform,
}) => {
  const slug = await sold(platform);

  await send(platform);

  const [sent] = await shown(platform, slug);
  expect(sent).toMatchObject({ state: 'sent', point: 'mojEracun', fiscal: 'waiting', error: null });
  const held = standIn.outbox.at(-1);
  const { invoice } = readUbl(held?.xml ?? '');
  expect(invoice).toMatchObject({
    number: sent?.number,
    buyer: { name: company.companyName, vatId: `HR${buyerOib}` },
    salesOrder: slug,
    totals: { payable: 6450 },
    lines: [{ name: 'Planer 2027.', quantity: '3', classifications: [{ code: '58.11.12', list: 'CG' }] }],
  });
  expect(invoice.due).toBeDefined();
  const { text } = await platform
    .http({ method: 'GET', url: getEInvoiceFile.path.replace('{id}', String(sent?.id)) }, staff)
    .then(({ payload }) => ({ text: payload }));
  expect(text).toBe(held?.xml);

  if (held) Object.assign(held, { status: 40, fiscal: [{ status: 0 }] });
  await send(platform, later(2));
  expect((await shown(platform, slug))[0]).toMatchObject({ state: 'delivered', fiscal: 'accepted' });
  expect(await waiting(platform, 'eInvoices')).toBeUndefined();
});

test('[FISC-04] KPD missing at one line: nothing is issued, the line is named, staff mend it on the spot', {
  tags: 'release',
}, async ({ platform }) => {
  const slug = await sold(platform, { kpd: null });

  const order = await platform.call(getStaffOrder, { slug }, staff);
  expect(order).toMatchObject({ documents: [], invoiceDue: 'issue' });
  expect(order.eInvoices).toMatchObject([
    { state: 'blocked', number: null, problems: [{ rule: 'HR-BR-25', name: 'Planer 2027.' }] },
  ]);
  expect(await waiting(platform, 'eInvoices')).toMatchObject({ count: 1, isUrgent: true });
  const { code, payload } = await platform.refusal(issueOrderInvoice, { slug }, staff);
  const itemId = order.eInvoices[0]?.problems[0]?.itemId ?? 0;
  expect([code, JSON.stringify(payload)]).toEqual([
    'VALIDATION_FAILED',
    expect.stringContaining(`kpd.${itemId}`),
  ]);

  const issued = await platform.call(
    issueOrderInvoice,
    { slug, kpd: [{ itemId, code: '581112' }], isQuiet: true },
    staff,
  );
  expect(issued.eInvoices).toMatchObject([{ state: 'waiting', problems: [] }]);
  await send(platform);
  expect((await shown(platform, slug))[0]?.state).toBe('sent');
});

test('[FISC-05] a process that dies after each step, and an answer that is lost, leave one document at the access point', {
  tags: 'release',
}, async ({ platform }) => {
  const { db } = await platform.ctx();
  const slug = await sold(platform);
  const before = standIn.outbox.length;

  // Taken, and nobody comes back.
  await db.execute(sql`update e_invoices set attempts = 1, next_at = now() + interval '3 minutes'`);
  // The answer is lost after the document was taken in.
  standIn.failNext('lost answer');
  await send(platform, later(4));
  // It is down.
  standIn.failNext('page');
  await send(platform, later(30));
  // After the answer, before it was kept; and two processes at once.
  await send(platform, later(120));
  await db.execute(
    sql`update e_invoices set state = 'waiting', remote_id = null, attempts = 1, next_at = now()`,
  );
  await Promise.all([send(platform, later(240)), send(platform, later(240))]);

  expect(standIn.outbox).toHaveLength(before + 1);
  expect((await shown(platform, slug))[0]).toMatchObject({ state: 'sent', error: null });
});

test('[FISC-05] an answer that is lost before the shop leaves its access point for a while leaves one document there', {
  tags: 'release',
}, async ({ platform }) => {
  const away: Record<string, string>[] = [
    { EInvoicePoint: 'off' },
    { EInvoicePoint: 'hand' },
    { MojEracunUser: '' },
  ];
  for (const options of away) {
    const slug = await sold(platform);
    const before = standIn.outbox.length;
    standIn.failNext('lost answer');
    await send(platform);
    await setOptions(platform, options);
    await send(platform, later(2));
    expect((await shown(platform, slug))[0]).toMatchObject({ state: 'waiting', attempts: 1 });

    await setOptions(platform, { EInvoicePoint: 'mojEracun', MojEracunUser: account.username });
    await wakeByHand(await platform.ctx());
    await send(platform, later(30));
    expect((await shown(platform, slug))[0]).toMatchObject({ state: 'sent', error: null });
    expect(standIn.outbox).toHaveLength(before + 1);
  }
});

test('[FISC-05] what the access point refuses waits for people with its words, and is sent again when they say so', {
  tags: 'release',
}, async ({ platform }) => {
  await setOptions(platform, { MojEracunPassword: 'wrong' });
  const slug = await sold(platform);
  await send(platform);

  const [refused] = await shown(platform, slug);
  expect(refused).toMatchObject({ state: 'refused', error: expect.stringContaining('nisu ispravni') });
  expect(await waiting(platform, 'eInvoices')).toMatchObject({ count: 1, isUrgent: true });
  const { records } = await platform.call(filterEInvoices, { view: 'waiting' }, staff);
  expect(records).toMatchObject([{ slug, buyer: company.companyName, total: 64.5 }]);
  expect(await platform.call(tryAccessPoint, { host: 'live' }, staff)).toMatchObject({ isThere: false });
  expect(await platform.call(tryAccessPoint, { host: 'test' }, staff)).toEqual({
    isThere: false,
    reason: 'noAccount',
  });

  await setOptions(platform, { MojEracunPassword: account.password });
  expect(await platform.call(tryAccessPoint, { host: 'live' }, staff)).toEqual({
    isThere: true,
    reason: null,
  });
  await platform.call(sendEInvoiceAgain, { id: refused?.id ?? 0 }, staff);
  await send(platform, later(1));
  expect((await shown(platform, slug))[0]?.state).toBe('sent');
});

test('[FISC-05] payments are reported once and to the cent, a refund corrects them, and what was refused waits with its day', {
  tags: 'release',
}, async ({ platform }) => {
  const slug = await sold(platform);
  await send(platform);
  await notice(platform);
  const told = standIn.reports.length;
  expect(await platform.call(listEInvoicePayments, {}, staff)).toMatchObject({ records: [], total: 0 });

  await platform.call(changeOrderState, { slug, state: 'sent' }, staff);
  await platform.call(changeOrderState, { slug, state: 'delivered' }, staff);
  await (await platform.ctx()).db.execute(
    sql`update orders set paid_total = order_total, paid_at = coalesce(paid_at, now()), updated_at = now() where slug = ${slug}`,
  );
  await Promise.all([notice(platform), notice(platform)]);
  await Promise.all([reportDuePayments(platform.kernel, 1), reportDuePayments(platform.kernel, 1)]);
  expect(standIn.reports.slice(told)).toMatchObject([{ PaymentAmount: 64.5, PaymentMethod: 'T' }]);

  await platform.call(refundOrder, { slug, key: 'povrat-eracun', amount: 20.01, reason: 'Oštećen' }, staff);
  await (await platform.ctx()).db.execute(
    sql`update orders set handed_back = refunded_total, updated_at = now() where slug = ${slug}`,
  );
  await notice(platform);
  standIn.failNext('silence');
  await reportDuePayments(platform.kernel, 1);
  const month = await platform.call(listEInvoicePayments, {}, staff);
  expect(month).toMatchObject({ total: 44.49, waiting: -20.01 });
  expect(month.records).toMatchObject([
    { amount: 64.5, state: 'reported', buyer: company.companyName },
    { amount: -20.01, state: 'refused', error: 'unsure' },
  ]);
  expect(await waiting(platform, 'eInvoicePayments')).toMatchObject({ count: 1, isUrgent: true });

  await platform.call(sendEInvoicePayments, { month: month.month }, staff);
  await reportDuePayments(platform.kernel, 1, () => later(1));
  expect(standIn.reports.at(-1)).toMatchObject({ PaymentAmount: -20.01 });
  await notice(platform);
  expect(await platform.call(listEInvoicePayments, {}, staff)).toMatchObject({ total: 44.49, waiting: 0 });

  // The credit note is an e-invoice of its own, which names the first.
  await send(platform, later(3));
  const { invoice: credit } = readUbl(standIn.outbox.at(-1)?.xml ?? '');
  expect(credit).toMatchObject({ kind: 'credit note', type: '381', totals: { inclusive: 2001 } });
  expect(credit.preceding?.[0]?.number).toBe((await shown(platform, slug))[0]?.number);
});

test('[FISC-05] money that comes or goes back asks for its report by itself, and no order is searched for it', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const asked = async () => {
    const { rows } = await db.execute<{ data: { siteId: number; orderId: number } }>(
      sql`delete from sent_jobs where name = 'e-invoice-payments' and data ? 'orderId' returning data`,
    );
    for (const { data } of rows) await runPaymentsJob(platform.kernel, data);
    return rows.length;
  };
  const total = async () => (await platform.call(listEInvoicePayments, {}, staff)).total;
  await asked();
  const slug = await sold(platform);
  await send(platform);
  // What is issued may have been paid before.
  expect([await asked(), await total()]).toEqual([1, 0]);

  await platform.call(changeOrderState, { slug, state: 'sent' }, staff);
  await platform.call(changeOrderState, { slug, state: 'delivered' }, staff);
  expect([await asked(), await total()]).toEqual([1, 64.5]);
  expect(standIn.reports.at(-1)).toMatchObject({ PaymentAmount: 64.5 });

  const { refunds } = await platform.call(
    refundOrder,
    { slug, key: 'povrat-javljen', amount: 20.01, reason: 'Oštećen' },
    staff,
  );
  await asked();
  expect(await total()).toBe(64.5);
  await platform.call(handOverRefund, { slug, refundId: refunds[0]?.id ?? 0 }, staff);
  expect([await asked(), await total()]).toEqual([1, 44.49]);
  expect(standIn.reports.at(-1)).toMatchObject({ PaymentAmount: -20.01 });
});

test('[FISC-05] by hand: the file is downloaded, said to be uploaded, and its payment said to be reported', {
  tags: 'release',
}, async ({ platform }) => {
  await setOptions(platform, { EInvoicePoint: 'hand' });
  const slug = await sold(platform);
  await send(platform);

  const [one] = await shown(platform, slug);
  expect(one).toMatchObject({ state: 'waiting', point: 'hand' });
  expect(await waiting(platform, 'eInvoices')).toMatchObject({ count: 1 });
  await platform.call(handOverEInvoice, { id: one?.id ?? 0 }, staff);
  await platform.call(handOverEInvoice, { id: one?.id ?? 0 }, staff);
  expect((await shown(platform, slug))[0]).toMatchObject({ state: 'sent' });
  expect(await waiting(platform, 'eInvoices')).toBeUndefined();

  await platform.call(changeOrderState, { slug, state: 'sent' }, staff);
  await platform.call(changeOrderState, { slug, state: 'delivered' }, staff);
  await (await platform.ctx()).db.execute(
    sql`update orders set paid_total = order_total, paid_at = coalesce(paid_at, now()), updated_at = now() where slug = ${slug}`,
  );
  await notice(platform);
  const { month, records, dueOn } = await platform.call(listEInvoicePayments, {}, staff);
  expect(dueOn.endsWith('-20')).toBe(true);
  expect(await waiting(platform, 'eInvoicePayments')).toMatchObject({ count: 1 });
  const ids = records.map(({ id }) => id);
  expect(await platform.call(reportEInvoicePayments, { month, ids }, staff)).toEqual({ reported: 1 });
  expect(await platform.call(reportEInvoicePayments, { month, ids }, staff)).toEqual({ reported: 0 });
  expect(await waiting(platform, 'eInvoicePayments')).toBeUndefined();
});

test('[FISC-05] what arrives is kept once and as it came; a refusal says why and is reported', {
  tags: 'release',
}, async ({ platform }) => {
  const slug = await sold(platform);
  await send(platform);
  const xml = standIn.outbox.at(-1)?.xml ?? '';
  standIn.arrive(xml);
  await expect(platform.call(fetchIncomingInvoices, {}, staff)).resolves.toEqual({ arrived: 1, error: null });
  await expect(platform.call(fetchIncomingInvoices, {}, staff)).resolves.toEqual({ arrived: 0, error: null });

  const { records } = await platform.call(filterIncomingInvoices, {}, staff);
  expect(records).toMatchObject([{ sender: 'Izlog d.o.o.', total: 64.5, state: 'new', report: null }]);
  const id = records[0]?.id ?? 0;
  const file = await platform.http(
    { method: 'GET', url: getIncomingInvoiceFile.path.replace('{id}', String(id)) },
    staff,
  );
  expect(file.payload).toBe(xml);
  expect(await waiting(platform, 'incomingInvoices')).toMatchObject({ count: 1 });

  expect((await platform.refusal(decideIncomingInvoice, { id, act: 'refuse' }, staff)).code).toBe(
    'VALIDATION_FAILED',
  );
  await platform.call(
    decideIncomingInvoice,
    { id, act: 'refuse', kind: 'ofVat', reason: 'Kriva stopa' },
    staff,
  );
  await reportDueRejections(platform.kernel, 1);
  expect(standIn.reports.at(-1)).toMatchObject({
    RejectionReasonType: 'U',
    RejectionReasonDescription: 'Kriva stopa',
  });
  expect((await platform.call(filterIncomingInvoices, {}, staff)).records[0]).toMatchObject({
    state: 'refused',
    report: 'reported',
  });
  expect(await waiting(platform, 'incomingInvoices')).toBeUndefined();
  expect(slug).toBeTruthy();
});

test('[FISC-05] a document that cannot be fetched keeps nobody from those behind it; an access point that is gone ends it', async ({
  platform,
}) => {
  await sold(platform);
  await send(platform);
  const xml = standIn.outbox.at(-1)?.xml ?? '';
  const broken = standIn.arrive(xml);
  for (const held of standIn.inbox) if (String(held.id) === broken) held.xml = 'nije XML';
  standIn.arrive(xml);
  standIn.arrive(`${xml}\n`);

  expect(await platform.call(fetchIncomingInvoices, {}, staff)).toEqual({
    arrived: 2,
    error: expect.stringContaining(broken),
  });
  expect(standIn.inbox.filter(({ imported }) => !imported).map(({ id }) => String(id))).toEqual([broken]);
  standIn.failNext('page');
  expect(await platform.call(fetchIncomingInvoices, {}, staff)).toEqual({
    arrived: 0,
    error: expect.stringContaining('/apis/v2/queryInbox'),
  });
});

test('[FISC-05, OFFICE-09] the UBL of an e-invoice lies beside its PDF in the download of the month: the text that is sent', async ({
  platform,
}) => {
  const slug = await sold(platform);
  const today = shopDay(new Date());
  const { path } = await platform.call(askPaperArchive, { from: today, to: today }, staff);
  const archive = await platform.http({ url: path ?? '' }, { as: 'nobody' });
  const files = unzipSync(new Uint8Array(archive.rawPayload));
  const [paper] = await shown(platform, slug);
  const name = Object.keys(files).find((one) => one.endsWith(`-${paper?.number?.replaceAll('/', '-')}.xml`));
  const sent = await platform.http({ url: getEInvoiceFile.path.replace('{id}', String(paper?.id)) }, staff);
  expect(strFromU8(files[name ?? ''] ?? new Uint8Array())).toBe(sent.body);
  expect(Object.keys(files)).toContain(name?.replace(/xml$/, 'pdf'));
});

test('[FISC-05] a buyer who refuses an e-invoice is seen on the order and waits for staff, until it is taken back or the invoice is', async ({
  platform,
}) => {
  const slug = await sold(platform);
  const [paper] = await shown(platform, slug);
  const id = paper?.id ?? 0;
  const early = await platform.refusal(rejectEInvoice, { id, reason: 'Krivi OIB.' }, staff);
  await send(platform);
  const none = await platform.refusal(rejectEInvoice, { id, reason: '  ' }, staff);
  const before = (await waiting(platform, 'eInvoices'))?.count ?? 0;

  const noted = await platform.call(rejectEInvoice, { id, reason: 'Krivi broj narudžbenice.' }, staff);
  const now = (await waiting(platform, 'eInvoices'))?.count;
  const listed = await platform.call(filterIssuedPapers, { state: 'refused', search: slug }, staff);
  const taken = await platform.call(rejectEInvoice, { id, reason: null }, staff);
  const after = (await waiting(platform, 'eInvoices'))?.count ?? 0;

  expect(early.code).toBe('RECORD_CHANGED');
  expect(none).toMatchObject({ code: 'VALIDATION_FAILED', payload: { fields: [{ path: 'reason' }] } });
  expect(noted).toMatchObject({ rejection: 'Krivi broj narudžbenice.', isRejectionOpen: true });
  expect(noted.rejectedAt).not.toBeNull();
  expect([before, now, after]).toEqual([0, 1, 0]);
  expect(listed.records).toMatchObject([{ number: paper?.number, reason: 'Krivi broj narudžbenice.' }]);
  expect(taken).toMatchObject({ rejection: null, rejectedAt: null, isRejectionOpen: false });

  await platform.call(rejectEInvoice, { id, reason: 'Kriva cijena.' }, staff);
  for (const state of ['sent', 'delivered'] as const)
    await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
  const give = { slug, key: crypto.randomUUID(), isByHand: true, isHandedOver: true } as const;
  const { paidTotal } = await platform.call(getStaffOrder, { slug }, staff);
  await platform.call(refundOrder, { ...give, amount: paidTotal }, staff);
  const [invoice, credit] = await shown(platform, slug);
  expect(invoice).toMatchObject({ rejection: 'Kriva cijena.', isRejectionOpen: false, isInvoice: true });
  expect(credit).toMatchObject({ isInvoice: false });
  const ofCredit = await platform.refusal(rejectEInvoice, { id: credit?.id ?? 0, reason: 'x' }, staff);
  expect(ofCredit.code).toBe('RECORD_CHANGED');
});
