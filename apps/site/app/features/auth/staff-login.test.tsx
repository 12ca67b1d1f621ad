import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '../../testing/fake-platform.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { startSite } from '../../testing/start-site.ts';
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
  expect(site.calls.find(({ path }) => path === '/api/v1/login')?.body).toEqual(right);
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
  renderSite(<StaffLoginForm from="/admin" />, { action });
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
