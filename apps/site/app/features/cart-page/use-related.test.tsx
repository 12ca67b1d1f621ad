import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeCart, useKnownCart } from '#site/features/cart/door/cart-store.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { useRelated } from './use-related.ts';

const cart = (...ids: number[]) =>
  ({ items: ids.map((productId) => ({ id: productId, productId, qty: 1 })) }) as unknown as CartView;
const asked = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  act(() => takeCart(null));
});

function Related() {
  const related = useRelated(useKnownCart());
  return <p>Uz to: {related.map(({ name }) => name).join(', ')}</p>;
}

test('[CATALOG-058] another item in the cart makes what goes with it be asked for anew; another quantity does not', async () => {
  const answers = [
    { cart: cart(12), related: [{ name: 'Karte' }] },
    { cart: cart(12, 8), related: [{ name: 'Torba' }] },
  ];
  asked.mockImplementation(async () => Response.json(answers.shift()));
  renderSite(<Related />);
  await screen.findByText('Uz to: Karte');
  expect(asked.mock.calls[0]?.[0]).toBe('/_/cart?with=related');

  act(() => takeCart(cart(12, 8)));
  await screen.findByText('Uz to: Torba');

  act(() => takeCart({ ...cart(8, 12), count: 5 }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});
