import {
  changeOrderState,
  filterOrders,
  getStaffOrder,
  refundOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { askPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { saveShopPaymentMethod } from '@izlog/contract/ecommerce/payment-method-staff';
import { getBooksReport } from '@izlog/contract/ecommerce/reports/books';
import { exportReport, getSalesReport, getTaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { readMigrations } from '#platform/kernel/database/migration-files.ts';
import { runOnlineSteps } from '#platform/kernel/database/online-steps.ts';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { cellsOf } from '#test/spreadsheet.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const bookkeeper = { as: { staff: ['books.read'] } } as const;
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' }).format(new Date());
const asked = { from: today, to: today };

/** Orders of several rates, ways to pay and fates; all that are delivered are paid. */
async function buildSales(platform: TestPlatform) {
  const books = await saveTaxClass(await platform.ctx(), { code: 'knjige', name: 'Knjige', rate: 500 });
  const goods = [
    { productId: await buildProduct(platform, { price: 1999 }), qty: 3 },
    { productId: await buildProduct(platform, { price: 1011, taxClassId: books }), qty: 1 },
  ];
  const deliveryMethodId = await buildDeliveryMethod(platform, { price: 333 });
  const slugs: string[] = [];
  for (const kind of ['cashOnDelivery', 'bankTransfer'] as const) {
    const methodId = await buildPaymentMethod(platform, kind);
    for (let at = 0; at < 3; at++) {
      const { orderSlug: slug } = await buildOrder(platform, kind, {
        items: goods,
        methodId,
        deliveryMethodId,
      });
      slugs.push(slug);
      const states = kind === 'bankTransfer' ? ['paid'] : ['processing', 'sent', 'delivered'];
      for (const state of states)
        await platform.call(changeOrderState, { slug, state: state as 'paid', isQuiet: true }, staff);
    }
  }
  const [whole = '', , , part = '', amount = ''] = slugs;
  const give = { key: crypto.randomUUID(), isByHand: true } as const;
  const all = await platform.call(getStaffOrder, { slug: whole }, staff);
  await platform.call(refundOrder, { ...give, slug: whole, amount: all.paidTotal }, staff);
  const { items } = await platform.call(getStaffOrder, { slug: part }, staff);
  const pieces = [{ itemId: items[0]?.itemId ?? 0, quantity: 1 }];
  await platform.call(refundOrder, { ...give, slug: part, items: pieces, withDelivery: true }, staff);
  await platform.call(refundOrder, { ...give, slug: amount, amount: 7.77 }, staff);
  return slugs;
}

/** Runs what the upgrade does beside the shop, as after one that was killed. */
async function addUpAgain({ kernel }: TestPlatform) {
  const client = await kernel.database.pool.connect();
  try {
    const migration = readMigrations().filter(({ name }) => name.endsWith('_tax_days'));
    await client.query('delete from drizzle.izlog_online_steps where hash = any ($1)', [
      migration.map(({ hash }) => hash),
    ]);
    await runOnlineSteps(client, migration);
  } finally {
    client.release(true);
  }
}

test('[TAX-01] documents, taxes and money of a period agree to the cent, and the sums of days are those of the documents', async ({
  platform,
}) => {
  await buildSales(platform);

  const report = await platform.call(getBooksReport, asked, bookkeeper);
  const taxes = await platform.call(getTaxReport, asked, bookkeeper);

  expect(report.documents).toMatchObject({
    invoices: { count: 6 },
    credits: { count: 3 },
    unpaid: { count: 0 },
  });
  expect(report.payments.map(({ provider }) => provider).sort()).toEqual(['bankTransfer', 'cashOnDelivery']);
  expect(report.kept).toBeCloseTo(report.documents.total, 9);
  expect(report.difference).toBe(0);
  expect(taxes.totals.total).toBeCloseTo(report.documents.total, 9);
  expect(taxes.rows.map(({ rate }) => rate)).toEqual([25, 5]);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ direct: string; days: string; money: string }>(sql`
    select (select jsonb_object_agg(rate, sums)::text from (
        select (t->>'rate')::int as rate, jsonb_build_array(sum((t->>'base')::bigint), sum((t->>'tax')::bigint)) as sums
        from issued_documents d, jsonb_array_elements(d.content->'taxes') t group by 1) direct) as direct,
      (select jsonb_object_agg(rate, sums)::text from (
        select rate, jsonb_build_array(sum(base), sum(tax)) as sums from document_tax_days group by 1) days) as days,
      (select sum(paid_total - refunded_total) from orders) as money`);
  expect(rows[0]?.days).toBe(rows[0]?.direct);
  expect(Number(rows[0]?.money) / 100).toBe(report.kept);

  await db.execute(sql`delete from document_tax_days`);
  await addUpAgain(platform);
  await db.execute(sql`update orders set billing_address = '{}', delivery_address = '{}'`);
  await addUpAgain(platform);
  const again = await platform.call(getTaxReport, asked, bookkeeper);
  expect(again, 'the upgrade adds up what was issued before, once').toEqual(taxes);

  const file = await platform.http(
    {
      url: `${exportReport.path.replace('{what}', 'taxes')}?${new URLSearchParams({ ...asked, reader: 'person' })}`,
    },
    { ...bookkeeper, language: 'hrv' },
  );
  expect(file.body.startsWith('\uFEFF'), 'a Croatian spreadsheet opens it').toBe(true);
  expect(file.body).toContain(String(taxes.totals.total).replace('.', ','));
});

test('[TAX-01, OFFICE-15] the bookkeeper has documents, taxes and sums of payments, and nothing else', async ({
  platform,
}) => {
  const archive = await platform.call(askPaperArchive, asked, bookkeeper);
  expect(archive.documents).toBeGreaterThan(0);
  const zip = await platform.http({ url: archive.path ?? '' }, { as: 'nobody' });
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  const pdfs = zip.rawPayload.toString('latin1').match(/racun\/[\w-]+\.pdf/g) ?? [];
  expect(new Set(pdfs).size).toBeGreaterThanOrEqual(6);

  expect((await platform.refusal(filterOrders, {}, bookkeeper)).status).toBe(403);
  expect((await platform.refusal(getSalesReport, { what: 'days', ...asked }, bookkeeper)).status).toBe(403);
  const file = await platform.http(
    { url: `${exportReport.path.replace('{what}', 'customers')}?${new URLSearchParams(asked)}` },
    bookkeeper,
  );
  expect(file.statusCode, 'a file of customers is no file of taxes').toBe(403);
  const others = { as: { staff: ['orders.ship'] } } as const;
  expect((await platform.refusal(getBooksReport, asked, others)).status).toBe(403);
});

test('[TAX-01] fees are those that a provider says, else computed of what the shop typed, to the cent, and each movement is in the month’s download', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await ctx.db.execute(sql`update payment_methods set fee_percent = null, fee_fixed = null`);
  const before = await platform.call(getBooksReport, asked, bookkeeper);
  const older = { code: 'pouzece', kind: 'cashOnDelivery', words: { hrv: { name: 'Pouzeće' } } } as const;
  const typed = { ...older, feePercent: 1.25, feeFixed: 0.3 };
  const saved = await platform.call(saveShopPaymentMethod, typed, staff);
  const methodId = saved.id;
  const kept = await platform.call(saveShopPaymentMethod, older, staff);
  const wrong = await platform.refusal(saveShopPaymentMethod, { ...typed, feePercent: 100.5 }, staff);
  expect(saved).toMatchObject({ feePercent: 1.25, feeFixed: 0.3 });
  expect(kept, 'a program that knows no fees leaves them').toMatchObject({ feePercent: 1.25, feeFixed: 0.3 });
  expect(wrong.payload).toMatchObject({ fields: [{ path: 'feePercent' }] });

  const productId = await buildProduct(platform, { price: 1999 });
  const deliveryMethodId = await buildDeliveryMethod(platform, { price: 333 });
  for (let at = 0; at < 3; at++) {
    const items = [{ productId, qty: 1 }];
    const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
      items,
      methodId,
      deliveryMethodId,
    });
    for (const state of ['processing', 'sent', 'delivered'] as const)
      await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
    if (at === 0)
      await ctx.db.execute(sql`
        insert into payments (site_id, order_id, gateway, reference, amount, currency, state, transaction_id, fee)
        select site_id, id, 'paypal', slug || '-X', order_total, currency, 'approved', 'CAP-1', 77 from orders
        where slug = ${slug}`);
  }

  const after = await platform.call(getBooksReport, asked, bookkeeper);
  const more = (name: 'fees' | 'feesComputed' | 'received' | 'payout') =>
    Math.round((after[name] - before[name]) * 100);
  // 1.25 % of 23.32 € is 0.2915 €: 0.29 and 0.30 each.
  expect(more('feesComputed')).toBe(2 * 59);
  expect(more('fees')).toBe(2 * 59 + 77);
  expect(more('received')).toBe(3 * 2332);
  expect(more('payout')).toBe(3 * 2332 - 2 * 59 - 77);
  expect(after.feesUnknown).toBe(before.feesUnknown);
  for (const one of after.payments)
    expect(one.payout).toBeCloseTo(one.received.total - one.givenBack.total - one.fees, 9);
  expect(after.payout).toBeCloseTo(
    after.payments.reduce((sum, { payout }) => sum + payout, 0),
    9,
  );

  const { path } = await platform.call(askPaperArchive, asked, { ...staff, language: 'eng' });
  const archive = await platform.http({ url: path ?? '' }, { as: 'nobody' });
  const files = unzipSync(new Uint8Array(archive.rawPayload));
  const [head = [], ...rows] = cellsOf(strFromU8(files['uplate.csv'] ?? new Uint8Array()), 'en');
  const sum = (name: string) =>
    Math.round(
      rows.reduce((all, row) => all + Number(row[head.indexOf(name)]?.replaceAll(',', '') || 0), 0) * 100,
    );
  expect(sum('Amount')).toBe(Math.round(after.kept * 100));
  expect(sum('Fee')).toBe(Math.round(after.fees * 100));
  expect(sum('Payout')).toBe(Math.round(after.payout * 100));
  expect(rows.map((row) => row[head.indexOf('Fee according to')])).toEqual(
    expect.arrayContaining(['provider', 'computed']),
  );
});
