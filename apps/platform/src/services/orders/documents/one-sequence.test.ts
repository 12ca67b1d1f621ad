import { changeOrderState, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordStatements } from '#test/count-statements.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { fiscalMessages } from '../fiscal/fiscal.tables.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { listDocuments } from './document.queries.ts';
import { issuedDocuments } from './document.tables.ts';
import { takeSequence } from './document-sequence.ts';
import { fiscalInvoiceOf } from './fiscal-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const live = {
  InvoicesBy: 'izlog',
  CroatianInvoices: 'live',
  CompanyName: 'Izlog d.o.o.',
  CompanyOib: '12345678903',
  InvoicePremises: 'WEB1',
  InvoiceOperator: null,
  InvoiceOperatorOib: null,
  InvoiceNumberSoFar: null,
  VatPayer: null,
  VatExemption: null,
};

beforeEach<{ platform: TestPlatform }>(({ platform }) => setOptions(platform, live));

/** Orders that wait for their invoice, paid on delivery. */
async function waiting(platform: TestPlatform, count: number): Promise<OrderRow[]> {
  const productId = await buildProduct(platform, { price: 2000 });
  const [methodId, deliveryMethodId] = [
    await buildPaymentMethod(platform, 'cashOnDelivery'),
    await buildDeliveryMethod(platform),
  ];
  const orders: OrderRow[] = [];
  const ctx = await platform.ctx();
  while (orders.length < count) {
    const items = [{ productId, qty: 1 }];
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery', { items, methodId, deliveryMethodId });
    const order = await findOrder(ctx, orderSlug);
    if (order) orders.push(order);
  }
  return orders;
}

const inTime = async (platform: TestPlatform, time: string) => platform.ctx({ now: new Date(time) });
const issue = (ctx: Ctx, order: OrderRow) => inTransaction(ctx, (inner) => issueInvoice(inner, order));
const sequenceOf = async (platform: TestPlatform, premises: string, year: number) => {
  const { db } = await platform.ctx();
  const rows = await db
    .select()
    .from(issuedDocuments)
    .where(sql`premises = ${premises} and year = ${year}`)
    .orderBy(issuedDocuments.sequence);
  return rows.map(({ sequence, issuedAt }) => ({ sequence, at: issuedAt.getTime() }));
};

test('[DOC-01] twenty writers at the turn of the year, some of which fail, leave no hole in either year', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicePremises: 'PAR' });
  const orders = await waiting(platform, 20);
  // 31 December 23:59:59.9 and 1 January 00:00:00 in Zagreb.
  const before = await inTime(platform, '2031-12-31T22:59:59.900Z');
  const after = await inTime(platform, '2031-12-31T23:00:00Z');

  const outcomes = await Promise.allSettled(
    orders.map((order, index) =>
      inTransaction(index % 2 === 0 ? before : after, async (ctx) => {
        const issued = await issueInvoice(ctx, order);
        if (index % 5 === 0) throw new Error('the machine went down');
        return issued.invoiceNumber;
      }),
    ),
  );

  const numbers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(numbers).toHaveLength(16);
  for (const year of [2031, 2032]) {
    const rows = await sequenceOf(platform, 'PAR', year);
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  }
});

test('[DOC-01] a crash after any statement of an issue leaves no document, no number and no message', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicePremises: 'PAD' });
  const [order, second] = await waiting(platform, 2);
  if (!order || !second) throw new Error('no order');
  const ctx = await inTime(platform, '2031-06-01T10:00:00Z');
  await issue(ctx, second);
  const usual = await recordStatements(platform, () =>
    inTransaction(ctx, async (inner) => {
      await issueInvoice(inner, order);
      throw new Error('not this time');
    }).catch(() => undefined),
  );
  const writes = usual.filter((text) => /^(insert|update)/i.test(text.trim()));
  expect(writes.map((text) => /^(?:insert into|update) "?(\w+)"?/i.exec(text.trim())?.[1])).toEqual([
    'document_sequences',
    'issued_documents',
    'fiscal_messages',
    // The job that reports it, and its row in the queue.
    'sent_jobs',
    'pgboss',
    'orders',
  ]);

  for (let last = 1; last < usual.length - 2; last++)
    await expect(crashAfter(ctx, last, (inner) => issueInvoice(inner, order))).rejects.toMatchObject({
      cause: { message: 'crash' },
    });

  expect(await listDocuments(ctx, order.id)).toEqual([]);
  expect((await issue(ctx, order)).invoiceNumber).toBe('2/PAD/1');
  const rows = await sequenceOf(platform, 'PAD', 2031);
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2]);
  const { db } = await platform.ctx();
  const { rows: orphans } = await db.execute(
    sql`select 1 from fiscal_messages m where not exists (select from issued_documents d where d.id = m.document_id)`,
  );
  expect(orphans).toEqual([]);
});

