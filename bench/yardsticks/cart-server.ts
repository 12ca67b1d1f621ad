import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

/** What the yardstick of the cart answers for one of its carts. */
export interface BareCart {
  answer: unknown;
}

/*
 * The yardstick of the cart: a bare Fastify route that finds a cart by its id and code, for a change locks it and writes
 * one line in a transaction, reads its lines, prepared, on a pool of the same size, and answers the same JSON; no prices,
 * stock, options, promotions, delivery or words. The header `x-case` says which answer it is.
 */
const [file = '', connectionString] = process.argv.slice(2);
const carts = JSON.parse(readFileSync(file, 'utf8')) as BareCart[];
const pool = new pg.Pool({ connectionString, max: 10 });

const find = { name: 'find', text: 'select id from bench_carts where id = $1 and code = $2' };
const lock = { name: 'lock', text: 'select id from bench_carts where id = $1 and code = $2 for update' };
const write = {
  name: 'write',
  text: `insert into bench_cart_lines (cart_id, product_id, quantity) values ($1, $2, 1)
    on conflict (cart_id, product_id) do update set quantity = bench_cart_lines.quantity + 1`,
};
const touch = { name: 'touch', text: 'update bench_carts set updated_at = now() where id = $1' };
const read = { name: 'read', text: 'select product_id, quantity from bench_cart_lines where cart_id = $1' };

const app = Fastify();
app.post('/api/v2/ecommerce/getCart', async (request) => {
  const { cartId, protectCode } = request.body as { cartId: number; protectCode: string };
  await pool.query({ ...find, values: [cartId, protectCode] });
  await pool.query({ ...read, values: [cartId] });
  return answerOf(request.headers['x-case']);
});
app.post('/api/v2/ecommerce/addItem', async (request) => {
  const { cartId, protectCode, productId } = request.body as {
    cartId: number;
    protectCode: string;
    productId: number;
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ ...lock, values: [cartId, protectCode] });
    await client.query({ ...write, values: [cartId, productId] });
    await client.query({ ...touch, values: [cartId] });
    await client.query({ ...read, values: [cartId] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return answerOf(request.headers['x-case']);
});
process.stdout.write(`listens on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));

function answerOf(header: string | string[] | undefined) {
  const cart = carts[Number(header)];
  if (!cart) throw new Error('There is no such cart.');
  return { data: cart.answer };
}
