import { CallError } from '@izlog/contract/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { LoginForm } from '../door/login-form.tsx';

const tokens = { accessToken: 'token-a', refreshToken: 'refresh-a' };
const answers = (more: Answers = {}): Answers => ({
  'POST /api/v1/login': () => ({ tokens, user: customer }),
  'GET /api/v1/user/profile': () => {
    throw refused(403, 'FORBIDDEN');
  },
  'GET /api/v1/user/web/profile': () => customer,
  'GET /api/v1/cms/wishlist/filter': () => ({
    records: [{ product_id: 12, created_at: '' }],
    pagination: {},
  }),
  'POST /api/v1/cms/wishlist/merge': () => ({ total: 1 }),
  ...more,
});
const right = { form: 'login', username: 'ana@posta.example', password: 'šest i dvije', from: '' };
const session = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';

test('[AUTH-034, AUTH-035] the login page shows its title and the form below it', async () => {
  const site = await startSite();

  const { document, status } = await site.visit('/prijava');

  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Prijava');
  expect(document.querySelector('form input[name="username"]')?.getAttribute('autocomplete')).toBe(
    'username',
  );
  expect(await axeFindings(document.querySelector('main') ?? document.body)).toEqual([]);
});

test('[AUTH-001, AUTH-006, AUTH-007, AUTH-031] the right password begins a session, says so and goes home', async () => {
  const site = await startSite({ answers: answers() });

  const { status, location, response } = await site.visit('/prijava', sentForm(right));

  expect([status, location]).toEqual([303, '/']);
  expect(cookiesOf(response)).toMatchObject({
    'auth.strategy': 'refresh',
    'auth.token.refresh': 'token-a',
    'auth.refresh_token.refresh': 'refresh-a',
    flash: 'login',
  });
  for (const cookie of response.headers.getSetCookie().filter((one) => one.startsWith('auth.')))
    expect(cookie).toMatch(/HttpOnly/);
});

test('[AUTH-025] a login without further words has the strategy refresh, which sends its token in header accessToken', async () => {
  const site = await startSite({ answers: answers() });
  const { response } = await site.visit('/prijava', sentForm(right));
  const cookies = Object.entries(cookiesOf(response)).map(([name, value]) => `${name}=${value}`);
  const before = site.calls.length;

  await site.visit('/profil', { headers: { cookie: cookies.join('; ') } });

  expect(cookies).toContain('auth.strategy=refresh');
  const asked = site.calls.slice(before).find(({ path }) => path === '/api/v1/user/profile');
  expect(asked?.headers).toMatchObject({ accesstoken: 'token-a' });
  expect(asked?.headers).not.toHaveProperty('authorization');
});

test('[AUTH-001] over an encrypted connection the session is never sent without', async () => {
  const site = await startSite({ answers: answers(), env: { publicUrl: 'https://izlog.example' } });

  const { response } = await site.visit('/prijava', sentForm(right));

  for (const cookie of response.headers.getSetCookie().filter((one) => one.startsWith('auth.')))
    expect(cookie).toMatch(/SameSite=Lax.*; Secure/);
});

test('[AUTH-005] after the login the user is fetched, and the wishlist after it', async () => {
  const site = await startSite({ answers: answers() });

  const { response } = await site.visit('/prijava', sentForm(right));
  const cookie = Object.entries(cookiesOf(response))
    .map((pair) => pair.join('='))
    .join('; ');
  await site.visit('/', { headers: { cookie } });

  const asked = site.calls.map(({ path }) => path);
  const login = asked.indexOf('/api/v1/login');
  const user = asked.indexOf('/api/v1/user/web/profile');
  const wishlist = asked.indexOf('/api/v1/cms/wishlist/filter');
  expect(login).toBeLessThan(user);
  expect(user).toBeLessThan(wishlist);
  expect(site.calls[wishlist]?.query.get('limit')).toBe('9999');
});

test('[ROUTE-064, ROUTE-066, AUTH-007] the remembered page is gone on to when it is safe, else home', async () => {
  const site = await startSite({ answers: answers() });
  const sentTo = async (from: string) =>
    (await site.visit('/prijava', sentForm({ ...right, from }))).location;

  expect(await sentTo('/product/planer?boja=2#slike')).toBe('/product/planer?boja=2#slike');
  for (const from of ['https://zlo.example', '//zlo.example', '/\\zlo', 'javascript:1'])
    expect(await sentTo(from)).toBe('/');
});

