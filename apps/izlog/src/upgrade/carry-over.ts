import type pg from 'pg';
import { listSequences, qualified } from '../backup/catalog.ts';

/**
 * What outlives a way back, although the backup does not have it: invoices and credit notes, since they are in the hands
 * of buyers; and how far everything is numbered, so that no number of an order, a document or a payment is given twice. For
 * `restore`: reads now, writes when the rows are in.
 */
export function carryOver(documentIds: readonly number[]) {
  return async (client: pg.ClientBase): Promise<() => Promise<void>> => {
    const sequences = await listSequences(client);
    // An older program counts invoices and credit notes apart, and not by the sequence that these have in common: both go on
    // above it.
    const { rows: numbers } = await client.query(
      `select site_id, kind, year, last from public.order_numbers
       union all select d.site_id, counted.kind, d.year, max(d.sequence) from public.issued_documents d
         cross join (values ('invoice'), ('credit')) as counted(kind)
         where d.id = any ($1) and d.sequence is not null group by 1, 2, 3`,
      [documentIds],
    );
    const { rows: documents } = await client.query<{ row: unknown }>(
      'select to_jsonb(d) as row from public.issued_documents d where id = any ($1) order by id',
      [documentIds],
    );
    const { rows: besides } = await client.query<{ table: string; row: unknown }>(
      `select 'document_sequences' as table, to_jsonb(s) as row from public.document_sequences s
       union all select 'fiscal_messages', to_jsonb(m) from public.fiscal_messages m where document_id = any ($1)
       union all select 'fiscal_changes', to_jsonb(c) from public.fiscal_changes c where document_id = any ($1)
       union all select 'e_invoices', to_jsonb(e) from public.e_invoices e where document_id = any ($1)
       union all select 'e_invoice_payments', to_jsonb(p) from public.e_invoice_payments p
         where e_invoice_id in (select id from public.e_invoices where document_id = any ($1))`,
      [documentIds],
    );
    return async () => {
      for (const { site_id, kind, year, last } of numbers)
        await client.query(
          `insert into public.order_numbers (site_id, kind, year, last) select $1, $2, $3, $4
             where exists (select from public.sites where id = $1)
           on conflict (site_id, kind, year) do update set last = greatest(order_numbers.last, excluded.last)`,
          [site_id, kind, year, last],
        );
      for (const { row } of documents)
        await client.query(
          `insert into public.issued_documents overriding system value
             select (jsonb_populate_record(null::public.issued_documents, $1)).*
             where exists (select from public.sites where id = ($1 ->> 'site_id')::bigint)`,
          [JSON.stringify(row)],
        );
      for (const { table, row } of besides) await takeAlong(client, table, row);
      for (const { lastValue, isCalled, ...sequence } of sequences)
        await advance(client, sequence, lastValue, isCalled);
    };
  };
}

/** What lies beside the documents, where the older tables have it: how far sequences are, what the tax host is still to hear. */
async function takeAlong(client: pg.ClientBase, table: string, row: unknown): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [`public.${table}`],
  );
  if (!rows[0]?.isThere) return;
  const given = `select (jsonb_populate_record(null::public.${table}, $1)).*
    where exists (select from public.sites where id = ($1 ->> 'site_id')::bigint)`;
  await client.query(
    table === 'document_sequences'
      ? `insert into public.document_sequences ${given} on conflict (site_id, premises, device, year)
           do update set last = greatest(document_sequences.last, excluded.last),
             last_at = greatest(document_sequences.last_at, excluded.last_at)`
      : `insert into public.${table} overriding system value ${given} on conflict do nothing`,
    [JSON.stringify(row)],
  );
}

async function advance(
  client: pg.ClientBase,
  sequence: { schema: string; name: string },
  lastValue: string,
  isCalled: boolean,
): Promise<void> {
  const name = qualified(sequence);
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [name],
  );
  // The newer tables may have had one that the older do not have.
  if (!rows[0]?.isThere) return;
  await client.query(
    `select setval($1::regclass, $2::bigint, $3) from ${name} where last_value < $2::bigint`,
    [name, lastValue, isCalled],
  );
}
