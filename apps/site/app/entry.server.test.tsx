import { expect, test, vi } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';

test('[ROUTE-058] when the server cannot show even the error page, the page says so and has a way home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = await startSite({
    errorPage: () => {
      throw new Error('the error page is broken');
    },
  });

  const { status, document } = await site.visit('/nema');

  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('An error occurred while showing the error page');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
});