test('[AUTH-002, AUTH-003, AUTH-009] a wrong password is told, the name stays, the password does not, nobody is logged in', async () => {
  const wrong = () => {
    throw refused(401, 'INVALID_LOGIN', 'Unknown username or password!');
  };
  const site = await startSite({ answers: { 'POST /api/v1/login': wrong } });

  const { status, document, response } = await site.visit('/prijava', sentForm(right));

  expect(status).toBe(401);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Prijava nije uspjela');
  expect(document.querySelector<HTMLInputElement>('[name="username"]')?.defaultValue).toBe(
    'ana@posta.example',
  );
  expect(document.querySelector<HTMLInputElement>('[name="password"]')?.defaultValue).toBe('');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await axeFindings(document.querySelector('main') ?? document.body)).toEqual([]);
});

test('[AUTH-003] the message without the code has its own words, and one that is unknown is shown as it is', async () => {
  for (const [message, words] of [
    ['Unknown username or password!', 'Nepoznato korisničko ime ili lozinka!'],
    ['Student is not assigned to any department', 'Student nije dodijeljen nijednom odjelu.'],
    ['The account is asleep.', 'The account is asleep.'],
  ] as const) {
    const site = await startSite({
      answers: {
        'POST /api/v1/login': () => {
          throw refused(400, 'SOMETHING', message);
        },
      },
    });

    const { document } = await site.visit('/prijava', sentForm(right));

    expect(document.querySelector('[role="alert"]')?.textContent, `[AUTH-061] ${message}`).toContain(words);
  }
});

test('[AUTH-004] what is wrong stands beside its field, and the platform is not asked', async () => {
  const site = await startSite({ answers: answers() });

  const { status, document } = await site.visit(
    '/prijava',
    sentForm({ ...right, username: 'ana', password: '1234567' }),
  );

  expect(status).toBe(400);
  expect(faultsIn(document)).toEqual({
    username: 'Unesite uzorak adrese elektroničke pošte',
    password: 'Najmanji dopušteni broj znakova: 8',
  });
  expect(site.calls.some(({ path }) => path === '/api/v1/login')).toBe(false);
});

test('[AUTH-004, AUTH-011] in the browser a wrong form is not sent, takes the focus to what is wrong, and can be sent again', async () => {
  const action = vi.fn(() => ({ form: 'login', refusal: 'Prijava nije uspjela' }));
  renderSite(<LoginForm from="" />, { action, path: '/prijava' });
  const button = screen.getByRole('button', { name: 'Prijavi se' });
  const [username, password] = [screen.getByLabelText('E-pošta'), screen.getByLabelText('Lozinka')];

  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 polja'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(action).not.toHaveBeenCalled();

  fireEvent.change(username, { target: { value: 'ana@posta.example' } });
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(password));

  fireEvent.change(password, { target: { value: 'šest i dvije' } });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Prijava nije uspjela'));
  expect(action).toHaveBeenCalledTimes(1);
  expect((username as HTMLInputElement).value).toBe('ana@posta.example');
});

