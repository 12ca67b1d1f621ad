import { expect, test, vi } from 'vitest';
import { customer, domain } from '#site/testing/demo-answers.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

test('[ROUTE-012] /sitemap.xml is XML and lists its parts', async () => {
  const site = await startSite();

  const { response, html } = await site.visit('/sitemap.xml');

  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(html).toContain('<loc>http://izlog.example/sitemap-product-1.xml</loc>');
});

test('[CMS-032] a part of the sitemap has addresses with languages and pictures', async () => {
  const site = await startSite();

  const { html } = await site.visit('/sitemap-product-1.xml');

  expect(html).toContain('<loc>http://izlog.example/product/racun-prije-betona</loc>');
  expect(html).toContain('<loc>http://izlog.example/de/produkt/rechnung-vor-beton</loc>');
  expect(html).toContain('hreflang="de" href="http://izlog.example/de/produkt/rechnung-vor-beton"');
  expect(html).toContain('<image:loc>http://izlog.example/api/v1/media/file/ab/LargeSize.jpeg</image:loc>');
});

test('[CMS-033] option SiteMapOptions switches languages and pictures off', async () => {
  const site = await startSite({ options: { SiteMapOptions: '{"hreflang":false,"images":false}' } });

  const { html } = await site.visit('/sitemap-product-1.xml');

  expect(html).not.toContain('hreflang');
  expect(html).not.toContain('<image:loc>');
});

test('[CMS-034] a site that makes no sitemap answers 404', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/cms/sitemap/index': () => {
        throw refused(404, 'NOT_FOUND');
      },
    },
  });

  expect((await site.visit('/sitemap.xml')).status).toBe(404);
});

test('[ROUTE-034] / leads to the page that option HomePageSlug names', async () => {
  const site = await startSite({ options: { HomePageSlug: 'pocetna' } });

  const { status, location } = await site.visit('/');

  expect([status, location]).toEqual([302, '/pocetna']);
  expect((await site.visit('/en')).location).toBe('/en/pocetna');
});

test('a site without a home page yet opens with its shop, or with its posts when it sells nothing', async () => {
  const at = async (path: string, isEcommerce: boolean) => {
    const site = await startSite({
      answers: {
        'POST /api/v2/domainDetect': () => ({ ...domain(), isEcommerce }),
        'GET /api/v1/cms/finder/decide': () => {
          throw refused(404, 'NOT_FOUND');
        },
      },
    });
    return (await site.visit(path)).location;
  };

  expect(await at('/', true)).toBe('/shop');
  expect(await at('/en', true)).toBe('/en/shop');
  expect(await at('/', false)).toBe('/objave');
});

test('[ROUTE-035] without HomePageSlug / shows the home page itself', async () => {
  const site = await startSite();

  const { status, document } = await site.visit('/');

  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Ulaganja');
});

test('[ROUTE-052, ROUTE-053] a lost page has status, heading, message and the way home', async () => {
  const site = await startSite();

  const { status, document } = await site.visit('/nema');

  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('Stranica nije pronađena');
  expect(document.querySelector('main')?.textContent).toContain('Tražena stranica ne postoji.');
  expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('/');
  expect(document.title).toBe('Stranica nije pronađena');
});

test("[ROUTE-052] in English a lost page says 'This page could not be found'", async () => {
  const site = await startSite();

  const { status, document } = await site.visit('/en/nowhere');

  expect(status).toBe(404);
  expect(document.querySelector('main')?.textContent).toContain('This page could not be found');
});

test('[CMS-036] a catch-all path nobody knows is reported exactly once', async () => {
  const site = await startSite();

  await site.visit('/nema-me');

  const reports = site.calls.filter((call) => call.path.endsWith('/addFailedRequest'));
  expect(reports.map((call) => call.body.path)).toEqual(['/nema-me']);
});

test('[CMS-036] the visitor gets the 404 page also when the report fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = await startSite({
    answers: {
      'POST /api/v1/cms/redirect/addFailedRequest': () => {
        throw refused(429, 'TOO_MANY_REQUESTS');
      },
    },
  });

  expect((await site.visit('/nema-me')).status).toBe(404);
});

test('[CMS-011, CMS-037] a managed redirect is followed', async () => {
  const site = await startSite();

  const { status, location } = await site.visit('/stara');

  expect([status, location]).toEqual([301, '/pocetna']);
});

test('[ROUTE-055, ROUTE-056] a fault of the platform shows the error page with status 500, the way home and the request number', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': () => {
        throw refused(500, '', 'broken');
      },
    },
  });

  const { status, document, cacheable } = await site.visit('/shop');

  expect(status).toBe(500);
  expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('/');
  expect(document.querySelector('main')?.textContent).toContain('request-1');
  expect(log).toHaveBeenCalledWith('request-1', expect.anything());
  expect(cacheable).toBe(false);
});

test('[SET-002, ROUTE-055] a host nobody owns gets a page with status 404', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = await startSite({
    answers: {
      'POST /api/v2/domainDetect': () => {
        throw refused(404, 'SITE_UNKNOWN');
      },
    },
  });

  const { status, siteId } = await site.visit('http://tudja.example/');

  expect([status, siteId]).toEqual([404, '']);
});

