import { toDecimalOrNull } from '@izlog/contract/money';
import type { FieldKind } from '@izlog/contract/resource/field';
import { between } from '@izlog/contract/resource/range';
import { type SQL, sql } from 'drizzle-orm';
import { hrOrder } from '../database/columns.ts';

/** A kind of field in the database: how its column is read, narrowed and put in order. */
interface KindInSql {
  /** What stands in a record for what stands in the column. */
  read(value: unknown): unknown;
  /** Where the column is what a list asks for. */
  where(column: SQL, asked: string): SQL;
  /** The column as lists are sorted by it: the index of the table has to be of the same. */
  sorted(column: SQL): SQL;
}

const asIs: KindInSql = {
  read: (value) => value,
  where: (column, asked) => sql`${column} = ${asked}`,
  sorted: (column) => column,
};
const text: KindInSql = {
  ...asIs,
  read: (value) => value ?? '',
  sorted: (column) => sql`${column} collate ${sql.identifier(hrOrder)}`,
};
const number: KindInSql = { ...asIs, where: (column, asked) => inRange(column, asked, Number) };
const instant: KindInSql = {
  ...asIs,
  read: (value) => (value instanceof Date ? value.toISOString() : value),
  where: (column, asked) => inRange(column, asked, (end) => new Date(end).toISOString()),
};

/** Every kind of field as the database keeps it. */
export const kindsInSql = {
  text,
  lines: text,
  email: text,
  words: asIs,
  whole: number,
  count: number,
  money: {
    ...asIs,
    read: (value) => toDecimalOrNull(value as number | null),
    where: (column, asked) => inRange(column, asked, (end) => Math.round(Number(end) * 100)),
  },
  percent: {
    ...asIs,
    read: (value) => toDecimalOrNull(value as number | null),
    where: (column, asked) => inRange(column, asked, (end) => Math.round(Number(end) * 100)),
  },
  yesNo: { ...asIs, where: (column, asked) => sql`${column} = ${asked === 'true'}` },
  choice: asIs,
  code: { ...asIs, where: (column, asked) => sql`${column} = ${Number(asked)}` },
  state: asIs,
  instant,
  day: instant,
  period: instant,
  reference: { ...asIs, where: (column, asked) => sql`${column} = ${Number(asked)}` },
  references: { ...asIs, where: (column, asked) => sql`${Number(asked)} = any(${column})` },
  entries: { ...asIs, where: (column, asked) => sql`${asked} = any(${column})` },
  picture: { ...asIs, where: (column, asked) => sql`${column} = ${Number(asked)}` },
  optionalText: { ...text, read: (value) => value },
  url: { ...text, read: (value) => value },
  decimal: number,
} satisfies Record<FieldKind, KindInSql>;

/** Both ends of a range are counted; one that is left out is open. */
function inRange(column: SQL, asked: string, toEnd: (text: string) => number | string): SQL {
  const [from = '', to = ''] = asked.split(between);
  const ends = [
    ...(from ? [sql`${column} >= ${toEnd(from)}`] : []),
    ...(to ? [sql`${column} <= ${toEnd(to)}`] : []),
  ];
  return sql.join(ends, sql` and `);
}
