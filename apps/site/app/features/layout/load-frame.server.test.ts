import { expect, test } from 'vitest';
import { createSiteContext } from '#site/platform-client/create-site-context.ts';
import type { SiteSettings } from '#site/platform-client/site-context.ts';
import { customer, demoAnswers } from '#site/testing/demo-answers.ts';
import { type Answers, fakePlatform, refused } from '#site/testing/fake-platform.ts';
import { croatian, english } from '#test/languages.ts';
import { siteSettings } from '#test/site-settings.ts';
import { loadFrame } from './door/load-frame.server.ts';

function frameOf(answers: Answers = {}, site: Partial<SiteSettings> = {}, path = '/', cookie = '') {
  const { transport } = fakePlatform({ ...demoAnswers, ...answers });
  const request = new Request(`http://izlog.example${path}`, { headers: { cookie } });
  return loadFrame(
    createSiteContext(request, {
      site: siteSettings(site),
      transport,
      env: { production: true },
      requestId: 'request-1',
    }),
  );
}
const noElements: Answers = { 'POST /api/v1/cms/element/getByHandlers': () => ({ elements: [] }) };
const staff = 'auth.strategy=admin; auth.token.admin=token-1';
const profile = (isBackofficeUser: boolean): Answers => ({
  'GET /api/v1/user/profile': () => ({ ...customer, isBackofficeUser }),
});

test('[SHELL-008] without content the contact button leads to /kontakt, in other languages with their prefix', async () => {
  expect((await frameOf(noElements)).contact).toEqual({ href: '/kontakt' });
  expect((await frameOf(noElements, {}, '/en')).contact).toEqual({ href: '/en/kontakt' });
});

test('[GDPR-001] the notice links to /politika-privatnosti and takes its text from the element, else from the option', async () => {
  const options = { CookieNotice: 'Kolačići su ovdje.' };

  expect(await frameOf(noElements, { options })).toMatchObject({
    cookieText: 'Kolačići su ovdje.',
    privacyHref: '/politika-privatnosti',
  });
  expect((await frameOf({}, { options })).cookieText).toBe('Ovdje koristimo kolačiće.');
});

test('[SHELL-002, SHELL-007] a site without a main navigation has a page without one', async () => {
  const none: Answers = {
    'GET /api/v1/cms/navigation/tree/main': () => {
      throw refused(404, 'NOT_FOUND');
    },
  };

  expect((await frameOf(none)).navigation).toEqual([]);
});

test('a platform that cannot give the navigation is not taken for a site without one', async () => {
  const broken: Answers = {
    'GET /api/v1/cms/navigation/tree/main': () => {
      throw refused(503, 'OVERLOADED');
    },
  };

  await expect(frameOf(broken)).rejects.toMatchObject({ status: 503 });
});

test('[SHELL-019, SHELL-021] the shop is closed in maintenance, but not for staff', async () => {
  const options = { MaintenanceMode: 'true' };

  expect((await frameOf({}, { options })).isClosed).toBe(true);
  expect((await frameOf(profile(true), { options }, '/', staff)).isClosed).toBe(false);
  expect((await frameOf(profile(false), { options }, '/', staff)).isClosed).toBe(true);
  expect((await frameOf({}, { options: { MaintenanceMode: 'false' } })).isClosed).toBe(false);
});

test('[SET-012, SET-016, SHELL-005] the frame knows languages, currency, whether the site sells and whether staff is looking', async () => {
  const site = { languages: [croatian, english], isEcommerce: false };

  expect(await frameOf(profile(true), site, '/', staff)).toMatchObject({
    siteName: 'Izlog',
    language: croatian,
    languages: [croatian, english],
    currency: { id: 1, iso: 'EUR' },
    isEcommerce: false,
    isStaff: true,
  });
});

test('[SHELL-006] the logo of the site has its text, or the name of the site', async () => {
  const logo = {
    id: 1,
    hash: 'ab'.repeat(16),
    mime: 'image/png',
    extension: 'png',
    width: 100,
    height: 40,
    alt: '',
    title: '',
    placeholder: null,
    color: null,
  };

  const frame = await frameOf({}, { logo });

  expect(frame.logo?.alt).toBe('Izlog');
  expect(frame.logo?.src).toContain(logo.hash);
});

