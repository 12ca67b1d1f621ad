import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['content.edit'] }),
  'POST /api/v1/gdpr/web/consent/filter': () => ({
    records: [
      { id: 1, uniqueNumber: 'UVJETI', displayName: 'Prihvaćam <a href="/u">uvjete</a>.', version: 2 },
      { id: 2, uniqueNumber: 'BILTEN', displayName: 'Želim bilten.', version: 1 },
    ],
    pagination: { page: 2, lastPage: 3, limit: 50, total: 120, perPage: 50 },
  }),
  'GET /api/v1/cms/consent/filter': () => ({
    records: [{ assigned_to: 'registerForm', consents: ['UVJETI', 'BILTEN'], requiredConsents: ['UVJETI'] }],
    pagination: {},
  }),
  'GET /api/v1/gdpr/consent/versions/UVJETI': () => ({
    records: [
      { version: 2, displayName: { hrv: 'Novi tekst.' }, created_at: '2026-05-01T00:00:00.000Z' },
      { version: 1, displayName: { hrv: 'Stari tekst.' }, created_at: '2026-01-01T00:00:00.000Z' },
    ],
  }),
  'POST /api/v1/cms/consent/create': ({ body }) => body,
  'POST /api/v1/gdpr/consent/save': () => ({}),
};

const lines = (document: Document, heading: string) =>
  [...document.querySelectorAll(`#${heading} ~ .ledger > li, .between:has(#${heading}) ~ .ledger > li`)].map(
    (li) => [li.querySelector('a')?.getAttribute('href'), li.textContent?.replaceAll(/\s+/g, ' ').trim()],
  );

test('[ADMIN-009, ROUTE-016, GDPR-005, CMS-040] the consents are listed 50 per page, and each form with how many it asks for and requires', async () => {
  const site = await startSite({ answers });

  const { document } = await site.visit('/admin/consent?page=2', { headers: { cookie } });

  expect(lines(document, 'h-forms')).toHaveLength(6);
  expect(lines(document, 'h-forms')).toContainEqual([
    '/admin/consent/registerForm',
    'Registracija2 privole · 1 obavezna',
  ]);
  expect(lines(document, 'h-consents').map(([href]) => href)).toEqual([
    '/admin/consent/UVJETI',
    '/admin/consent/BILTEN',
  ]);
  const asked = site.calls.find(({ path }) => path.endsWith('/gdpr/web/consent/filter'));
  expect(asked?.body).toEqual({ limit: 50, page: 2 });
  expect(document.querySelector('.pagination [rel="next"]')?.getAttribute('href')).toBe(
    '/admin/consent?page=3',
  );
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('[ADMIN-010] one form shows which consents it asks for and which it requires', async () => {
  const site = await startSite({ answers });

  const { document } = await site.visit('/admin/consent/registerForm', { headers: { cookie } });

  const ticked = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]:checked`)].map((one) => one.value);
  expect(document.querySelector('h1')?.textContent).toBe('Registracija');
  expect([ticked('asked'), ticked('required')]).toEqual([['UVJETI', 'BILTEN'], ['UVJETI']]);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('[ADMIN-010, CMS-039, CMS-041, GDPR-005] staff choose the consents of a form; what it requires it also asks for', async () => {
  const site = await startSite({ answers });

  const { document } = await site.visit(
    '/admin/consent/newsletter',
    sentForm({ form: 'assign-newsletter', asked: [], required: ['BILTEN'] }, cookie),
  );

  expect(site.calls.find(({ path }) => path.endsWith('/cms/consent/create'))?.body).toEqual({
    assigned_to: 'newsletter',
    consents: ['BILTEN'],
    requiredConsents: ['BILTEN'],
  });
  expect(document.querySelector('main [role="status"]')?.textContent).toContain('Privole su spremljene.');
});

test('[ROUTE-017] one consent shows its text by language and every version it had', async () => {
  const site = await startSite({ answers });

  const { document, status } = await site.visit('/admin/consent/UVJETI', { headers: { cookie } });
  const unknown = await site.visit('/admin/consent/NEMA', { headers: { cookie } });

  expect(document.querySelector<HTMLTextAreaElement>('[name="text-hrv"]')?.value).toBe('Novi tekst.');
  expect(document.querySelectorAll('main details').length).toBe(2);
  expect(document.body.textContent).toContain('Stari tekst.');
  expect([status, unknown.status]).toEqual([200, 404]);
});

test('a new consent needs a name and the text of the main language', async () => {
  const site = await startSite({ answers });

  const wrong = await site.visit(
    '/admin/consent/nova',
    sentForm({ form: 'consent', uniqueNumber: 'a b' }, cookie),
  );
  const right = await site.visit(
    '/admin/consent/nova',
    sentForm({ form: 'consent', uniqueNumber: 'NOVA', 'text-hrv': 'Da.', 'text-eng': '' }, cookie),
  );

  const taken = await site.visit(
    '/admin/consent/nova',
    sentForm({ form: 'consent', uniqueNumber: 'registerForm', 'text-hrv': 'Da.' }, cookie),
  );

  expect(Object.keys(faultsIn(taken.document))).toEqual(['uniqueNumber']);
  expect(faultsIn(wrong.document)).toEqual({
    uniqueNumber: 'Slova, brojke, crtice i donje crte, najviše 60.',
    'text-hrv': 'Unos ovog polja je obavezan',
  });
  expect(right.location).toBe('/admin/consent/NOVA');
  expect(site.calls.find(({ path }) => path.endsWith('/consent/save'))?.body).toEqual({
    uniqueNumber: 'NOVA',
    displayName: { hrv: 'Da.' },
  });
});

test('the consents are no business of visitors', async () => {
  const site = await startSite({ answers });

  expect((await site.visit('/admin/consent/UVJETI')).location).toContain('/adminLogin');
});

test('[AUTH-067] staff without the right are refused with a page that leads on, and nothing is saved', async () => {
  let scope: string[] = [];
  const profile = () => ({ isBackofficeUser: true, scope });
  const site = await startSite({ answers: { ...answers, 'GET /api/v1/user/profile': profile } });
  const see = () => site.visit('/admin/consent', { headers: { cookie } });

  const { status, document, response } = await see();
  const sent = await site.visit(
    '/admin/consent/newsletter',
    sentForm({ form: 'assign-newsletter', asked: [], required: ['BILTEN'] }, cookie),
  );

  expect([status, sent.status]).toEqual([403, 403]);
  expect(document.querySelector('h1')?.textContent).toBe('Za ovo nemate dozvolu');
  expect([...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))).toEqual([
    '/admin',
    '/',
  ]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(site.calls.some(({ path }) => path.includes('consent'))).toBe(false);
  scope = ['content.edit'];
  expect((await see()).status).toBe(200);
});
