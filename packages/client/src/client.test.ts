import { expect, test, vi } from 'vitest';
import { CallError, connect, isRefused } from './index.ts';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A shop that answers with these, one after the other; a number is a status, nothing a line that breaks. */
function shopOf(
  ...answers: Array<{ status: number; body: object; headers?: Record<string, string> } | undefined>
) {
  const sent: Sent[] = [];
  const by: typeof fetch = async (url, init = {}) => {
    const { method = '', headers = {}, body } = init;
    sent.push({ method, url: String(url), headers: headers as Record<string, string>, body });
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };
  const options = { accessToken: 'izlog_x', fetch: by, longestWait: 1 };
  return { sent, by, shop: connect('https://shop.example/', options) };
}

const ok = (data: unknown) => ({ status: 200, body: { data } });
const refusal = (status: number, code: string, payload?: object) => ({
  status,
  body: { error: { code, message: code, payload } },
});
const received = { product: 7, difference: 2, reason: 'received' } as const;

test('[DOOR-04] path, query and body take their fields from one object, of a GET and of other calls', async () => {
  const { shop, sent } = shopOf(ok({ records: [] }), ok({}), ok({}));

  await shop('GET /api/v1/product/stock/filter', { search: 'mug & co', page: 2 });
  await shop('PATCH /api/v1/product/stock/update/{id}', { id: 7, lowAt: null });
  await shop('DELETE /api/v1/product/brand/delete/{id}', { id: 3 });

  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'https://shop.example/api/v1/product/stock/filter?search=mug+%26+co&page=2', undefined],
    ['PATCH', 'https://shop.example/api/v1/product/stock/update/7', '{"lowAt":null}'],
    ['DELETE', 'https://shop.example/api/v1/product/brand/delete/3', undefined],
  ]);
  expect(sent[0]?.headers).toEqual({ accessToken: 'izlog_x' });
});

test('[DOOR-04] an act whose answer was lost is sent again under the same key, and a busy shop is waited for', async () => {
  const { shop, sent } = shopOf(
    undefined,
    refusal(503, 'OVERLOADED'),
    refusal(409, 'ACT_UNDER_WAY'),
    ok({ quantity: 4 }),
  );

  const { quantity } = await shop('POST /api/v1/product/stock/adjust', received);

  expect(quantity).toBe(4);
  const keys = new Set(sent.map(({ headers }) => headers['Idempotency-Key']));
  expect(sent).toHaveLength(4);
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('[DOOR-04] what cannot be done once by a key is sent once, and a refusal is not sent again', async () => {
  const cart = shopOf(undefined, ok({}));
  const act = shopOf(refusal(403, 'FORBIDDEN', { needsOneOf: ['stock.edit'] }), ok({}));

  await expect(
    cart.shop('POST /api/v2/ecommerce/order/web/cancel/{slug}', { slug: 'x' } as never),
  ).rejects.toMatchObject({
    status: 0,
  });
  const error = await act
    .shop('POST /api/v1/product/stock/adjust', received)
    .catch((thrown: unknown) => thrown);

  expect(cart.sent).toHaveLength(1);
  expect(cart.sent[0]?.headers).not.toHaveProperty('Idempotency-Key');
  expect(act.sent).toHaveLength(1);
  expect(error).toBeInstanceOf(CallError);
  expect(isRefused(error, 'FORBIDDEN') && error.payload).toEqual({ needsOneOf: ['stock.edit'] });
  expect(isRefused(error, 'KEY_ENDED', 'NOT_FOUND')).toBe(false);
});

test('[DOOR-04] after too many tries the last error is thrown, and a call that was given up throws its reason', async () => {
  const away = shopOf(undefined, undefined, undefined, undefined, undefined, ok({}));
  await expect(away.shop('GET /api/v1/product/stock/filter')).rejects.toMatchObject({ status: 0 });
  expect(away.sent).toHaveLength(5);

  const busy = shopOf(refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: 60 }));
  const patient = connect('https://shop.example', { fetch: busy.by });
  const control = new AbortController();
  const asked = patient('GET /api/v1/product/stock/filter', {}, { signal: control.signal });
  await vi.waitFor(() => expect(busy.sent).toHaveLength(1));
  control.abort(new Error('given up'));
  await expect(asked).rejects.toThrow('given up');
});

test('[DOOR-04] a file comes with its name, type and bytes, also where it is JSON', async () => {
  const { shop } = shopOf({
    status: 200,
    body: { sku: 'A' },
    headers: { 'content-disposition': `attachment; filename*=UTF-8''proizvodi%20%C5%A1.json` },
  });

  const file = await shop('GET /api/v1/product/export/{what}', { what: 'products' } as never);

  expect(file).toMatchObject({ name: 'proizvodi š.json', type: 'application/json' });
  expect(new TextDecoder().decode(file.bytes)).toBe('{"sku":"A"}');
});

test('[DOOR-04] files are sent as a form, what is asked in the address beside them', async () => {
  const { shop, sent } = shopOf(ok({}));
  const pdf = new File(['%PDF'], 'racun.pdf', { type: 'application/pdf' });

  await shop('POST /api/v2/ecommerce/order/paper/put/{slug}', { slug: 'abc', number: '55-1-1', file: pdf });

  const [{ url, body, headers } = {} as Sent] = sent;
  expect(url).toBe('https://shop.example/api/v2/ecommerce/order/paper/put/abc?number=55-1-1');
  expect((body as FormData).get('file')).toMatchObject({ name: 'racun.pdf' });
  expect(headers).not.toHaveProperty('content-type');
});

test('[DOOR-04] a redirect takes the key nowhere: a file is fetched without it, an act is not sent on', async () => {
  const elsewhere = { status: 302, body: {}, headers: { location: 'https://files.example/a' } };
  const file = shopOf(elsewhere, ok({ id: 1 }));
  await file.shop('GET /api/v1/user/programKey/own');
  const act = shopOf(elsewhere);

  await expect(act.shop('POST /api/v1/product/stock/adjust', received)).rejects.toThrow(
    'The shop has another address: https://files.example/a.',
  );

  expect(file.sent.map(({ url, headers }) => [url, headers.accessToken])).toEqual([
    ['https://shop.example/api/v1/user/programKey/own', 'izlog_x'],
    ['https://files.example/a', undefined],
  ]);
  expect(act.sent).toHaveLength(1);
});
