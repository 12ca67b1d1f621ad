import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundle } from '#site/testing/demo-products.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { axeFindings } from '#test/render-ui.tsx';
// The header says how the code of the window is fetched.
import '#site/features/cart-page/door/cart-link.tsx';
import { showCartDrawer, useCartDrawer } from '#site/features/cart/door/cart-drawer-state.ts';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import { showBundleDialog } from '#site/features/catalog/door/bundle-dialog-state.ts';
import { TileGrid } from '#site/features/catalog/door/tile.tsx';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import { BundleDialogHost } from '../door/bundle-dialog-host.tsx';
import { ProductScreen } from '../product-screen.tsx';

const tile: TileView = {
  id: 50,
  href: '/product/paket',
  name: 'Paket',
  kind: '',
  picture: null,
  price: { price: 52, isFrom: true },
  action: 'customise',
};
const asked = vi.fn<typeof fetch>();

function CartWindowMark() {
  return useCartDrawer() ? <p>Otvoren je prozor košarice</p> : null;
}

/** The members answer as the site would; the cart takes what it is given. */
async function answerWith(cartAnswer: object, members: Response | 'view' = 'view') {
  const { name, prices, isPriceSum, members: views } = await productViewOf(bundle);
  asked.mockImplementation(async (address) => {
    if (String(address).includes('/_/bundle/')) {
      return members === 'view'
        ? Response.json({ name, prices, isPriceSum, members: views })
        : members.clone();
    }
    return Response.json(cartAnswer);
  });
}
const additions = () =>
  asked.mock.calls
    .filter(([address]) => String(address).includes('/_/cart'))
    .map(([address, init]) => [address, Object.fromEntries(init?.body as FormData)]);

async function openFromTile() {
  const view = renderSite(
    <>
      <TileGrid tiles={[tile]} />
      <BundleDialogHost />
      <CartWindowMark />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Prilagodite paket/ }));
  return { ...view, dialog: await screen.findByRole('dialog') };
}
const press = (name: string, inside: HTMLElement) =>
  act(async () => void fireEvent.click(within(inside).getByRole('button', { name })));

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  act(() => {
    showBundleDialog(null);
    showCartDrawer(null);
    takeCart(null);
  });
});

test('[PRODUCT-033, SHELL-028] the window is closed until a bundle with a member to choose is wanted', async () => {
  await answerWith({});
  const closed = renderSite(<BundleDialogHost />);
  expect(screen.queryByRole('dialog')).toBeNull();
  closed.unmount();

  const { dialog, container } = await openFromTile();
  await within(dialog.ownerDocument.body).findByRole('radio', { name: 'Petrolej' });

  expect(screen.getByText('Planer ulaganja')).toBeTruthy();
  expect(additions()).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

test('[SHELL-028] the window stays the same one, with the focus where it was, when its members arrive', async () => {
  await answerWith({});
  const members = Promise.withResolvers<void>();
  const answer = asked.getMockImplementation();
  asked.mockImplementation(async (...args) => {
    await members.promise;
    return (await answer?.(...args)) ?? new Response();
  });
  const { dialog } = await openFromTile();
  const close = within(dialog).getByRole('button', { name: 'Zatvori' });
  act(() => close.focus());

  await act(async () => members.resolve());
  await screen.findByRole('radio', { name: 'Petrolej' });

  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(document.activeElement).toBe(close);
});

test('[PRODUCT-034] with a member that is not chosen nothing is sent; it is said, shown and has the focus', async () => {
  await answerWith({ cart: null });
  const { container } = await openFromTile();
  await screen.findByRole('radio', { name: 'Petrolej' });

  await press('Dodaj u košaricu', screen.getByRole('dialog'));

  expect(additions()).toEqual([]);
  expect(screen.getAllByText('Konfiguracija proizvoda nije odabrana.').length).toBeGreaterThan(1);
  expect(document.activeElement?.closest('[data-member]')?.getAttribute('data-member')).toBe('40');
  expect(await axeFindings(container)).toEqual([]);
});

test('[PRODUCT-037, PRODUCT-038] the chosen variants are sent; then the window closes and the shop goes on as it is set', async () => {
  await answerWith({ cart: { count: 1, items: [] }, behaviour: 2 });
  await openFromTile();
  fireEvent.click(await screen.findByRole('radio', { name: /^B5/ }));
  expect(screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ')).toContain('60,00 €');

  await press('Dodaj u košaricu', screen.getByRole('dialog'));

  await waitFor(() => expect(additions()).toHaveLength(1));
  const [[address, fields] = []] = additions();
  expect(address).toBe('/_/cart/add');
  expect(fields).toMatchObject({ productId: '50', qty: '1' });
  expect(JSON.parse((fields as { options: string }).options)).toEqual({
    bundleOptions: [
      { id: 42, options: null },
      { id: 12, options: null },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Otvoren je prozor košarice')).toBeTruthy();
});

test('what the shop refuses is said in the window, which stays open', async () => {
  await answerWith({ refusal: 'Nema dovoljno komada na zalihi.' });
  await openFromTile();
  fireEvent.click(await screen.findByRole('radio', { name: /^A5/ }));

  await press('Dodaj u košaricu', screen.getByRole('dialog'));

  expect(await within(screen.getByRole('dialog')).findByText('Nema dovoljno komada na zalihi.')).toBeTruthy();
});

test('[PRODUCT-031] members that cannot be loaded are said and nothing can be added', async () => {
  await answerWith({}, new Response('', { status: 503 }));
  const { dialog } = await openFromTile();

  expect((await screen.findAllByText('Artikle iz paketa nije moguće dohvatiti.')).length).toBeGreaterThan(1);
  expect(within(dialog).queryByRole('button', { name: 'Dodaj u košaricu' })).toBeNull();
  expect(additions()).toEqual([]);
});

test('[PRODUCT-033] on its own page a bundle with a member to choose opens the window instead of being added', async () => {
  await answerWith({});
  const product = await productViewOf(bundle);
  renderSite(
    <>
      <ProductScreen product={product} />
      <BundleDialogHost />
    </>,
  );

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dodaj u košaricu' })));

  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(additions()).toEqual([]);
});

test('[PRODUCT-032] a bundle without a configurable member is added at once, with its members', async () => {
  await answerWith({ cart: { count: 1, items: [] }, behaviour: 1 });
  const product = await productViewOf(bundle);
  const simple = { ...product, members: product.members?.slice(1) ?? [] };
  renderSite(
    <>
      <ProductScreen product={simple} />
      <BundleDialogHost />
    </>,
  );

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dodaj u košaricu' })));

  await waitFor(() => expect(additions()).toHaveLength(1));
  const [[, fields] = []] = additions();
  expect(JSON.parse((fields as { options: string }).options)).toEqual({
    bundleOptions: [{ id: 12, options: null }],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
