import { type AnyEndpoint, defineEndpoint, isKeyed } from '@izlog/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { testSites } from '#seed/test-sites.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { inTransaction } from '../context.ts';
import { answerError } from '../http/error-handler.ts';
import { mount } from '../http/http.ts';
import { type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import { forgetOldKeys } from './act-once.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';

const act = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/probe/{id}',
  summary: 'Probe.',
  access: 'staff',
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string().min(1) }),
  answer: z.object({ number: z.int() }),
  status: 201,
});

let keys = 0;
const newKey = () => `key ${++keys} of this file`;

/** Mounts `routes` as the platform mounts its own. */
function mounted(platform: TestPlatform, routes: Route[]): FastifyInstance {
  const app = Fastify({ frameworkErrors: answerError });
  mount(app, platform.kernel, routes);
  return app;
}

/** The probe, which counts how often it was done, and how it is sent. */
async function probe(platform: TestPlatform, operation: (done: number) => unknown = () => undefined) {
  let done = 0;
  const routes = [
    route(act, async () => {
      done++;
      await operation(done);
      return { number: done };
    }),
  ];
  const app = mounted(platform, routes);
  const headers = await platform.headers({ as: 'staff' });
  const send = (key: string, { text = 'one', id = '7', ...more }: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/cms/probe/${id}`,
      headers: { ...headers, 'idempotency-key': key, ...more },
      payload: { text },
    });
  return { send, done: () => done };
}

const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code;

test('[OFFICE-14] every act of staff is done once under its key, or says why it needs none', async ({
  platform,
}) => {
  const acts = platform.endpoints.filter(
    ({ method, access, reads }) =>
      method !== 'GET' && !reads && (access === 'staff' || typeof access === 'object'),
  );
  const done = new Map<AnyEndpoint, number>();
  const app = mounted(
    platform,
    acts.map((endpoint) => ({
      endpoint,
      answer: async () => {
        done.set(endpoint, (done.get(endpoint) ?? 0) + 1);
        return { data: { number: done.get(endpoint) } };
      },
    })),
  );
  const headers = await platform.headers({ as: 'staff' });
  const wrong: string[] = [];

  for (const endpoint of acts.filter(isKeyed)) {
    const url = endpoint.path.replaceAll(/\{\w+\}/g, '7');
    const key = newKey();
    const send = (payload: object) =>
      app.inject({
        method: endpoint.method,
        url,
        headers: { ...headers, 'idempotency-key': key },
        payload,
      });
    const [first, again, other] = [await send({ a: 1 }), await send({ a: 1 }), await send({ a: 2 })];
    const isOnce = first.statusCode < 300 && again.body === first.body && done.get(endpoint) === 1;
    if (!isOnce || other.statusCode !== 422) wrong.push(`${endpoint.path} ${first.body} ${other.body}`);
  }

  expect(wrong).toEqual([]);
  expect(acts.filter(isKeyed).length).toBeGreaterThan(100);
  // What is left out says why, in a sentence.
  expect(acts.filter((one) => !isKeyed(one) && !/^.{20,}\.$/.test(one.unkeyed ?? ''))).toEqual([]);
  expect(platform.endpoints.filter((one) => one.unkeyed !== undefined && !acts.includes(one))).toEqual([]);
});

test('[OFFICE-14] an act that is sent again is answered as the first time and stands in the log once', async ({
  platform,
}) => {
  const { send, done } = await probe(platform);
  const key = newKey();
  const written = async () => {
    const { rows } = await platform.kernel.database.db.execute(
      sql`select count(*)::int n from audit_log where action = ${`POST ${act.path}`}`,
    );
    return rows[0]?.n;
  };
  const before = Number(await written());

  const answers = [await send(key), await send(key), await send(`"${key}"`)];

  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [201, '{"data":{"number":1}}']),
  );
  expect(answers.map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true', 'true']);
  expect([done(), await written()]).toEqual([1, before + 1]);
  expect((await send(newKey())).json()).toEqual({ data: { number: 2 } });
});

test('[OFFICE-14] under one key another request is refused, and the key of a colleague or another site is another', async ({
  platform,
}) => {
  const { send, done } = await probe(platform);
  const key = newKey();
  await send(key);

  for (const other of [{ text: 'two' }, { id: '8' }] as Record<string, string>[]) {
    const answer = await send(key, other);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  }
  expect(done()).toBe(1);
  const elsewhere = await platform.headers({ as: 'staff', site: 2 });
  expect((await send(key, elsewhere)).json()).toEqual({ data: { number: 2 } });
});

test('[OFFICE-14] what was refused is mended and sent under the same key', async ({ platform }) => {
  const { send, done } = await probe(platform, (time) => {
    if (time === 1) throw new Refusal('recordInUse');
  });
  const key = newKey();

  expect(codeOf(await send(key, { text: '' }))).toBe('VALIDATION_FAILED');
  expect(codeOf(await send(key, { text: 'two' }))).toBe('RECORD_IN_USE');
  expect((await send(key, { text: 'three' })).statusCode).toBe(201);
  expect((await send(key, { text: 'three' })).statusCode).toBe(201);
  expect(done()).toBe(2);
});

test('[OFFICE-14] who sends an act again while it is being done gets its answer, and one that lasts is said to', async ({
  platform,
}) => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { send, done } = await probe(platform, () => end);
  const key = newKey();

  const all = Promise.all([send(key), send(key), send(key)]);
  await expect.poll(done).toBe(1);
  resolve();

  expect((await all).map(({ body }) => body)).toEqual(Array(3).fill('{"data":{"number":1}}'));
  expect(done()).toBe(1);

  const lasting = newKey();
  await send(lasting);
  await set(platform, lasting, {
    state: 'begun',
    begunAt: new Date(Date.now() - 30_000),
    answer: null,
    status: null,
  });
  expect(codeOf(await send(lasting))).toBe('ACT_UNDER_WAY');
});

test('[OFFICE-14] an act that a fault or a kill cut off is not done again by itself', async ({
  platform,
}) => {
  const { send, done } = await probe(platform, (time) => {
    if (time === 1) throw new Error('in the middle');
  });
  const key = newKey();

  expect((await send(key)).statusCode).toBe(500);
  const again = await send(key);
  expect([again.statusCode, codeOf(again)]).toEqual([409, 'ACT_CUT_OFF']);

  const killed = newKey();
  await send(killed);
  const begunAt = new Date(Date.now() - 3 * 60_000);
  await set(platform, killed, { state: 'begun', begunAt, answer: null, status: null });
  expect(codeOf(await send(killed))).toBe('ACT_CUT_OFF');
  expect(done()).toBe(2);
});

test('[OFFICE-14] a key is kept for a day, its answer unreadable to who reads the database', async ({
  platform,
}) => {
  const { send, done } = await probe(platform);
  const key = newKey();
  await send(key);
  const { db } = platform.kernel.database;
  const kept = async () => (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0];

  expect((await kept())?.answer).not.toContain('number');
  await forgetOldKeys(db, new Date(Date.now() + 23 * 3_600_000));
  expect(await kept()).toBeDefined();
  await set(platform, key, { begunAt: new Date(Date.now() - 25 * 3_600_000) });
  await send(key, { text: 'another day' });
  expect(done()).toBe(2);
  await forgetOldKeys(db, new Date(Date.now() + 25 * 3_600_000));
  expect(await kept()).toBeUndefined();
});

test('[OFFICE-14] a key that is no short text is refused, and an act without one is done', async ({
  platform,
}) => {
  const { send, done } = await probe(platform);

  for (const key of ['x'.repeat(300), 'č', '""']) expect(codeOf(await send(key))).toBe('VALIDATION_FAILED');
  expect(done()).toBe(0);
  await send('');
  await send('');
  expect(done()).toBe(2);
});

test('[OFFICE-14] a deadlock within an act is not the end of its key', async ({ platform }) => {
  const { db } = platform.kernel.database;
  let tries = 0;
  const ctx = await platform.ctx();
  const { send, done } = await probe(platform, () =>
    inTransaction({ ...ctx, db }, async () => {
      if (++tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    }),
  );
  const key = newKey();

  expect((await send(key)).statusCode).toBe(201);
  expect((await send(key)).statusCode).toBe(201);
  expect([done(), tries]).toEqual([1, 2]);
});

async function set(
  { kernel }: TestPlatform,
  key: string,
  values: Partial<typeof idempotencyKeys.$inferInsert>,
): Promise<void> {
  const { id: siteId } = testSites[1];
  const { rowCount } = await kernel.database.db
    .update(idempotencyKeys)
    .set(values)
    .where(sql`${idempotencyKeys.siteId} = ${siteId} and ${idempotencyKeys.key} = ${key}`);
  expect(rowCount).toBe(1);
}
