import { expect, test } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const path = '/admin/security';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36';
const login = {
  created_at: '2026-11-20T08:00:00.000Z',
  used_at: '2026-11-21T09:30:00.000Z',
  address: '203.0.113.0',
  device: chrome,
  hasSecondFactor: false,
};
const here = { ...login, id: '0b0f7f3e-0000-4000-8000-000000000001', isCurrent: true, hasSecondFactor: true };
const there = { ...login, id: '0b0f7f3e-0000-4000-8000-000000000002', isCurrent: false };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const mustKnow = (password: unknown) => {
  if (password !== 'moja lozinka') throw refused(400, 'INCORRECT_OLD_PASSWORD', 'Incorrect old password.');
};

async function open({ hasTotp = false, more = {} }: { hasTotp?: boolean; more?: Answers } = {}) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: [],
        email: 'ana@izlog.example',
        details: { firstName: 'Ana', lastName: 'Anić' },
      }),
      'GET /api/v1/user/secondFactor/get': () => ({
        hasTotp,
        recoveryCodesLeft: hasTotp ? 2 : 0,
        passkeys: [{ id: 7, name: 'Telefon', created_at: login.created_at, used_at: null }],
      }),
      'GET /api/v1/user/session/filter': () => ({ records: [here, there] }),
      'GET /api/v1/user/joined/filter': () => ({ records: [] }),
      'POST /api/v1/user/secondFactor/totp/begin': ({ body }) => {
        mustKnow(body.password);
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', svg };
      },
      'POST /api/v1/user/secondFactor/totp/confirm': ({ body }) => {
        if (body.code !== '123456') throw refused(401, 'SECOND_FACTOR_INVALID');
        return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
      },
      ...more,
    },
  });
  const send = (fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie));
  return { ...site, send, see: () => site.visit(path, { headers: { cookie } }) };
}

