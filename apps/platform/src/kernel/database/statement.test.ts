import { sql as drizzleSql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, Statement, sql, toQuery } from './statement.ts';

const drizzle = (statement: Statement) => {
  const { sql: text, params: values } = new PgDialect().sqlToQuery(drizzleSql`${statement}`);
  return { text, values };
};

test('values become numbered parameters, in the order in which they stand', () => {
  const hasName = sql`name = ${'O’Hara'} or ${null} is null`;
  const conditions = sql.join([sql`id = any(${sql.param([1, 2])}::int[])`, hasName], sql` and `);

  const query = toQuery(sql`select ${sql.raw('now()')} from t where ${conditions} limit ${5}`);

  expect(query).toEqual({
    text: 'select now() from t where id = any($1::int[]) and name = $2 or $3 is null limit $4',
    values: [[1, 2], 'O’Hara', null, 5],
  });
});

test('nothing between nothing is nothing', () => {
  expect(toQuery(sql`a${sql.join([], sql`, `)}${sql``}b`)).toEqual({ text: 'ab', values: [] });
});

const words = fc.stringMatching(/^[a-z ]{0,8}$/);
const value: fc.Arbitrary<Part> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer()).map((list) => sql.param(list)),
);
const { statement } = fc.letrec<{ statement: Statement; part: Part }>((tie) => ({
  statement: fc.array(fc.tuple(words, tie('part')), { maxLength: 4 }).chain((pairs) =>
    words.map(
      (last) =>
        new Statement(
          [...pairs.map(([text]) => text), last],
          pairs.map(([, part]) => part),
        ),
    ),
  ),
  part: fc.oneof({ depthSize: 'small' }, value, tie('statement')),
}));

test('a statement is the same text and values as Drizzle would make of it', () => {
  fc.assert(
    fc.property(statement, (one) => {
      expect(toQuery(one)).toEqual(drizzle(one));
    }),
  );
});
