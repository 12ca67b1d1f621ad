import { expect, test } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { tokenUntil } from '#site/testing/token-until.ts';

const hour = 3_600_000;
const spent = tokenUntil(Date.now() - 1000);
const fresh = tokenUntil(Date.now() + hour, 'fresh');
const cookie = `auth.strategy=admin; auth.token.admin=${spent}; auth.refresh_token.admin=refresh-1`;
const refreshes = (site: { calls: readonly { path: string }[] }) =>
  site.calls.filter(({ path }) => path === '/api/v1/refresh');

const staff = () => ({ isBackofficeUser: true });

test('[AUTH-015, AUTH-032] a spent access token is exchanged before anything else is asked, and both tokens are replaced', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': staff,
      'GET /api/v1/refresh': () => ({ tokens: { accessToken: fresh, refreshToken: 'refresh-2' } }),
    },
  });

  const { status, response, html } = await site.visit('/shop', { headers: { cookie } });

  expect(status).toBe(200);
  expect(refreshes(site)).toMatchObject([{ headers: { refreshtoken: 'refresh-1' } }]);
  const sent = site.calls.map((call) => (call as { headers?: Record<string, string> }).headers?.accesstoken);
  expect(sent).not.toContain(spent);
  expect(sent).toContain(fresh);
  const set = response.headers.getSetCookie();
  expect(set).toContainEqual(expect.stringContaining(`auth.token.admin=${fresh};`));
  expect(set).toContainEqual(expect.stringMatching(/^auth\.refresh_token\.admin=refresh-2;.*HttpOnly/));
  expect(html).not.toContain('refresh-2');
});

test('[AUTH-015] parallel requests, and those that come a moment later with the old cookies, share one exchange', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': staff,
      'GET /api/v1/refresh': () => ({ tokens: { accessToken: fresh, refreshToken: 'refresh-2' } }),
    },
  });
  const visit = () => site.visit('/shop', { headers: { cookie } });

  const parallel = await Promise.all([visit(), visit(), visit()]);
  const later = await visit();

  expect(refreshes(site)).toHaveLength(1);
  for (const { response } of [...parallel, later])
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringContaining('refresh-2'));
});

test.for([401, 500, 503])(
  '[AUTH-016] a refresh that fails with %i logs out, and the page is shown to a visitor',
  async (status) => {
    const site = await startSite({
      answers: {
        'GET /api/v1/refresh': () => {
          throw refused(status, status === 401 ? 'TOKEN_INVALID' : '');
        },
      },
    });

    const { response, cacheable } = await site.visit('/shop', { headers: { cookie } });

    expect([response.status, cacheable]).toEqual([200, false]);
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^auth\.token\.admin=;.*Max-Age=0/),
    );
    expect(refreshes(site)).toHaveLength(1);
    // Nobody asked for that end: the cart stays as the visitor's.
    expect(response.headers.getSetCookie().filter((one) => /^(cartId|protectCode)=;/.test(one))).toEqual([]);
  },
);

test('[AUTH-016] a refresh whose answer does not come is asked once more, and the login is not lost with it', async () => {
  let lost = 1;
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': staff,
      'GET /api/v1/refresh': () => {
        if (lost-- > 0) throw new Error('socket hang up');
        return { tokens: { accessToken: fresh, refreshToken: 'refresh-2' } };
      },
    },
  });

  const { response } = await site.visit('/shop', { headers: { cookie } });
  lost = 2;
  const away = await site.visit('/shop', { headers: { cookie: cookie.replace('refresh-1', 'refresh-9') } });
  const again = await site.visit('/shop', { headers: { cookie: cookie.replace('refresh-1', 'refresh-9') } });

  expect(response.headers.getSetCookie()).toContainEqual(expect.stringContaining('refresh-2'));
  expect(away.response.headers.getSetCookie()).toEqual([]);
  expect(again.response.headers.getSetCookie()).toContainEqual(expect.stringContaining('refresh-2'));
});

