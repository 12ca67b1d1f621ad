import { expect } from 'vitest';
import { platformTest as test } from '../../test/kit.ts';
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
