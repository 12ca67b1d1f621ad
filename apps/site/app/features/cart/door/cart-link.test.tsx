import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useRevalidator } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartLink } from '#site/features/cart-page/door/cart-link.tsx';
import { pack } from '#site/render/pack.server.ts';
import { Nothing, renderSite, WithTexts } from '#site/testing/render-site.tsx';
import { takeCart } from './cart-store.ts';

const answers: unknown[] = [];
const asked = vi.fn(async () => Response.json(answers.shift() ?? { cart: null }));

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  Object.assign(document, { cookie: 'cartId=7; path=/' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  answers.length = 0;
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
  act(() => takeCart(null));
});

const cart = (count: number) => ({ cart: { count, items: [] } });

test('[CART-021] the number of pieces is filled in after hydration, from the cart of the cookies', async () => {
  answers.push(cart(3));
  renderSite(<CartLink />);

  expect(await screen.findByRole('link', { name: 'Košarica, 3 artikla' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith(
    '/_/cart',
    expect.objectContaining({ headers: { accept: 'application/json' } }),
  );
});

test('[CART-018] without a cart session nothing is asked', () => {
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
  renderSite(<CartLink />);

  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Košarica' })).toBeTruthy();
});

test('another tab and the return to this one bring the cart up to date', async () => {
  answers.push(cart(1), cart(2), cart(5));
  renderSite(<CartLink />);
  await screen.findByRole('link', { name: 'Košarica, 1 artikl' });

  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('link', { name: 'Košarica, 2 artikla' });

  const otherTab = new BroadcastChannel('cart');
  otherTab.postMessage('changed');
  await screen.findByRole('link', { name: 'Košarica, 5 artikala' });
  otherTab.close();
});

test('[CART-024] a cart that was archived meanwhile sends the visitor home with the words for it', async () => {
  answers.push({ cart: null, end: 'archived' });
  const { unmount } = renderSite(<CartLink />, { path: '/shop', screens: { '/': <p>Početna</p> } });
  expect(await screen.findByText('Početna')).toBeTruthy();
  unmount();

  answers.push({ cart: null, end: 'archived' });
  renderSite(<CartLink />);
  expect(await screen.findByText(/Ova se košarica više ne može koristiti/)).toBeTruthy();
});

test('[CART-025] a cart that became an order elsewhere sends the visitor home without a word', async () => {
  answers.push({ cart: null, end: 'used' });
  renderSite(<CartLink />, { path: '/shop', screens: { '/': <p>Početna</p> } });

  expect(await screen.findByText('Početna')).toBeTruthy();
  expect(screen.queryByText(/Ova se košarica/)).toBeNull();
});

test('[CART-024] the page after an archived cart says so once', async () => {
  Object.assign(document, { cookie: 'cartEnd=archived; path=/' });
  renderSite(<CartLink />);

  expect(await screen.findByText(/Ova se košarica više ne može koristiti/)).toBeTruthy();
  await waitFor(() => expect(document.cookie).not.toContain('cartEnd'));
});

test('[CART-023] without a connection the number stays as it was known', async () => {
  answers.push(cart(2));
  renderSite(<CartLink />);
  await screen.findByRole('link', { name: 'Košarica, 2 artikla' });

  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));

  expect(screen.getByRole('link', { name: 'Košarica, 2 artikla' })).toBeTruthy();
});

test('[CART-028, AUTH-018] a login brings the cart that was left, a logout takes the cart away', async () => {
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
  answers.push(cart(3));
  let account: { email: string } | undefined;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => pack({}, { account: account ?? null }),
      Component: Shown,
      HydrateFallback: Nothing,
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByRole('link', { name: 'Košarica' });
  expect(asked).not.toHaveBeenCalled();

  account = { email: 'ana@posta.example' };
  Object.assign(document, { cookie: 'cartId=7; path=/' });
  fireEvent.click(screen.getByRole('button', { name: 'Ponovno' }));
  await screen.findByRole('link', { name: 'Košarica, 3 artikla' });

  account = undefined;
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
  fireEvent.click(screen.getByRole('button', { name: 'Ponovno' }));
  await screen.findByRole('link', { name: 'Košarica' });
});

function Shown() {
  const { revalidate } = useRevalidator();
  return (
    <WithTexts>
      <CartLink />
      <button type="button" onClick={() => void revalidate()}>
        Ponovno
      </button>
    </WithTexts>
  );
}
