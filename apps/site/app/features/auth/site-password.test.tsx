import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { domain } from '#site/testing/demo-answers.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const passwordLock = createHash('sha256').update('right-token').digest('base64url');
const cookie = 'sitePassword=right-token';

async function openProtected(staff = false) {
  const site = await startSite({
    answers: {
      'POST /api/v2/domainDetect': () => ({ ...domain(), passwordLock }),
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: staff }),
      'POST /api/v1/settings/site/unlock': ({ body }) => {
        if (body.password !== 'maslina') throw refused(401, 'INCORRECT_PASSWORD');
        return { token: 'right-token' };
      },
    },
  });
  const enter = (password: string, from = '/shop?page=2') =>
    site.visit('/_/unlock', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ password, from })),
    });
  return { ...site, enter };
}

test('[ROUTE-070] a visitor of a protected site is asked for the password, and nothing of the site is shown', async () => {
  const { visit } = await openProtected();

  const sent = await visit('/shop?page=2');
  const asked = await visit(sent.location ?? '');

  expect([sent.status, sent.location, sent.cacheable]).toEqual([
    302,
    '/_/unlock?from=%2Fshop%3Fpage%3D2',
    false,
  ]);
  expect([asked.status, asked.cacheable]).toEqual([200, false]);
  expect(asked.document.querySelector('input[type="password"]')).not.toBeNull();
  expect(asked.html).not.toMatch(/upit@izlog\.example|Trgovina/);
});

test('[ROUTE-070] the right password is entered once and leads to where the visitor was going', async () => {
  const { enter, visit } = await openProtected();

  const { status, location, response } = await enter('maslina');
  const next = await visit(location ?? '', { headers: { cookie } });

  expect([status, location]).toEqual([303, '/shop?page=2']);
  expect(response.headers.getSetCookie()).toEqual([
    'sitePassword=right-token; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  ]);
  expect([next.status, next.cacheable]).toEqual([200, false]);
});

test("[ROUTE-070] a wrong password shows the text of 'error.incorrectPassword'", async () => {
  const { enter } = await openProtected();

  const { status, document, response } = await enter('masline');

  expect(status).toBe(401);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Lozinka nije ispravna.');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('[ROUTE-070] robots.txt and the sitemap of a protected site answer as themselves and name no address', async () => {
  const { visit } = await openProtected();

  const robots = await visit('/robots.txt');
  expect([robots.status, robots.html, robots.cacheable]).toEqual([
    200,
    'User-agent: *\nDisallow: /\n',
    false,
  ]);
  expect(robots.response.headers.get('content-type')).toContain('text/plain');
  for (const path of ['/sitemap.xml', '/sitemap-product-1.xml']) {
    const { status, html, response } = await visit(path);
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/xml');
    expect(html).toContain('<urlset');
    expect(html).not.toContain('<loc>');
  }
});

test.for(['/', '/en', '/_/language?code=en', '/nema-me', '/admin-x'])(
  '[ROUTE-070] %s is closed too, also to a made-up token',
  async (path) => {
    const { visit } = await openProtected();

    expect((await visit(path)).location).toContain('/_/unlock');
    expect((await visit(path, { headers: { cookie: 'sitePassword=made-up' } })).location).toContain(
      '/_/unlock',
    );
  },
);

test('[ROUTE-070] the data of a page are not given either', async () => {
  const { visit } = await openProtected();

  expect((await visit('/shop.data')).status).toBe(401);
});

test('[ROUTE-070] staff come in: their login is open, and with it the site', async () => {
  const { visit } = await openProtected(true);

  expect((await visit('/adminLogin')).status).toBe(200);
  const staff = { headers: { cookie: 'auth.strategy=admin; auth.token.admin=t' } };
  expect((await visit('/shop', staff)).status).toBe(200);
  expect((await visit('/admin', staff)).status).toBe(200);
});

test('[ROUTE-070] an open site asks for nothing', async () => {
  const site = await startSite();

  expect((await site.visit('/_/unlock?from=/shop')).location).toBe('/shop');
});
