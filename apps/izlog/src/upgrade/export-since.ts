import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDecimal } from '@izlog/contract/money';
import { makeFolder } from '@izlog/platform/kernel/files/make-folder';
import { documentPdf } from '@izlog/platform/services/orders/setup';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import { backup } from '../backup/backup.ts';
import type { SalesSince } from './sales-since.ts';

/**
 * Writes what a way back takes out of the shop into a folder: the whole shop as a backup that the newer program can take in
 * again, the orders as a table and with all that hangs on them, and each invoice and credit note as a PDF (REL-06).
 */
export async function exportSince(
  connectionString: string,
  client: pg.ClientBase,
  { since, folder, program }: { since: SalesSince; folder: string; program: string },
): Promise<void> {
  makeFolder(folder);
  // Customers' data.
  chmodSync(folder, 0o700);
  await backup(connectionString, join(folder, 'shop.izlog'), { program });
  const orders = [...since.orders, ...since.changed];
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content, { mode: 0o600 });
  write('orders.csv', ordersCsv(since));
  const ids = orders.map(({ id }) => id);
  write('orders.json', JSON.stringify(await readOrders(client, ids), null, 2));
  for (const { kind, year, number, content } of await readDocuments(client, since.documentIds))
    write(`${kind}-${year}-${number.replace(/[^\w-]+/g, '-')}.pdf`, await documentPdf(content));
}

/** A table that a spreadsheet opens; sums with a point and two decimals. */
function ordersCsv({ orders, changed }: SalesSince): string {
  const rows = [
    ...orders.map((order) => ({ what: 'new', ...order })),
    ...changed.map((order) => ({ what: 'changed', ...order })),
  ].map(({ at, total, paid, refunded, ...order }) => ({
    ...order,
    at: at.toISOString(),
    total: toDecimal(total),
    paid: toDecimal(paid),
    refunded: toDecimal(refunded),
  }));
  return stringify(rows, { header: true, escape_formulas: true, bom: true });
}

/** Each order with every row of the tables that point to it, as they are stored. */
async function readOrders(client: pg.ClientBase, ids: readonly number[]): Promise<unknown[]> {
  const { rows: tables } = await client.query<{ table: string }>(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'order_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by 1`,
  );
  const { rows } = await client.query(
    `select o.id, to_jsonb(o) as "order"
       ${tables.map(({ table }) => `, (select jsonb_agg(to_jsonb(t)) from public.${table} t where t.order_id = o.id) as ${table}`).join('')}
     from public.orders o where o.id = any ($1) order by o.id`,
    [ids],
  );
  return rows;
}

async function readDocuments(client: pg.ClientBase, ids: readonly number[]) {
  const { rows } = await client.query<{
    kind: string;
    year: number;
    number: string;
    content: Parameters<typeof documentPdf>[0];
  }>('select kind, year, number, content from public.issued_documents where id = any ($1) order by id', [
    ids,
  ]);
  return rows;
}
