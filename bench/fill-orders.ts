import type { Ctx } from '@izlog/platform/kernel/context';
import { type SQL, sql } from 'drizzle-orm';

/** Rows of one statement: what a transaction writes fits in memory. */
const batch = 50_000;

/**
 * Fills a shop with orders of a year, a line in each, and a customer for every twentieth of them; like one of the
 * demonstration's in all that lists and reports do not read.
 */
export async function fillOrders(ctx: Ctx, count: number): Promise<void> {
  const customers = Math.ceil(count / 20);
  await ctx.db.execute(sql`
    insert into users (site_id, email, first_name, last_name, email_confirmed, created_at)
    select ${ctx.site.id}, 'kupac' || n || '@mjerenje.example', 'Ime' || n % 500, 'Prezime' || n % 5000, true,
      now() - n * interval '1 minute'
    from generate_series(1, ${customers}) n`);
  const orderColumns = await columnsOf(ctx, 'orders');
  const lineColumns = await columnsOf(ctx, 'order_items');
  const share = sql`(n::float8 / ${count}::float8)`;
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1);
    const order = {
      slug: sql`'B-' || (900000 + n)`,
      cart_id: sql`-n`,
      user_id: sql`(select min(id) from users where email like '%@mjerenje.example') + n % ${customers}`,
      email: sql`'kupac' || n % ${customers} || '@mjerenje.example'`,
      state: sql`(array['sent', 'delivered', 'completed', 'completed', 'completed', 'cancelled'])[1 + n % 6]`,
      attention: sql`case when n % 5000 = 0 then 'refundDue' end`,
      order_total: sql`1000 + n * 7919 % 90000`,
      billing_address: sql`jsonb_build_object('firstName', 'Ime' || n % 500, 'lastName', 'Prezime' || n % 5000, 'country', 'HR')`,
      delivery_address: sql`jsonb_build_object('firstName', 'Ime' || n % 500, 'lastName', 'Prezime' || n % 5000, 'country', 'HR')`,
      created_at: sql`now() - ${share} * interval '364 days'`,
      invoice_number: sql`null`,
      paid_total: sql`0`,
      refunded_total: sql`0`,
      handed_back: sql`0`,
      expires_at: sql`null`,
      remind_at: sql`null`,
      current_payment: sql`null`,
      attempt: sql`null`,
    };
    await ctx.db.execute(sql`
      with made as (
        insert into orders (${names(orderColumns)})
        select ${values(orderColumns, order, sql`t`)}
        from (select * from orders where site_id = ${ctx.site.id} order by id limit 1) t,
          generate_series(${first}::int, ${last}::int) n
        returning id
      )
      insert into order_items (${names(lineColumns)})
      select ${values(lineColumns, { order_id: sql`made.id`, product_id: sql`1 + made.id % 200`, position: sql`0`, refunded_quantity: sql`0` }, sql`t`)}
      from made, (select * from order_items where site_id = ${ctx.site.id} order by id limit 1) t`);
  }
  await ctx.db.execute(sql`vacuum analyze orders, order_items, users`);
}

/** The columns of a table that are written, but its id. */
async function columnsOf({ db }: Ctx, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and column_name <> 'id' and is_generated = 'NEVER'
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Those that are said, the others as in the template. */
const values = (columns: readonly string[], said: Readonly<Record<string, SQL>>, template: SQL): SQL =>
  sql.join(
    columns.map((name) => said[name] ?? sql`${template}.${sql.identifier(name)}`),
    sql`, `,
  );
