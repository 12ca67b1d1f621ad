import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planner } from '#site/testing/demo-products.ts';
import { productViewOf } from '#site/testing/product-view-of.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { ProductScreen } from './product-screen.tsx';

async function renderPlanner(search = '') {
  window.history.replaceState(null, '', `/product/planer-ulaganja${search}`);
  return renderSite(<ProductScreen product={await productViewOf(planner, { search })} />);
}
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const words = (selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const isChosen = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

test('[PRODUCT-019] the value the shop marked is chosen at first, and nothing else', async () => {
  await renderPlanner();

  expect(isChosen('Petrolej')).toBe(true);
  expect([isChosen(/^A5/), isChosen(/^B5/)]).toEqual([false, false]);
  expect(words('.price__now')).toBe('od 24,00 €');
});

test('[PRODUCT-016, PRODUCT-018] price, sku, stock and picture are those of the variant that is chosen', async () => {
  const { container } = await renderPlanner();
  choose(/^B5/);

  expect(words('.price__now')).toBe('32,00 €');
  expect(words('.product__title')).toContain('PL-42');
  expect(words('.product__meta [role=status]')).toBe('Još samo 2');
  expect(container.querySelector('.gallery img')?.getAttribute('src')).toContain('planer-42');
  expect(container.querySelectorAll('.gallery li')).toHaveLength(2);
});

test('[SELL-03, PRODUCT-016] a colour shows its picture before a size is chosen', async () => {
  const [small, large, other] = planner.associatedProducts;
  const shared = { ...large, media: small?.media };
  const product = { ...planner, associatedProducts: [small, shared, other] };
  const { container } = renderSite(<ProductScreen product={await productViewOf(product)} />);
  const first = () => container.querySelector('.gallery img')?.getAttribute('src');

  expect(isChosen('Petrolej')).toBe(true);
  expect(isChosen(/^A5/)).toBe(false);
  expect(first()).toContain('planer-41');
  choose(/Opeka/);
  expect(first()).toContain('planer-43');
});

test('the variant stands in the address, and an address with a variant shows it chosen', async () => {
  await renderPlanner();

  choose(/^B5/);
  expect(window.location.search).toBe('?variant=42');
});

test('an address with a variant shows it before any script', async () => {
  const site = await startSite({ answers: { 'GET /api/v1/product/web/get': () => planner } });

  const { document: page } = await site.visit('/product/planer-ulaganja?variant=42');

  const checked = [...page.querySelectorAll('.option input[checked]')].map((one) =>
    one.getAttribute('value'),
  );
  expect(checked).toEqual(['11', '22']);
  expect(page.querySelector('.price__now')?.textContent?.replaceAll('\u00a0', ' ')).toBe('32,00 €');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://izlog.example/product/planer-ulaganja',
  );
});

test('without scripts a button shows what is chosen in the form', async () => {
  const site = await startSite({ answers: { 'GET /api/v1/product/web/get': () => planner } });

  const { document: page } = await site.visit('/product/planer-ulaganja?axis.1=11&axis.2=22&qty=3');

  expect(page.querySelector('noscript')?.innerHTML).toContain('formmethod="get"');
  expect(page.querySelector('.price__now')?.textContent?.replaceAll('\u00a0', ' ')).toBe('32,00 €');
  expect(page.querySelector('input[name=qty]')?.getAttribute('value')).toBe('3');
});

test('the address of a variant leads to its product with the variant chosen', async () => {
  const own = {
    ...planner.associatedProducts[1],
    parent: { id: 40, name: 'Planer', slug: 'planer-ulaganja' },
  };
  const site = await startSite({ answers: { 'GET /api/v1/product/web/get': () => own } });

  const { status, location } = await site.visit('/product/planer-b5');

  expect([status, location]).toEqual([301, '/product/planer-ulaganja?variant=42']);
});

test('what is sold out or not made with the rest is marked in words too and can still be chosen', async () => {
  await renderPlanner('?variant=41');

  choose(/Opeka/);
  expect(screen.getByRole('radio', { name: 'Opeka, rasprodano' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'B5, nema u ovoj kombinaciji' })).toBeDefined();
  expect(words('.product__meta')).toContain('Trenutačno nedostupno');
  expect(words('.product__meta')).toContain('Ponovno dostupno 12. 12. 2026.');
  expect(screen.queryByRole('button', { name: 'Dodaj u košaricu' })).toBeNull();

  choose(/^B5/);
  expect([isChosen(/Opeka/), isChosen(/^B5/)]).toEqual([false, true]);
});

test('[PRODUCT-020, PRODUCT-021] a value marked as media is shown as its picture, and the class of an attribute stands on its control', async () => {
  const { container } = await renderPlanner();

  const axis = container.querySelector('fieldset.option.boje');
  expect(axis?.querySelector('.swatch--picture img')?.getAttribute('src')).toContain('opeka');
  expect(axis?.querySelectorAll('.swatch svg circle')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Opeka/ })).toBeDefined();
});

test('axe finds nothing on the page of a configurable product, chosen, open and sold out', async () => {
  const { container } = await renderPlanner();

  expect(await axeFindings(container)).toEqual([]);
  choose(/Opeka/);
  choose(/^A5/);
  expect(await axeFindings(container)).toEqual([]);
});
