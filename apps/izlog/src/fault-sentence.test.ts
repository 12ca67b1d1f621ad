import { Refusal } from '@izlog/platform/kernel/refusal';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';
import { faultSentence } from './fault-sentence.ts';

/** As drizzle wraps what the driver threw. */
class FailedQuery extends Error {}
const failed = (query: string, cause: Error) =>
  new FailedQuery(`Failed query: ${query}\nparams: `, { cause });

test('a full disk and a database that went away are told in words, never as a statement of SQL', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const gone = new Error('Connection terminated unexpectedly');
  const stopped = Object.assign(new Error('terminating connection'), { code: '57P02' });

  expect(faultSentence(failed('insert into products', full))).toMatch(/^There is no room left on a disk/);
  const here = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), {
    code: 'ENOSPC',
    path: '/srv/program/postgres',
    dest: '/srv/shop/postgres',
  });
  expect(faultSentence(here)).toMatch(/^There is no room left on the disk of \/srv\/shop\/postgres\. /);
  expect(faultSentence(failed('rollback', gone))).toMatch(/^The database went away/);
  expect(faultSentence(failed('rollback', stopped))).toMatch(/^The database went away/);
});

test('a refusal names its reason and its fields, and another fault says its own words', () => {
  expect(faultSentence(new Refusal('fileUnreadable', { reason: 'The drawing takes too long.' }))).toBe(
    'The file could not be read. The drawing takes too long.',
  );
  const fields = [{ path: 'email', message: 'It is no address.' }];

  expect(faultSentence(new Refusal('validationFailed', { fields }))).toMatch(/email: It is no address\.$/);
  expect(faultSentence(new Error('There is no site 7.'))).toBe('There is no site 7.');
});

test('what the database refuses is told with its code and constraint, without statement and values', () => {
  const cause = Object.assign(
    new DatabaseError('duplicate key value violates unique constraint "once"', 0, 'error'),
    {
      code: '23505',
      severity: 'ERROR',
      constraint: 'once',
      detail: 'Key (email)=(ana@primjer.test) already exists.',
    },
  );

  expect(faultSentence(failed('insert into users values ($1)', cause))).toBe(
    'The database refused: duplicate key value violates unique constraint "once" (23505, once).',
  );
});

test('a sentence that was found for a fault is told, whatever the database said', () => {
  const cause = Object.assign(new DatabaseError('database "shop" does not exist', 0, 'error'), {
    code: '3D000',
    severity: 'FATAL',
  });
  const busy = Object.assign(new DatabaseError('canceling statement due to lock timeout', 0, 'error'), {
    code: '55P03',
    severity: 'ERROR',
  });

  expect(faultSentence(databaseTrouble(cause, 'postgres://ana@db/shop'))).toBe(
    'DATABASE_URL: the server at db:5432 has no database shop. Make it with: create database shop owner ana;',
  );
  expect(faultSentence(new Error('The database is in use. Stop the shop first.', { cause: busy }))).toBe(
    'The database is in use. Stop the shop first.',
  );
});
