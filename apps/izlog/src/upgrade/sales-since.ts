import type pg from 'pg';
import { listTables, qualified } from '../backup/catalog.ts';
import { readRows } from '../backup/read-rows.ts';

/** An order that a way back would take out of the shop, or change. */
export interface OrderSince {
  id: number;
  siteId: number;
  /** Number for people. */
  number: string;
  at: Date;
  state: string;
  email: string;
  /** In minor units of `currency`. */
  total: number;
  paid: number;
  refunded: number;
  currency: string;
}

/** What came into a shop since a backup was made of it. */
export interface SalesSince {
  /** Orders that are not in the backup, the oldest first. */
  orders: OrderSince[];
  /** Orders that are in it with another state, payment or refund. */
  changed: OrderSince[];
  /** Ids of invoices and credit notes that are not in it. */
  documentIds: number[];
  /** How many rows more than in the backup other tables have, the most first. */
  others: { table: string; rows: number }[];
}

const listed = new Set(['orders', 'issued_documents']);

/** Compares a shop with a backup of it. `client` is in a transaction that sees one moment. */
export async function findSalesSince(client: pg.ClientBase, backupFile: string): Promise<SalesSince> {
  const { ordersThen, documentsThen, rowsThen } = await readBackup(backupFile);
  const { rows: ordersNow } = await client.query<OrderSince>(
    `select id::float8, site_id::float8 as "siteId", slug as number, created_at as at, state, email,
       order_total::float8 as total, paid_total::float8 as paid, refunded_total::float8 as refunded, currency from public.orders order by id`,
  );
  const { rows: documentsNow } = await client.query<{ id: number }>(
    'select id::float8 from public.issued_documents order by id',
  );
  return {
    orders: ordersNow.filter(({ id }) => !ordersThen.has(id)),
    changed: ordersNow.filter(
      (order) => ordersThen.has(order.id) && ordersThen.get(order.id) !== stateOf(order),
    ),
    documentIds: documentsNow.map(({ id }) => id).filter((id) => !documentsThen.has(id)),
    others: await countOthers(client, rowsThen),
  };
}

const stateOf = (order: Pick<OrderSince, 'state' | 'paid' | 'refunded'>) =>
  `${order.state} ${order.paid} ${order.refunded}`;

async function readBackup(file: string) {
  const ordersThen = new Map<number, string>();
  const documentsThen = new Set<number>();
  const rowsThen = new Map<string, number>();
  await readRows(file, (table, row) => {
    if (table === 'orders')
      ordersThen.set(Number(row.id), `${row.state} ${row.paid_total} ${row.refunded_total}`);
    else if (table === 'issued_documents') documentsThen.add(Number(row.id));
    rowsThen.set(table, (rowsThen.get(table) ?? 0) + 1);
  });
  return { ordersThen, documentsThen, rowsThen };
}

/** Not exact where as many rows went as came: it tells where to look in the copy that is kept. */
async function countOthers(client: pg.ClientBase, rowsThen: ReadonlyMap<string, number>) {
  const others: SalesSince['others'] = [];
  for (const table of await listTables(client)) {
    if (listed.has(table.name)) continue;
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${qualified(table)}`,
    );
    const more = (rows[0]?.rows ?? 0) - (rowsThen.get(table.name) ?? 0);
    if (more > 0) others.push({ table: table.name, rows: more });
  }
  return others.sort((one, other) => other.rows - one.rows);
}
