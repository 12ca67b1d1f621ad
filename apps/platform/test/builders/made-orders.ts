import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { TestPlatform } from '#test/kit.ts';

const states = ['paid', 'sent', 'completed', 'refunded', 'created', 'cancelled', 'failed', 'awaitingPayment'];

/** Orders around both changes of the clock and both ends of a month, put there as the shop would leave them. */
export const orderMade = fc.record({
  at: fc
    .integer({ min: Date.UTC(2025, 9, 20), max: Date.UTC(2026, 3, 5) })
    .map((at) => new Date(at - (at % 60_000))),
  state: fc.constantFrom(...states),
  cents: fc.integer({ min: 1, max: 500_000 }),
  delivery: fc.integer({ min: 0, max: 999 }),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  country: fc.constantFrom('HR', 'AT', 'DE'),
  refunded: fc.option(fc.integer({ min: 1, max: 100 })),
  /** What it becomes once its day was added up. */
  becomes: fc.option(
    fc.record({
      state: fc.constantFrom(...states),
      cents: fc.integer({ min: 1, max: 500_000 }),
      country: fc.constantFrom('HR', 'AT', 'DE'),
    }),
  ),
});
/** An order as it is put into the database; `cents` is its line without the delivery. */
export type Made = typeof orderMade extends fc.Arbitrary<infer T> ? T : never;

/** Puts orders there in place of the last that were, each with the rest of an order that exists. */
export async function writeOrders(platform: TestPlatform, made: readonly Made[], template: number) {
  const { db } = await platform.ctx();
  await db.execute(sql`delete from orders where slug like 'R-%'`);
  const rows = made.map((one, index) => ({ ...one, index }));
  // What the database computes of a row it takes from nobody.
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER' order by ordinal_position`);
  const listed = (before: string) => sql.raw(columns.map(({ name }) => `${before}${name}`).join(', '));
  await db.execute(sql`
    insert into orders (${listed('')}) overriding system value select ${listed('(o).')} from (
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

/** Changes orders as time goes by, one statement for each as the shop does it. */
export async function changeOrders(platform: TestPlatform, made: readonly Made[]): Promise<Made[]> {
  const { db } = await platform.ctx();
  for (const [index, { becomes, delivery }] of made.entries()) {
    if (!becomes) continue;
    const id = 900_000_000 + index;
    await db.execute(sql`update orders set state = ${becomes.state}, order_total = ${becomes.cents + delivery}::bigint,
      delivery_address = delivery_address || jsonb_build_object('country', ${becomes.country}::text) where id = ${id}`);
    await db.execute(sql`update order_items set total = ${becomes.cents} where order_id = ${id}`);
  }
  return made.map((one) => ({ ...one, ...one.becomes }));
}