test('[SHELL-013] the footer shows the logo of its element, else that of option Logo, else the drawn sign', async () => {
  const picture = (hash: string) => ({
    id: 1,
    hash,
    mime: 'image/png',
    extension: 'png',
    width: 300,
    height: 100,
    alt: '',
    title: '',
    placeholder: null,
    color: null,
  });
  const own = { 'POST /api/v1/cms/element/getByHandlers': () => ({ elements: [footer] }) };
  const footer = {
    handler: 'footer-section',
    meta: { logo: { id: 7, alt: '', file: picture('f'.repeat(32)) } },
    parts: [],
  };
  const logo = picture('a'.repeat(32));

  expect((await frameOf(own, { logo })).footer.logo?.src).toContain('f'.repeat(32));
  expect((await frameOf(noElements, { logo })).footer.logo?.src).toContain('a'.repeat(32));
  expect((await frameOf(noElements)).footer.logo).toBeUndefined();
  const onPhone = { ...footer, mobileMeta: { logo: { id: 8, alt: '', file: picture('e'.repeat(32)) } } };
  const both = await frameOf({ 'POST /api/v1/cms/element/getByHandlers': () => ({ elements: [onPhone] }) });
  expect(both.footer.logo?.src).toContain('f'.repeat(32));
  expect(both.footer.narrow?.logo?.src, '[EDIT-008]').toContain('e'.repeat(32));
});

test('[EDIT-008] the strip and the button of phones are those of the header’s mobile values, and not there where it has none', async () => {
  const header = (mobileMeta: object) => ({
    'POST /api/v1/cms/element/getByHandlers': () => ({
      elements: [
        {
          ...{ handler: 'header-section', language_code: 'hrv', parts: [], mobileMeta },
          meta: { strip: 'Besplatna dostava od 50 €', contactBtn: { name: 'Javite se', href: '/kontakt' } },
        },
      ],
    }),
  });
  const own = { strip: 'Dostava 0 €', contactBtn: { name: 'Nazovite', href: '/nazovite' } };
  const frame = await frameOf(header(own));

  expect(frame.strip).toEqual({ text: 'Besplatna dostava od 50 €', narrow: 'Dostava 0 €' });
  expect([frame.contact.name, frame.narrowContact]).toEqual([
    'Javite se',
    { name: 'Nazovite', href: '/nazovite' },
  ]);
  const plain = await frameOf(header({}));
  expect(plain).not.toHaveProperty('narrowContact');
  expect(plain.strip).not.toHaveProperty('narrow');
});

test('[I18N-016] contact button, cookie notice and navigation that are not translated say their language', async () => {
  const element = { handler: '', language_code: 'hrv', parts: [], meta: {}, mobileMeta: {} };
  const button = { name: 'Javite se', href: '/kontakt' };
  const answers: Answers = {
    'POST /api/v1/cms/element/getByHandlers': () => ({
      elements: [
        { ...element, handler: 'header-section', meta: { contactBtn: button } },
        { ...element, handler: 'cookie-section', meta: { text: 'Kolačići.' } },
      ],
    }),
  };
  const english = await frameOf(answers, {}, '/en');
  const croatian = await frameOf(answers);

  expect([english.contact.lang, english.cookieLang, english.navigation[0]?.lang]).toEqual(['hr', 'hr', 'hr']);
  for (const part of [croatian.contact, croatian.navigation[0]]) expect(part).not.toHaveProperty('lang');
  expect(croatian).not.toHaveProperty('cookieLang');
});

test('[EDIT-001, EDIT-002] the editor is for staff who may edit content, whatever the address says; who may not get nothing of it', async () => {
  const withScope = (isBackofficeUser: boolean, scope: string[]): Answers => ({
    'GET /api/v1/user/profile': () => ({ ...customer, isBackofficeUser, scope }),
  });
  const table: Array<[string, Answers, string, 'edit' | 'publish' | undefined]> = [
    ['a visitor', {}, '', undefined],
    ['a customer', withScope(false, []), staff, undefined],
    [
      'a customer whose token says more',
      withScope(false, ['content.edit', 'content.publish']),
      staff,
      undefined,
    ],
    ['an order clerk', withScope(true, ['orders.edit']), staff, undefined],
    ['an editor', withScope(true, ['content.edit']), staff, 'edit'],
    ['who publishes', withScope(true, ['content.edit', 'content.publish']), staff, 'publish'],
  ];
  for (const [who, answers, cookie, right] of table)
    for (const path of ['/', '/?editPage=true', '/?editPage=false', '/?editPage=true&mobileView=true']) {
      const frame = await frameOf({ ...noElements, ...answers }, {}, path, cookie);
      expect(frame.edit, `${who} at ${path}`).toBe(right);
      if (!right) expect(JSON.stringify(frame), `${who} at ${path}`).not.toMatch(/"edit|bottomId/);
    }
});
