import pg from 'pg';
import { expect } from 'vitest';
import { startEmptyDatabase, platformTest as test } from '../../../test/kit.ts';
import { migrate } from './migrate.ts';

test('migrating again changes nothing', async ({ platform }) => {
  const columns = () =>
    platform.kernel.database.pool.query(
      'select table_name, column_name, data_type from information_schema.columns order by 1, 2',
    );
  const before = await columns();

  await Promise.all([migrate(platform.connectionString), migrate(platform.connectionString)]);

  expect((await columns()).rows).toEqual(before.rows);
});

test('tables made by other migrations stop the start with a sentence', async ({ platform }) => {
  await platform.kernel.database.pool.query("update drizzle.__drizzle_migrations set hash = 'another'");

  await expect(migrate(platform.connectionString)).rejects.toThrow('another version of the migrations');
});

test('letters beyond A to Z have one case for codes, names and search, also in a database of locale C', async () => {
  const { connectionString, drop } = await startEmptyDatabase({ locale: 'C' });
  const connection = new pg.Client({ connectionString });
  await connection.connect();
  try {
    const { rows } = await connection.query(
      `select lower('ĐŠ') as own, izlog_lower('ĐAK-ŠĆŽ ÄÖ Ђ') as code, izlog_fold('ĐAK-ŠĆŽ ÄÖ Ђ') as word`,
    );

    // Shows that such a database was asked: it does not know these letters itself.
    expect(rows[0].own).toBe('ĐŠ');
    expect(rows[0].code).toBe('đak-šćž äö ђ');
    expect(rows[0].word).toBe('dak-scz ao ђ');
  } finally {
    await connection.end();
    await drop();
  }
});
