import { expect, test } from 'vitest';
import { plainErrorPage } from './plain-error-page.ts';

test('[ROUTE-053] without a site the page of last resort says 404 and leads home', async () => {
  const response = plainErrorPage(404, 'request-1');
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain('<h1>Stranica nije pronađena</h1>');
  expect(html).toContain('<a href="/">Povratak na početnu stranicu</a>');
});

test('[ROUTE-055] without a platform it says 503, when to come again, and the number of the request', async () => {
  const response = plainErrorPage(503, 'request-1');

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('request-1');
});

test('a number of a request that somebody invented cannot become markup', async () => {
  expect(await plainErrorPage(404, '<script>x</script>').text()).not.toContain('<script');
});
