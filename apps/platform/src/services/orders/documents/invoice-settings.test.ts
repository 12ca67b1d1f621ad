import { optionUpdate } from '@izlog/contract/cms/option-update';
import { getInvoicingState } from '@izlog/contract/ecommerce/duties/invoicing-state';
import {
  changeOrderState,
  getStaffOrder,
  issueOrderInvoice,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { pdfText } from '#test/pdf-text.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const croatian = {
  InvoicesBy: 'izlog',
  CroatianInvoices: 'off',
  CompanyOib: '12345678903',
  InvoicePremises: 'WEB1',
  InvoiceDevice: '1',
  InvoiceNumberSoFar: null,
};

beforeEach<{ platform: TestPlatform }>(({ platform }) => setOptions(platform, croatian));

const fieldsOf = async (platform: TestPlatform, options: Record<string, string | null>) => {
  const { payload } = await platform.refusal(optionUpdate, { options }, staff);
  return (payload as { fields: { path: string; kind: string }[] }).fields.map(({ path, kind }) => [
    path,
    kind,
  ]);
};

test('[FISC-06] a shop goes live only with all that the act asks for, and hears of each field what is missing', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyOib: null, InvoicePremises: 'WEB 1', InvoiceDevice: 'A' });
  expect(await fieldsOf(platform, { CroatianInvoices: 'live' })).toEqual([
    ['CroatianInvoices', 'liveOib'],
    ['InvoicePremises', 'premises'],
    ['InvoiceOperatorOib', 'oib'],
    ['CroatianInvoices', 'liveCertificate'],
    ['CroatianInvoices', 'liveTrial'],
  ]);
  // Nothing of it was kept, and a shop of its own numbers may call its premises what it likes.
  expect((await platform.call(getInvoicingState, {}, staff)).law).toBe('off');
  await platform.call(optionUpdate, { options: { InvoicePremises: 'WEB 2' } }, staff);
  await platform.call(optionUpdate, { options: { CroatianInvoices: 'test' } }, staff);
  expect((await platform.call(getInvoicingState, {}, staff)).law).toBe('test');
});

test('[DOC-01] who has numbered by the act this year does not go back to other numbers, but another program may take over', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'live', InvoicePremises: 'NATRAG' });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);

  expect(await fieldsOf(platform, { CroatianInvoices: 'off' })).toEqual([['CroatianInvoices', 'begunLive']]);
  await platform.call(optionUpdate, { options: { InvoicesBy: 'other' } }, staff);
  expect((await platform.call(getInvoicingState, {}, staff)).isOffered).toBe(false);
});

test('[DOC-01] the owner sees what the next invoice is called and what is missing', async ({ platform }) => {
  await setOptions(platform, { InvoicePremises: 'SLJED', InvoiceNumberSoFar: '124' });
  expect(await platform.call(getInvoicingState, {}, staff)).toMatchObject({
    next: '125/SLJED/1',
    needs: [
      { name: 'company', isThere: true },
      { name: 'premises', isThere: true },
      { name: 'operator', isThere: true },
      { name: 'certificate', isThere: false },
      { name: 'trial', isThere: false },
    ],
  });
  await setOptions(platform, { CroatianInvoices: 'live' });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const { documents } = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  expect(documents.map(({ number }) => number)).toEqual(['125/SLJED/1']);
  expect(await platform.call(getInvoicingState, {}, staff)).toMatchObject({
    law: 'live',
    next: '126/SLJED/1',
  });
  expect((await platform.refusal(getInvoicingState, {}, { as: { staff: ['orders.read'] } })).status).toBe(
    403,
  );
});