/** Runs work in a transaction whose connection is gone after so many statements. */
function crashAfter(ctx: Ctx, statements: number, work: (inner: Ctx) => Promise<unknown>): Promise<unknown> {
  return inTransaction(ctx, (inner) => {
    let sent = 0;
    const { session } = inner.db as unknown as {
      session: { client: { query: (...args: unknown[]) => unknown } };
    };
    const { client } = session;
    const query = client.query.bind(client);
    client.query = (...args: unknown[]) => {
      if (++sent > statements) throw new Error('crash');
      return query(...args);
    };
    return work(inner).finally(() => {
      client.query = query;
    });
  });
}

test('[DOC-01] no number is older than the one before it, however long its writer waited', async ({
  platform,
}) => {
  const later = await inTime(platform, '2031-05-05T10:00:01Z');
  const earlier = await inTime(platform, '2031-05-05T10:00:00Z');
  const of = { premises: 'SAT', device: '1', year: 2031 };
  const first = await takeSequence(later, of, 0);
  const second = await takeSequence(earlier, of, 0);
  expect([first.number, second.number]).toEqual(['1/SAT/1', '2/SAT/1']);
  expect(second.issuedAt).toEqual(first.issuedAt);
});

test('[DOC-01] the sequence goes on after what stands: older papers, and another program', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'off', InvoicePremises: 'STARI' });
  const orders = await waiting(platform, 4);
  const [one, two, three, four] = orders as [OrderRow, OrderRow, OrderRow, OrderRow];
  const ctx = await inTime(platform, '2033-02-01T10:00:00Z');
  expect((await issue(ctx, one)).invoiceNumber).toBe('1/STARI/1');
  expect((await issue(ctx, two)).invoiceNumber).toBe('2/STARI/1');

  await setOptions(platform, { CroatianInvoices: 'live' });
  expect((await issue(ctx, three)).invoiceNumber).toBe('3/STARI/1');
  await setOptions(platform, { InvoicePremises: 'DRUGI', InvoiceNumberSoFar: '124' });
  expect((await issue(ctx, four)).invoiceNumber).toBe('125/DRUGI/1');
  // The year after it begins again.
  const next = await inTime(platform, '2034-01-02T10:00:00Z');
  expect(await takeSequence(next, { premises: 'DRUGI', device: '1', year: 2034 }, 124)).toMatchObject({
    number: '1/DRUGI/1',
  });
});

test('[DOC-01] a refund is a negative invoice of the sequence that names the first, and both are told to the tax host', async ({
  platform,
}) => {
  await setOptions(platform, {
    InvoicePremises: 'POV',
    InvoiceOperator: 'IL',
    InvoiceOperatorOib: '00000000001',
  });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await buildProduct(platform, { name: 'Svjetiljka', price: 1500 }), qty: 2 }],
  });
  const order = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  expect(order.documents.map(({ number }) => number)).toEqual(['1/POV/1']);

  await platform.call(refundOrder, { slug, key: 'povrat-1', amount: 15, reason: 'Oštećena' }, staff);

  const ctx = await platform.ctx();
  const [first, second] = await listDocuments(ctx, order.id);
  expect(second).toMatchObject({
    kind: 'credit',
    number: '2/POV/1',
    sequence: 2,
    premises: 'POV',
    device: '1',
    paper: 'fiscal',
    correctsId: first?.id,
    total: -1500,
    content: {
      title: 'Račun 2/POV/1',
      facts: expect.arrayContaining([
        expect.stringMatching(/^Ispravak računa 1\/POV\/1 \(/),
        'Operater: IL',
        'Plaćanje: transakcijski račun',
      ]),
    },
    facts: { corrects: { number: '1/POV/1' }, total: -1500, taxes: [{ rate: 2500, base: -1200, tax: -300 }] },
  });
  if (!first || !second) throw new Error('two documents');
  expect([fiscalInvoiceOf(first), fiscalInvoiceOf(second)]).toMatchObject([
    {
      oib: '12345678903',
      isVatPayer: true,
      sequence: 1,
      premises: 'POV',
      device: '1',
      taxes: [{ rate: 2500, base: 2760, tax: 690 }],
      exempt: null,
      total: 3450,
      paidBy: 'transfer',
      operatorOib: '00000000001',
      buyerOib: null,
    },
    { sequence: 2, total: -1500, taxes: [{ rate: 2500, base: -1200, tax: -300 }] },
  ]);
  const messages = await ctx.db
    .select()
    .from(fiscalMessages)
    .where(sql`document_id in (${first.id}, ${second.id})`);
  expect(messages).toMatchObject([
    { state: 'waiting', host: 'live', jir: null, attempts: 0 },
    { state: 'waiting', host: 'live', jir: null, attempts: 0 },
  ]);
});

