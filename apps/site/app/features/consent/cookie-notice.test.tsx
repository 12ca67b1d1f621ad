import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { CookieNotice } from './cookie-notice.tsx';

afterEach(() => {
  Object.assign(document, { cookie: 'cookieConsent=; path=/; max-age=0' });
});

const notice = <CookieNotice privacyHref="/politika-privatnosti" />;

test('[GDPR-001] the notice says that cookies are used and has a link and an accept button', () => {
  renderSite(notice);

  expect(screen.getByText(/Ova stranica koristi kolačiće/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Politika privatnosti' }).getAttribute('href')).toBe(
    '/politika-privatnosti',
  );
  expect(screen.getByRole('button', { name: 'Prihvaćam' })).toBeTruthy();
});

test('[GDPR-001] the text of the cookie element stands in place of the general one', () => {
  renderSite(<CookieNotice text="Naši kolačići." privacyHref="/x" />);

  expect(screen.getByText(/Naši kolačići/)).toBeTruthy();
});

test('[GDPR-002, GDPR-003] the accept button dismisses the notice, and it does not come back', () => {
  const { unmount } = renderSite(notice);

  fireEvent.click(screen.getByRole('button', { name: 'Prihvaćam' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).toContain('cookieConsent=accepted');
  unmount();
  renderSite(notice);
  expect(screen.queryByRole('dialog')).toBeNull();
});
