import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const other = {
  id: 7,
  site: 'Druga trgovina',
  address: 'https://drugi.example',
  email: 'ana@drugi.example',
  created_at: '2026-11-20T08:00:00.000Z',
  isOpen: true,
};

async function open(records = [other]) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: [],
        email: 'ana@izlog.example',
        details: { firstName: 'Ana', lastName: 'Anić' },
      }),
      'GET /api/v1/user/secondFactor/get': () => ({ hasTotp: false, recoveryCodesLeft: 0, passkeys: [] }),
      'GET /api/v1/user/session/filter': () => ({ records: [] }),
      'GET /api/v1/user/joined/filter': () => ({ records }),
      'GET /api/v1/user/joined/step/*': ({ path }) => {
        const step = path.endsWith('/first') ? 'confirm' : 'finish';
        if (path.endsWith('/old')) throw refused(400, 'LINK_INVALID');
        return { step, site: other.site, address: other.address, email: other.email };
      },
      'POST /api/v1/user/joined/begin': ({ body }) => {
        if (body.host !== 'drugi.example')
          throw refused(400, 'VALIDATION_FAILED', 'x', {
            fields: [{ path: 'host', kind: 'invalid_value', message: 'x' }],
          });
        return { site: other.site, url: `${other.address}/admin/security/spajanje?code=first` };
      },
      'POST /api/v1/user/joined/confirm': ({ body }) => {
        if (body.password !== 'moja lozinka') throw refused(400, 'PROOF_REQUIRED');
        return { url: `${other.address}/admin/security/spajanje?code=second` };
      },
      'POST /api/v1/user/joined/finish': () => ({}),
      'POST /api/v1/user/joined/open': ({ body }) => {
        if (body.id !== 7) throw refused(404, 'NOT_FOUND');
        return { url: `${other.address}/_/arrive?code=once` };
      },
      'POST /api/v1/user/joined/arrive': ({ body }) => {
        if (body.code !== 'once') throw refused(400, 'LINK_INVALID');
        return { tokens: { accessToken: 'token-b', refreshToken: 'refresh-b' }, user: {} };
      },
    },
  });
  const see = (path: string) => site.visit(path, { headers: { cookie } });
  const send = (path: string, fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie));
  return { ...site, see, send };
}

test('the header leads to the other sites one works for, by a form without scripts; for one site there is no menu', async () => {
  const { see, send } = await open();
  const { document, response } = await see('/admin/security');

  const button = document.querySelector('.site-menu button');
  expect(button?.textContent).toContain('Druga trgovina');
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://drugi.example",
  );
  expect(await axeFindings(document.querySelector('.site-menu') as HTMLElement)).toEqual([]);
  const gone = await send('/_/site', { id: button?.getAttribute('value') ?? '' });
  expect([gone.status, gone.response.headers.get('location')]).toEqual([
    303,
    'https://drugi.example/_/arrive?code=once',
  ]);
  expect(gone.response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(gone.response.headers.get('cache-control')).toContain('no-store');
  const alone = await open([]);
  expect((await alone.see('/admin/security')).document.querySelector('.site-menu')).toBeNull();
});

test('no link, no page of others and no stranger changes site; what is refused leads to the joined accounts', async () => {
  const { see, visit, send } = await open();

  expect((await see('/_/site')).status).toBe(404);
  const foreign = { method: 'POST', body: 'id=7', headers: { cookie, origin: 'https://zlo.example' } };
  expect((await visit('/_/site', foreign)).status).toBe(403);
  expect((await visit('/_/site', sentForm({ id: '7' }))).location).toContain('/adminLogin');
  for (const id of ['8', 'x', '', '1e99'])
    expect((await send('/_/site', { id })).location).toBe('/admin/security');
});

test('a code becomes a login and the back office opens without it; any other leads to the login, whatever else it says', async () => {
  const { visit } = await open();

  const { status, response } = await visit('/_/arrive?code=once&from=https://zlo.example');
  expect([status, response.headers.get('location')]).toEqual([303, '/admin']);
  expect(cookiesOf(response)).toMatchObject({ 'auth.strategy': 'admin', 'auth.token.admin': 'token-b' });
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  for (const query of ['?code=twice', '', `?code=${'x'.repeat(5000)}`]) {
    const late = await visit(`/_/arrive${query}`);
    expect([late.location, late.response.headers.getSetCookie()]).toEqual(['/adminLogin', []]);
  }
});

test('accounts are joined by the address of the other site; a wrong one is told beside its field and stays', async () => {
  const { send } = await open();

  const wrong = await send('/admin/security', { form: 'join', host: 'nigdje.example' });
  expect(faultsIn(wrong.document)).toEqual({
    host: 'Na toj adresi nema druge trgovine ove instalacije.',
  });
  expect(wrong.document.querySelector<HTMLInputElement>('[name="host"]')?.value).toBe('nigdje.example');
  const begun = await send('/admin/security', { form: 'join', host: 'drugi.example' });
  expect(begun.document.querySelector(`a[href^="${other.address}/"]`)?.getAttribute('href')).toContain(
    'code=first',
  );
});

test('the other site shows both accounts, asks for the password and leads back; the first one ends the join', async () => {
  const { see, send } = await open();
  const path = '/admin/security/spajanje?code=first';

  const { document, response } = await see(path);
  expect(document.querySelector('main')?.textContent).toContain('ana@drugi.example');
  expect(document.querySelector('main')?.textContent).toContain('ana@izlog.example');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await axeFindings(document.querySelector('main') as HTMLElement)).toEqual([]);
  const asked = await send(path, { form: 'joinConfirm', code: 'first' });
  expect(asked.document.querySelector('[name="currentPassword"]')).not.toBeNull();
  const agreed = await send(path, { form: 'joinConfirm', code: 'first', currentPassword: 'moja lozinka' });
  expect(agreed.response.headers.get('location')).toContain('https://drugi.example/');
  const last = '/admin/security/spajanje?code=second';
  expect((await see(last)).document.querySelector('main')?.textContent).toContain('Spoji račune');
  expect((await send(last, { form: 'joinFinish', code: 'second' })).location).toBe('/admin/security');
  expect((await see('/admin/security/spajanje?code=old')).status).toBe(410);
});