test('"My security" shows factors and logins with device, network and time, and is kept nowhere', async () => {
  const { see } = await open({ hasTotp: true });

  const { document, response, cacheable } = await see();

  const rows = [...document.querySelectorAll('#h-logins ~ .ledger > li')].map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('Chrome, Linux');
  expect(rows[0]).toContain('Ova prijava');
  expect(rows[0]).toContain('Mreža 203.0.113.0');
  expect(rows[1]).toContain('zadnji put 21. studenoga 2026., 10:30');
  expect(document.querySelectorAll('form[aria-label^="Završi prijavu"]')).toHaveLength(1);
  expect(document.querySelector('main')?.textContent).toContain('Preostala su 2 rezervna koda.');
  expect([cacheable, response.headers.get('cache-control')]).toEqual([false, 'private, no-store']);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('an authenticator app is set up without scripts: password, QR code and key, a code, recovery codes once', async () => {
  let isOn = false;
  const { send, see } = await open({
    more: {
      'GET /api/v1/user/secondFactor/get': () => ({
        hasTotp: isOn,
        recoveryCodesLeft: isOn ? 10 : 0,
        passkeys: [],
      }),
      'POST /api/v1/user/secondFactor/totp/confirm': () => {
        isOn = true;
        return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
      },
    },
  });

  const begun = await send({ form: 'totp', password: 'moja lozinka' });
  const secret = begun.document.querySelector<HTMLInputElement>('[name="secret"]')?.value ?? '';
  const done = await send({ form: 'totpConfirm', secret, code: '123 456' });

  expect(begun.document.querySelector<HTMLImageElement>('.admin__qr')?.src).toContain('data:image/svg+xml');
  expect(begun.document.querySelector('.admin__secret')?.textContent).toContain('JBSW Y3DP EHPK 3PXP');
  expect([...done.document.querySelectorAll('.admin__codes code')].map((one) => one.textContent)).toEqual([
    'AAAAA-BBBBB',
    'CCCCC-DDDDD',
  ]);
  expect(done.response.headers.get('cache-control')).toBe('private, no-store');
  expect((await see()).html).not.toContain('AAAAA-BBBBB');
});

test('a wrong password and a wrong code are told at their fields; the key stays in the page', async () => {
  const { send } = await open();

  const password = await send({ form: 'totp', password: 'kriva' });
  const code = await send({ form: 'totpConfirm', secret: 'JBSWY3DPEHPK3PXP', code: '000000' });

  expect(faultsIn(password.document)).toEqual({ password: 'Stara lozinka nije ispravna.' });
  expect(faultsIn(code.document)).toEqual({ code: 'Kôd nije ispravan ili je istekao. Pokušajte ponovno.' });
  expect(code.document.querySelector<HTMLInputElement>('[name="secret"]')?.value).toBe('JBSWY3DPEHPK3PXP');
});

test('a new password that is the old one is told at its field, and not asked of the platform', async () => {
  const { send, calls } = await open();
  const same = 'lozinka kao prije';

  const { document } = await send({
    form: 'password',
    oldPassword: same,
    newPassword: same,
    newPasswordAgain: same,
  });

  expect(faultsIn(document)).toEqual({ newPassword: 'Nova lozinka mora se razlikovati od stare' });
  expect(calls.filter(({ path: where }) => where.includes('password'))).toEqual([]);
});

test.for([
  [
    'name',
    { firstName: ' Ana ', lastName: 'Novak' },
    'PATCH /api/v1/user/update',
    { details: { firstName: 'Ana', lastName: 'Novak' } },
  ],
  [
    'password',
    { oldPassword: 'stara', newPassword: 'nova lozinka 1', newPasswordAgain: 'nova lozinka 1' },
    'POST /api/v1/user/password/reset',
    { oldPassword: 'stara', newPassword: 'nova lozinka 1' },
  ],
  [
    'totpRemove',
    { password: 'moja lozinka' },
    'POST /api/v1/user/secondFactor/totp/remove',
    { password: 'moja lozinka' },
  ],
  [
    'codes',
    { password: 'moja lozinka' },
    'POST /api/v1/user/secondFactor/recoveryCodes/create',
    { password: 'moja lozinka' },
  ],
  ['passkeyName-7', { id: '7', name: 'Posao' }, 'PATCH /api/v1/user/passkey/update/7', { name: 'Posao' }],
  [
    'passkeyRemove-7',
    { id: '7', password: 'moja lozinka' },
    'DELETE /api/v1/user/passkey/delete/7',
    { password: 'moja lozinka' },
  ],
  [`login-${there.id}`, { id: there.id }, `DELETE /api/v1/user/session/delete/${there.id}`, {}],
  ['logins', {}, 'POST /api/v1/user/session/endOthers', {}],
] as const)(
  'the form %s asks the platform for what it says, without scripts too',
  async ([form, fields, call, body]) => {
    const { send, calls } = await open({
      hasTotp: true,
      more: { [call]: () => ({ recoveryCodes: ['A-B'] }) },
    });

    const { status } = await send({ form, ...(fields as Record<string, string>) });

    // A form that is gone when it worked leads to the page, which says so.
    expect(status).toBe(/passkeyRemove|login/.test(form) ? 303 : 200);
    const sent = calls.find(({ method, path: where }) => `${method} ${where}` === call);
    expect(sent?.body).toEqual(body);
    expect(sent?.headers.accesstoken).toBe('token-a');
  },
);

test('what the platform refuses with 403 is told, and ends no login; a form that is none is refused', async () => {
  const { send } = await open({
    more: {
      'POST /api/v1/user/secondFactor/totp/begin': () => {
        throw refused(403, 'FORBIDDEN', 'You may not do this.');
      },
    },
  });

  const answer = await send({ form: 'totp', password: 'moja lozinka' });

  expect(answer.document.querySelector('[role="alert"]')?.textContent).toContain('Za to nemate dozvolu.');
  expect(answer.response.headers.getSetCookie().join()).not.toContain('auth.strategy=;');
  expect((await send({ form: 'constructor' })).status).toBe(400);
});
