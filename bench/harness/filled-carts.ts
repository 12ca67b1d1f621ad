import { createHash } from 'node:crypto';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import type { Site } from '@izlog/platform/kernel/context';
import pg from 'pg';
import { apiRequests } from './api-requests.ts';
import type { Load } from './load.ts';

/** What names a cart, and a product that is in it. */
export interface CartKey {
  cartId: number;
  protectCode: string;
  productId: number;
}

const promotions = 50;

/**
 * Carts of so many lines of generated products, written at once, in a shop with 50 promotions that count for other
 * products; and the same rows in the tables of the yardstick.
 */
export async function fillCarts(
  database: string,
  site: Site,
  { carts, lines }: { carts: number; lines: number },
): Promise<CartKey[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(`
      create table if not exists bench_carts (id bigint primary key, code text not null, updated_at timestamptz);
      create table if not exists bench_cart_lines (
        cart_id bigint not null, product_id bigint not null, quantity int not null, primary key (cart_id, product_id));
      update stock_levels set quantity = 1000000 where quantity < 1000000;
      insert into promotions (site_id, names, kind, value, product_ids)
      select ${site.id}, '{"hrv":"Akcija"}', 'percent', 1000, array[-1]
      from generate_series((select count(*) from promotions where product_ids = array[-1]) + 1, ${promotions})`);
    const { rows } = await client.query<CartKey>(
      `with made as (
        insert into carts (site_id, protect_code, store_id)
        select $1, md5(random()::text), $2 from generate_series(1, $3) returning id, protect_code
      ), sold as (
        select id from products where site_id = $1 and source = 'bench' and is_published
          and format = 'simple' and parent_id is null and purchase = 'cart' order by id limit $4
      ), filled as (
        insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key)
        select m.id, $1, s.id, 1, $5::jsonb, $6 from made m cross join sold s
      ), bare as (
        insert into bench_carts (id, code) select id, protect_code from made
      ), bare_lines as (
        insert into bench_cart_lines (cart_id, product_id, quantity) select m.id, s.id, 1 from made m cross join sold s
      )
      select id as "cartId", protect_code as "protectCode", (select min(id) from sold) as "productId" from made`,
      [site.id, site.stores[0]?.id ?? null, carts, lines, JSON.stringify(noOptions), noOptionsKey],
    );
    return rows.map((row) => ({ ...row, cartId: Number(row.cartId), productId: Number(row.productId) }));
  } finally {
    await client.end();
  }
}

export const noOptions = { personalizations: {}, bundleOptions: [], customPriceOption: null };
/** The key of an item without options, so that adding finds it. */
export const noOptionsKey = createHash('sha256').update('[[],[],null]').digest('base64url');

/** Calls that read each cart, or add a piece of the product it holds, as requests of the load generator. */
export function cartCalls(
  site: Site,
  call: 'get' | 'add',
  carts: readonly CartKey[],
  answer: number,
): Load['requests'] {
  const keys = carts.map(({ cartId, protectCode }) => ({ cartId, protectCode }));
  const requests =
    call === 'get'
      ? apiRequests(site, getCart, keys)
      : apiRequests(
          site,
          addCartItem,
          carts.map((cart) => ({ ...cart, qty: 1 })),
        );
  return requests.map((request) => ({
    ...request,
    headers: { ...request.headers, 'x-case': String(answer) },
  }));
}
