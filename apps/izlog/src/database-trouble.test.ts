import { expect, test } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const url = 'postgres://shop:s3cret@db.example.hr/izlog';
const withCode = (code: string) => Object.assign(new Error('what the driver says'), { code });

test('whatever stops the way into the database is told with the name of the setting, never with the password', () => {
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000', '42501', '53300']) {
    const told = databaseTrouble(withCode(code), url) as Error;

    expect(told.message).toMatch(/^DATABASE_URL: .*\bdb\.example\.hr:5432\b|^DATABASE_URL: .*\bizlog\b/);
    expect(told.message).not.toContain('s3cret');
  }
});

test('a reason wrapped by others is found, and one that is no trouble with the address stays as it is', () => {
  const wrapped = new Error('Failed query: CREATE SCHEMA', { cause: withCode('42501') });
  const everyAddress = new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]);
  const other = new Error('The tables of this database were made by another version of the migrations.');

  expect((databaseTrouble(wrapped, url) as Error).message).toContain('alter database izlog owner to shop;');
  expect((databaseTrouble(everyAddress, url) as Error).message).toContain('no PostgreSQL answers');
  expect(databaseTrouble(other, url)).toBe(other);
});

test('a server at a socket is named by its folder', () => {
  const told = databaseTrouble(withCode('ENOENT'), 'postgres://shop:s3cret@/izlog?host=/run/none') as Error;

  expect(told.message).toBe(
    'DATABASE_URL: no PostgreSQL answers at /run/none. Start it, or set another address.',
  );
});
