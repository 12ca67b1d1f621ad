import { createClient } from '@izlog/contract/client';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { buildPlatform } from '@izlog/platform/app';
import { readEnv } from '@izlog/platform/env';
import type { Site } from '@izlog/platform/kernel/context';
import { type Database, openDatabase } from '@izlog/platform/kernel/database/db';
import { inProcess } from '@izlog/platform/kernel/http/transport';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import type { BareOrder } from '../yardsticks/order-server.ts';
import { readyCarts, type Terms } from './ready-carts.ts';
import { storeOf } from './recorded-call.ts';

/** An order as it was placed through the door of the platform: the statements it took, and what it left in the tables. */
export interface RecordedOrder {
  statements: number;
  bare: BareOrder;
}

/** Places one order for each count of lines on a platform of this process, after one of each that warms it up. */
export async function recordOrders(
  database: string,
  { site, dataDir, terms, lines }: { site: Site; dataDir: string; terms: Terms; lines: readonly number[] },
): Promise<RecordedOrder[]> {
  let statements = 0;
  const log = pino({ level: 'silent' });
  const env = readEnv({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  const opened = openDatabase({ connectionString: database, max: 4, statementTimeout: 0, onError: () => {} });
  const logger = { logQuery: () => void statements++ };
  const counted: Database = { ...opened, db: drizzle({ client: opened.pool, casing: 'snake_case', logger }) };
  const platform = await buildPlatform({
    env,
    database: counted,
    log,
    secret: 'a secret for benchmarks, long enough',
  });
  try {
    const call = createClient(inProcess(platform.app), {
      apiKey: site.apiKey,
      site: String(site.id),
      store: String(storeOf(site)),
    });
    const place = async (count: number): Promise<RecordedOrder> => {
      const [cart] = await readyCarts(database, site, call, { carts: 1, lines: count, terms });
      if (!cart) throw new Error('There is no cart.');
      // As every checkout shows it before: what its products are is known then, of one line as of fifty.
      await call(getCart, { cartId: cart.cartId, protectCode: cart.protectCode });
      statements = 0;
      const answer = await call(createOrder, cart);
      return { statements, bare: { answer, ...(await rowsOf(opened, answer.orderSlug)) } };
    };
    for (const count of lines) await place(count);
    const placed: RecordedOrder[] = [];
    for (const count of lines) placed.push(await place(count));
    return placed;
  } finally {
    await platform.close();
  }
}

/** The rows an order is made of, without the ids that its tables give out and what they work out themselves. */
async function rowsOf({ pool }: Database, slug: string): Promise<Omit<BareOrder, 'answer'>> {
  const { rows } = await pool.query<Omit<BareOrder, 'answer'>>(
    `with o as (select * from orders where slug = $1),
     made as (select coalesce(array_agg(attname::text), '{}') as names from pg_attribute
       where attrelid = any(array['orders'::regclass, 'order_items'::regclass]) and attgenerated <> ''),
     m as (select * from mails where key like 'order ' || (select id from o) || ' %')
     select (select to_jsonb(o) - 'id' - made.names from o, made) as order,
       (select jsonb_agg(to_jsonb(i) - 'id' - (select names from made)) from order_items i join o on o.id = i.order_id) as items,
       (select jsonb_agg(to_jsonb(e) - 'id') from order_events e join o on o.id = e.order_id) as events,
       (select jsonb_agg(to_jsonb(m)) from m) as mails,
       (select jsonb_agg(to_jsonb(j)) from pgboss.job_common j where j.data ->> 'id' in (select id::text from m)) as jobs,
       (select jsonb_agg(to_jsonb(s)) from sent_jobs s where s.data ->> 'id' in (select id::text from m)) as sent`,
    [slug],
  );
  const [found] = rows;
  if (!found) throw new Error(`There is no order ${slug}.`);
  return found;
}
