import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { tellProgress } from '../upgrade/upgrade-embedded-database.ts';
import { type CopyProgress, copyDatabase } from './copy-database.ts';

// Whatever stands in the way of a copy: cycles, triggers that refuse or react, computed columns, odd names, partitions.
const tables = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null);
  create table shops (id bigint generated always as identity primary key, name text not null, head_id bigint);
  create table people (id bigserial primary key, shop_id bigint not null references shops,
    name text not null, initial text generated always as (left(name, 1)) stored);
  alter table shops add constraint "the head" foreign key (head_id) references people;
  create table "Odd ""name""" ("order" int primary key, bytes bytea, moment timestamptz, amount numeric, tags text[], data jsonb);
  create function refuse_change() returns trigger language plpgsql as $$ begin raise 'the journal only grows'; end $$;
  create table journal (id bigserial primary key, line text not null);
  create trigger only_grows before update or delete or truncate on journal for each statement execute function refuse_change();
  create table visits (day date not null, page text not null) partition by range (day);
  create table visits_2026 partition of visits for values from ('2026-01-01') to ('2027-01-01');
  create materialized view names as select name from people;`;
const rows = `
  insert into drizzle.__drizzle_migrations (hash) values ('first'), ('second');
  insert into shops (name) values ('Izlog'), (E'tab\\tand\\nline \\\\. end');
  insert into people (shop_id, name) values (1, 'Ćiro'), (1, 'Đurđa');
  update shops set head_id = 2 where id = 1;
  insert into "Odd ""name""" values (1, '\\x00ff', 'infinity', 'NaN', array['a,b', null, ''], '{"č": [1, null]}');
  insert into journal (line) select 'line ' || n from generate_series(1, 20000) n;
  insert into visits values ('2026-02-01', '/');
  refresh materialized view names;`;
const everything = `select
  (select json_agg(s order by id) from shops s) as shops, (select json_agg(p order by id) from people p) as people,
  (select json_agg(o) from "Odd ""name""" o) as odd, (select json_agg(v) from visits v) as visits,
  (select md5(string_agg(id || line, ',' order by id)) from journal) as journal, (select json_agg(n) from names n) as names,
  (select json_agg(m order by id) from drizzle.__drizzle_migrations m) as migrations`;

const databases: string[] = [];

afterAll(async () => {
  for (const name of databases) await query(inject('serverUrl'), `drop database ${name} with (force)`);
});

test('[REL-07] a database is copied with everything, its numbering goes on, and every rule is in force', async () => {
  const [from, to] = [await database(tables + rows), await database(tables)];
  const seen: CopyProgress[] = [];

  await copyDatabase(from, to, (progress) => seen.push(progress));

  expect(await query(to, everything)).toEqual(await query(from, everything));
  const [person] = await query(
    to,
    "insert into people (shop_id, name) values (1, 'Nova') returning id::int, initial",
  );
  expect(person).toEqual({ id: 3, initial: 'N' });
  await expect(query(to, 'delete from journal')).rejects.toThrow('the journal only grows');
  await expect(query(to, 'update shops set head_id = 99')).rejects.toThrow(/the head/);
  const shares = seen.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(seen.at(-1)).toMatchObject({ table: undefined, share: 1, tables: 6, rows: 20_008 });
});

test('[REL-07] a copy that fails leaves the other database as it was', async () => {
  const [from, to] = [await database(tables + rows), await database(`${tables} drop table visits`)];

  await expect(copyDatabase(from, to)).rejects.toThrow(/visits/);

  expect(await query(to, 'select from journal')).toHaveLength(0);
});

test('[REL-07] whoever waits for an upgrade hears now and then how far it is and how long it takes', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = tellProgress(
    (line) => lines.push(line),
    () => now,
  );
  const progress = { tablesDone: 11, tables: 143, rows: 5 };

  for (const share of [0, 0.1, 0.25, 0.26, 0.9]) {
    now = share * 400_000;
    tell({ ...progress, table: 'orders', share });
  }
  tell({ ...progress, table: undefined, share: 1 });

  expect(lines).toEqual([
    'Table 12 of 143 (orders), 10 %, about 6 minutes left.',
    'Table 12 of 143 (orders), 25 %, about 5 minutes left.',
    'Table 12 of 143 (orders), 90 %, less than a minute left.',
    'All 5 rows are copied; now the rules between tables are checked.',
  ]);
});

async function database(statements: string): Promise<string> {
  const name = `izlog_copy_${process.pid}_${databases.length}`;
  await query(inject('serverUrl'), `create database ${name}`);
  databases.push(name);
  const url = inject('serverUrl').replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
  await query(url, statements);
  return url;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
