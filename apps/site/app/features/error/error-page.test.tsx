import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { ErrorPage } from './door/error-page.tsx';
import { ErrorPageGuard } from './door/error-page-guard.tsx';
import { statusOf } from './status-of.ts';

function Broken(): never {
  throw new Error('broken');
}

const response = (status: number, data: string) => ({ status, statusText: '', internal: false, data });

test('[ROUTE-056] an error page has the status of its error, or 500', () => {
  expect(statusOf(response(503, 'Busy'))).toBe(503);
  expect(statusOf({ status: 404 })).toBe(404);
  expect(statusOf(new Error('a bug'))).toBe(500);
  expect(statusOf(undefined)).toBe(500);
});

test('[ROUTE-055] a failed page says so, has the way home and the number of the request', () => {
  renderSite(<ErrorPage error={new Error('secret detail')} />);

  expect(screen.getByRole('heading', { name: 'Nešto je pošlo po zlu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Povratak na početnu stranicu' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Broj zahtjeva: request-1')).toBeTruthy();
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('[ROUTE-052] a page that is not there shows the empty window with a note in it, the search and the way home', () => {
  const { container } = renderSite(<ErrorPage error={response(404, '')} />);

  expect(container.querySelector('.window .window__empty')?.getAttribute('alt')).toBe('');
  expect(screen.getByRole('heading', { name: 'Stranica nije pronađena' })).toBeTruthy();
  expect(screen.getByRole('search')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Povratak na početnu stranicu' })).toBeTruthy();
});

test('[ROUTE-057] the message of a middleware that does not exist is shown', () => {
  renderSite(<ErrorPage error={response(500, 'Unknown middleware nobody')} />);

  expect(screen.getByText('Unknown middleware nobody')).toBeTruthy();
});

test("[ROUTE-058] when the error page itself fails, 'An error occurred while showing the error page' and a home link are shown", () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  renderSite(
    <ErrorPageGuard>
      <Broken />
    </ErrorPageGuard>,
  );

  expect(screen.getByText('An error occurred while showing the error page')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
