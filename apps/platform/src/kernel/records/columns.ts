import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Statement, sql } from '../database/statement.ts';

// Pieces of statements that name columns of a table by the fields of a record. They are made once, when the program starts:
// what is sent is as if it had been written by hand.

/** Names of the fields that a table has columns for. */
export type FieldOfTable<T extends PgTable> = keyof T['$inferSelect'] & string;

/** The column of a field: `brand_id` for `brandId`. */
export const columnOf = <T extends PgTable>(table: T, field: FieldOfTable<T>): string =>
  nameOf(columnIn(table, field));

/** The columns of fields: `weight, brand_id`. */
export const columnList = <T extends PgTable>(table: T, fields: readonly FieldOfTable<T>[]): Statement =>
  listed(fields, (field) => columnOf(table, field));

/** They as the columns of a row of JSON, for `recordset`: `weight integer, brand_id bigint`. */
export const typedColumns = <T extends PgTable>(table: T, fields: readonly FieldOfTable<T>[]): string =>
  fields.map((field) => `${columnOf(table, field)} ${columnIn(table, field).getSQLType()}`).join(', ');

/** They by the names of their fields, of the table called `alias`: `p.weight as "weight", p.brand_id::float8 as "brandId"`. */
export const selected = <T extends PgTable>(table: T, fields: readonly FieldOfTable<T>[], alias: string) =>
  listed(fields, (field) => `${numberSafe(table, field, alias)} as "${field}"`);

/** The same as one JSON object. */
export function asJson<T extends PgTable>(table: T, fields: readonly FieldOfTable<T>[], alias: string) {
  // A function takes a hundred arguments at most.
  const parts = Array.from({ length: Math.ceil(fields.length / 50) }, (_, part) =>
    fields.slice(part * 50, (part + 1) * 50),
  );
  const objects = parts.map(
    (some) =>
      `jsonb_build_object(${some.map((field) => `'${field}', ${numberSafe(table, field, alias)}`).join(', ')})`,
  );
  return sql.raw(`(${objects.join(' || ')})`);
}

/** What a row is set to by another of the same columns: `weight = n.weight, brand_id = n.brand_id`. */
export const setFrom = <T extends PgTable>(table: T, fields: readonly FieldOfTable<T>[], alias: string) =>
  listed(fields, (field) => `${columnOf(table, field)} = ${alias}.${columnOf(table, field)}`);

/** What a row begins with in columns that must hold something, by their own names. */
export function usualRow(table: PgTable): Readonly<Record<string, unknown>> {
  const usual = Object.values(getTableColumns(table)).filter(
    (column) => column.notNull && column.default !== undefined && isPlain(column.default),
  );
  return Object.fromEntries(usual.map((column) => [nameOf(column), column.default]));
}

/** A value that stands in the row as it is: no SQL that the server works out. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || Array.isArray(value);

const nameOf = ({ name, keyAsName }: PgColumn): string => (keyAsName ? toSnakeCase(name) : name);

function columnIn(table: PgTable, field: string): PgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`${field} has no column`);
  return column;
}

/** Numbers that the driver would give as text are numbers. */
function numberSafe<T extends PgTable>(table: T, field: FieldOfTable<T>, alias: string): string {
  const type = columnIn(table, field).getSQLType();
  const column = `${alias}.${columnOf(table, field)}`;
  return type === 'bigint' || type.startsWith('numeric') ? `${column}::float8` : column;
}

const listed = <F>(fields: readonly F[], say: (field: F) => string): Statement =>
  sql.raw(fields.map(say).join(', '));
