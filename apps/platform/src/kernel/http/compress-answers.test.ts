import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { login } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';

function ask(platform: TestPlatform, accepted: string | undefined, options?: CallOptions) {
  return platform.http(
    {
      method: 'POST',
      url: productFilter.path,
      payload: { limit: 10 },
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    },
    options,
  );
}

test('[API-008] an answer that is the same for everybody goes out in the encoding that is accepted', async ({
  platform,
}) => {
  for (let index = 0; index < 10; index += 1) await buildProduct(platform, { name: `Planer ${index}` });
  const plain = await ask(platform, undefined);
  expect(plain.rawPayload.length).toBeGreaterThan(1000);

  const br = await ask(platform, 'gzip, deflate, br');
  const gzip = await ask(platform, 'br;q=0, gzip');
  const none = await ask(platform, 'identity');

  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(none.payload).toBe(plain.payload);
  for (const answer of [plain, br, gzip, none]) {
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers['x-cache-tags']).toBe(plain.headers['x-cache-tags']);
  }
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test("what is short, refused or a caller's own goes out as it is", async ({ platform }) => {
  const short = await platform.http({
    method: 'POST',
    url: elementGetByHandlers.path,
    payload: { handlers: ['nothing'] },
    headers: { 'accept-encoding': 'br' },
  });
  const refused = await platform.http({
    method: 'POST',
    url: login.path,
    payload: { username: 'x'.repeat(200), password: 'y'.repeat(200) },
    headers: { 'accept-encoding': 'br' },
  });
  const own = await ask(platform, 'br', { as: 'customer' });

  for (const answer of [short, refused, own]) expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(own.payload.length).toBeGreaterThan(1000);
});

test('the description of the API is compressed too', async ({ platform }) => {
  const answer = await platform.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });

  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('paths');
});
