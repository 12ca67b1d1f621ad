import { Agent, request } from 'node:http';
import { describe, expect } from 'vitest';
import { platformTest as base } from '../../platform/test/kit.ts';
import { type RawRequest, rawExchange } from './raw-exchange.ts';
import { startNode } from './start-node.ts';

const test = base.extend('shop', { scope: 'file' }, async ({ platform }, { onCleanup }) => {
  const shop = await startNode(platform.connectionString);
  onCleanup(shop.stop);
  return shop;
});

const long = 'x'.repeat(400_000);
const own = 'sec-fetch-site: same-origin';
const form = 'content-type: application/x-www-form-urlencoded';
const json = 'content-type: application/json';
const multipart = 'content-type: multipart/form-data; boundary=cut';
const file = (size: number) =>
  `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${'%PDF-1.4\n'.padEnd(size, 'x')}\r\n--cut--\r\n`;

/** Every kind of request that is answered before its body is read, with the status it gets. */
const refused: Record<
  string,
  (key: readonly string[], staff: readonly string[]) => [status: number, request: RawRequest]
> = {
  'a form from a foreign page': () => [
    403,
    { line: 'POST /cart', headers: ['sec-fetch-site: cross-site', form], body: long },
  ],
  'a form from a foreign page, in chunks': () => [
    403,
    { line: 'POST /cart', headers: ['sec-fetch-site: cross-site', form], body: long, isChunked: true },
  ],
  'a short form from a foreign page': () => [
    403,
    { line: 'POST /cart', headers: ['sec-fetch-site: cross-site', form], body: 'x'.repeat(100_000) },
  ],
  'a method that pages do not know': () => [405, { line: 'PROPFIND /shop', body: long }],
  'a form that is too large': () => [413, { line: 'POST /prijava', headers: [own, form], body: long }],
  'a form for a page that is not there': () => [
    405,
    { line: 'POST /nema-takve-stranice', headers: [own, form], body: long },
  ],
  'a request that names two hosts': () => [
    400,
    { line: 'POST /cart', headers: ['host: evil.example', own, form], body: long },
  ],
  'a page asked for with a body': () => [200, { line: 'GET /shop', body: long }],
  'a call that is not there': () => [
    404,
    { line: 'POST /api/v1/nothing', headers: [json], body: JSON.stringify(long) },
  ],
  'a call with a body that is too large': (key) => [
    413,
    { line: 'POST /api/v1/product/web/filter', headers: [...key, json], body: 'x'.repeat(3_000_000) },
  ],
  'a call with a body that is too large, in chunks': (key) => [
    413,
    {
      line: 'POST /api/v1/product/web/filter',
      headers: [...key, json],
      body: 'x'.repeat(3_000_000),
      isChunked: true,
    },
  ],
  'a call with a body of another type': (key) => [
    415,
    { line: 'POST /api/v1/product/web/filter', headers: [...key, 'content-type: text/html'], body: long },
  ],
  'an upload by somebody who may not': (key) => [
    401,
    { line: 'POST /api/v1/media/file/upload', headers: [...key, multipart], body: file(3_000_000) },
  ],
  'an upload to a call that takes none': (key) => [
    415,
    { line: 'POST /api/v1/product/web/filter', headers: [...key, multipart], body: file(900_000) },
  ],
  'an upload that is refused in its middle': (_, staff) => [
    400,
    {
      line: 'POST /api/v1/media/file/upload',
      headers: [...staff, multipart],
      body: `--cut\r\ncontent-disposition: form-data; name="customData"\r\n\r\n{"alt":\r\n${file(3_000_000)}`,
    },
  ],
  'an upload for a form that is not there': (key) => [
    404,
    { line: 'POST /api/v1/cms/form/upload?id=999', headers: [...key, multipart], body: file(3_000_000) },
  ],
};

describe('[API-024] a request that is refused early never spoils its connection', () => {
  test.for(Object.entries(refused))('%s', async ([, made], { platform, shop }) => {
    const linesOf = async (as: 'visitor' | 'staff') =>
      Object.entries(await platform.headers({ as })).map(([name, value]) => `${name}: ${value}`);
    // The page that is asked for with a body is a kept one.
    await (await fetch(`${shop.url}/shop`)).text();
    const [status, sent] = made(await linesOf('visitor'), await linesOf('staff'));

    const { statuses, ended } = await rawExchange(shop.url, [sent, { line: 'GET /healthz' }]);

    expect(statuses[0]).toBe(status);
    if (ended === 'by us') expect(statuses).toEqual([status, 200]);
    else expect({ ended, statuses }).toEqual({ ended: 'by server', statuses: [status] });
  });

  test('a proxy that keeps its connections serves the next visitors on them at once', async ({ shop }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8, scheduling: 'fifo' });
    const ask = (method: string, path: string, headers: Record<string, string>, body = '') =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(`${shop.url}${path}`, { method, agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
        sent.once('error', reject).end(body);
      });
    const eight = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, one));
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-length': String(long.length) };

    const first = await eight(() => ask('POST', '/cart', foreign, long));
    const next = await eight(() => ask('GET', '/shop', {}));

    expect(new Set(first)).toEqual(new Set([403]));
    expect(new Set(next)).toEqual(new Set([200]));
    agent.destroy();
  });

  test.for(['GET /shop', 'GET /healthz', 'POST /api/v1/product/web/filter'])(
    '[SET-001] two hosts are refused, whatever is asked: %s',
    async (line, { shop }) => {
      const { statuses } = await rawExchange(shop.url, [{ line, headers: ['Host: evil.example'] }]);

      expect(statuses).toEqual([400]);
    },
  );

  test('the connection of a short body that was not waited for is used again', async ({ shop }) => {
    const foreign = { line: 'POST /cart', headers: ['sec-fetch-site: cross-site', form], body: 'a=1' };

    const { statuses, ended } = await rawExchange(shop.url, [foreign, foreign, { line: 'GET /healthz' }]);

    expect({ statuses, ended }).toEqual({ statuses: [403, 403, 200], ended: 'by us' });
  });
});
