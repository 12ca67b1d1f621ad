import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showCartDrawer } from '#site/features/cart/door/cart-drawer-state.ts';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import { product } from '#site/testing/demo-answers.ts';
import { cartAnswers, cartCookie, fakeItem } from '#site/testing/fake-cart.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { CartLink } from './door/cart-link.tsx';
import type { CartDrawerAnswer } from './use-related.ts';

/** What the shop answers the window: a personalised book, and what goes with it. */
async function answerOfShop(): Promise<CartDrawerAnswer> {
  const { visit } = await startSite({
    answers: {
      ...cartAnswers({
        items: [fakeItem({ chosen: [{ name: 'Tekst', value: 'Pansion Lavanda', surcharge: null }] })],
        crossSellProducts: [99],
      }),
      'POST /api/v1/product/web/filter': () => ({
        records: [{ ...product, id: 99, name: 'Karte' }],
        pagination: {},
      }),
    },
  });
  const { html } = await visit('/_/cart?with=related', { headers: { cookie: cartCookie } });
  return JSON.parse(html) as CartDrawerAnswer;
}

let answer: CartDrawerAnswer;
const asked = vi.fn<typeof fetch>(async () => Response.json(answer));

beforeEach(async () => {
  answer = await answerOfShop();
  vi.stubGlobal('fetch', asked);
  Object.assign(document, { cookie: 'cartId=7; path=/' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  act(() => {
    showCartDrawer(null);
    takeCart(null);
  });
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
});

async function open(note?: string) {
  renderSite(<CartLink />, { path: '/shop', screens: { '/kosarica': <p>Stranica košarice</p> } });
  await screen.findByRole('link', { name: 'Košarica, 2 artikla' });
  act(() => showCartDrawer({ note }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Košarica' });
  await within(dialog).findByRole('heading', { name: 'Možda će vas zanimati' });
  return dialog;
}

test('[SHELL-025, SHELL-027] the window shows what the cart page shows: rows with options, all forms, summary, checkout, cross-sell', async () => {
  const dialog = await open();

  const { getByRole, getByText, getAllByRole } = within(dialog);
  expect(getByRole('link', { name: 'Račun prije betona' })).toBeTruthy();
  expect(getByText('Tekst: Pansion Lavanda')).toBeTruthy();
  expect(getByRole('spinbutton', { name: 'Količina: Račun prije betona' })).toBeTruthy();
  for (const name of ['Kupon', 'Članska kartica', 'Napomena'])
    expect(getByRole('form', { name })).toBeTruthy();
  expect(getByRole('complementary', { name: 'Pregled' })).toBeTruthy();
  expect(getByRole('link', { name: 'Nastavi na naplatu' }).getAttribute('href')).toBe('/naplata');
  expect(getAllByRole('link', { name: 'Karte' }).length).toBeGreaterThan(0);
  expect(await axeFindings(dialog)).toEqual([]);
});

test('[SHELL-026] the window has a button that closes it and one that goes to the cart page', async () => {
  const dialog = await open();
  const closes = within(dialog).getAllByRole('button', { name: 'Zatvori' });
  expect(closes).toHaveLength(2);

  fireEvent.click(closes[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Stranica košarice')).toBeNull();

  act(() => showCartDrawer({}));
  fireEvent.click(await screen.findByRole('link', { name: 'Idi u košaricu' }));
  expect(await screen.findByText('Stranica košarice')).toBeTruthy();
});

test('[SHELL-023, CART-034] the window says what was added, also to who listens, until the cart is changed', async () => {
  const dialog = await open('Proizvod je dodan u košaricu.');

  const described = document.getElementById(String(dialog.getAttribute('aria-describedby')));
  expect(described?.textContent).toBe('Proizvod je dodan u košaricu.');
  const { cart } = answer;
  act(() => takeCart(cart ? { ...cart, count: 3 } : null));
  expect(screen.queryByText('Proizvod je dodan u košaricu.')).toBeNull();
});

test('[CART-010] an emptied cart leads on from the window, not to checkout', async () => {
  const dialog = await open();

  act(() => takeCart(null));

  expect(within(dialog).getByText('Vaša je košarica prazna.')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Idi u trgovinu' })).toBeTruthy();
  expect(within(dialog).queryByRole('link', { name: 'Nastavi na naplatu' })).toBeNull();
});
