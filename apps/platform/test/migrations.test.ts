import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, SQL, StringChunk } from 'drizzle-orm';
import { CasingCache, toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type IndexedColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { platformTest as test } from './kit.ts';

const services = join(import.meta.dirname, '../src');
const migrations = join(import.meta.dirname, '../migrations');
const casing = new CasingCache('snake_case');

test('the migrations make the tables that the code declares', async ({ platform }) => {
  const { pool } = platform.kernel.database;
  const declared = await declaredTables();
  expect(declared.length).toBeGreaterThan(100);
  const types = await typesAsTheDatabaseSaysThem(pool, [
    ...new Set(declared.flatMap(({ columns }) => columns.map((column) => column.getSQLType()))),
  ]);

  const inCode = declared.flatMap((table) => describe(table, types)).sort();
  const inDatabase = await describeDatabase(
    pool,
    declared.map(({ name }) => name),
  );

  // Where they differ, a table was changed and `npm run db:generate` was not run.
  expect(inDatabase).toEqual(inCode);
});

type Config = ReturnType<typeof getTableConfig>;
interface Pool {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

async function declaredTables(): Promise<Config[]> {
  const tables = new Map<PgTable, Config>();
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.tables.ts')))
    for (const value of Object.values(await import(join(services, file))))
      if (is(value, PgTable)) tables.set(value, getTableConfig(value));
  return [...tables.values()];
}

/** `varchar(20)` is `character varying(20)` to the database. */
async function typesAsTheDatabaseSaysThem(
  pool: Pool,
  types: readonly string[],
): Promise<Map<string, string>> {
  const real = (type: string) => type.replace(/^(big|small)?serial$/, (_all, size = '') => `${size}int`);
  const name = `types_${process.pid}`;
  await pool.query(
    `create table ${name} (${types.map((type, index) => `c${index} ${real(type)}`).join(', ')})`,
  );
  const { rows: columns } = await pool.query(
    `select attname, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [name],
  );
  await pool.query(`drop table ${name}`);
  const said = new Map(columns.map(({ attname, type }) => [String(attname), String(type)]));
  return new Map(types.map((type, index) => [type, said.get(`c${index}`) ?? '']));
}

/** One line for each thing a table has: what is compared, and what a person reads when it differs. */
function describe(table: Config, types: ReadonlyMap<string, string>): string[] {
  const name = (column: Config['columns'][number]) => casing.getColumnCasing(column);
  const indexed = (on: Config['indexes'][number]['config']['columns']) =>
    on.map((column) => {
      if (is(column, SQL)) return collatedColumn(column) ?? '(…)';
      const { name = '', keyAsName } = column as Partial<IndexedColumn>;
      return keyAsName ? toSnakeCase(name) : name;
    });
  const keys = [
    ...table.columns.filter((column) => column.primary).map((column) => [name(column)]),
    ...table.primaryKeys.map(({ columns }) => columns.map(name)),
  ];
  return [
    ...table.columns.map((column) => {
      const hasValue = column.hasDefault && column.defaultFn === undefined;
      const isMade = hasValue || column.generated !== undefined || /serial$/.test(column.getSQLType());
      return `${table.name}.${name(column)}: ${types.get(column.getSQLType())}${column.notNull ? ' not null' : ''}${isMade || column.generatedIdentity ? ' made' : ''}`;
    }),
    ...keys.map((columns) => `${table.name} has the key ${columns.join(', ')}`),
    ...table.uniqueConstraints.map(({ columns }) => `${table.name}: unique ${columns.map(name).join(', ')}`),
    ...table.columns
      .filter((column) => column.isUnique)
      .map((column) => `${table.name}: unique ${name(column)}`),
    ...table.indexes.map(
      ({ config }) =>
        `${config.unique ? 'unique ' : ''}index of ${table.name} on ${indexed(config.columns).join(', ')}${config.where ? ' where' : ''}`,
    ),
    ...table.checks.map((check) => `${check.name}: check of ${table.name}`),
    ...table.foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      return `${table.name} (${columns.map(name).join(', ')}) → ${getTableConfig(foreignTable).name} (${foreignColumns.map(name).join(', ')}) on delete ${key.onDelete ?? 'no action'}`;
    }),
  ];
}

/** A column with an order of its own is a column to the database, and no expression. */
function collatedColumn({ queryChunks: [chunk] }: SQL): string | undefined {
  const text = is(chunk, StringChunk) ? chunk.value.join('') : '';
  return /^(\w+) collate "\w+"$/.exec(text)?.[1];
}

async function describeDatabase(pool: Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `with columns as (
       select format('%s.%s: %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then ' not null' end, case when a.atthasdef or a.attidentity <> '' then ' made' end)
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and c.relname = any($1)
     ), names as (
       select k.oid, k.contype, k.conname, k.confdeltype, t.relname as table, f.relname as other,
         (select string_agg(a.attname, ', ' order by n.ord) from unnest(k.conkey) with ordinality n(num, ord)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num) as columns,
         (select string_agg(a.attname, ', ' order by n.ord) from unnest(k.confkey) with ordinality n(num, ord)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num) as others
       from pg_constraint k join pg_class t on t.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
       where t.relname = any($1) and k.connamespace = 'public'::regnamespace
     ), keys as (
       select case contype
         when 'p' then format('%s has the key %s', "table", columns)
         when 'u' then format('%s: unique %s', "table", columns)
         when 'c' then format('%s: check of %s', conname, "table")
         when 'f' then format('%s (%s) → %s (%s) on delete %s', "table", columns, other, others,
           case confdeltype when 'a' then 'no action' when 'c' then 'cascade' when 'n' then 'set null'
             when 'r' then 'restrict' else 'set default' end)
       end from names where contype in ('p', 'u', 'c', 'f')
     ), indexes as (
       select format('%sindex of %s on %s%s', case when x.indisunique then 'unique ' end, t.relname,
         (select string_agg(coalesce(a.attname, '(…)'), ', ' order by n.ord)
            from unnest(x.indkey) with ordinality n(num, ord)
            left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = n.num and n.num > 0
            where n.ord <= x.indnkeyatts), case when x.indpred is not null then ' where' end)
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
         and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))
         and i.relname <> all($2)
     )
     select * from columns union all select * from keys union all select * from indexes`,
    [tables, handWritten()],
  );
  return rows.map(({ format }) => String(format)).sort();
}

/** Indexes that no declaration can say: written in small letters, where drizzle-kit writes capitals. */
function handWritten(): string[] {
  const text = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(migrations, name), 'utf8'))
    .join('\n');
  return [...text.matchAll(/^create (?:unique )?index (\w+)/gm)].map(([, name]) => name ?? '');
}