test('[DOC-01] a document is hashed by the database, which finds any change; it says all that stands on it', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const order = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const ctx = await platform.ctx();
  const [document] = await listDocuments(ctx, order.id);
  expect(document?.hash).toMatch(/^[0-9a-f]{64}$/);

  const hashOf = async (changed: string) => {
    const { rows } = await ctx.db.execute<{ hash: string }>(
      sql`select izlog_document_hash(jsonb_populate_record(d, ${changed}::jsonb)) as hash
        from issued_documents d where id = ${document?.id ?? 0}`,
    );
    return rows[0]?.hash;
  };
  expect(await hashOf('{}')).toBe(document?.hash);
  const changes = [
    '{"total": 1}',
    '{"number": "9/WEB1/1"}',
    '{"issued_at": "2026-01-01T00:00:00Z"}',
    '{"facts": {}}',
    '{"content": {}}',
    '{"paper": "plain"}',
    '{"sequence": 99}',
  ];
  for (const change of changes) expect(await hashOf(change), change).not.toBe(document?.hash);
  expect(document?.facts).toMatchObject({
    seller: { name: 'Izlog d.o.o.', oib: '12345678903', isVatPayer: true },
    buyer: { name: 'Žarko-Ćiro Đurić', city: 'Đakovo', country: 'HR', company: null },
    operator: { mark: 'WEB', oib: '12345678903' },
    payment: { code: 'transfer', paidAt: expect.any(String) },
    currency: 'EUR',
    lines: [
      {
        kind: 'item',
        quantity: 1,
        unitPrice: 2000,
        total: 2000,
        taxes: [{ rate: 2500, base: 1600, tax: 400 }],
      },
      { kind: 'delivery', total: 450, taxes: [{ rate: 2500, base: 360, tax: 90 }] },
    ],
    net: 1960,
    tax: 490,
    total: 2450,
    rule: { row: 'consumerAtHome', of: { paidBy: 'transfer', place: 'home' } },
  });
});

test('[DOC-02] on trial nothing is issued; the first invoice comes when the shop is live', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'test', InvoicePremises: 'PROBA' });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  expect(paid).toMatchObject({
    documents: [],
    invoiceNumber: null,
    paper: 'confirmation',
    notFiscalised: true,
  });

  await setOptions(platform, { CroatianInvoices: 'live' });
  const packed = await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  expect(packed.documents.map(({ number }) => number)).toEqual(['1/PROBA/1']);
});

test('[DOC-02] a shop outside the VAT system charges no tax and says why; a company by card is named to the tax host', async ({
  platform,
}) => {
  await setOptions(platform, { VatPayer: 'false', InvoicePremises: 'MALI' });
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    company: { companyName: 'Kupac d.o.o.', oib: '00000000001' },
  });
  const order = await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const [document] = await listDocuments(await platform.ctx(), order.id);
  if (!document) throw new Error('no document');
  expect(order.prices).toMatchObject({ orderTotal: 24.5, tax: 0 });
  expect(document.content.notes).toEqual([
    'PDV nije obračunat na temelju članka 90. stavka 1. Zakona o PDV-u.',
  ]);
  expect(fiscalInvoiceOf(document)).toMatchObject({
    isVatPayer: false,
    taxes: [],
    exempt: null,
    total: 2450,
    paidBy: 'cash',
    buyerOib: '00000000001',
  });
  expect(document.facts?.rule.row).toBe('companyByCard');

  await setOptions(platform, { VatExemption: 'PDV nije obračunat (članak 90. stavak 2.).' });
  const { orderSlug: next } = await buildOrder(platform, 'cashOnDelivery');
  const second = await platform.call(changeOrderState, { slug: next, state: 'processing' }, staff);
  const [own] = await listDocuments(await platform.ctx(), second.id);
  expect(own?.content.notes).toEqual(['PDV nije obračunat (članak 90. stavak 2.).']);
});

test('[DOC-01] a shop that follows no Croatian law keeps its numbers, each kind its own, and has nothing to report', async ({
  platform,
}) => {
  await setOptions(platform, { CroatianInvoices: 'off', InvoicePremises: 'OBICNI' });
  const { db } = await platform.ctx();
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const order = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await platform.call(refundOrder, { slug, key: 'povrat-1', amount: 5 }, staff);
  const documents = await listDocuments(await platform.ctx(), order.id);
  expect(documents).toMatchObject([
    {
      kind: 'invoice',
      paper: 'plain',
      sequence: null,
      premises: null,
      content: { title: expect.stringMatching('^Račun') },
    },
    {
      kind: 'credit',
      paper: 'plain',
      sequence: null,
      content: { title: expect.stringMatching('^Odobrenje') },
    },
  ]);
  const ids = documents.map(({ id }) => id);
  const told = await db
    .select()
    .from(fiscalMessages)
    .where(eq(fiscalMessages.documentId, ids[0] ?? 0));
  expect(told).toEqual([]);
});
