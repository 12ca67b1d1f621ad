import { changeOrderState, filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import {
  exportReport,
  getSalesReport,
  getTaxReport,
  salesKinds,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { buildOrder } from '@izlog/platform/test/builders/order';
import { buildProductCategory } from '@izlog/platform/test/builders/product-category';
import { platformTestWith, type TestPlatform } from '@izlog/platform/test/kit';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const states = ['paid', 'sent', 'completed', 'refunded', 'created', 'cancelled', 'failed', 'awaitingPayment'];

/** Shops whose reports are read; REPORT_RUNS=300 plays as many as are asked for of a release. */
const periods = Number(process.env.REPORT_RUNS ?? 6);

/** Orders around both changes of the clock and both ends of a month, put there as the shop would leave them. */
const orderMade = fc.record({
  at: fc
    .integer({ min: Date.UTC(2025, 9, 20), max: Date.UTC(2026, 3, 5) })
    .map((at) => new Date(at - (at % 60_000))),
  state: fc.constantFrom(...states),
  cents: fc.integer({ min: 1, max: 500_000 }),
  delivery: fc.integer({ min: 0, max: 999 }),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  country: fc.constantFrom('HR', 'AT', 'DE'),
  refunded: fc.option(fc.integer({ min: 1, max: 100 })),
});
type Made = typeof orderMade extends fc.Arbitrary<infer T> ? T : never;

const isSale = ({ state }: Made) => !['cancelled', 'failed', 'awaitingPayment'].includes(state);
const dayOf = (at: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb', dateStyle: 'short' }).format(at);

async function keep(platform: TestPlatform, made: readonly Made[], template: number) {
  const { db } = await platform.ctx();
  await db.execute(sql`delete from orders where slug like 'R-%'`);
  const rows = made.map((one, index) => ({ ...one, index }));
  await db.execute(sql`
    insert into orders overriding system value select (o).* from (
      select jsonb_populate_record(o, jsonb_build_object('id', 900000000 + r.index, 'slug', 'R-' || r.index,
        'cart_id', 900000000 + r.index, 'state', r.state, 'created_at', r.at, 'currency', r.currency,
        'order_total', r.cents + r.delivery, 'delivery', r.delivery, 'paid_total', r.cents + r.delivery, 'refunded_total', 0,
        'handed_back', 0, 'delivery_address', o.delivery_address || jsonb_build_object('country', r.country))) as o
      from orders o, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (index int, at timestamptz, state text, cents bigint, delivery bigint, currency text, country text)
      where o.id = ${template}) made`);
  await db.execute(sql`
    insert into order_items (order_id, site_id, position, cart_item_id, product_id, name, language, slug, quantity,
      unit_price, row, total, tax_rate, tax, is_digital, is_returnable, pieces)
    select 900000000 + r.index, 1, 0, r.index, 1 + r.index % 3, 'Planer', 'hrv', 'planer', 1, r.cents, r.cents, r.cents,
      2500, 0, false, true, '[]'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (index int, cents bigint)`);
  await db.execute(sql`
    insert into refunds (site_id, order_id, key, amount, restock, held_stock, state, created_at, done_at)
    select 1, 900000000 + r.index, 'refund-' || r.index, r.refunded, false, false, 'done', r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (index int, refunded bigint, at timestamptz)
    where r.refunded is not null`);
}

test(
  '[OFFICE-09] every report of any period, over changes of the clock and in each currency, is the plain sum of its orders and refunds',
  async ({ platform }) => {
    const { id } = (
      await platform.call(
        filterOrders,
        { search: (await buildOrder(platform, 'cashOnDelivery')).orderSlug },
        staff,
      )
    ).records[0] ?? { id: 0 };
    const day = fc
      .integer({ min: 0, max: 140 })
      .map((days) => dayOf(new Date(Date.UTC(2025, 9, 22 + days, 12))));

    await fc.assert(
      fc.asyncProperty(
        fc.array(orderMade, { maxLength: 40 }),
        day,
        day,
        fc.constantFrom('EUR', 'USD'),
        fc.constantFrom('before' as const, 'year' as const),
        async (made, one, other, currency, compare) => {
          await keep(platform, made, id);
          const [from = '', to = ''] = [one, other].sort();
          const sumOf = (first: string, last: string) => {
            const isIn = ({ at }: Made) => dayOf(at) >= first && dayOf(at) <= last;
            const mine = made.filter((row) => row.currency === currency && isIn(row));
            const sales = mine.filter(isSale);
            return {
              orders: sales.length,
              income: sales.reduce((sum, { cents, delivery }) => sum + cents + delivery, 0) / 100,
              refunded: mine.reduce((sum, { refunded }) => sum + (refunded ?? 0), 0) / 100,
            };
          };
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
