import { defineEndpoint } from '@izlog/contract/endpoint';
import { sql } from 'drizzle-orm';
import Fastify, { type InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { testSites } from '#seed/test-sites.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { Refusal } from '../refusal.ts';
import { answerError } from './error-handler.ts';
import { mount } from './http.ts';
import { type Route, route } from './route.ts';

const test = platformTest;
const answer = z.looseObject({});

/** Mounts `routes` as the platform mounts its own, and calls the first one as a visitor of site 1. */
async function exchange(platform: TestPlatform, routes: Route[], request: InjectOptions = {}) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'debug', stream: { write: (line: string) => lines.push(line) } },
    frameworkErrors: answerError,
  });
  mount(app, platform.kernel, routes);
  const [first] = routes;
  const result = await app.inject({
    method: first?.endpoint.method,
    url: first?.endpoint.path,
    ...request,
    headers: { site: '1', apikey: testSites[1].apiKey, ...request.headers },
  });
  await app.close();
  return { result, log: lines.map((line) => JSON.parse(line)) };
}

const plain = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/probe',
  summary: 'Probe.',
  access: 'visitor',
  cache: ['site', 'product'],
  answer,
});

test('[API-006] a call that needs a store and names none, or one of another site, is refused with storeUndefined', async ({
  platform,
}) => {
  const endpoint = { ...plain, needsStore: true };
  const routes = [route(endpoint, ({ storeId }) => ({ storeId }))];

  for (const store of [undefined, '', '999', String(testSites[2].storeId), 'x']) {
    const { result } = await exchange(platform, routes, { headers: store === undefined ? {} : { store } });

    expect(result.statusCode).toBe(400);
    expect(result.json()).toEqual({
      error: { code: 'STORE_UNDEFINED', message: 'The store is not defined.' },
    });
  }
  const { result } = await exchange(platform, routes, { headers: { store: String(testSites[1].storeId) } });
  expect(result.json()).toEqual({ data: { storeId: testSites[1].storeId } });
});

test('[API-005, API-006] a wrong apiKey is told before a store that is missing', async ({ platform }) => {
  const endpoint = { ...plain, needsStore: true };

  const { result } = await exchange(platform, [route(endpoint, () => ({}))], {
    headers: { apikey: 'wrong' },
  });

  expect([result.statusCode, result.json().error.code]).toEqual([401, 'API_KEY_INVALID']);
});

test('[API-007] missing required query parameters are refused, each named; a wrong one is refused as wrong', async ({
  platform,
}) => {
  const query = z.object({ from: z.coerce.number(), to: z.string(), note: z.string().optional() });
  const routes = [route({ ...plain, query }, () => ({}))];
  const url = plain.path;

  const { result: missing } = await exchange(platform, routes, { url });
  const { result: wrong } = await exchange(platform, routes, { url: `${url}?from=x` });

  expect(missing.statusCode).toBe(400);
  expect(missing.json().error.code).toBe('QUERY_PARAMETERS_MISSING');
  expect(missing.json().error.payload.fields).toMatchObject([
    { path: 'from', kind: 'required' },
    { path: 'to', kind: 'required' },
  ]);
  expect(wrong.json().error.code).toBe('VALIDATION_FAILED');
});

test('[API-008] what an operation gives stands in data, and nothing beside it', async ({ platform }) => {
  const { result } = await exchange(platform, [route(plain, () => ({ name: 'šalica' }))]);

  expect(result.statusCode).toBe(200);
  expect(result.json()).toEqual({ data: { name: 'šalica' } });
});

test('[API-014] an expected refusal has code and message, and its payload when it has one', async ({
  platform,
}) => {
  const routes = [
    route(plain, () => {
      throw new Refusal('slugTaken', { slug: 'salica' });
    }),
  ];

  const { result } = await exchange(platform, routes);

  expect(result.statusCode).toBe(409);
  expect(result.json()).toEqual({
    error: { code: 'SLUG_TAKEN', message: 'The slug is already taken.', payload: { slug: 'salica' } },
  });
});

