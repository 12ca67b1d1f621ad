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
      `insert into issued_documents (site_id, kind, year, number, order_id, issued_at, total, content, sequence, premises, device, facts)
       values (1, 'invoice', 2026, '489/WEB1/1', 1, now(), 100, '{}', 489, 'WEB1', '1', '{}') returning id`,
    );
    const id = Number(rows[0]?.id);
    await from.query("insert into document_sequences values (1, 'WEB1', '1', 2026, 489, now())");
    await from.query("insert into fiscal_messages (site_id, document_id, host) values (1, $1, 'live')", [id]);
    await to.query("insert into document_sequences values (1, 'WEB1', '1', 2026, 480, now())");

    const carryIn = await carryOver([id])(from);
    // What the program then restores is another database here: the same rows are written into it.
    const written = from.query.bind(from);
    from.query = to.query.bind(to) as typeof from.query;
    await carryIn();
    from.query = written;

    const counted = await to.query('select kind, last from order_numbers');
    expect(counted.rows).toEqual([{ kind: 'invoice', last: 489 }]);
    const sequences = await to.query('select last from document_sequences');
    expect(sequences.rows).toEqual([{ last: 489 }]);
    const waiting = await to.query('select document_id, state, host from fiscal_messages');
    expect(waiting.rows).toEqual([{ document_id: id, state: 'waiting', host: 'live' }]);
    const kept = await to.query<{ isWhole: boolean }>(
      'select hash = izlog_document_hash(d) as "isWhole" from issued_documents d',
    );
    expect(kept.rows).toEqual([{ isWhole: true }]);
  } finally {
    for (const client of [from, to]) await client.end();
    for (const database of [now, then]) await database.drop();
  }
});