test('[AUTH-010] a double click sends one request', async () => {
  const answer: Array<(value: unknown) => void> = [];
  const action = vi.fn(() => new Promise((resolve) => answer.push(resolve)));
  renderSite(<LoginForm from="" />, { action, path: '/prijava' });
  fireEvent.change(screen.getByLabelText('E-pošta'), { target: { value: 'ana@posta.example' } });
  fireEvent.change(screen.getByLabelText('Lozinka'), { target: { value: 'šest i dvije' } });
  const button = screen.getByRole('button', { name: 'Prijavi se' });

  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.submit(button.closest('form') as HTMLFormElement);

  expect(action).toHaveBeenCalledTimes(1);
  answer[0]?.({ form: 'login', refusal: 'Ne.' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

test('[ACCT-026] what a visitor wished for goes on the list after the login', async () => {
  const site = await startSite({ answers: answers() });

  const { response } = await site.visit('/prijava', sentForm(right, 'wish=12.7'));

  expect(site.calls.find(({ path }) => path === '/api/v1/cms/wishlist/merge')?.body).toEqual({
    product_ids: [12, 7],
  });
  expect(cookiesOf(response)).toMatchObject({ flash: 'login.wishAdded', wish: '' });
});

test('[AUTH-027, ACCT-021] staff who log in here get a session of staff, and no wishlist is loaded', async () => {
  const staff = { ...customer, isBackofficeUser: true };
  const site = await startSite({
    answers: answers({
      'POST /api/v1/login': () => ({ tokens, user: staff }),
      'GET /api/v1/user/profile': () => staff,
    }),
  });

  const { response } = await site.visit('/prijava', sentForm(right, 'wish=12'));
  await site.visit('/', { headers: { cookie: 'auth.strategy=admin; auth.token.admin=token-a' } });

  expect(cookiesOf(response)).toMatchObject({ 'auth.strategy': 'admin' });
  expect(site.calls.some(({ path }) => path.includes('wishlist'))).toBe(false);
});

test('[AUTH-030, AUTH-032, ACCT-021] with a session every page knows who is looking; without one nothing is asked', async () => {
  const site = await startSite({ answers: answers() });

  const known = await site.visit('/shop', { headers: { cookie: session } });
  const asked = site.calls.length;
  const unknown = await site.visit('/shop');

  expect(known.cacheable).toBe(false);
  expect(known.document.querySelector('a[aria-label="Moj profil: Ana"]')).not.toBeNull();
  expect(known.document.querySelector('a[aria-label="Lista želja, 1 proizvod"]')).not.toBeNull();
  expect(unknown.document.querySelector('a[aria-label="Moj profil"]')).not.toBeNull();
  const later = site.calls.slice(asked).map(({ path }) => path);
  expect(later.filter((path) => path.includes('profile') || path.includes('wishlist'))).toEqual([]);
});

test('a list of wishes that cannot be loaded leaves the page standing', async () => {
  const site = await startSite({
    answers: answers({
      'GET /api/v1/cms/wishlist/filter': () => {
        throw refused(503, '');
      },
    }),
  });

  expect((await site.visit('/shop', { headers: { cookie: session } })).status).toBe(200);
});

test('[AUTH-019] after the logout no page shows a wish any more, and none is asked for', async () => {
  const site = await startSite({ answers: answers({ 'POST /api/v1/logout': () => ({}) }) });
  const wishes = 'a[aria-label^="Lista želja"]';
  const before = await site.visit('/shop', { headers: { cookie: session } });
  expect(before.document.querySelector(wishes)?.textContent).toBe('1');

  const { response, location } = await site.visit('/_/logout', sentForm({ from: '/shop' }, session));
  const asked = site.calls.length;
  const kept = Object.entries(cookiesOf(response)).filter(([, value]) => value !== '');
  const cookie = kept.map((pair) => pair.join('=')).join('; ');
  const after = await site.visit(String(location), { headers: { cookie } });

  expect(after.document.querySelector(wishes)?.textContent).toBe('');
  expect(after.document.querySelector(wishes)?.getAttribute('aria-label')).toBe('Lista želja');
  expect(site.calls.slice(asked).some(({ path }) => path.includes('wishlist'))).toBe(false);
});

test('[AUTH-020, ACCT-013] logout of a customer stays on the page and leaves the words for it', async () => {
  const site = await startSite({ answers: answers({ 'POST /api/v1/logout': () => ({}) }) });

  const { location, response } = await site.visit('/_/logout', sentForm({ from: '/profil' }, session));

  expect(location).toBe('/profil');
  expect(cookiesOf(response)).toMatchObject({ 'auth.token.refresh': '', cartId: '', flash: 'logout' });
});

test('[AUTH-053] opening the link of the mail alone confirms nothing: a form does, which sends itself', async () => {
  const site = await startSite({
    answers: answers({ 'GET /api/v1/user/web/verify': () => ({ verified: true, email: customer.email }) }),
  });

  const { document } = await site.visit('/prijava?verificationToken=t-1');
  const asked = site.calls.some(({ path }) => path.includes('verify'));
  const { location, response } = await site.visit(
    '/prijava',
    sentForm({ form: 'verify', verificationToken: 't-1' }),
  );

  expect(asked).toBe(false);
  expect(document.querySelector('input[name="verificationToken"]')?.getAttribute('value')).toBe('t-1');
  expect(site.calls.find(({ path }) => path === '/api/v1/user/web/verify')?.query.get('token')).toBe('t-1');
  expect(location).toBe('/prijava');
  expect(cookiesOf(response)).toMatchObject({ flash: 'emailConfirmed' });
});

test('[AUTH-053, AUTH-054] a link without token, and one that was used, are told', async () => {
  for (const [code, message, words] of [
    ['TOKEN_UNDEFINED', 'The token is not defined.', 'Token nije definiran.'],
    ['LINK_INVALID', 'Used.', 'Ova poveznica je već iskorištena ili je istekla. Zatražite novu.'],
  ] as const) {
    const site = await startSite({
      answers: {
        'GET /api/v1/user/web/verify': () => {
          throw refused(400, code, message);
        },
      },
    });

    const { document } = await site.visit('/prijava?verificationToken=', sentForm({ form: 'verify' }));

    expect(document.querySelector('[role="alert"]')?.textContent).toContain(words);
  }
});

test('the link that takes an e-mail change back needs a press, and asks for a new password after it', async () => {
  const site = await startSite({
    answers: { 'POST /api/v1/user/web/email/undo': () => ({ email: customer.email, passwordToken: 'n-1' }) },
  });

  const { document } = await site.visit('/prijava?undoEmail=t-2');
  const { location } = await site.visit('/prijava', sentForm({ form: 'undoEmail', token: 't-2' }));

  expect(document.querySelector('form input[name="token"]')?.getAttribute('value')).toBe('t-2');
  expect(location).toBe('/zaboravljena-lozinka?token=n-1');
});

test('[AUTH-055] whether there is such an account, the answer to a forgotten password is the same', async () => {
  const site = await startSite({ answers: { 'POST /api/v1/user/web/password/forgot': () => ({}) } });

  const { status, document } = await site.visit(
    '/zaboravljena-lozinka',
    sentForm({ form: 'forgot', email: 'nitko@posta.example' }),
  );

  expect(status).toBe(200);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Ako račun s tom adresom postoji');
});

test('[AUTH-056] with the link of the mail a new password is set, and the login is next', async () => {
  const site = await startSite({ answers: { 'POST /api/v1/user/web/password/set': () => ({}) } });
  const { document, response } = await site.visit('/zaboravljena-lozinka?token=t-3');
  const typed = {
    form: 'setPassword',
    token: 't-3',
    newPassword: 'posve nova',
    newPasswordAgain: 'posve nova',
  };

  const wrong = await site.visit(
    '/zaboravljena-lozinka?token=t-3',
    sentForm({ ...typed, newPasswordAgain: 'x' }),
  );
  const good = await site.visit('/zaboravljena-lozinka?token=t-3', sentForm(typed));

  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await axeFindings(document.querySelector('main') ?? document.body)).toEqual([]);
  expect(faultsIn(wrong.document)).toEqual({ newPasswordAgain: 'Unesene lozinke se ne podudaraju' });
  expect(good.location).toBe('/prijava');
  expect(site.calls.find(({ path }) => path.endsWith('/set'))?.body).toEqual({
    token: 't-3',
    newPassword: 'posve nova',
  });
});

test('[AUTH-056] a common password is refused beside its field', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/user/web/password/set': () => {
        const fields = [{ path: 'newPassword', kind: 'commonPassword', message: 'Too common.' }];
        throw new CallError({
          status: 400,
          code: 'VALIDATION_FAILED',
          message: 'Wrong.',
          payload: { fields },
        });
      },
    },
  });

  const { document } = await site.visit(
    '/zaboravljena-lozinka?token=t-3',
    sentForm({ form: 'setPassword', token: 't-3', newPassword: 'password', newPasswordAgain: 'password' }),
  );

  expect(faultsIn(document).newPassword).toContain('Ova se lozinka lako pogađa');
});

