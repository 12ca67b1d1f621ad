import { seedTestSites } from '@izlog/platform/seed/test-sites';
import { startEmptyDatabase } from '@izlog/platform/test/kit';
import pg from 'pg';
import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

test('[DOC-01] [REL-06] after a way back sequences go on, what waits for the tax host still waits, and older counters stand above the numbers given', {
  tags: 'release',
}, async () => {
  const [now, then] = [await startEmptyDatabase(), await startEmptyDatabase()];
  const open = async ({ connectionString }: { connectionString: string }) => {
    await seedTestSites(connectionString);
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client;
  };
  const [from, to] = [await open(now), await open(then)];
  try {
    const { rows } = await from.query<{ id: string }>(
      `insert into issued_documents
         (site_id, kind, year, number, order_id, issued_at, total, content, sequence, premises, device, facts)
       select 1, kind, 2026, number || '/WEB1/1', 1, '2026-08-01', 100, $1, number, 'WEB1', '1', $2
       from (values ('invoice', 489), ('credit', 490)) as given(kind, number) returning id`,
      [
        JSON.stringify({ currency: 'EUR', taxes: [{ rate: 2000, base: 500, tax: 100 }] }),
        JSON.stringify({
          taxCountry: null,
          buyer: { country: 'AT', company: { name: 'Firma', number: 'U1' } },
        }),
      ],
    );
    const [id, creditId] = rows.map((row) => Number(row.id));
    await from.query("insert into document_sequences values (1, 'WEB1', '1', 2026, 490, now())");
    await from.query("insert into fiscal_messages (site_id, document_id, host) values (1, $1, 'live')", [id]);
    await to.query("insert into document_sequences values (1, 'WEB1', '1', 2026, 480, now())");

    const carryIn = await carryOver([Number(id), Number(creditId)])(from);
    // What the program then restores is another database here: the same rows are written into it.
    const written = from.query.bind(from);
    from.query = to.query.bind(to) as typeof from.query;
    // As `restore` has it.
    await to.query("set search_path = ''");
    await carryIn();
    await to.query('reset search_path');
    from.query = written;

    const counted = await to.query('select kind, last from order_numbers order by kind');
    expect(counted.rows).toEqual([
      { kind: 'credit', last: 490 },
      { kind: 'invoice', last: 490 },
    ]);
    const sequences = await to.query('select last from document_sequences');
    expect(sequences.rows).toEqual([{ last: 490 }]);
    const waiting = await to.query('select document_id, state, host from fiscal_messages');
    expect(waiting.rows).toEqual([{ document_id: id, state: 'waiting', host: 'live' }]);
    const kept = await to.query<{ isWhole: boolean }>(
      'select hash = izlog_document_hash(d) as "isWhole" from issued_documents d',
    );
    expect(kept.rows).toEqual([{ isWhole: true }, { isWhole: true }]);
    const taxes = await to.query(
      'select country, is_oss, is_consumer, of_quarter, base, tax from document_tax_days',
    );
    const ofCompany = { country: 'AT', is_oss: false, is_consumer: false, of_quarter: '2026-Q3' };
    expect(taxes.rows, 'a document whose order is gone says who bought').toEqual([
      { ...ofCompany, base: 1000, tax: 200 },
    ]);
  } finally {
    for (const client of [from, to]) await client.end();
    for (const database of [now, then]) await database.drop();
  }
});
