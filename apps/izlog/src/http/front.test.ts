import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createFront, type FrontParts } from './front.ts';

/** A front door before a site that counts what reaches it; `kept` are the parameters its pages know. */
async function openFront(
  kept: Record<string, RegExp> = {},
  words = '',
  trustProxy = 0,
  assets: FrontParts['assets'] = (_req, _res, next) => next(),
  isDialectOn = false,
) {
  const platform: string[] = [];
  const asked: string[] = [];
  const shown: number[] = [];
  const server = createServer(
    createFront({
      cache: createPageCache({ maxBytes: 1e7, maxAge: 60_000 }),
      isKnownHost: (host) => host.startsWith('127.0.0.1'),
      assets,
      platform: (req, res) => {
        platform.push(String(req.url));
        res.end();
      },
      isDialectOn: async (host) => host.startsWith('127.0.0.1') && isDialectOn,
      site: {
        cachePolicy: (pathname) =>
          pathname === '/cart'
            ? undefined
            : { params: kept, others: 'drop', ...(pathname.startsWith('/product/') && { isProduct: true }) },
        forget: () => {},
        handle: async (request) => {
          const { pathname, search } = new URL(request.url);
          asked.push(pathname + search);
          if (request.method === 'POST')
            return {
              response: new Response(null, { status: 204 }),
              tags: new Set<string>(),
              siteId: '1',
              language: 'hr',
              cacheable: false,
            };
          return {
            response: new Response(`<p>${pathname}${search}</p>${words}`, {
              headers: { 'content-type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html' },
            }),
            tags: new Set<string>(),
            siteId: '1',
            language: 'hr',
            cacheable: true,
          };
        },
      },
      trustProxy,
      onProduct: (site) => shown.push(site),
      onFault: (error) => {
        throw error;
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const visit = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text();
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer);
      });
      sent.on('error', reject).end();
    });
  return { open, visit, send, asked, platform, shown };
}

