import { act, fireEvent, screen } from '@testing-library/react';
import { Link, ScrollRestoration } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';

const page = (
  <>
    <Link to="/dalje">Dalje</Link>
    <Link to="/dalje#opis">Opis</Link>
    <h2 id="opis">Opis proizvoda</h2>
    <ScrollRestoration />
  </>
);

// The router's script for the first paint belongs to the server's HTML; rendered by a browser React complains about it.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[ROUTE-050] after navigation the page stands at its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderSite(page);
  scrollTo.mockClear();

  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Dalje' })));

  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('[ROUTE-051] an address with a hash scrolls to its anchor', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  renderSite(page);
  scrollTo.mockClear();

  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Opis' })));

  expect(seen).toEqual(['opis']);
  expect(scrollTo).not.toHaveBeenCalled();
});
