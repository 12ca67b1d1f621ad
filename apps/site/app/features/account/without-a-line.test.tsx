import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { WishButton } from '#site/features/wishlist/door/wish-button.tsx';
import { pack } from '#site/render/pack.server.ts';
import { Nothing, WithTexts } from '#site/testing/render-site.tsx';
import { AccountWatch } from './door/account-watch.tsx';

afterEach(() => vi.restoreAllMocks());

const Page = () => (
  <WithTexts>
    <WishButton product={{ id: 12, name: 'Planer' }} wish="unwished" />
    <AccountWatch />
  </WithTexts>
);

/** A page of somebody with an account, and whether there is a line. */
async function openPage() {
  const loader = vi.fn(() => pack({}, { account: { email: 'ana@posta.example', wishes: [] } }));
  const action = vi.fn(() => ({ productId: 12, active: true }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader, Component: Page, HydrateFallback: Nothing },
    { path: '/_/wish', action },
  ]);
  render(<Stub />);
  await screen.findByRole('button', { name: /Planer/ });
  // What is seen may not listen yet.
  await act(async () => undefined);
  return { loader, action, onLine };
}

test('[AUTH-017, ROUTE-059] a page that the browser brings back without a line stays as it is, and asks who is logged in when the line is back', async () => {
  const { loader, onLine } = await openPage();
  onLine.mockReturnValue(false);

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await Promise.resolve();
  expect(loader).toHaveBeenCalledOnce();

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('[ACCT-018, ROUTE-059] a heart that is pressed without a line says that it failed and leaves the page as it is', async () => {
  const { action, onLine } = await openPage();
  onLine.mockReturnValue(false);

  fireEvent.click(screen.getByRole('button', { name: 'Dodaj na listu želja: Planer' }));

  expect(await screen.findByText('Nešto je pošlo po zlu. Molimo pokušajte ponovno.')).toBeTruthy();
  expect(action).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj na listu želja: Planer' }));
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
});
