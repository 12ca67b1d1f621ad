import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyError } from 'fastify';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { openDatabase } from '../database/db.ts';
import { answerError } from './error-handler.ts';

/** What a caller sees of `thrown`. */
async function seen(thrown: unknown) {
  const app = Fastify();
  app.setErrorHandler<FastifyError>(answerError);
  app.get('/', async () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  await app.close();
  return [answer.statusCode, answer.json().error.code];
}

async function queryOn(connectionString: string) {
  const database = openDatabase({ connectionString, max: 1, statementTimeout: 1000, onError: () => {} });
  try {
    await database.db.execute(sql`select 1`);
  } finally {
    await database.end();
  }
}

/** What the database throws for a statement, as drizzle wraps it. */
async function thrownBy(platform: TestPlatform, statement: ReturnType<typeof sql>) {
  const { db } = await platform.ctx();
  return db.execute(statement).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('input that the database cannot hold is refused as input', async ({ platform }) => {
  for (const statement of [
    sql`select ${'a\u0000b'}::text`,
    sql`select ${'99999999999999999999'}::bigint`,
    sql`select ${'2026-13-45'}::date`,
    sql`select ${'not a uuid'}::uuid`,
  ]) {
    expect(await seen(await thrownBy(platform, statement))).toEqual([400, 'VALIDATION_FAILED']);
  }
});

test('a lost race for a lock asks to try again', async ({ platform }) => {
  const { db } = await platform.ctx();
  const thrown = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table sites in access exclusive mode`);
    return db
      .transaction(async (other) => {
        await other.execute(sql`lock table sites in access exclusive mode nowait`);
      })
      .catch((error: unknown) => error);
  });

  expect(await seen(thrown)).toEqual([503, 'OVERLOADED']);
});

test('a database that is away, lost or full asks to try again', async () => {
  const away = await queryOn('postgresql://nobody@127.0.0.1:1/none').catch((error: unknown) => error);
  const noSocket = await queryOn('postgresql:///none?host=/nowhere').catch((error: unknown) => error);
  const driver = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    new Error('Connection terminated unexpectedly'),
  ];

  for (const thrown of [away, noSocket, ...driver, ...driver.map((cause) => new Error('query', { cause }))])
    expect(await seen(thrown)).toEqual([503, 'OVERLOADED']);
});

test('whoever waits too long for a connection is told that the server is busy', async ({ platform }) => {
  const { connectionString } = platform.kernel.database;
  const database = openDatabase({ connectionString, max: 1, statementTimeout: 100, onError: () => {} });
  const taken = await database.pool.connect();

  const thrown = await database.db.execute(sql`select 1`).catch((error: unknown) => error);

  expect(await seen(thrown)).toEqual([503, 'OVERLOADED']);
  taken.release();
  await database.end();
});

test('a file that is missing is not taken for a database that is away', async () => {
  const missing = await readFile('/nowhere/at/all').catch((error: unknown) => error);

  expect(await seen(missing)).toEqual([500, undefined]);
});

test('a mistake in our own SQL is a fault', async ({ platform }) => {
  expect(await seen(await thrownBy(platform, sql`select nema from nigdje`))).toEqual([500, undefined]);
});

test('an error that says nothing of itself is a fault', async () => {
  expect(await seen(Object.assign(new Error('x'), { code: 42 }))).toEqual([500, undefined]);
  expect(await seen(new Error('outer', { cause: 'text' }))).toEqual([500, undefined]);
});
