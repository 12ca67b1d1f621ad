import { expect, test } from 'vitest';
import { cachePolicyOf } from '#site/i18n/cache-policy.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const tokens = { accessToken: 'token-a', refreshToken: 'refresh-a' };
const invitation = {
  email: 'nova@izlog.example',
  details: { firstName: 'Nova', lastName: 'Osoba' },
  roles: [
    { key: 'editor', name: 'Editor' },
    { key: 'own-1', name: 'Skladište' },
  ],
};
const path = '/adminLogin/invitation?token=dobar';
const filled = {
  form: 'invitation',
  token: 'dobar',
  firstName: 'Novka',
  lastName: 'Osoba',
  newPassword: 'sasvim nova prijava',
  newPasswordAgain: 'sasvim nova prijava',
};

const begin = () =>
  startSite({
    answers: {
      'POST /api/v1/user/staff/invitation/get': ({ body }) => {
        if (body.token !== 'dobar') throw refused(400, 'LINK_INVALID');
        return invitation;
      },
      'POST /api/v1/user/staff/accept': ({ body }) => {
        if (body.token !== 'dobar') throw refused(400, 'LINK_INVALID');
        return { email: invitation.email };
      },
      'POST /api/v1/login': () => ({ tokens, user: { isBackofficeUser: true } }),
    },
  });

test('the link of an invitation shows for whom and for what it is, with the name to correct', async () => {
  const site = await begin();

  const { status, document, response } = await site.visit(path);

  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(status).toBe(200);
  expect(document.querySelector('main')?.textContent).toContain('Vaša uloga: Urednik, Skladište.');
  expect([value('firstName'), value('lastName')]).toEqual(['Nova', 'Osoba']);
  expect(document.querySelector<HTMLInputElement>('[type="email"]')?.value).toBe(invitation.email);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(cachePolicyOf('/adminLogin/invitation')).toBeUndefined();
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('whoever accepts an invitation is logged in with the own name and password, also without scripts', async () => {
  const site = await begin();

  const { status, location, response } = await site.visit(path, sentForm(filled));

  expect([status, location]).toEqual([303, '/admin']);
  expect(site.calls.find((call) => call.path.endsWith('/staff/accept'))?.body).toEqual({
    token: 'dobar',
    password: 'sasvim nova prijava',
    details: { firstName: 'Novka', lastName: 'Osoba' },
  });
  expect(response.headers.getSetCookie().join()).toContain('auth.token.admin=token-a');
});

test('a used, old or invented link says so and leads on', async () => {
  const site = await begin();

  for (const address of [
    '/adminLogin/invitation?token=stari',
    '/adminLogin/invitation',
    '/de/adminLogin/invitation?token=x',
  ]) {
    const { status, document } = await site.visit(address);
    expect(status).toBe(410);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    const ways = [...document.querySelectorAll('main a.button')].map((a) => a.getAttribute('href'));
    expect(ways[0]).toMatch(/adminLogin$/);
  }
  const late = await site.visit(path, sentForm({ ...filled, token: 'stari' }));
  expect(late.status).toBe(400);
  expect(late.document.querySelector('[role="alert"]')?.textContent).toContain(
    'Ova poveznica je već iskorištena',
  );
});

test('a form with faults says at each field what is wrong, and no password comes back', async () => {
  const site = await begin();

  const { document, html, status } = await site.visit(
    path,
    sentForm({ ...filled, firstName: ' ', newPassword: 'kratka', newPasswordAgain: 'druga-lozinka' }),
  );

  expect(status).toBe(400);
  expect(Object.keys(faultsIn(document))).toEqual(['firstName', 'newPassword', 'newPasswordAgain']);
  expect(html).not.toContain('druga-lozinka');
  expect(site.calls.some((call) => call.path.endsWith('/staff/accept'))).toBe(false);
});