describe('the front door', () => {
  test('[API-015] a page asked for again is answered without asking the site', async () => {
    const { visit, asked } = await openFront({ page: /^\d+$/ });

    const pages = [await visit('/shop?page=2'), await visit('/shop?page=2'), await visit('/shop')];

    expect(pages).toEqual(['<p>/shop?page=2</p>', '<p>/shop?page=2</p>', '<p>/shop</p>']);
    expect(asked).toEqual(['/shop?page=2', '/shop']);
  });

  test('[DOOR-10] /wp-json is an address of the site, until the shop speaks the dialect', async () => {
    const off = await openFront();
    const on = await openFront({}, '', 0, undefined, true);
    const paths = ['/wp-json', '/wp-json/wc/v3/orders?page=2', '/wp-jsonx'];

    for (const path of paths) expect(await off.visit(path)).toContain(`<p>${path.split('?')[0]}`);
    for (const path of paths) await on.visit(path);

    expect(off.platform).toEqual([]);
    expect(on.platform).toEqual(['/wp-json', '/wp-json/wc/v3/orders?page=2']);
    expect(on.asked).toEqual(['/wp-jsonx']);
  });

  test('campaign marks and unknown parameters lead to the one kept page', async () => {
    const { visit, asked } = await openFront();

    for (const query of ['', '?utm_source=letter', '?x=1', '?x=2']) await visit(`/shop${query}`);

    expect(asked).toEqual(['/shop']);
  });

  test('an answer that is not kept is whole, compressed when that pays, and says so', async () => {
    const { open } = await openFront({}, 'x'.repeat(5000));

    const sent = await open('/cart', { 'accept-encoding': 'br' });
    const plain = await open('/cart', { 'accept-encoding': 'identity' });
    const head = await open('/cart', { 'accept-encoding': 'identity' }, 'HEAD');

    expect(sent.headers.get('content-encoding')).toBe('br');
    expect(Number(sent.headers.get('content-length'))).toBeLessThan(100);
    expect(sent.headers.get('vary')).toBe('accept-encoding');
    expect(await sent.text()).toBe(await plain.text());
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  test('whoever edits, is logged in or looks at a page of his own never gets a kept page', async () => {
    const { visit, asked } = await openFront();
    await visit('/shop');

    await visit('/shop?editPage=true');
    await visit('/shop', { cookie: 'auth.strategy=local' });
    await visit('/cart');
    await visit('/cart');

    expect(asked).toEqual(['/shop', '/shop?editPage=true', '/shop', '/cart', '/cart']);
  });

  test('each visitor gets an encoding that his browser reads, however many others asked before', async () => {
    const { open } = await openFront();
    const encodingOf = async (accepted: string) =>
      (await open('/shop', { 'accept-encoding': accepted })).headers.get('content-encoding');
    for (let index = 0; index < 150; index += 1) await encodingOf(`x${index}`);

    const sent = [];
    for (const accepted of ['br', 'br', 'gzip, deflate', 'br;q=0, gzip', 'identity'])
      sent.push(await encodingOf(accepted));

    expect(sent).toEqual(['br', 'br', 'gzip', 'gzip', null]);
  });

  test('a path that begins like another host is asked for as a path of ours', async () => {
    const { send, asked } = await openFront();

    await send('GET', '//evil.example/shop');
    await send('GET', 'http://evil.example/blog');

    expect(asked).toEqual(['//evil.example/shop', '/blog']);
  });

  test("calls and health are the platform's, with a query too; a page whose name begins like them is not", async () => {
    const { send, asked, platform } = await openFront();
    const calls = ['/api/v1/commons', '/healthz', '/readyz?verbose=1', '/metrics', '/metrics?x'];

    for (const path of [...calls, '/metrics-of-growth', '/apiary']) await send('GET', path);

    expect(platform).toEqual(calls);
    expect(asked).toEqual(['/metrics-of-growth', '/apiary']);
  });

  test('what is no request of a page is refused before the site sees it, and is no fault', async () => {
    const { send, asked } = await openFront();

    const answers = [
      await send('GET', '/shop', { host: '127.0.0.1@evil.example' }),
      await send('GET', '/shop', { host: 'a b' }),
      await send('OPTIONS', '*'),
      await send('TRACE', '/shop'),
      await send('PROPFIND', '/shop'),
    ];

    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 405, 405]);
    expect(asked).toEqual([]);
  });

  test('every page, kept or not, tells the browser to guess no types, name no pages and be framed by nobody', async () => {
    const { send } = await openFront();

    for (const path of ['/shop', '/shop', '/cart'])
      expect((await send('GET', path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
    expect((await send('GET', '/shop')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('over https browsers are told to stay with it, on kept pages too', async () => {
    const { send } = await openFront({}, '', 1);

    for (const path of ['/shop', '/shop', '/cart'])
      expect((await send('GET', path, { 'x-forwarded-proto': 'https' })).headers).toHaveProperty(
        'strict-transport-security',
        'max-age=31536000',
      );
  });

  test('files of the build say the same as pages over https, and nothing of hosts below this one', async () => {
    const { send } = await openFront({}, '', 1, (_req, res) => res.writeHead(200, { etag: '"x"' }).end('x'));
    const told = async (headers: Record<string, string>) =>
      (await send('GET', '/assets/a.js', headers)).headers['strict-transport-security'];

    expect(await told({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await told({})).toBeUndefined();
  });
});

test('[OFFICE-09] pages of products are counted, kept or not, and not what robots, staff and fetching ahead ask for', async () => {
  const { visit, open, asked, shown } = await openFront();

  for (const _ of [1, 2, 3]) await visit('/product/teka');
  await open('/_/shown', {}, 'POST');
  await visit('/product/teka', { cookie: 'auth.token.customer=a' });
  const counted = shown.length;
  await visit('/shop');
  await visit('/product/teka', { 'user-agent': 'Googlebot/2.1' });
  await visit('/product/teka', { 'sec-purpose': 'prefetch' });
  await visit('/product/teka.data');
  await open('/_/shown', { 'user-agent': 'Googlebot/2.1' }, 'POST');
  await open('/_/shown', { cookie: 'auth.token.admin=a' }, 'POST');
  await visit('/product/teka', { cookie: 'auth.token.admin=a' });
  await open('/product/teka', {}, 'HEAD');

  expect([counted, shown.length]).toEqual([5, 5]);
  expect(asked.filter((path) => path === '/product/teka')).toHaveLength(3);
});

test('[ROUTE-068] data that was fetched ahead may be drawn for some seconds; else the browser asks whether it is still the same', async () => {
  const { send } = await openFront({ page: /^\d+$/ });
  const about = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await send('GET', path, headers);
    return { status: answer.statusCode, ...answer.headers };
  };

  const ahead = await about('/shop.data?page=2&_routes=shop', { 'sec-purpose': 'prefetch' });
  const pressed = await about('/shop.data?page=2');
  const again = await about('/shop.data', { 'if-none-match': String((await about('/shop.data')).etag) });

  expect(ahead).toMatchObject({
    'cache-control': 'private, max-age=10',
    vary: expect.stringMatching(/cookie/),
  });
  expect(pressed).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  expect(again).toMatchObject({ status: 304, 'cache-control': 'private, no-cache' });
  // What is a visitor's own, and what no page is kept of, is asked for each time.
  for (const [path, headers] of [
    ['/shop.data', { cookie: 'auth.token.customer=a' }],
    ['/shop.data?page=x', {}],
    ['/cart.data', {}],
    ['/shop.data', { host: 'another.test' }],
  ] as const) {
    const own = await about(path, { 'sec-purpose': 'prefetch', ...headers });
    expect(own).toMatchObject({ status: 200, 'cache-control': 'private, no-cache' });
    expect(own).not.toHaveProperty('etag');
  }
});

describe('pages as Markdown', () => {
  test('[DOOR-07] by .md and by accept it is one kept page, beside the HTML and never in its place', async () => {
    const { open, visit, asked } = await openFront();

    const first = await open('/shop.md');
    const words = await first.text();
    const again = await visit('/shop', { accept: 'text/markdown' });
    const html = await visit('/shop');
    const htmlAgain = await visit('/shop');

    expect(first.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(first.headers.get('vary')).toContain('accept');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(words).toContain('/shop');
    expect(words).not.toContain('<p>');
    expect(again).toBe(words);
    expect([html, htmlAgain]).toEqual(['<p>/shop</p>', '<p>/shop</p>']);
    expect(asked).toEqual(['/shop', '/shop']);
  });

  test('[DOOR-07] what is no page, a form and the data of pages are left as they are', async () => {
    const { open } = await openFront();

    const data = await open('/shop.data', { accept: 'text/markdown' });
    const form = await open('/shop', { accept: 'text/markdown' }, 'POST');

    expect(data.headers.get('content-type')).toBe('text/x-script');
    expect(form.status).toBe(204);
  });
});