test('[AUTH-034] a link that logs in is asked for beside the password, and the answer does not tell whether there is an account', async () => {
  const asked: unknown[] = [];
  const site = await startSite({
    answers: answers({
      'POST /api/v1/user/web/loginLink/send': ({ body }) => {
        asked.push(body);
        return {};
      },
    }),
  });
  const form = { form: 'askLoginLink', from: '/naplata' };

  const wrong = await site.visit('/prijava', sentForm({ ...form, linkEmail: 'ana' }));
  const { document } = await site.visit('/prijava', sentForm({ ...form, linkEmail: ' ana@posta.example ' }));
  await site.visit('/prijava', sentForm({ ...form, from: '//zla.example', linkEmail: 'ana@posta.example' }));

  expect(faultsIn(wrong.document)).toHaveProperty('linkEmail');
  expect(asked).toEqual([{ email: 'ana@posta.example', from: '/naplata' }, { email: 'ana@posta.example' }]);
  expect(document.body.textContent).toContain('Ako račun s tom adresom postoji');
});

test('[AUTH-006, ROUTE-064] the link of the mail logs in by a press alone, and leads on to where one came from', async () => {
  const site = await startSite({
    answers: answers({ 'POST /api/v1/user/web/loginLink/use': () => ({ tokens, user: customer }) }),
  });

  const opened = await site.visit('/prijava?loginToken=abc&from=%2Fnaplata');
  const form = { form: 'loginLink', token: 'abc', from: '/naplata' };
  const { status, location, response } = await site.visit('/prijava', sentForm(form));

  expect(opened.response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(cookiesOf(opened.response)).not.toHaveProperty('auth.strategy');
  expect(opened.document.querySelector('input[name="token"]')?.getAttribute('value')).toBe('abc');
  expect(await axeFindings(opened.document.querySelector('main') ?? opened.document.body)).toEqual([]);
  expect([status, location]).toEqual([303, '/naplata']);
  expect(cookiesOf(response)).toMatchObject({ 'auth.strategy': 'refresh', 'auth.token.refresh': 'token-a' });
});

test('[AUTH-054] a link that was used says so, and the way to another stands on the page', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/user/web/loginLink/use': () => {
        throw refused(400, 'LINK_INVALID');
      },
    }),
  });

  const { document } = await site.visit(
    '/prijava?loginToken=abc',
    sentForm({ form: 'loginLink', token: 'abc', from: '' }),
  );

  expect(document.querySelector('[data-problems]')?.textContent).not.toBe('');
  expect(document.querySelector('input[name="linkEmail"]')).not.toBeNull();
});
