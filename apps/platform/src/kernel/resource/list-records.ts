import { paginate } from '@izlog/contract/pagination';
import { countedRecords, type Resource } from '@izlog/contract/resource';
import type { Field } from '@izlog/contract/resource/field';
import { and, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { cursorOf, type Place, readCursor } from './cursor.ts';
import { kindsInSql } from './kinds-in-sql.ts';

export type RecordTable = PgTable & { id: PgColumn; siteId: PgColumn };
type Row = Record<string, unknown> & { id: number };

/** Where a record is kept: its table, and the column of each field, or what it is worked out of. */
export interface RecordPlace {
  table: RecordTable;
  columns: Readonly<Record<string, PgColumn | SQL>>;
}

/** What a list is asked for: by the names of its fields, beside the page and the order. */
export interface ListQuestion {
  page: number;
  limit: number;
  search?: string;
  sort?: string;
  after?: string;
  [field: string]: unknown;
}

/**
 * A page of the records of the site, by one statement and one that counts: as many as are counted by their number, what
 * lies behind by the last record of the page before.
 */
export async function listRecords(
  ctx: Ctx,
  { fields, order }: Pick<Resource, 'fields'> & { order: readonly [string, 'asc' | 'desc'] },
  place: RecordPlace,
  asked: ListQuestion,
) {
  const { table, columns } = place;
  const { page, limit, after } = asked;
  const offset = (page - 1) * limit;
  if (offset >= countedRecords)
    throw new Refusal('validationFailed', {
      fields: [
        { path: 'page', kind: 'range', message: `Pages end after ${countedRecords} records: ask by after.` },
      ],
    });
  const [by, way] = wayOf(asked.sort, order);
  const column = columns[by];
  const field = fields[by];
  if (!is(column, PgColumn) || !field) throw new Error(`${by} is no column to sort by`);
  const key = kindsInSql[field.kind].sorted(sql`${column}`);
  const where = and(sql`${table.siteId} = ${ctx.site.id}`, ...conditionsOf(fields, columns, asked));
  const last = after === undefined ? undefined : readCursor(after);
  const turn = sql.raw(way);
  const rows = (await ctx.db
    .select({ ...columns, id: table.id, cursor: sql<string>`${column}::text`.as('cursor') })
    .from(table)
    .where(last ? and(where, isBehind(column, key, table.id, last, way)) : where)
    .orderBy(sql`${key} ${turn}`, sql`${table.id} ${turn}`)
    .limit(limit)
    .offset(last ? 0 : offset)) as (Row & { cursor: string })[];
  const { rows: counted } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${table} where ${where} limit ${countedRecords + 1}) as found`,
  );
  const count = counted[0]?.count ?? 0;
  const end = rows.at(-1);
  return {
    rows: rows.map(({ cursor: _cursor, ...row }) => row as Row),
    pagination: paginate(page, limit, Math.min(count, countedRecords)),
    isMore: count > countedRecords,
    next: end && rows.length === limit ? cursorOf(end.cursor, end.id) : null,
  };
}

/** One record of the site; held until the end of the transaction where it is about to change. */
export async function readRecord(
  ctx: Ctx,
  { table, columns }: RecordPlace,
  id: number,
  isHeld = false,
): Promise<Row | undefined> {
  const isMeant = sql`${table.siteId} = ${ctx.site.id} and ${table.id} = ${id}`;
  // In a statement of its own: who had to wait sees the row as it is then, but beside it, in words by language, what was
  // there when the statement began.
  if (isHeld) await ctx.db.select({ id: table.id }).from(table).where(isMeant).for('update');
  const [row] = await ctx.db
    .select({ ...columns, id: table.id })
    .from(table)
    .where(isMeant);
  return row as Row | undefined;
}

function conditionsOf(
  fields: Readonly<Record<string, Field>>,
  columns: RecordPlace['columns'],
  { search, ...asked }: ListQuestion,
): SQL[] {
  const conditions: SQL[] = [];
  for (const [name, { kind, filter }] of Object.entries(fields)) {
    const text = asked[name];
    const column = columns[name];
    if (!filter || !column || typeof text !== 'string') continue;
    if (filter !== 'empty') conditions.push(kindsInSql[kind].where(sql`${column}`, text));
    else conditions.push(text === 'empty' ? isEmpty(column) : sql`not (${isEmpty(column)})`);
  }
  const searched = Object.entries(fields).flatMap(([name, { search: isSearched, kind }]) =>
    isSearched && columns[name] ? [kind === 'words' ? textsOf(columns[name]) : sql`${columns[name]}`] : [],
  );
  if (search && searched.length > 0)
    conditions.push(
      sql`izlog_fold(concat_ws(' ', ${sql.join(searched, sql`, `)})) like '%' || izlog_like(${search}::text) || '%'`,
    );
  return conditions;
}

/** The texts of all languages, without the codes of these. */
const textsOf = (column: PgColumn | SQL): SQL =>
  sql`(select string_agg(said.value, ' ') from jsonb_each_text(${column}) said)`;

const isEmpty = (column: PgColumn | SQL): SQL => sql`coalesce(${column}::text, '') in ('', '{}')`;

function wayOf(
  sort: string | undefined,
  order: readonly [string, 'asc' | 'desc'],
): readonly [string, 'asc' | 'desc'] {
  if (!sort) return order;
  return sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc'];
}

/** Behind the last record in the order of the list; where its key is the same, by id. */
function isBehind(
  column: PgColumn,
  key: SQL,
  id: PgColumn,
  [value, lastId]: Place,
  way: 'asc' | 'desc',
): SQL {
  const than = sql.raw(way === 'asc' ? '>' : '<');
  return sql`(${key}, ${id}) ${than} (${value}::${sql.raw(column.getSQLType())}, ${lastId}::bigint)`;
}
