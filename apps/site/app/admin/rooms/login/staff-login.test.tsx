import { CallError } from '@izlog/contract/client';
import hr from '@izlog/contract/texts/hr/site.json';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeCall, refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { StaffLoginForm } from './staff-login-form.tsx';

const tokens = { accessToken: 'token-a', refreshToken: 'refresh-a' };
const answers = (isBackofficeUser = true) => ({
  'POST /api/v1/login': () => ({ tokens, user: { isBackofficeUser } }),
  'POST /api/v1/logout': () => ({}),
});
type Site = Awaited<ReturnType<typeof startSite>>;

const send = (site: Site, fields: Record<string, string>, path = '/adminLogin') =>
  site.visit(path, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams(fields)),
  });
const right = { username: 'ured@izlog.example', password: 'tajna-lozinka' };

test('[AUTH-027, AUTH-031, ADMIN-007] staff log in with the one login call, get httpOnly cookies and come to /admin', async () => {
  const site = await startSite({ answers: answers() });

  const { status, location, response } = await send(site, right);

  expect([status, location]).toEqual([303, '/admin']);
  expect(site.calls.find(({ path }) => path === '/api/v1/login')?.body).toEqual({
    ...right,
    strategy: 'admin',
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^auth\.strategy=admin;.*SameSite=Lax; HttpOnly$/),
    expect.stringMatching(/^auth\.token\.admin=token-a;.*SameSite=Lax; HttpOnly$/),
    expect.stringMatching(/^auth\.refresh_token\.admin=refresh-a;.*SameSite=Lax; HttpOnly$/),
  ]);
});

test('[AUTH-031] on https the cookies of a login are Secure', async () => {
  const site = await startSite({ answers: answers() });

  const { response } = await send(site, right, 'https://izlog.example/adminLogin');

  expect(response.headers.getSetCookie().every((one) => one.endsWith('Secure'))).toBe(true);
});

test('[ROUTE-014, ROUTE-064, ADMIN-006] whoever is sent to the login comes back to where he was going', async () => {
  const site = await startSite({ answers: answers() });

  const sent = await site.visit('/admin/templates?page=2');
  const login = await site.visit(sent.location ?? '');
  const from = login.document.querySelector<HTMLInputElement>('input[name="from"]')?.value ?? '';

  expect(sent.location).toBe('/adminLogin?from=%2Fadmin%2Ftemplates%3Fpage%3D2');
  expect((await send(site, { ...right, from })).location).toBe('/admin/templates?page=2');
});

test.for(['https://evil.example/', '//evil.example', '/a.b', 'javascript:alert(1)'])(
  '[ROUTE-065, ROUTE-066] the target %s is ignored, in the address and in the form',
  async (from) => {
    const site = await startSite({ answers: answers() });

    const { document } = await site.visit(`/adminLogin?${new URLSearchParams({ from })}`);

    expect(document.querySelector<HTMLInputElement>('input[name="from"]')?.value).toBe('/admin');
    expect((await send(site, { ...right, from })).location).toBe('/admin');
  },
);

