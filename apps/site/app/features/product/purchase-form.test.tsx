import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import { fullProduct } from '#site/testing/demo-answers.ts';
import { everyOption, planner, subscription } from '#site/testing/demo-products.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { ProductScreen } from './product-screen.tsx';

const asked = vi.fn<typeof fetch>(async () => Response.json({ cart: { count: 1, items: [] }, behaviour: 1 }));

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  act(() => takeCart(null));
});

// What adds is loaded with the first press.
const isSent = () => waitFor(() => expect(asked).toHaveBeenCalled());
const add = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dodaj u košaricu' })));
const sent = () =>
  asked.mock.calls.map(([address, init]) => {
    const { productId, qty, options } = Object.fromEntries(init?.body as FormData) as Record<string, string>;
    return { address, productId, qty, options: options ? JSON.parse(options) : undefined };
  });

test('[PRODUCT-015] a configurable product without a variant sends nothing: it is said, shown on the axis and has the focus', async () => {
  const { container } = renderSite(<ProductScreen product={await productViewOf(planner)} />);

  await add();

  expect(asked).not.toHaveBeenCalled();
  expect(screen.getAllByText('Konfiguracija proizvoda nije odabrana.')).toHaveLength(2);
  const size = screen.getByRole('group', { name: /Veličina/ });
  expect(size.contains(document.activeElement)).toBe(true);
  expect(await axeFindings(container)).toEqual([]);
});

test('[PRODUCT-016] the variant that is chosen is what is added, as many pieces as wanted', async () => {
  renderSite(<ProductScreen product={await productViewOf(planner)} />);
  fireEvent.click(screen.getByRole('radio', { name: /^B5/ }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Količina' }), { target: { value: '2' } });

  await add();
  await isSent();

  expect(sent()).toEqual([{ address: '/_/cart/add', productId: '42', qty: '2', options: undefined }]);
});

test('[PRODUCT-024] a required answer that is missing stands beside its control; then all answers are sent', async () => {
  const { container } = renderSite(
    <ProductScreen product={await productViewOf({ ...fullProduct, customOptions: everyOption })} />,
  );
  fireEvent.change(screen.getByRole('spinbutton', { name: /Soba/ }), { target: { value: '12' } });

  await add();
  expect(asked).not.toHaveBeenCalled();
  const select = screen.getByRole('combobox', { name: 'Način' });
  expect(document.activeElement).toBe(select);
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Unos ovog polja je obavezan')).toBeTruthy();
  expect(screen.getByText('Najviše 10.')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);

  fireEvent.change(select, { target: { value: 'D' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: /Soba/ }), { target: { value: '2' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Tekst/ }), { target: { value: 'Lavanda' } });
  await add();
  await isSent();
  expect(sent()).toMatchObject([
    { options: { personalizations: { Način: 'D', Soba: 2, 'Tekst na koricama': 'Lavanda' } } },
  ]);
});

test('[PRODUCT-027] a subscription is added with the plan that is chosen', async () => {
  renderSite(<ProductScreen product={await productViewOf(subscription)} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Subscription' }), { target: { value: 'G' } });

  await add();
  await isSent();

  expect(sent()[0]?.options.customPriceOption).toEqual({ title: 'Subscription', sku: 'G' });
});

test('a quantity that is none is said beside the box and nothing is sent', async () => {
  renderSite(<ProductScreen product={await productViewOf(fullProduct)} />);
  const box = screen.getByRole('spinbutton', { name: 'Količina' });
  fireEvent.change(box, { target: { value: '0' } });

  await add();

  expect(asked).not.toHaveBeenCalled();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
});

const settings: Answers = {
  'GET /api/v1/product/web/get': () => fullProduct,
  'GET /api/v2/ecommerce/settings/getCheckoutSettings': () => ({ config: { cart_type: 1 } }),
  'GET /api/v2/ecommerce/getNewCartSession': () => ({ id: 7, protectCode: 'code' }),
  'POST /api/v2/ecommerce/addItem': () => {
    throw refused(409, 'OUT_OF_STOCK', 'There is not as much in stock.');
  },
};
const post = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://izlog.example' },
});

test('[PRODUCT-010] before a product is added it is fetched once more, for the store of the page', async () => {
  const site = await startSite({ answers: settings });

  await site.visit('/_/cart/add', post({ productId: '12', qty: '1' }));

  const calls = site.calls.map(({ path }) => path.split('/').at(-1));
  expect(calls.indexOf('get')).toBeGreaterThan(-1);
  expect(calls.indexOf('get')).toBeLessThan(calls.indexOf('addItem'));
  const asking = site.calls.find(({ path }) => path === '/api/v1/product/web/get');
  expect(Object.fromEntries(asking?.query ?? [])).toMatchObject({ id: '12', store: '1' });
});

test('[PRODUCT-010] a product that is gone opens no cart', async () => {
  const gone = () => {
    throw refused(404, 'NOT_FOUND');
  };
  const site = await startSite({ answers: { ...settings, 'GET /api/v1/product/web/get': gone } });

  await site.visit('/_/cart/add', post({ productId: '12', qty: '1' }));

  expect(site.calls.some(({ path }) => path.endsWith('getNewCartSession'))).toBe(false);
});

test('[PRODUCT-011] with a chosen custom price option the product is not fetched again', async () => {
  const site = await startSite({ answers: settings });

  const plan = { 'priceOption.title': 'subscription', 'priceOption.sku': 'G' };
  await site.visit('/_/cart/add', post({ productId: '60', qty: '1', ...plan }));

  const calls = site.calls.map(({ path }) => path);
  expect(calls).not.toContain('/api/v1/product/web/get');
  expect(calls).toContain('/api/v2/ecommerce/addItem');
});

test('without scripts the page holds the form against the rules and gives back what was typed', async () => {
  const options = { ...fullProduct, customOptions: everyOption };
  const site = await startSite({ answers: { ...settings, 'GET /api/v1/product/web/get': () => options } });
  const typed = { 'personalization.Tekst na koricama': 'Lavanda', qty: '2' };

  const { status, document: page } = await site.visit('/product/racun-prije-betona', post(typed));

  expect(status).toBe(400);
  expect(page.querySelector('.error')?.textContent).toContain('Unos ovog polja je obavezan');
  expect(page.querySelector('[name="personalization.Tekst na koricama"]')?.getAttribute('value')).toBe(
    'Lavanda',
  );
  expect(page.querySelector('[name=qty]')?.getAttribute('value')).toBe('2');
  expect(site.calls.some(({ path }) => path.endsWith('addItem'))).toBe(false);
});

test('without scripts a refusal of the shop stands on the page', async () => {
  const site = await startSite({ answers: settings });

  const { status, document: page } = await site.visit('/product/racun-prije-betona', post({ qty: '2' }));

  expect(status).toBe(400);
  expect(page.querySelector('.product__buy [role=alert]')?.textContent).toContain('Nema dovoljno komada');
});