test('[API-014] a fault has statusCode and payload.message with an id that is in the log, and tells nothing of itself', async ({
  platform,
}) => {
  const routes = [
    route(plain, () => {
      throw new Error('secret of the house');
    }),
  ];

  const { result, log } = await exchange(platform, routes);

  const { error } = result.json();
  expect(result.statusCode).toBe(500);
  expect(error).toEqual({
    statusCode: 500,
    payload: { message: 'Something went wrong.', requestId: result.headers['x-request-id'] },
  });
  expect(result.payload).not.toContain('secret');
  const fault = log.find(({ msg }) => msg === 'fault');
  expect(fault).toMatchObject({ reqId: error.payload.requestId, err: { message: 'secret of the house' } });
});

test('a query that takes too long is stopped and answered as such', async ({ platform }) => {
  const routes = [
    route(plain, async ({ db }) => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`);
        await tx.execute(sql`select pg_sleep(5)`);
      });
      return {};
    }),
  ];

  const { result } = await exchange(platform, routes);

  expect(result.statusCode).toBe(503);
  expect(result.json().error.code).toBe('QUERY_TOO_SLOW');
});

test('[API-023] a body that is not JSON is refused, with the kind of refusal that fits', async ({
  platform,
}) => {
  const body = z.object({ name: z.string().optional() });
  const routes = [route({ ...plain, method: 'POST', body }, (_ctx, { name }) => ({ name }))];
  const send = async (payload: string, type: string) => {
    const { result } = await exchange(platform, routes, { payload, headers: { 'content-type': type } });
    return [result.statusCode, result.json().error?.code ?? result.json().data];
  };

  expect(await send('{"name":"vaza"}', 'application/json')).toEqual([200, { name: 'vaza' }]);
  expect(await send('{"name":"vaza"}', 'application/json; charset=utf-8')).toEqual([200, { name: 'vaza' }]);
  expect(await send('', 'application/json')).toEqual([200, {}]);
  expect(await send('{"name":', 'application/json')).toEqual([400, 'VALIDATION_FAILED']);
  expect(await send('"vaza"', 'application/json')).toEqual([400, 'VALIDATION_FAILED']);
  expect(await send('{"__proto__":{"name":"x"}}', 'application/json')).toEqual([400, 'VALIDATION_FAILED']);
  expect(await send('name=vaza', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
  expect(await send('vaza', 'text/plain')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await send(JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json')).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
});

test('[API-023] a JSON call sent as an upload is refused instead of taken as empty', async ({ platform }) => {
  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/settings/domain/filter',
    payload: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nPrva\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

  expect(answer.statusCode).toBe(415);
});

test('[API-022] an unknown path, method or address that cannot be read is answered in the error envelope', async ({
  platform,
}) => {
  const notFound = { error: { code: 'NOT_FOUND', message: 'The requested record was not found.' } };

  for (const [method, url] of [
    ['GET', '/api/v1/nema'],
    ['GET', '/api/v3/cms/post/get/1'],
    ['GET', '/'],
    ['DELETE', '/api/v1/login'],
    ['GET', `/api/v1/${'a'.repeat(600)}/status`],
  ] as const) {
    const answer = await platform.http({ method, url });

    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  }
  const unreadable = await platform.http({ method: 'GET', url: '/api/v1/%zz/status' });
  expect([unreadable.statusCode, unreadable.json().error.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('cache tags of what was read go out in one header', async ({ platform }) => {
  const routes = [
    route(plain, ({ tags }) => {
      tags.add('product:12').add('site').add('product:12');
      return {};
    }),
  ];

  const { result } = await exchange(platform, routes);

  expect(result.headers['x-cache-tags']).toBe('product:12,site');
});

test('[API-023] answers are JSON', async ({ platform }) => {
  for (const url of ['/api/v1/commons?type=countries', '/api/v1/nema', '/api/openapi.json']) {
    const answer = await platform.http({ url });

    expect(answer.headers['content-type']).toMatch(/^application\/json; charset=utf-8/);
  }
});

test('[API-024] the pages of a site may call the platform from the browser, other pages may not', async ({
  platform,
}) => {
  const allowed = async (origin: string) => {
    const answer = await platform.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/commons',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey,site,store,language,accesstoken',
      },
    });
    return answer.headers['access-control-allow-origin'];
  };

  expect(await allowed(`https://${testSites[1].host}`)).toBe(`https://${testSites[1].host}`);
  expect(await allowed(`https://www.${testSites[2].host}`)).toBe(`https://www.${testSites[2].host}`);
  for (const origin of ['https://zlo.example', 'null', 'https://prvi.test.zlo.example', 'http://127.0.0.1']) {
    expect(await allowed(origin)).toBeUndefined();
  }
});
