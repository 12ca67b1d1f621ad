import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CallError, createClient, fetchTransport, outcomeOf, type Transport, toRequest } from './client.ts';
import { defineEndpoint } from './endpoint.ts';

const getTerm = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/term/get/{slug}',
  summary: 'A term.',
  access: 'visitor',
  cache: 'never',
  params: z.object({ slug: z.string() }),
  query: z.object({ page: z.number().optional(), ids: z.array(z.number()).optional() }),
  answer: z.object({ name: z.string() }),
});

const setTerm = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/term/update/{id}',
  summary: 'Changes a term.',
  access: { staff: 'content.edit' },
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string() }),
  answer: z.object({}),
});

/** A client whose platform always answers so. */
function clientOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent: Parameters<Transport>[0][] = [];
  const transport: Transport = async (request) => {
    sent.push(request);
    return { status, text, headers };
  };
  return { sent, call: createClient(transport, { apiKey: 'key', site: '1' }) };
}

const failed = async (calling: Promise<unknown>) => {
  const outcome = await outcomeOf(calling);
  if (!outcome.errored) throw new Error('the call succeeded');
  return outcome.error;
};

test('[API-008] the client gives what stands in data', async () => {
  const { call } = clientOf(200, { data: { name: 'Novosti' } });

  expect(await call(getTerm, { slug: 'novosti' })).toEqual({ name: 'Novosti' });
});

test('[API-009] an answer with an error gives the flag errored instead of data', async () => {
  const good = await outcomeOf(
    clientOf(200, { data: { name: 'Novosti' } }).call(getTerm, { slug: 'novosti' }),
  );
  const bad = await outcomeOf(
    clientOf(404, { error: { code: 'NOT_FOUND', message: 'x' } }).call(getTerm, { slug: 'novosti' }),
  );

  expect(good).toEqual({ errored: false, data: { name: 'Novosti' } });
  expect(bad).toMatchObject({ errored: true, error: { status: 404 } });
  expect(bad).not.toHaveProperty('data');
});

test('[API-009] an error in the body counts also under a status of success', async () => {
  const error = await failed(
    clientOf(200, { error: { code: 'NO', message: 'Ne.' } }).call(getTerm, { slug: 'a' }),
  );

  expect(error).toMatchObject({ code: 'NO', message: 'Ne.' });
});

test('[API-010] an error with a code keeps its code, message, payload and the id of the request', async () => {
  const { call } = clientOf(
    409,
    { error: { code: 'SLUG_TAKEN', message: 'The slug is already taken.', payload: { slug: 'a' } } },
    { 'x-request-id': 'r1' },
  );

  const error = await failed(call(getTerm, { slug: 'a' }));

  expect(error).toMatchObject({
    status: 409,
    code: 'SLUG_TAKEN',
    message: 'The slug is already taken.',
    payload: { slug: 'a' },
    requestId: 'r1',
  });
});

test('[API-011] an error without a code shows payload.message with the status of statusCode', async () => {
  const body = { error: { statusCode: 503, payload: { message: 'Something went wrong.' } } };

  const error = await failed(clientOf(500, body).call(getTerm, { slug: 'a' }));

  expect(error).toMatchObject({ status: 503, code: undefined, message: 'Something went wrong.' });
});

test('[API-012] a request without any answer has status 0', async () => {
  const call = createClient(async () => {
    throw new TypeError('fetch failed');
  });

  const error = await failed(call(getTerm, { slug: 'a' }));

  expect(error).toMatchObject({ status: 0, message: 'The platform does not answer.' });
  expect(error.cause).toBeInstanceOf(TypeError);
});

test('[API-012] an answer that is not of the platform has the status of the request', async () => {
  expect(await failed(clientOf(502, '<html>Bad Gateway</html>').call(getTerm, { slug: 'a' }))).toMatchObject({
    status: 502,
    code: undefined,
  });
});

