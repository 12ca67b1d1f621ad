import { expect, test, vi } from 'vitest';
import { customer, domain } from '#site/testing/demo-answers.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const page = (status: number) => ({
  'GET /api/v1/product/web/get': () => {
    throw refused(status, status < 500 ? 'REFUSED' : '', 'The words of the platform.');
  },
});

test.for([403, 429])(
  '[ROUTE-056] a page that the platform refuses with %i has that status',
  async (status) => {
    const site = await startSite({ answers: page(status) });

    const answer = await site.visit('/product/plan');

    expect([answer.status, answer.cacheable]).toEqual([status, false]);
    expect(answer.document.querySelector('main')?.textContent).toContain(String(status));
    expect(answer.html).not.toContain('The words of the platform.');
  },
);

test('[ROUTE-056, ROUTE-055] a platform that is busy gives 503, the way home, and a line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = await startSite({ answers: page(503) });

  const { status, document } = await site.visit('/product/plan');

  expect(status).toBe(503);
  expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledWith(
    'request-1',
    expect.objectContaining({ message: 'The words of the platform.' }),
  );
});

test('[ROUTE-056] the status is the same for the data of a route change', async () => {
  const site = await startSite({ answers: page(403) });

  expect((await site.visit('/product/plan.data')).html).toContain('403');
});

test('[ROUTE-025] the browser gets the route list of one language, to be kept for ever', async () => {
  const site = await startSite();

  const { response, html, cacheable } = await site.visit('/_/routes/in-de-test.js');

  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(html).toMatch(/^window\.__reactRouterManifest=\{.*de\/einkaufswagen/s);
  expect(html).not.toContain('"kosarica"');
  expect(cacheable).toBe(false);
});

test('[ROUTE-025] data of a route change and resources are never moved', async () => {
  const site = await startSite({ options: { WwwPolicy: 'www' } });

  expect((await site.visit('/shop.data')).location).toBeNull();
  expect((await site.visit('/_/language?code=xx')).status).toBe(404);
});

test('[API-015] only a page that every visitor gets may be kept: no POST, no login, no 404', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => customer },
  });
  const cookie = 'auth.strategy=local; auth.token.local=token';

  const kept = await Promise.all([
    site.visit('/shop'),
    site.visit('/shop', { headers: { cookie } }),
    site.visit('/nema-me'),
    site.visit('/_/consent', { method: 'POST', headers: { origin: 'http://izlog.example' } }),
    site.visit('/_/language?code=en'),
  ]);

  expect(kept.map(({ cacheable }) => cacheable)).toEqual([true, false, false, false, false]);
});

test('[ROUTE-055] a platform that does not answer at all gives the page of last resort', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = await startSite({
    answers: {
      'POST /api/v2/domainDetect': () => {
        throw new Error('connection refused');
      },
    },
  });

  const { status, html, cacheable } = await site.visit('/shop');

  expect([status, cacheable]).toEqual([503, false]);
  expect(html).toContain('request-1');
  expect(log).toHaveBeenCalledWith('request-1', expect.anything());
});

test('[SET-004] the site is asked about once, and again after it was told to forget', async () => {
  const site = await startSite();
  const questions = () => site.calls.filter(({ path }) => path === '/api/v2/domainDetect').length;

  await site.visit('/shop');
  await site.visit('/en/shop');
  const before = questions();
  site.handler.forget();
  await site.visit('/shop');

  expect([before, questions()]).toEqual([1, 2]);
});

test('[SET-016] a site that sells nothing answers 404 under the addresses of a shop', async () => {
  const site = await startSite({
    answers: { 'POST /api/v2/domainDetect': () => ({ ...domain(), isEcommerce: false }) },
  });

  const statuses = await Promise.all(
    ['/shop', '/product/plan', '/kosarica', '/naplata', '/_/cart'].map(
      async (path) => (await site.visit(path)).status,
    ),
  );

  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect((await site.visit('/pretraga')).status).toBe(200);
});
