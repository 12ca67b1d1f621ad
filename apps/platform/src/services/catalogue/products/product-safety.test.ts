import { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { productGet } from '@izlog/contract/product/product-get';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { saveCategory } from '../categories/save-category.ts';
import { importDocument } from '../import/document/import-document.ts';
import { saveProducts } from './save-products.ts';
import { settlePublishing } from './settle-publishing.ts';

const maker = { name: 'Toys Ltd', address: '1 Mill Road, Leeds', email: 'safety@toys.example' };
const responsible = { name: 'Uvoz d.o.o.', address: 'Ilica 1, Zagreb', email: 'sigurnost@uvoz.example' };

/** A product in a category below one that asks for the information of product safety; returns what it lacks. */
async function onSafeShelf(
  platform: TestPlatform,
  name: string,
  brand: Parameters<typeof saveBrand>[1],
  safety = '',
) {
  const ctx = await platform.ctx();
  const above = await buildProductCategory(platform, { requiresSafety: true });
  const shelf = await buildProductCategory(platform, { parentId: above });
  const brandId = await saveBrand(ctx, brand);
  const [id = 0] = await saveProducts(ctx, [
    {
      brandId,
      categories: [shelf],
      translations: { hrv: { name, safety } },
      prices: [{ kind: 'base', amount: 1000 }],
    },
  ]);
  const { withheld } = await settlePublishing(ctx, [id]);
  return { id, missing: withheld.find((one) => one.id === id)?.missing ?? [] };
}

test('[GPSR Art. 19] a category that asks for it has its products published only with maker, addresses and warnings', async ({
  platform,
}) => {
  const bare = await onSafeShelf(platform, 'Bez podataka', { name: 'Bez' });
  const half = await onSafeShelf(
    platform,
    'Izvana',
    { name: 'Izvana', manufacturer: { ...maker, email: '', isOutsideEu: true } },
    'Nije za djecu mlađu od 3 godine.',
  );
  const whole = await onSafeShelf(
    platform,
    'Sve ima',
    { name: 'Cijela', manufacturer: { ...maker, isOutsideEu: true }, responsible },
    'Nije za djecu mlađu od 3 godine.',
  );

  expect(bare.missing).toEqual(['makerName', 'makerAddress', 'makerEmail', 'safetyText']);
  expect(half.missing).toEqual(['makerEmail', 'responsiblePerson']);
  expect(whole.missing).toEqual([]);
  expect(await platform.refusal(productGet, { id: bare.id })).toMatchObject({ status: 404 });
  expect(await platform.call(productGet, { id: whole.id })).toMatchObject({
    manufacturer: maker,
    responsible,
    safety: 'Nije za djecu mlađu od 3 godine.',
  });
});

test('[GPSR Art. 19] what waited for its maker is published when the brand names it', async ({
  platform,
}) => {
  const { id, missing } = await onSafeShelf(platform, 'Čeka', { name: 'Kasni' }, 'Čuvati od vatre.');
  expect(missing).toEqual(['makerName', 'makerAddress', 'makerEmail']);

  await saveBrand(await platform.ctx(), { name: 'Kasni', manufacturer: maker });

  expect(await platform.call(productGet, { id })).toMatchObject({ manufacturer: maker, responsible: null });
});

test('[GPSR Art. 19] a catalogue of our own brings it, and the report names what is missing', async ({
  platform,
}) => {
  const importCsv = (lines: readonly string[]) =>
    withFile(lines.join('\n'), async (path) =>
      importDocument(await platform.ctx(), platform.kernel, { path }),
    );
  const lines = [
    'record;key;sku;brand;categories;name:hrv;price;requires_safety;manufacturer_name;manufacturer_address;manufacturer_email;manufacturer_outside_eu;responsible_name;responsible_address;responsible_email;safety:hrv',
    'brand;Bez adrese;;;;;;;Toys Ltd;;;true;;;;',
    'brand;S adresom;;;;;;;Toys Ltd;1 Mill Road;safety@toys.example;true;Uvoz d.o.o.;Ilica 1;sigurnost@uvoz.example;',
    'category;igracke;;;;Igračke;;true;;;;;;;;',
    'product;;IGR-1;Bez adrese;igracke;Zvečka;9,9;;;;;;;;;',
    'product;;IGR-2;S adresom;igracke;Kocke;19,9;;;;;;;;;Sitni dijelovi.',
  ];

  const first = await importCsv(lines);
  const again = await importCsv(lines);

  expect(first).toMatchObject({ created: 2, refused: [], withheldCount: 1 });
  expect(first.withheld.map(({ row, value }) => `${row} ${value}`)).toEqual(['5 Zvečka']);
  expect(first.withheld[0]?.reason).toMatch(
    /postal address.*electronic address.*responsible in the EU.*warnings/,
  );
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2, withheldCount: 1 });
  expect(await platform.call(productGet, { slug: 'kocke' })).toMatchObject({
    manufacturer: { name: 'Toys Ltd', address: '1 Mill Road', email: 'safety@toys.example' },
    responsible: { name: 'Uvoz d.o.o.' },
    safety: 'Sitni dijelovi.',
  });
  expect(await platform.refusal(productGet, { slug: 'zvecka' })).toMatchObject({ status: 404 });
});

test('[GPSR Art. 19] what was published before its category asked stays on sale, and staff are told of it until it is complete', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const above = await buildProductCategory(platform);
  const shelf = await buildProductCategory(platform, { parentId: above });
  const brandId = await saveBrand(ctx, { name: 'Stara', manufacturer: maker });
  const [id = 0] = await saveProducts(ctx, [
    {
      brandId,
      categories: [shelf],
      translations: { hrv: { name: 'Stara zvečka' } },
      prices: [{ kind: 'base', amount: 1000 }],
    },
  ]);
  const told = async () =>
    (await platform.call(getOpening, {}, { as: 'staff' })).unsafe.products.filter((one) => one.id === id);

  const before = await told();
  await saveCategory(ctx, { id: above, requiresSafety: true });
  const asked = await told();
  const stillSold = await platform.call(productGet, { id });
  await saveProducts(ctx, [
    { id, translations: { hrv: { name: 'Stara zvečka', safety: 'Sitni dijelovi.' } } },
  ]);

  expect(before).toEqual([]);
  expect(asked).toEqual([{ id, name: 'Stara zvečka', slug: 'stara-zvecka', missing: ['safetyText'] }]);
  expect(stillSold.name).toBe('Stara zvečka');
  expect(await told()).toEqual([]);
});
