import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#platform/kernel/database/migrate.ts';
import { type Migration, readMigrations } from '#platform/kernel/database/migration-files.ts';
import { breaksFormer, readCatalog } from './expand-only.ts';
import { startEmptyDatabase } from './kit.ts';

/** What each of these migrations, after the first of them, breaks of the program before it. */
async function faultsOf(migrations: Migration[]): Promise<Record<string, string[]>> {
  const { connectionString, drop } = await startEmptyDatabase({ isMigrated: false });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const faults: Record<string, string[]> = {};
    await migrate(connectionString, { migrations: migrations.slice(0, 1) });
    let before = await readCatalog(client);
    for (const [index, migration] of migrations.slice(1).entries()) {
      await migrate(connectionString, { migrations: migrations.slice(0, index + 2) });
      const after = await readCatalog(client);
      faults[migration.name] = breaksFormer(before, after, migration);
      before = after;
    }
    return faults;
  } finally {
    await client.end();
    await drop();
  }
}

test('[REL-05] no migration breaks the program that stands before it', async () => {
  const migrations = readMigrations();

  const faults = await faultsOf(migrations);

  expect(Object.keys(faults)).toHaveLength(migrations.length - 1);
  expect(Object.values(faults).flat()).toEqual([]);
});

test('[REL-05] what the former program reads, writes or counts on is found, unless the migration says why it may go', async () => {
  const first = made('0000_first', [
    'create table goods (id int primary key, name varchar(20), note text, colour text, weight int)',
    'create function doubled(n int) returns int language sql return n * 2',
  ]);

  const faults = await faultsOf([
    first,
    made('0001_expands', [
      'alter table goods add column size text, add column kind text not null default $$x$$, alter name type varchar(40), alter weight type bigint',
      'create table shelves (id int primary key, goods_id int not null references goods, name text not null unique)',
    ]),
    made('0002_drops', ['alter table goods drop column note', 'drop function doubled(int)']),
    made('0003_renames', ['alter table goods rename colour to color']),
    made('0004_narrows', [
      'alter table goods alter name type varchar(10)',
      'alter table goods alter size set not null',
      'alter table goods add column price int not null',
      'alter table goods add constraint heavy check (weight > 1)',
      'create unique index goods_name on goods (name)',
      'create index goods_size on goods (size)',
    ]),
    made(
      '0005_contracts',
      ['alter table goods drop column color', 'alter table goods add constraint kinds check (true)'],
      {
        needs: '1.0.0',
        safe: new Map([['kinds', 'true of every row']]),
      },
    ),
  ]);

  expect(faults).toEqual({
    '0001_expands': [],
    '0002_drops': [
      'goods.note is gone, and the former program reads it',
      'doubled(n integer) → integer is gone or answers otherwise',
    ],
    '0003_renames': ['goods.colour is gone, and the former program reads it'],
    '0004_narrows': [
      'goods.name was character varying(40) and is character varying(10): the former program may write what no longer fits',
      'goods.size has to be given now, and the former program may leave it out',
      'goods.price is new and has to be given: the former program does not know it',
      'heavy is a new rule of goods: the former program may break it',
      'goods_name is a new rule of goods: the former program may break it',
      'goods_name locks goods while it is made: make it concurrently, in the .online.sql',
      'goods_size locks goods while it is made: make it concurrently, in the .online.sql',
    ],
    '0005_contracts': [],
  });
});

const made = (name: string, statements: string[], more: Partial<Migration> = {}): Migration => ({
  ...{ name, hash: name, when: 1, says: name, needs: undefined, safe: new Map(), statements, online: [] },
  ...more,
});
