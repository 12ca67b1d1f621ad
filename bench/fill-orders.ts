import type { Ctx } from '@izlog/platform/kernel/context';
import { saveDays } from '@izlog/platform/services/orders/reports/shop-days';
import { sql } from 'drizzle-orm';

/** Tables that are filled past their triggers. */
const filled = ['users', 'orders', 'order_items'];

/** Rows of one statement: what a transaction writes fits in memory. */
const batch = 50_000;

/**
 * Fills a shop with orders of a year, a line in each, and a customer for every twentieth of them unless said otherwise;
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
  await db.execute(sql`
    insert into users (site_id, email, first_name, last_name, email_confirmed, created_at)
    select ${site.id}, 'kupac' || n || '@mjerenje.example', 'Ime' || n % 500, 'Prezime' || n % 5000, true,
      now() - n * interval '1 minute'
    from generate_series(1, ${customers}::int) n`);
  const buyer = sql`jsonb_build_object('firstName', 'Ime' || n % 500, 'lastName', 'Prezime' || n % 5000, 'country', 'HR')`;
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1);
    await db.execute(sql`
      with made as (
        insert into orders (site_id, slug, cart_id, user_id, language, state, attention, currency, currency_symbol,
          items_total, promotion, coupon, loyalty, delivery, delivery_tax, order_total, tax, taxes, is_tax_included, email,
          delivery_address, billing_address, payment_method_id, payment_method_name, payment_kind, success_url, failure_url,
          created_at)
        select ${site.id}, 'B-' || (900000 + n), -n,
          (select min(id) from users where email like '%@mjerenje.example') + n % ${buyers}::int, 'hrv',
          (array['sent', 'delivered', 'completed', 'completed', 'completed', 'cancelled'])[1 + n % 6],
          case when n % ${waiting}::int = 0 then 'refundDue' end, ${site.mainCurrency.code}, '€', 1000 + n * 7919::bigint % 90000, 0, 0, 0,
          0, 0, 1000 + n * 7919::bigint % 90000, 200, '[]', true, 'kupac' || n % ${buyers}::int || '@mjerenje.example',
          ${buyer}, ${buyer}, 1, 'Uplata', 'bankTransfer', '', '', now() - n::float8 / ${count}::float8 * interval '364 days'
        from generate_series(${first}::int, ${last}::int) n
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
