import { Refusal } from '@izlog/platform/kernel/refusal';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { faultSentence } from './fault-sentence.ts';

const failed = (query: string, cause: Error) => new Error(`Failed query: ${query}\nparams: `, { cause });

test('a full disk and a database that went away are told in words, never as a statement of SQL', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const gone = new Error('Connection terminated unexpectedly');
  const stopped = Object.assign(new Error('terminating connection'), { code: '57P02' });

  expect(faultSentence(failed('insert into products', full))).toMatch(/^There is no room left on a disk/);
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
