import pg from 'pg';
import { expect } from 'vitest';
import { startEmptyDatabase, platformTest as test } from '#test/kit.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

test('[REL-01] what commit 14aa82b7 had is migration 1 for ever', () => {
  expect(readMigrations()[0]).toMatchObject({
    name: '0000_init',
    hash: 'd299c8e21edebe2c9cadd7d9358dbfc551c6112252ca8581617b9eb01ed024cf',
  });
});

test('migrating again changes nothing', async ({ platform }) => {
  const columns = () =>
    platform.kernel.database.pool.query(
      'select table_name, column_name, data_type from information_schema.columns order by 1, 2',
    );
  const before = await columns();

  await Promise.all([migrate(platform.connectionString), migrate(platform.connectionString)]);

  expect((await columns()).rows).toEqual(before.rows);
});

test('tables made by migrations that this program does not have stop the start with a sentence', async () => {
  const { query, url, drop } = await database();
  await migrate(url, { migrations: [first], program: '2.0.0' });

  await expect(migrate(url, { migrations: [{ ...first, hash: 'another' }] })).rejects.toThrow(
    'made by migrations that this Izlog does not know (last by Izlog 2.0.0)',
  );

  expect(await query('select * from kept')).toHaveLength(1);
  await drop();
});

test('[REL-04] a migration that fails, or whose backup fails, leaves the tables as they were', async () => {
  const { query, url, drop } = await database();
  await migrate(url, { migrations: [first], program: '0.9.0' });
  const broken = { ...second, statements: [...second.statements, 'select 1 / 0'] };

  await expect(migrate(url, { migrations: [first, broken] })).rejects.toThrow('division by zero');
  await expect(
    migrate(url, {
      migrations: [first, second],
      beforeUpgrade: async () => {
        throw new Error('There is no room for a backup.');
      },
    }),
  ).rejects.toThrow('no room');

  expect(await query('select * from kept')).toEqual([{ id: 1 }]);
  expect(await query('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: 1 }]);
  await drop();
});

test('[REL-04] an upgrade is told beforehand, step by step, and noted with the backup that was made', async () => {
  const { query, url, drop } = await database();
  await migrate(url, { migrations: [first], program: '0.9.0' });
  const told: unknown[] = [];

  await migrate(url, {
    migrations: [first, second],
    program: '1.0.0',
    beforeUpgrade: async ({ from, migrations }, level) => {
      told.push([from, migrations.map(({ says }) => says), level.program]);
      return 'before.izlog';
    },
    onStatement(name, done, total) {
      told.push(`${name} ${done}/${total}`);
    },
  });

  expect(told).toEqual([[1, ['More is kept.'], '0.9.0'], '0001_more 0/2', '0001_more 1/2', '0001_more 0/1']);
  expect(
    await query('select from_count, to_count, program, backup from drizzle.izlog_upgrades order by id'),
  ).toEqual([
    { from_count: 0, to_count: 1, program: '0.9.0', backup: null },
    { from_count: 1, to_count: 2, program: '1.0.0', backup: 'before.izlog' },
  ]);
  await drop();
});

test('[REL-04] a step outside of a transaction that was interrupted is taken again', async () => {
  const { query, url, drop } = await database();
  await query('create table kept (id int); insert into kept values (1), (1)');
  const index = 'create unique index concurrently if not exists kept_id on kept (id)';
  const online = { ...first, statements: [], online: [index] };

  await expect(migrate(url, { migrations: [online] })).rejects.toThrow('could not create unique index');
  await query('delete from kept where ctid = (select min(ctid) from kept)');
  await migrate(url, { migrations: [online] });
  await migrate(url, { migrations: [online] });

  expect(await query("select indisvalid from pg_index where indexrelid = 'kept_id'::regclass")).toEqual([
    { indisvalid: true },
  ]);
  await drop();
});

test('[REL-05] an older program works on the tables of a newer one as long as they allow it', async () => {
  const { url, drop } = await database();
  await migrate(url, { migrations: [first, second], program: '1.1.0' });
  const older = { migrations: [first], program: '0.9.0' };

  expect(await migrate(url, older)).toMatchObject({ from: 2, migrations: [] });
  const contract = { ...second, name: '0002_less', hash: 'third', needs: '1.1.0', online: [] };
  await migrate(url, {
    migrations: [first, second, { ...contract, statements: ['drop table kept'] }],
    program: '1.2.0',
  });

  await expect(migrate(url, older)).rejects.toThrow(
    'upgraded by Izlog 1.2.0, and this is Izlog 0.9.0. Install that version',
  );
  expect(await migrate(url, { migrations: [first, second], program: '1.1.0' })).toMatchObject({ from: 3 });
  await drop();
});

test('[REL-05] an upgrade lets go of a table in use and tries again, so that nobody queues behind it', async () => {
  const { url, drop } = await database();
  await migrate(url, { migrations: [first] });
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; select * from kept');
  const statements = ['alter table kept add column name text'];

  const upgrading = migrate(url, { migrations: [first, { ...second, statements, online: [] }] });
  const isWaiting = "select from pg_locks where not granted and relation = 'kept'::regclass";
  await expect.poll(async () => (await reader.query(isWaiting)).rowCount).toBe(1);
  await expect.poll(async () => (await reader.query(isWaiting)).rowCount, { interval: 20 }).toBe(0);
  await reader.query('commit');

  expect((await upgrading).migrations).toHaveLength(1);
  await reader.end();
  await drop();
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

const first: Migration = {
  name: '0000_first',
  hash: 'first',
  when: 1,
  says: 'Something is kept.',
  needs: undefined,
  safe: new Map(),
  statements: ['create table kept (id int)', 'insert into kept values (1)'],
  online: [],
};

const second: Migration = {
  name: '0001_more',
  hash: 'second',
  when: 2,
  says: 'More is kept.',
  needs: undefined,
  safe: new Map(),
  statements: ['create table more (id int)', 'delete from kept'],
  online: ['create index concurrently if not exists more_id on more (id)'],
};

/** A database without any table. */
async function database() {
  const { connectionString: url, drop } = await startEmptyDatabase({ isMigrated: false });
  const query = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return { url, query, drop };
}
