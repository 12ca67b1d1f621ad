import { changeOrderState, filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import {
  exportReport,
  getSalesReport,
  getTaxReport,
  salesKinds,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { changeOrders, type Made, orderMade, writeOrders } from '#test/builders/made-orders.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTestWith } from '#test/kit.ts';
import { saveDays } from './shop-days.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

/** Shops whose reports are read; REPORT_RUNS=300 plays as many as are asked for of a release. */
const periods = Number(process.env.REPORT_RUNS ?? 6);

const isSale = ({ state }: Made) => !['cancelled', 'failed', 'awaitingPayment'].includes(state);
const dayOf = (at: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb', dateStyle: 'short' }).format(at);

test(
  '[OFFICE-09] every report of any period, over changes of the clock, in each currency and whatever was kept of it, is the plain sum of its orders and refunds',
  async ({ platform }) => {
    const { id } = (
      await platform.call(
        filterOrders,
        { search: (await buildOrder(platform, 'cashOnDelivery')).orderSlug },
        staff,
      )
    ).records[0] ?? { id: 0 };
    const day = fc
      .oneof(fc.integer({ min: 0, max: 140 }), fc.integer({ min: -600, max: 140 }))
      .map((days) => dayOf(new Date(Date.UTC(2025, 9, 22 + days, 12))));

    await fc.assert(
      fc.asyncProperty(
        fc.array(orderMade, { maxLength: 40 }),
        day,
        day,
        fc.constantFrom('EUR', 'USD'),
        fc.constantFrom('before' as const, 'year' as const),
        fc.constantFrom('nothing', 'first', 'first and last'),
        async (first, one, other, currency, compare, kept) => {
          await writeOrders(platform, first, id);
          if (kept !== 'nothing') await saveDays(platform.kernel.database, new Date());
          const made = await changeOrders(platform, first);
          if (kept === 'first and last') await saveDays(platform.kernel.database, new Date());
          const [from = '', to = ''] = [one, other].sort();
          const sumOf = (from: string, to: string) => {
            const isIn = ({ at }: Made) => dayOf(at) >= from && dayOf(at) <= to;
            const mine = made.filter((row) => row.currency === currency && isIn(row));
            const sales = mine.filter(isSale);
            return {
              orders: sales.length,
              income: sales.reduce((sum, { cents, delivery }) => sum + cents + delivery, 0) / 100,
              refunded: mine.reduce((sum, { refunded }) => sum + (refunded ?? 0), 0) / 100,
            };
          };
          const byCountry = await platform.call(
            getSalesReport,
            { what: 'countries', from, to, iso: currency, compare },
            staff,
          );
          for (const country of ['HR', 'AT', 'DE'])
            expect(byCountry.rows.find(({ key }) => key === country)?.orders ?? 0).toBe(
              made.filter(
                (row) =>
                  isSale(row) &&
                  row.currency === currency &&
                  row.country === country &&
                  dayOf(row.at) >= from &&
                  dayOf(row.at) <= to,
              ).length,
            );
          for (const what of salesKinds) {
            const report = await platform.call(
              getSalesReport,
              { what, from, to, iso: currency, compare, limit: 2 },
              staff,
            );
            const plain = sumOf(from, to);
            const before = sumOf(report.before.from, report.before.to);
            expect(report.totals).toMatchObject({
              ...plain,
              before: before.income,
              refundedBefore: before.refunded,
            });
            const cents = (pick: (row: (typeof report.rows)[number]) => number) =>
              report.rows.reduce((sum, row) => sum + Math.round(pick(row) * 100), 0) / 100;
            expect({
              what,
              income: cents(({ income }) => income),
              before: cents((row) => row.before),
            }).toEqual({
              what,
              income: plain.income,
              before: before.income,
            });
          }
        },
      ),
      { numRuns: periods },
    );
  },
  Math.max(60_000, periods * 8000),
);

test('[OFFICE-09] who bought most is told by name, guests of one address as one, and all others together', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery');
  for (let order = 0; order < 2; order++) await buildOrder(platform, 'cashOnDelivery');
  const { db } = await platform.ctx();
  const name = { firstName: 'Ana', lastName: 'Anić' };
  await db.execute(
    sql`update users set email = 'ana@kupci.test' where id = (select user_id from orders where slug = ${slug})`,
  );
  await db.execute(
    sql`update orders set billing_address = billing_address || ${JSON.stringify(name)}::jsonb where slug = ${slug}`,
  );
  const today = dayOf(new Date());
  const read = (limit: number) =>
    platform.call(getSalesReport, { what: 'customers', from: today, to: today, limit }, staff);

  const { rows, totals } = await read(10);
  const first = await read(1);

  expect(rows.map((row) => [row.name, row.orders])).toEqual([
    ['Žarko-Ćiro Đurić', totals.orders - 1],
    ['Ana Anić', 1],
  ]);
  expect(first.rows).toEqual([rows[0], { ...rows[1], key: 'others', name: '' }]);
});

test('[OFFICE-09] taxes are those of the documents that were issued, by country and rate, and a figure leads to its orders', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const today = dayOf(new Date());
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ tax: string }>(sql`
    select sum((t->>'tax')::bigint) as tax from issued_documents d, jsonb_array_elements(d.content->'taxes') t where d.site_id = 1`);

  const taxes = await platform.call(getTaxReport, { from: today, to: today }, staff);
  const byPayment = await platform.call(getSalesReport, { what: 'payments', from: today, to: today }, staff);
  const listed = await platform.call(filterOrders, { kind: 'bankTransfer', sold: 'true', limit: 100 }, staff);
  const file = await platform.http(
    { method: 'GET', url: `${exportReport.path.replace('{what}', 'payments')}?from=${today}&to=${today}` },
    staff,
  );

  expect(taxes.rows).toContainEqual(expect.objectContaining({ country: 'HR', rate: 25, isOss: false }));
  expect(taxes.totals.tax).toBe(Number(rows[0]?.tax) / 100);
  expect(taxes.totals.tax).toBeGreaterThanOrEqual(paid.prices.tax);
  expect(byPayment.rows.find(({ key }) => key === 'bankTransfer')?.orders).toBe(
    listed.records.filter(({ createdAt }) => dayOf(new Date(createdAt)) === today).length,
  );
  expect(file.payload).toContain('bankTransfer');
  const { rows: refundedOrders } = await db.execute<{ id: number }>(
    sql`select distinct order_id as id from refunds where site_id = 1 and done_at is not null`,
  );
  const refunded = await platform.call(filterOrders, { refunded: 'true', limit: 1 }, staff);
  const from = new Date(Date.now() + 3_600_000).toISOString();
  expect(refunded.pagination.total).toBe(refundedOrders.length);
  expect((await platform.call(filterOrders, { refunded: 'true', from }, staff)).records).toEqual([]);
  const { rows: goods } = await db.execute<{ id: string }>(sql`
    select i.product_id as id from order_items i join orders o on o.id = i.order_id where o.slug = ${slug}`);
  const category = await buildProductCategory(platform);
  for (const { id } of goods)
    await db.execute(
      sql`insert into product_categories (product_id, category_id, site_id) values (${id}, ${category}, 1)`,
    );
  // Other orders of this file may hold the same product.
  const inCategory = async (id: number) =>
    (await platform.call(filterOrders, { category: id, limit: 100 }, staff)).records.map((one) => one.slug);
  expect(await inCategory(category)).toContain(slug);
  expect(await inCategory(await buildProductCategory(platform))).toEqual([]);
  const wrong = { what: 'days', from: '2026-02-03', to: '2026-02-01' } as const;
  expect((await platform.refusal(getSalesReport, wrong, staff)).status).toBe(400);
  expect((await platform.refusal(getSalesReport, { ...wrong, to: '2026-02-31' }, staff)).status).toBe(400);
  expect(
    (await platform.refusal(getSalesReport, { ...wrong, to: wrong.from }, { as: { staff: ['orders.read'] } }))
      .status,
  ).toBe(403);
});
