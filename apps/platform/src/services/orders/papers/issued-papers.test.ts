import { filterIssuedPapers } from '@izlog/contract/ecommerce/orders/issued-papers';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';
import { fiscalMessages } from '../fiscal/fiscal.tables.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const reader = { as: { staff: ['orders.read'] } } as const;

test('[DOC-01, OFFICE-09] every issued document is in one list: by kind, time and state, found by number, order and OIB, with its PDF', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 1250 });
  const sold = async (more: object = {}) => {
    const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
      items: [{ productId, qty: 2 }],
      ...more,
    });
    for (const state of ['processing', 'sent', 'delivered'] as const)
      await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
    return slug;
  };
  const first = await sold({ company: { companyName: 'Lavanda d.o.o.', oib: '01234567896' } });
  const second = await sold({ email: 'isprave@kupci.test' });
  const { paidTotal, invoiceNumber } = await platform.call(getStaffOrder, { slug: second }, staff);
  const give = { slug: second, key: crypto.randomUUID(), isByHand: true } as const;
  await platform.call(refundOrder, { ...give, amount: paidTotal }, staff);
  const { db } = await platform.ctx();
  const list = async (asked: object = {}) => {
    const { records, pagination } = await platform.call(filterIssuedPapers, asked, reader);
    expect(records.length).toBeLessThanOrEqual(pagination.total);
    return records;
  };

  const all = await list();
  expect(all.map(({ kind }) => kind)).toEqual(['credit', 'invoice', 'invoice']);
  expect(all[0]).toMatchObject({
    orderSlug: second,
    corrects: invoiceNumber,
    state: 'issued',
    paper: 'plain',
  });
  expect(
    all.reduce((sum, { total }) => sum + total, 0),
    'documents are the money that is kept',
  ).toBe(29.5);
  const pdf = await platform.http({ url: all[0]?.pdfUrl ?? '' }, { as: 'nobody' });
  expect(pdf.body.startsWith('%PDF-')).toBe(true);

  expect(await list({ kind: 'credit' })).toHaveLength(1);
  expect(await list({ state: 'waiting' })).toEqual([]);
  expect((await list({ search: '01234567896' })).map(({ orderSlug }) => orderSlug)).toEqual([first]);
  expect(await list({ search: second })).toHaveLength(2);
  expect((await list({ search: invoiceNumber ?? '' })).map(({ number }) => number)).toContain(invoiceNumber);
  expect(await list({ search: 'nema takve isprave' })).toEqual([]);
  expect(await list({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  expect(await list({ limit: 1, page: 2 })).toMatchObject([{ number: all[1]?.number }]);
  const other = await platform.call(filterIssuedPapers, {}, { ...staff, site: 2 });
  expect(other.records).toEqual([]);

  const documentId = all[1]?.id ?? 0;
  await db.insert(fiscalMessages).values({
    ...{ siteId: 1, documentId, state: 'refused', host: 'live', errorCode: 'v103', error: 'Krivi OIB' },
  });
  expect(await list({ state: 'refused' }), 'a plain document is told to nobody').toEqual([]);
  await db.delete(fiscalMessages).where(eq(fiscalMessages.documentId, documentId));
});
