import type { Ctx } from '@izlog/platform/kernel/context';
import { saveDays } from '@izlog/platform/services/orders/reports/shop-days';
import { sql } from 'drizzle-orm';
import { firstNames, plain, surnames } from './made-names.ts';

/** Tables that are filled past their triggers. */
const filled = ['users', 'orders', 'order_items'];

/** Rows of one statement: what a transaction writes fits in memory. */
const batch = 50_000;

/** Names of buyers: some are frequent, most are rare, as people are called. */
const last = surnames(5000);
const first = firstNames(500);

/** What a quarter of all have in their address. */
export const frequentWord = 'posta';
const hosts = [frequentWord, 'mreza', 'ured', 'kutija'];

function buyerOf(number: number) {
  const one = (names: readonly string[], turn: number) =>
    names[Math.floor(names.length * (((number * turn) % 100_003) / 100_003) ** 1.5)] ?? '';
  const [firstName, lastName] = [one(first, 7919), one(last, 15_887)];
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${number}@${hosts[number % hosts.length]}.example`,
  };
}

/** A surname that a small shop has and a large one, there of one order in some thousand. */
export const knownName = buyerOf(1).lastName;

/**
 * Fills a shop with orders of a year, a line in each, and a customer for every twentieth of them unless stated otherwise;
 * every fourth customer never bought.
 */
export async function fillOrders(
  { db, site }: Ctx,
  count: number,
  customers = Math.ceil(count / 20),
): Promise<void> {
  const buyers = Math.ceil((customers * 3) / 4);
  // A page of them waits in a small shop too: a list of nothing would be no yardstick.
  const waiting = Math.min(5000, Math.ceil(count / 50));
  // What they bought and what days sold is added up once in the end, and not after each order.
  for (const table of filled)
    await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  const made = Array.from({ length: customers }, (_, index) => buyerOf(index + 1));
  const column = (of: (one: (typeof made)[number]) => string) => sql`${sql.param(made.map(of))}::text[]`;
  const { rows } = await db.execute<{ first: number }>(sql`
    with made as (
      insert into users (site_id, email, first_name, last_name, email_confirmed, created_at)
      select ${site.id}, email, first_name, last_name, true, now() - n * interval '1 minute'
      from unnest(${column((one) => one.email)}, ${column((one) => one.firstName)}, ${column((one) => one.lastName)})
        with ordinality as one(email, first_name, last_name, n)
      returning id
    )
    select min(id) as first from made`);
  const address = sql`jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'country', 'HR')`;
  for (let start = 1; start <= count; start += batch) {
    const end = Math.min(count, start + batch - 1);
    await db.execute(sql`
      with made as (
        insert into orders (site_id, slug, cart_id, user_id, language, state, attention, currency, currency_symbol,
          items_total, promotion, coupon, loyalty, delivery, delivery_tax, order_total, tax, taxes, is_tax_included, email,
          delivery_address, billing_address, payment_method_id, payment_method_name, payment_kind, success_url, failure_url,
          created_at)
        select ${site.id}, 'B-' || (900000 + n), -n, u.id, 'hrv',
          (array['sent', 'delivered', 'completed', 'completed', 'completed', 'cancelled'])[1 + n % 6],
          case when n % ${waiting}::int = 0 then 'refundDue' end, ${site.mainCurrency.code}, '€', 1000 + n * 7919::bigint % 90000, 0, 0, 0,
          0, 0, 1000 + n * 7919::bigint % 90000, 200, '[]', true, u.email,
          ${address}, ${address}, 1, 'Uplata', 'bankTransfer', '', '', now() - n::float8 / ${count}::float8 * interval '364 days'
        from generate_series(${start}::int, ${end}::int) n join users u on u.id = ${rows[0]?.first ?? 0}::bigint + n % ${buyers}::int
        returning id, order_total
      )
      insert into order_items (order_id, site_id, position, cart_item_id, product_id, name, language, sku, slug, quantity,
        unit_price, row, total, tax_rate, tax, is_digital, is_returnable, pieces)
      select id, ${site.id}, 0, id, 1 + id % 200, 'Proizvod ' || id % 200, 'hrv', 'M-' || id % 200, 'proizvod-' || id % 200, 1,
        order_total, order_total, order_total, 2500, 200, false, true, '[]'
      from made`);
  }
  for (const table of filled) await db.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  await db.execute(sql`vacuum analyze orders, order_items, users`);
  await db.execute(sql`select count(settle_customer(site_id, customer_address(email, id), id)) from users
    where site_id = ${site.id} and not is_backoffice_user`);
  await saveDays({ db }, new Date());
  for (const table of ['customers', 'shop_days', 'shop_day_sums', 'shop_day_products'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}