test('[OFFICE-01] no page of the office is kept by the browser, whoever asks for it', async () => {
  const site = await startSite({ answers: { 'GET /api/v1/user/profile': staff } });
  const loggedIn = `auth.strategy=admin; auth.token.admin=${fresh}`;

  for (const path of ['/adminLogin', '/admin', '/en/admin', '/admin/narudzbe', '/admin/narudzbe.data'])
    for (const headers of [{}, { cookie: loggedIn }] as Record<string, string>[])
      expect([path, (await site.visit(path, { headers })).response.headers.get('cache-control')]).toEqual([
        path,
        'private, no-store',
      ]);
  expect((await site.visit('/shop')).response.headers.get('cache-control')).toBeNull();
});

test('[AUTH-016] without a refresh token a spent login is over', async () => {
  const site = await startSite();

  const { response } = await site.visit('/shop', {
    headers: { cookie: `auth.strategy=admin; auth.token.admin=${spent}` },
  });

  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^auth\.strategy=;/));
  expect(refreshes(site)).toHaveLength(0);
});

test('[AUTH-022, AUTH-023] a 403 in an admin session logs out, and the call is repeated once without the token', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': ({ headers }) => {
        if (headers.accesstoken) throw refused(403, 'FORBIDDEN');
        return { records: [], pagination: { lastPage: 1, page: 1, limit: 12, total: 0, perPage: 12 } };
      },
      'GET /api/v1/user/profile': staff,
    },
  });

  const { status, response } = await site.visit('/shop', {
    headers: { cookie: `auth.strategy=admin; auth.token.admin=${fresh}` },
  });

  expect(status).toBe(200);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^auth\.token\.admin=;/));
  const asked = site.calls.filter(({ path }) => path === '/api/v1/product/web/filter');
  expect(asked.map(({ headers }) => headers.accesstoken)).toEqual([fresh, undefined]);
});

test('[AUTH-023] the repeated call is not repeated a second time', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': () => {
        throw refused(403, 'FORBIDDEN');
      },
      'GET /api/v1/user/profile': staff,
    },
  });

  const { status } = await site.visit('/shop', {
    headers: { cookie: `auth.strategy=admin; auth.token.admin=${fresh}` },
  });

  expect(status).toBe(403);
  expect(site.calls.filter(({ path }) => path === '/api/v1/product/web/filter')).toHaveLength(2);
});

test("[AUTH-024] a customer's 403 is an ordinary error", async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': () => {
        throw refused(403, 'FORBIDDEN');
      },
      'GET /api/v1/user/profile': () => customer,
    },
  });

  const { status, response } = await site.visit('/shop', {
    headers: { cookie: `auth.strategy=refresh; auth.token.refresh=${fresh}` },
  });

  expect(status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a token the platform does not know shuts nobody out: the page is shown and the cookies go', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/product/web/filter': ({ headers }) => {
        if (headers.accesstoken) throw refused(401, 'TOKEN_INVALID');
        return { records: [], pagination: { lastPage: 1, page: 1, limit: 12, total: 0, perPage: 12 } };
      },
      'GET /api/v1/user/profile': () => {
        throw refused(401, 'TOKEN_INVALID');
      },
    },
  });

  const { status, response } = await site.visit('/shop', {
    headers: { cookie: 'auth.strategy=refresh; auth.token.refresh=made-up' },
  });

  expect(status).toBe(200);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^auth\.token\.refresh=;/));
});

test("every call carries the visitor's address, so that limits count visitors and not the site", async () => {
  const site = await startSite();

  await site.visit('/product/racun-prije-betona');

  const call = site.calls.find(({ path }) => path === '/api/v1/product/web/get');
  expect(call?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('a form that another site sends is refused with 403 before anything happens', async () => {
  const site = await startSite();

  const { status } = await site.visit('/_/consent', {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: new URLSearchParams(),
  });

  expect(status).toBe(403);
});

test('behind a proxy that encrypts, a form is taken although our own connection is not encrypted', async () => {
  const site = await startSite();

  const { status } = await site.visit('/_/consent', {
    method: 'POST',
    headers: { origin: 'https://izlog.example' },
  });

  expect(status).toBe(303);
});
