import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { platformTest as test } from '@izlog/platform/test/kit';
import { expect, onTestFinished } from 'vitest';
import { usualBodyTime } from './body-time.ts';
import { EarlyAnswer } from './early-answer.ts';
import { createFront } from './front.ts';

/** The platform and a site that reads what it is sent, behind a front door that waits 100 ms for a body. */
async function openFront(platform: Parameters<typeof createFront>[0]['platform']) {
  const faults: unknown[] = [];
  const server = createServer(
    { ServerResponse: EarlyAnswer },
    createFront({
      cache: undefined,
      isKnownHost: () => true,
      assets: (_req, _res, next) => next(),
      platform,
      site: {
        cachePolicy: () => undefined,
        forget: () => {},
        handle: async (request) => ({
          response: new Response(await request.text().catch(() => 'cut off')),
          tags: new Set<string>(),
          siteId: '1',
          language: 'hr',
          cacheable: false,
        }),
      },
      trustProxy: 0,
      bodyTime: () => 100,
      onFault: (error) => faults.push(error),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, faults };
}

/** Sends a head and the beginning of a body, never the rest; returns what comes until the server closes. */
function sendHalf(port: number, head: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...head, 'host: 127.0.0.1', 'content-length: 5000', '', 'a=1'].join('\r\n')),
    );
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(received));
  });
}

test.for([
  ['a form of a page', 'POST /send', 'content-type: application/x-www-form-urlencoded'],
  ['a call', 'POST /api/v1/product/web/filter', 'content-type: application/json'],
  ['an upload', 'POST /api/v1/media/file/upload', 'content-type: multipart/form-data; boundary=cut'],
] as const)(
  'a body that does not come is answered with 408 and its connection is closed: %s',
  async ([, line, type], { platform }) => {
    const { port, faults } = await openFront((req, res) => platform.app.routing(req, res));
    const own = Object.entries(await platform.headers({ as: 'staff' })).map(
      ([name, value]) => `${name}: ${value}`,
    );

    const received = await sendHalf(port, [`${line} HTTP/1.1`, type, ...own]);

    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(received).toContain('connection: close\r\n');
    expect(received).toContain('"statusCode":408');
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);

test('a body may be slow, a long one for longer, but none for five minutes', () => {
  expect(usualBodyTime(0)).toBe(60_000);
  expect(usualBodyTime(10_000_000)).toBe(100_000);
  expect(usualBodyTime(50 * 1024 * 1024)).toBeLessThan(240_001);
  expect(usualBodyTime(1e12)).toBe(240_000);
});
