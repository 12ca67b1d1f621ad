import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

type Row = Record<string, unknown>;

/** What an order of ours left in the tables, and what it was answered. */
export interface BareOrder {
  answer: unknown;
  order: Row;
  items: Row[];
  events: Row[];
  mails: Row[];
  jobs: Row[];
  sent: Row[];
}

/*
 * The yardstick of an order: a bare Fastify route that in one transaction locks the cart, reads its lines, takes their
 * pieces, the next number, and inserts the very rows that an order of ours inserts, prepared, on a pool of the same size;
 * no prices, delivery, promotions, words, rules or checks. The header `x-case` says which order it repeats.
 */
const [file = '', connectionString] = process.argv.slice(2);
const orders = JSON.parse(readFileSync(file, 'utf8')) as BareOrder[];
const pool = new pg.Pool({ connectionString, max: 10 });

const lock = { name: 'lock', text: 'select id from carts where id = $1 and protect_code = $2 for update' };
const read = { name: 'read', text: 'select product_id, quantity from cart_items where cart_id = $1' };
const take = {
  name: 'take',
  text: `update stock_levels s set quantity = s.quantity - 1 from (
    select product_id from stock_levels where is_tracked and product_id = any($1::bigint[]) order by product_id for update
  ) l where s.product_id = l.product_id`,
};
const number = {
  name: 'number',
  text: `insert into order_numbers (site_id, kind, year, last) values ($1, 'bench', 1, 1)
    on conflict (site_id, kind, year) do update set last = order_numbers.last + 1 returning last`,
};
const use = { name: 'use', text: `update carts set status = 'used', updated_at = now() where id = $1` };

const app = Fastify();
app.post('/api/v2/ecommerce/order/create', async (request) => {
  const { cartId, protectCode } = request.body as { cartId: number; protectCode: string };
  const one = orders[Number(request.headers['x-case'])];
  if (!one) throw new Error('There is no such order.');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...lock, values: [cartId, protectCode] });
    const { rows } = await client.query<{ product_id: string }>({ ...read, values: [cartId] });
    await client.query({ ...take, values: [rows.map((row) => row.product_id)] });
    const { last } =
      (await client.query<{ last: number }>({ ...number, values: [one.order.site_id] })).rows[0] ?? {};
    const orderId = await insert(client, 'orders', [
      { ...one.order, cart_id: cartId, slug: `bench-${last}` },
    ]);
    const own = (row: Row) => ({ ...row, order_id: orderId });
    await insert(client, 'order_items', one.items.map(own));
    await insert(client, 'order_events', one.events.map(own));
    await insert(
      client,
      'mails',
      one.mails.map((row, index) => ({ ...row, id: randomUUID(), key: `bench ${orderId} ${index}` })),
    );
    await insert(
      client,
      'pgboss.job_common',
      one.jobs.map((row) => ({ ...row, id: randomUUID() })),
    );
    await insert(
      client,
      'sent_jobs',
      one.sent.map((row) => ({ ...row, id: randomUUID() })),
    );
    await client.query({ ...use, values: [cartId] });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { data: one.answer };
});
process.stdout.write(`listens on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));

/** Inserts rows of one table by one prepared statement; returns the id of the last. */
async function insert(client: pg.PoolClient, table: string, rows: readonly Row[]): Promise<unknown> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  const text = `insert into ${table} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1) returning id`;
  const answer = await client.query<{ id: unknown }>({ name: table, text, values: [JSON.stringify(rows)] });
  return answer.rows.at(-1)?.id;
}
