import { expect, test } from 'vitest';
import { openLog } from './open-log.ts';

function logged(err: unknown): string {
  const lines: string[] = [];
  openLog('warn', { write: (line) => lines.push(line) }).warn({ err }, 'a database connection was lost');
  return lines.join('');
}

const lost = () =>
  Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
    client: { connection: { parsedStatements: { s1: 'select '.repeat(5000) } } },
  });

test('a lost database connection is told in one short line: what and where, without the statements of its client', () => {
  const line = logged(lost());

  expect(JSON.parse(line)).toMatchObject({
    msg: 'a database connection was lost',
    err: { type: 'Error', message: 'terminating connection due to administrator command', code: '57P01' },
  });
  expect(line).toContain('open-log.test.ts');
  expect(line).not.toContain('parsedStatements');
  expect(line.length).toBeLessThan(4000);
});

test('several connections lost at once are told as shortly', () => {
  const line = logged(new AggregateError([lost(), lost()], 'all are gone'));

  expect(JSON.parse(line).err.aggregateErrors).toHaveLength(2);
  expect(line).not.toContain('parsedStatements');
});

test('logging an error leaves the error as it was, and what is no error is logged as it is', () => {
  const error = lost();
  logged(error);

  expect(error.client).toBeDefined();
  expect(JSON.parse(logged({ client: 'Ana' })).err).toEqual({ client: 'Ana' });
});
