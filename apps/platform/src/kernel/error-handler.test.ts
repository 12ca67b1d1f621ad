import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyError } from 'fastify';
import { expect } from 'vitest';
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

test('a mistake in our own SQL is a fault', async ({ platform }) => {
  expect(await seen(await thrownBy(platform, sql`select nema from nigdje`))).toEqual([500, undefined]);
});

test('an error that says nothing of itself is a fault', async () => {
  expect(await seen(Object.assign(new Error('x'), { code: 42 }))).toEqual([500, undefined]);
  expect(await seen(new Error('outer', { cause: 'text' }))).toEqual([500, undefined]);
});