test('[ROUTE-069] option WwwPolicy moves the wrong host name to the right one', async () => {
  const site = await startSite({ options: { WwwPolicy: 'www' } });

  const { status, location } = await site.visit('/shop?page=2');

  expect([status, location]).toEqual([301, 'http://www.izlog.example/shop?page=2']);
});

test('[API-003, I18N-009, I18N-017] every call carries key, site, store of the language and language', async () => {
  const site = await startSite();

  await site.visit('/de/produkt/racun-prije-betona');

  const call = site.calls.find(({ path }) => path === '/api/v1/product/web/get');
  expect(call?.headers).toMatchObject({ apikey: 'key-1', site: '1', store: '3', language: 'deu' });
  expect(call?.headers).not.toHaveProperty('accesstoken');
});

test('[API-003] the access token of a session goes along, and the page is not kept', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => customer },
  });

  const { cacheable, html } = await site.visit('/shop', {
    headers: { cookie: 'auth.strategy=refresh; auth.token.refresh=token-1' },
  });

  expect(site.calls.at(-1)?.headers.accesstoken).toBe('token-1');
  expect(cacheable).toBe(false);
  expect(html).not.toContain('token-1');
});

test('[API-004] with cookie skipApiKey the key is left out', async () => {
  const site = await startSite({ env: { production: false } });

  await site.visit('/shop', { headers: { cookie: 'skipApiKey=1' } });

  expect(site.calls.at(-1)?.headers).not.toHaveProperty('apikey');
});

test('[API-015] an anonymous page may be kept and names the tags it was made from', async () => {
  const site = await startSite();

  const { cacheable, tags, siteId, language } = await site.visit('/en/shop');

  expect(cacheable).toBe(true);
  expect(tags).toContain('fake:filter');
  expect([siteId, language]).toEqual(['1', 'en']);
});

test('a kept page knows nothing of the visitor who asked for it', async () => {
  const site = await startSite();
  const cookie = 'cookieConsent=accepted; theme=dark; cartId=7; accessibility={"fontZoom":120}';

  const visited = await site.visit('/shop', { headers: { cookie } });
  const fresh = await site.visit('/shop');

  expect(visited.html).toBe(fresh.html);
});

test('the page runs its own inline scripts only, each allowed by its hash', async () => {
  const site = await startSite();

  const { response, document } = await site.visit('/shop');

  const policy = response.headers.get('content-security-policy') ?? '';
  // Those of type `text/plain` are run by the page itself, once it has been painted.
  const inline = [...document.querySelectorAll('script:not([src])')].filter((script) =>
    [null, 'text/plain'].includes(script.getAttribute('type')),
  );
  expect(policy.match(/'sha256-/g)).toHaveLength(new Set(inline.map((script) => script.textContent)).size);
  expect(policy).not.toContain('unsafe-inline');
  expect(document.querySelectorAll('[nonce]')).toHaveLength(0);
});

test('[I18N-016] the page declares the language of its content', async () => {
  const site = await startSite();

  const languages = await Promise.all(
    ['/shop', '/en/shop', '/de/shop'].map(
      async (path) => (await site.visit(path)).document.documentElement.lang,
    ),
  );

  expect(languages).toEqual(['hr', 'en', 'de']);
});

test('[I18N-005, I18N-007, I18N-008] switching the language keeps the choice for 365 days, drops the cart and leads to the same content', async () => {
  const site = await startSite();
  const page = await site.visit('/product/racun-prije-betona');
  const href = page.document.querySelector('.strip__langs a[lang="de"]')?.getAttribute('href') ?? '';

  const { location, response } = await site.visit(href);

  expect(location).toBe('/de/produkt/rechnung-vor-beton');
  const cookies = response.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^locale=de;.*Max-Age=31536000/));
  expect(cookies).toContainEqual(expect.stringMatching(/^cartId=;.*Max-Age=0/));
  expect(cookies).toContainEqual(expect.stringMatching(/^protectCode=;.*Max-Age=0/));
});

test('[I18N-008] content that does not exist in a language leads to the root of that language', async () => {
  const site = await startSite();

  const { document } = await site.visit('/product/racun-prije-betona');

  const href = document.querySelector('.strip__langs a[lang="en"]')?.getAttribute('href');
  expect(href).toBe('/_/language?code=en&to=%2Fen');
});

test('[ROUTE-065] the language switch never leads to another site', async () => {
  const site = await startSite();

  const { location } = await site.visit('/_/language?code=de&to=//evil.example');

  expect(location).toBe('/de');
});

test('[GDPR-003] without scripts the accept button stores the consent for a year and leads back', async () => {
  const site = await startSite();

  const { status, location, response } = await site.visit('/_/consent', {
    method: 'POST',
    headers: { referer: 'http://izlog.example/shop?page=2', origin: 'http://izlog.example' },
    body: new URLSearchParams({ choice: 'all' }),
  });

  expect([status, location]).toEqual([303, '/shop?page=2']);
  expect(response.headers.get('set-cookie')).toMatch(/^cookieConsent=accepted;.*max-age=31536000/i);
});
