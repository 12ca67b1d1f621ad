import { expect, test } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { cookiesOf } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const tokens = { accessToken: 'token-a', refreshToken: 'refresh-a' };
const providers: Answers = {
  'GET /api/v1/user/social/providers': () => ({ records: [{ name: 'google', title: 'Google' }] }),
  'POST /api/v1/user/social/start': () => ({ url: 'https://accounts.example/auth?x=1', flow: 'flow-1' }),
  'POST /api/v1/user/social/oauth': () => ({ tokens, user: customer, isNew: false }),
  'GET /api/v1/user/profile': () => customer,
};

test('[AUTH-029, AUTH-034] without a provider the page shows its title only; with one a way out', async () => {
  const none = await (await startSite()).visit('/social-login');
  const one = await (await startSite({ answers: providers })).visit('/prijava?from=%2Fshop');

  expect(none.document.querySelector('main')?.textContent?.trim()).toBe('Prijava putem društvenih mreža');
  expect(one.document.querySelector('a[href^="/social-login"]')?.getAttribute('href')).toBe(
    '/social-login?provider=google&from=%2Fshop',
  );
});

test('[AUTH-028] the browser goes to the provider and comes back logged in, to where it was', async () => {
  const site = await startSite({ answers: providers });

  const away = await site.visit('/social-login?provider=google&from=%2Fshop');
  const left = away.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const back = await site.visit('/social-login?code=c-1&state=s-1', { headers: { cookie: left } });

  expect(away.location).toBe('https://accounts.example/auth?x=1');
  expect(away.response.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
  expect(site.calls.find(({ path }) => path.endsWith('/social/oauth'))?.body).toMatchObject({
    provider: 'google',
    flow: 'flow-1',
    code: 'c-1',
    state: 's-1',
    redirectUri: 'http://izlog.example/social-login',
  });
  expect(back.location).toBe('/shop');
  expect(cookiesOf(back.response)).toMatchObject({
    'auth.token.refresh': 'token-a',
    social: '',
    flash: 'login',
  });
});

test('[AUTH-028, AUTH-029] what the provider or the platform refuses is told', async () => {
  const site = await startSite({
    answers: {
      ...providers,
      'POST /api/v1/user/social/oauth': () => {
        throw refused(400, 'USER_EXISTS', 'User already exist.');
      },
    },
  });

  const refusedHere = await site.visit('/social-login?code=c-1&state=s-1');
  const refusedThere = await site.visit('/social-login?error=access_denied');

  expect(refusedHere.document.querySelector('[role="alert"]')?.textContent).toContain('već postoji');
  expect(refusedThere.document.querySelector('[role="alert"]')?.textContent).toContain(
    'Prijava je prekinuta',
  );
});