test("[ADMIN-007, AUTH-003] wrong data show 'Prijava nije uspjela'; the typed e-mail stays, the password does not", async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/login': () => {
        throw refused(401, 'INVALID_LOGIN', 'Unknown username or password!');
      },
    },
  });

  const { status, document, response, html } = await send(site, { ...right, from: '/admin/cache' });

  expect(status).toBe(401);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Prijava nije uspjela');
  expect(document.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe(right.username);
  expect(html).not.toContain(right.password);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('[AUTH-027, ADMIN-008] the account of a customer is refused, and its login ended', async () => {
  const site = await startSite({ answers: answers(false) });

  const { status, document, response } = await send(site, right);

  expect(status).toBe(401);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Prijava nije uspjela');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(site.calls.find(({ path }) => path === '/api/v1/logout')?.headers.refreshtoken).toBe('refresh-a');
});

test('a form left empty says at each field what is missing, and the platform is not asked', async () => {
  const site = await startSite({ answers: answers() });

  const { status, document } = await send(site, { username: ' ', password: '' });

  const inputs = [...document.querySelectorAll('input[aria-invalid="true"]')];
  const errors = inputs.map((input) => {
    const id = input.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent?.trim();
  });
  expect(status).toBe(400);
  expect(errors).toEqual(['Unos ovog polja je obavezan', 'Unos ovog polja je obavezan']);
  expect(site.calls.some(({ path }) => path === '/api/v1/login')).toBe(false);
});

test('too many tries, and a platform that does not answer, are told', async () => {
  for (const [status, code] of [
    [429, 'TOO_MANY_REQUESTS'],
    [503, ''],
  ] as const) {
    const site = await startSite({
      answers: {
        'POST /api/v1/login': () => {
          throw refused(status, code);
        },
      },
    });

    const { document } = await send(site, right);

    expect(document.querySelector('[role="alert"]')?.textContent).not.toBe('');
  }
});

test('a form of a megabyte is not read to its end', async () => {
  const site = await startSite({ answers: answers() });

  expect((await send(site, { ...right, more: 'x'.repeat(1_000_000) })).status).toBe(413);
});

test('staff who are logged in already are not asked again', async () => {
  const site = await startSite({
    answers: { 'GET /api/v1/user/profile': () => ({ isBackofficeUser: true }) },
  });
  const cookie = 'auth.strategy=admin; auth.token.admin=token-a';

  expect((await site.visit('/adminLogin', { headers: { cookie } })).location).toBe('/admin');
});

test('[AUTH-017, AUTH-018, AUTH-020, AUTH-021] logout ends the login, removes the cookies and says so', async () => {
  const site = await startSite({ answers: answers() });
  const cookie = 'auth.strategy=admin; auth.token.admin=token-a; auth.refresh_token.admin=refresh-a';

  const { status, location, response } = await site.visit('/_/logout', {
    method: 'POST',
    headers: { origin: 'http://izlog.example', cookie },
  });

  expect(status).toBe(303);
  expect(site.calls.find(({ path }) => path === '/api/v1/logout')?.headers.refreshtoken).toBe('refresh-a');
  expect(response.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual([
    'auth.strategy=',
    'auth.token.admin=',
    'auth.refresh_token.admin=',
    'cartId=',
    'protectCode=',
  ]);
  const next = await site.visit(location ?? '');
  expect(next.document.querySelector('[role="status"]')?.textContent).toContain('Odjavili ste se.');
});

test('[AUTH-021] logout works also when the platform does not', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/logout': () => {
        throw refused(503, '');
      },
    },
  });

  const { status, response } = await site.visit('/_/logout', {
    method: 'POST',
    headers: {
      origin: 'http://izlog.example',
      cookie: 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=r',
    },
  });

  expect([status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^auth\.token\.refresh=;/));
});

test('an address alone logs nobody out', async () => {
  const site = await startSite();

  expect((await site.visit('/_/logout')).status).toBe(404);
});

test('[AUTH-010, AUTH-011] a double click sends one request, and after the answer the form can be sent again', async () => {
  const finish: Array<(value: null) => void> = [];
  const action = vi.fn(() => new Promise((resolve) => finish.push(resolve)));
  renderSite(<StaffLoginForm from="/admin" />, { action, messages: { ...hr, ...staffHr } });
  const button = screen.getByRole('button', { name: 'Prijavi se' });

  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(button.closest('form') as HTMLFormElement);

  expect(action).toHaveBeenCalledTimes(1);
  finish[0]?.(null);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

const second = { challenge: 'izazov', methods: ['totp', 'recoveryCode', 'passkey'] };

/** A platform where the account has second factors; `code` is the one that is right. */
const protectedBy = (given = second) => ({
  ...answers(),
  'POST /api/v1/login': () => {
    throw new CallError({ status: 401, code: 'SECOND_FACTOR_REQUIRED', message: 'x', payload: given });
  },
  'POST /api/v1/user/login/secondFactor': ({ body }: FakeCall) => {
    if (body.challenge === 'istekao') throw refused(401, 'SECOND_FACTOR_EXPIRED');
    if (body.code !== '123456' && body.code !== 'ABCDE-FGHJK') throw refused(401, 'SECOND_FACTOR_INVALID');
    return { tokens, user: { isBackofficeUser: true } };
  },
});

const fieldsOf = (form: Element | null | undefined) =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? [])].map((input) => [
      input.name,
      input.value,
    ]),
  );

test('[AUTH-027, ADMIN-007] after the right password staff show a code of their app, also without scripts', async () => {
  const site = await startSite({ answers: protectedBy() });

  const asked = await send(site, right, '/adminLogin?from=%2Fadmin%2Fcache');
  const form = asked.document.querySelector('form');
  const done = await send(site, { ...fieldsOf(form), code: '123 456' });

  expect([asked.status, asked.response.headers.getSetCookie()]).toEqual([200, []]);
  expect(asked.document.querySelector('h1')?.textContent).toBe('Potvrda prijave');
  expect(asked.html).not.toContain(right.password);
  expect([done.status, done.location]).toEqual([303, '/admin/cache']);
  expect(site.calls.at(-1)?.body).toEqual({ challenge: 'izazov', code: '123456' });
  expect(done.response.headers.getSetCookie()[0]).toContain('auth.strategy=admin');
});