test('[FISC-03] staff see what waits and why; what came on trial is issued by hand once the shop is live', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'test', InvoicePremises: 'CEKA' });
  const email = 'ceka@kupci.test';
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', { email });
  const unpaid = await platform.call(getStaffOrder, { slug }, staff);
  const onTrial = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  expect([unpaid.invoiceDue, onTrial.invoiceDue]).toEqual([null, 'trial']);
  expect(await platform.refusal(issueOrderInvoice, { slug }, staff)).toMatchObject({
    code: 'ORDER_MOVE_NOT_ALLOWED',
  });

  await setOptions(platform, { CroatianInvoices: 'live' });
  expect((await platform.call(getStaffOrder, { slug }, staff)).invoiceDue).toBe('issue');
  // Two colleagues press it at once: there is one invoice, and one mail.
  const [issued, again] = await Promise.all([
    platform.call(issueOrderInvoice, { slug }, staff),
    platform.call(issueOrderInvoice, { slug }, staff),
  ]);

  expect(again.documents).toHaveLength(1);
  expect(issued).toMatchObject({
    invoiceDue: null,
    documents: [{ number: '1/CEKA/1', fiscal: { zki: null, jir: null } }],
    documentsWaiting: [{ number: '1/CEKA/1', why: 'taxHost', attempts: 0, lastAt: null, error: null }],
  });
  const mails = (await mailsTo(platform, email)).map(({ template }) => template);
  expect(mails.filter((template) => template === 'orderConfirmation')).toHaveLength(2);

  // The host has answered: nothing waits, and the codes stand on the paper of the buyer.
  const { db } = await platform.ctx();
  await db.execute(sql`update fiscal_messages set state = 'confirmed', zki = ${'a'.repeat(32)},
    jir = '9d6f5bb6-da48-4fcd-a803-4586a025e0e4', next_at = null where document_id in
    (select id from issued_documents where premises = 'CEKA')`);
  expect((await platform.call(getStaffOrder, { slug }, staff)).documentsWaiting).toEqual([]);
  const seen = await platform.call(getOrder, { slug, key });
  expect(seen.documents).toMatchObject([{ fiscal: { jir: '9d6f5bb6-da48-4fcd-a803-4586a025e0e4' } }]);
  const file = await platform.app.inject({ url: seen.documents[0]?.pdfUrl ?? '' });
  const text = pdfText(file.rawPayload);
  expect(text).toContain(`ZKI: ${'a'.repeat(32)}`);
  expect(text).toContain('JIR: 9d6f5bb6-da48-4fcd-a803-4586a025e0e4');
});

test('[DOC-03] what was refunded before the invoice is credited with it, each refund once: the papers are the money that is kept', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'test', InvoicePremises: 'PRIJE' });
  const items = [{ productId: await buildProduct(platform, { price: 2000 }), qty: 3 }];
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { items });
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const itemId = paid.items[0]?.itemId ?? 0;
  const giveBack = (what: { items: { itemId: number; quantity: number }[] } | { amount: number }) =>
    platform.call(refundOrder, { slug, key: crypto.randomUUID(), isByHand: true, ...what }, staff);
  await giveBack({ items: [{ itemId, quantity: 1 }] });
  const onTrial = await giveBack({ amount: 5 });
  expect(onTrial.refunds.map(({ creditNumber }) => creditNumber)).toEqual([null, null]);

  await setOptions(platform, { CroatianInvoices: 'live' });
  const issued = await platform.call(issueOrderInvoice, { slug }, staff);
  expect(issued.refunds.map(({ creditNumber }) => creditNumber).toSorted()).toEqual([
    '2/PRIJE/1',
    '3/PRIJE/1',
  ]);
  await platform.call(issueOrderInvoice, { slug }, staff);
  await giveBack({ items: [{ itemId, quantity: 1 }] });

  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ number: string; total: number; paper: string }>(
    sql`select number, total::int as total, paper
      from issued_documents where premises = 'PRIJE' order by id`,
  );
  expect(rows.map(({ number, total }) => [number, total])).toEqual([
    ['1/PRIJE/1', 6000 + Math.round(paid.prices.delivery * 100)],
    ['2/PRIJE/1', -2000],
    ['3/PRIJE/1', -500],
    ['4/PRIJE/1', -2000],
  ]);
  expect(new Set(rows.map(({ paper }) => paper))).toEqual(new Set(['fiscal']));
  const now = await platform.call(getStaffOrder, { slug }, staff);
  const retained = Math.round((now.prices.orderTotal - now.prices.refundedTotal) * 100);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(retained);
});

test('[FISC-03] a document that the tax host refused calls for people with its reason', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'live', InvoicePremises: 'ODBIJ' });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { db } = await platform.ctx();
  await db.execute(sql`update fiscal_messages set state = 'refused', attempts = 1, last_at = now(), error_code = 's005',
    error = 'OIB iz poruke nije jednak OIB-u iz certifikata.' where document_id in
    (select id from issued_documents where premises = 'ODBIJ')`);
  expect((await platform.call(getStaffOrder, { slug }, staff)).documentsWaiting).toMatchObject([
    {
      number: '1/ODBIJ/1',
      why: 'refused',
      attempts: 1,
      error: 's005: OIB iz poruke nije jednak OIB-u iz certifikata.',
    },
  ]);
});
