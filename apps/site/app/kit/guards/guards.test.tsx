import { expect, test, vi } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';
import { guards } from './guards.server.ts';
import { named } from './named-middleware.ts';

const cookie = 'auth.strategy=refresh; auth.token.refresh=token-1';

const guestOnly: Array<[string]> = [
  ['/prijava'],
  ['/registracija'],
  ['/zaboravljena-lozinka'],
  ['/social-login'],
];

test.for(guestOnly)('[ROUTE-061, ROUTE-063] a logged-in user who opens %s is sent home', async ([path]) => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => ({ isBackofficeUser: false }) },
  });

  const { status, location } = await site.visit(path, { headers: { cookie } });

  expect([status, location]).toEqual([302, '/']);
  expect((await site.visit(path)).status).toBe(200);
});

test('[ROUTE-062, ROUTE-063] a customer is no staff: /admin sends him to the staff login', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => ({ isBackofficeUser: false }) },
  });

  const { status, location } = await site.visit('/admin', { headers: { cookie } });

  expect([status, location]).toEqual([302, '/adminLogin?from=%2Fadmin']);
});

test('[ROUTE-063] the profile is open to everybody', async () => {
  const site = await startSite();

  expect((await site.visit('/profil')).status).toBe(200);
});

test("[ROUTE-057] a middleware that does not exist gives status 500 with 'Unknown middleware {name}'", async () => {
  const [middleware] = named(guards, 'nobody');

  const failure = await Promise.resolve()
    .then(() => middleware?.({} as never, vi.fn()))
    .catch((error: unknown) => error);

  expect(failure).toMatchObject({ data: 'Unknown middleware nobody', init: { status: 500 } });
});

test('[ROUTE-057] words every object has are no middleware', () => {
  expect(named(guards, 'toString')[0]).not.toBe(Object.prototype.toString);
});
