import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { cookiesOf, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { cookieValueOf, storedChoice } from '../cookie-choice.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookieSettingsButton } from './cookie-settings-button.tsx';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(document, { cookie: 'cookieConsent=; path=/; max-age=0' });
  delete document.documentElement.dataset.consent;
});

const notice = <CookieBanner privacyHref="/politika-privatnosti" />;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[GDPR-001] the notice says that cookies are used and has a link and an accept button', async () => {
  const { container } = renderSite(notice);

  expect(screen.getByText(/Ova stranica koristi kolačiće/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Politika privatnosti' }).getAttribute('href')).toBe(
    '/politika-privatnosti',
  );
  expect(screen.getByRole('button', { name: 'Prihvaćam' })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

test('[GDPR-001] the text of the cookie element stands in place of the general one', () => {
  renderSite(<CookieBanner text="Naši kolačići." privacyHref="/x" />);

  expect(screen.getByText(/Naši kolačići/)).toBeTruthy();
});

test('[GDPR-002, GDPR-003] the accept button dismisses the notice, and it does not come back', () => {
  const { unmount } = renderSite(notice);

  press('Prihvaćam');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).toContain('cookieConsent=accepted');
  unmount();
  renderSite(notice);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[GDPR-003] refusing is a button of the same look, and is remembered just the same', () => {
  renderSite(notice);
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Samo nužni')).toBe(look('Prihvaćam'));

  press('Samo nužni');

  expect(document.cookie).toContain('cookieConsent=necessary');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[GDPR-003] one may choose by category; the necessary ones cannot be taken away, the others are not ticked before', () => {
  renderSite(notice);
  fireEvent.click(screen.getByText('Odaberite sami'));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);

  fireEvent.click(screen.getByRole('checkbox', { name: /Statistika/ }));
  press('Spremi odabir');

  expect(document.cookie).toContain('cookieConsent=statistics');
});

test('the choice can be changed from the footer at any time', () => {
  renderSite(
    <>
      {notice}
      <CookieSettingsButton />
    </>,
  );
  press('Prihvaćam');

  press('Postavke kolačića');

  const dialog = screen.getByRole('dialog');
  expect(document.activeElement).toBe(dialog);
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Marketing/ }).checked).toBe(true);
  press('Samo nužni');
  expect(document.cookie).toContain('cookieConsent=necessary');
});

test('[GDPR-010, GDPR-013] the choice is sent to be logged; when that fails it is told, and the choice holds', async () => {
  send.mockResolvedValue(new Response(null, { status: 503 }));
  renderSite(notice);

  press('Samo nužni');

  await waitFor(() => expect(screen.getByText('Bilježenje privole nije uspjelo.')).toBeTruthy());
  expect(send.mock.calls[0]?.[0]).toBe('/_/consent');
  expect(String(send.mock.calls[0]?.[1]?.body)).toBe('choice=necessary');
  expect(document.cookie).toContain('cookieConsent=necessary');
});

test('[GDPR-003] a cookie holds one of four choices, anything else is none', () => {
  for (const value of ['accepted', 'necessary', 'statistics', 'marketing']) {
    const choice = storedChoice(`a=1; cookieConsent=${value}`);
    expect(choice && cookieValueOf(choice)).toBe(value);
  }
  for (const cookies of ['', 'cookieConsent=', 'cookieConsent=no', 'xcookieConsent=accepted'])
    expect(storedChoice(cookies)).toBeUndefined();
});

const log: Answers = {
  'POST /api/v1/gdpr/web/consent/filter': () => ({
    records: ['KOLACICI-STATISTIKA', 'KOLACICI-MARKETING'].map((uniqueNumber, id) => ({
      id,
      uniqueNumber,
      displayName: '',
      version: 1,
    })),
  }),
  'POST /api/v1/gdpr/web/consent/log/create': () => ({}),
};

test('[GDPR-010, GDPR-011] what was accepted and what was refused is logged, of a visitor under a name that means nothing', async () => {
  const site = await startSite({ answers: log });

  const { location, response } = await site.visit(
    '/_/consent',
    sentForm({ choice: 'chosen', statistics: 'yes' }),
  );

  const entries = site.calls.filter(({ path }) => path.endsWith('/log/create')).map(({ body }) => body);
  const { consentId, cookieConsent } = cookiesOf(response);
  const user = { userType: 'guest', email: `${consentId}@visitor.invalid` };
  expect(entries).toEqual([
    { status: 'accepted', sourceType: 'banner', consents: ['KOLACICI-STATISTIKA'], user },
    { status: 'withdrawn', sourceType: 'banner', consents: ['KOLACICI-MARKETING'], user },
  ]);
  expect([location, cookieConsent]).toEqual(['/', 'statistics']);
});

test('[GDPR-013] scripts hear that logging failed; a site without consents for cookies has nothing to log', async () => {
  const send = (site: Awaited<ReturnType<typeof startSite>>) => {
    const init = sentForm({ choice: 'all' });
    return site.visit('/_/consent', { ...init, headers: { ...init.headers, accept: 'application/json' } });
  };
  const broken = await startSite({
    answers: {
      ...log,
      'POST /api/v1/gdpr/web/consent/log/create': () => {
        throw refused(500, '');
      },
    },
  });
  const without = await startSite({
    answers: { 'POST /api/v1/gdpr/web/consent/filter': () => ({ records: [] }) },
  });

  expect((await send(broken)).status).toBe(503);
  expect((await send(without)).status).toBe(204);
});

test('without scripts the footer brings the notice back', async () => {
  const site = await startSite();

  const { status, response } = await site.visit('/_/consent', sentForm({ choice: 'again' }));

  expect(status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^cookieConsent=;.*Max-Age=0/)]);
});