test('[API-012] whatever comes back, a call gives data or a CallError', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 599 }),
      fc.oneof(fc.json(), fc.string()),
      async (status, text) => {
        const outcome = await outcomeOf(clientOf(status, text).call(getTerm, { slug: 'a' }));

        expect(typeof outcome.errored).toBe('boolean');
        if (status >= 400) expect(outcome.errored).toBe(true);
      },
    ),
  );
});

test('[API-027] a cancelled call throws the reason of the cancelling, which is no CallError', async () => {
  const controller = new AbortController();
  const call = createClient(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
      }),
  );

  const calling = call(getTerm, { slug: 'a' }, { signal: controller.signal });
  controller.abort();

  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
  await expect(outcomeOf(calling)).rejects.not.toBeInstanceOf(CallError);
});

test('[API-027] the signal reaches the network', async () => {
  const { sent, call } = clientOf(200, { data: {} });
  const { signal } = new AbortController();

  await call(getTerm, { slug: 'a' }, { signal });

  expect(sent[0]?.signal).toBe(signal);
});

test('[API-003] the common headers go with every call; a call may add its own', async () => {
  const { sent, call } = clientOf(200, { data: {} });

  await call(getTerm, { slug: 'a' }, { headers: { store: '3', language: 'hrv', accessToken: 'token' } });

  expect(sent[0]?.headers).toEqual({
    apikey: 'key',
    site: '1',
    store: '3',
    language: 'hrv',
    accesstoken: 'token',
  });
});

test('[API-003] a header without a value is not sent at all', async () => {
  const { sent, call } = clientOf(200, { data: {} });

  await call(getTerm, { slug: 'a' }, { headers: { apiKey: undefined, accessToken: undefined } });

  expect(sent[0]?.headers).toEqual({ site: '1' });
});

test('input is divided into address, query and body', () => {
  expect(toRequest(getTerm, { slug: 'a/b č', page: 2, ids: [1, 2] }, {})).toEqual({
    method: 'GET',
    url: '/api/v1/cms/term/get/a%2Fb%20%C4%8D?page=2&ids=1&ids=2',
    headers: {},
  });
  expect(toRequest(setTerm, { id: 7, name: 'Šalice' }, {})).toEqual({
    method: 'PATCH',
    url: '/api/v1/cms/term/update/7',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Šalice"}',
  });
});

test('[API-014] a record that was read is sent back as it is: what only answers have stays here, at any depth', () => {
  const body = z.object({
    name: z.string(),
    seller: z.object({ town: z.string() }),
    lines: z.array(z.object({ id: z.int() })),
  });
  const read = { id: 7, name: 'a', seen: 1, seller: { town: 'Zadar', at: 'x' }, lines: [{ id: 1, sum: 2 }] };

  const sent = toRequest({ ...setTerm, body }, read, {});

  expect(JSON.parse(('body' in sent && sent.body) || '')).toEqual({
    name: 'a',
    seller: { town: 'Zadar' },
    lines: [{ id: 1 }],
  });
});

test('over the network: status, headers and text arrive, and the signal cancels', async () => {
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    if (request.url === '/slow') return;
    response.writeHead(404, { 'x-request-id': 'r2' }).end('{"error":{"code":"NOT_FOUND","message":"x"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const transport = fetchTransport(base);

  const error = await failed(createClient(transport)(getTerm, { slug: 'a' }));
  const slow = transport({ method: 'GET', url: '/slow', headers: {}, signal: AbortSignal.timeout(50) });

  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', requestId: 'r2' });
  await expect(slow).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});

test('what others are given as well is read once and cannot be changed', async () => {
  const cached = { status: 200, headers: {}, text: '{"data":{"terms":[{"name":"Novo"}]}}', cached: {} };
  const call = createClient(async () => cached);
  const ask = () => call(getTerm, { slug: 'novo' }) as Promise<unknown>;

  const first = (await ask()) as { terms: { name: string }[] };

  expect(await ask()).toBe(first);
  expect(() => first.terms.push({ name: 'Staro' })).toThrow(TypeError);
  expect(() => Object.assign(first.terms[0] ?? {}, { name: 'Staro' })).toThrow(TypeError);
  expect(await ask()).toEqual({ terms: [{ name: 'Novo' }] });
});