test('a recovery code opens the account in place of the phone, also without scripts', async () => {
  const site = await startSite({ answers: protectedBy() });
  const { document } = await send(site, right);
  const form = [...document.querySelectorAll('form')].at(-1);

  const { status, location } = await send(site, { ...fieldsOf(form), code: 'ABCDE-FGHJK' });

  expect([status, location]).toEqual([303, '/admin']);
});

test('a wrong code is told beside its field, and the login goes on; what is no code costs no attempt', async () => {
  const site = await startSite({ answers: protectedBy() });
  const { document } = await send(site, right);
  const fields = fieldsOf(document.querySelector('form'));

  const wrong = await send(site, { ...fields, code: '000000' });
  const letters = await send(site, { ...fields, code: 'abcdef' });
  const empty = await send(site, { ...fields, code: '' });

  expect(faultsIn(wrong.document)).toEqual({ code: 'Kôd nije ispravan ili je istekao. Pokušajte ponovno.' });
  expect(fieldsOf(wrong.document.querySelector('form'))).toEqual(fields);
  expect([wrong.status, letters.status, empty.status]).toEqual([401, 400, 400]);
  expect(site.calls.filter(({ path }) => path.endsWith('/secondFactor'))).toHaveLength(1);
});

test('a login that took too long begins with the password again and says so', async () => {
  const site = await startSite({ answers: protectedBy({ ...second, challenge: 'istekao' }) });
  const { document } = await send(site, right);

  const over = await send(site, { ...fieldsOf(document.querySelector('form')), code: '123456' });

  expect(over.document.querySelector('[role="alert"]')?.textContent).toContain('Prijava je istekla.');
  expect(over.document.querySelector('input[name="password"]')).not.toBeNull();
  expect(over.document.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe(right.username);
});

test('only what the account has is offered, and the pages of the login have no fault that axe finds', async () => {
  const site = await startSite({ answers: protectedBy({ challenge: 'x', methods: ['totp'] }) });

  const first = await site.visit('/adminLogin');
  const next = await send(site, right);

  expect(next.document.querySelectorAll('form')).toHaveLength(1);
  expect(next.document.querySelector('main')?.textContent).not.toContain('kôd koj');
  expect(next.document.querySelector('details')).toBeNull();
  for (const { document } of [first, next])
    expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('a passkey logs in by itself: the site gives what to sign and takes what was signed, with the page’s own origin', async () => {
  const begun = { challenge: 'izazov', options: { challenge: 'abc' } };
  const site = await startSite({
    answers: {
      'POST /api/v1/user/login/passkey/begin': () => begun,
      'POST /api/v1/user/login/passkey': () => ({ tokens, user: { isBackofficeUser: true } }),
    },
  });
  const step = (fields: Record<string, string>) =>
    site.visit('/_/passkey-login', sentForm({ language: 'de', ...fields }));

  const first = await step({ act: 'begin' });
  const done = await step({
    act: 'finish',
    challenge: 'izazov',
    response: '{"id":"k"}',
    from: '//zlo.example',
  });

  expect(JSON.parse(first.html)).toEqual(begun);
  expect(JSON.parse(done.html)).toEqual({ to: '/de/admin' });
  expect(site.calls.at(-1)?.body).toEqual({
    challenge: 'izazov',
    response: { id: 'k' },
    origin: 'http://izlog.example',
  });
  expect(done.response.headers.getSetCookie()[0]).toContain('auth.strategy=admin');
});

test('a passkey that opens nothing is told in the language of the page; nonsense and strangers change nothing', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/user/login/passkey': () => {
        throw refused(401, 'SECOND_FACTOR_INVALID');
      },
    },
  });
  const step = { act: 'finish', challenge: 'x', response: 'nije JSON', language: 'en' };

  const refusedStep = await site.visit('/_/passkey-login', sentForm(step));
  const stranger = await site.visit('/_/passkey-login', {
    ...sentForm(step),
    headers: { origin: 'https://zlo.example' },
  });

  expect(refusedStep.status).toBe(401);
  expect(JSON.parse(refusedStep.html).refusal).toContain('The code is not right');
  expect(stranger.status).toBe(403);
  expect((await site.visit('/_/passkey-login')).status).toBe(404);
  const outside = await site.visit('/_/passkey', sentForm({ act: 'begin', password: 'x' }));
  expect(outside.location).toContain('/adminLogin');
});

test('staff with a second factor who come to the login of customers are led to their own', async () => {
  const site = await startSite({ answers: protectedBy() });

  const { location } = await send(site, { form: 'login', ...right, password: 'tajna-lozinka' }, '/prijava');
  const { document } = await site.visit(location ?? '');

  expect(location).toBe('/adminLogin?staff=1');
  expect(document.querySelector('[role="status"]')?.textContent).toContain('traži potvrdu prijave');
});
