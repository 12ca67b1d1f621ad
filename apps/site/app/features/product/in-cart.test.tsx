import hr from '@izlog/contract/texts/hr/site.json';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { InCart, useRemoveFromCart } from './in-cart.tsx';

const cart = (...items: Array<{ id: number; productId: number; qty: number }>) =>
  ({ items }) as unknown as CartView;

function stubFetch(answer: object) {
  const asked = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal('fetch', asked);
  return asked;
}
const sent = (asked: ReturnType<typeof stubFetch>) =>
  asked.mock.calls.map(([address, init]) => [
    address,
    init?.body instanceof FormData ? init.body.get('itemId') : null,
  ]);

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => takeCart(null));
});

test('[CART-049] a product tells how many pieces are in the cart and takes them out again', async () => {
  const asked = stubFetch({ cart: cart() });
  takeCart(
    cart({ id: 5, productId: 12, qty: 2 }, { id: 6, productId: 12, qty: 1 }, { id: 7, productId: 8, qty: 4 }),
  );
  renderSite(<InCart productId={12} />);

  expect(screen.getByText('U košarici su 3 komada.')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ukloni iz košarice' })));

  expect(sent(asked)).toEqual([
    ['/_/cart/remove', '5'],
    ['/_/cart/remove', '6'],
  ]);
  expect(screen.getByText('Proizvod je uklonjen iz košarice.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ukloni iz košarice' })).toBeNull();
});

test('nothing is shown while the cart is not known or does not hold the product', () => {
  const { container } = renderSite(<InCart productId={12} />);
  expect(container.querySelector('.in-cart')).toBeNull();

  act(() => takeCart(cart({ id: 7, productId: 8, qty: 1 })));
  expect(container.querySelector('.in-cart')).toBeNull();
});

function Remover() {
  const remove = useRemoveFromCart();
  return (
    <button type="button" onClick={() => void remove(50)}>
      Ukloni paket
    </button>
  );
}

test('[PRODUCT-039, CART-048] removing a bundle that is not in the cart, or with no piece, sends nothing and says so', async () => {
  const asked = stubFetch({});
  for (const known of [
    null,
    cart({ id: 1, productId: 12, qty: 1 }),
    cart({ id: 2, productId: 50, qty: 0 }),
  ]) {
    takeCart(known);
    const view = renderSite(<Remover />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ukloni paket' })));

    expect(screen.getByText('Artikl se ne nalazi u košarici.')).toBeTruthy();
    view.unmount();
  }
  expect(asked).not.toHaveBeenCalled();
});

test('[CART-047] a removal that fails is said', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  takeCart(cart({ id: 5, productId: 50, qty: 1 }));
  renderSite(<Remover />);

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ukloni paket' })));

  expect(screen.getByText(hr['error.removeFromCartFailed'])).toBeTruthy();
});
