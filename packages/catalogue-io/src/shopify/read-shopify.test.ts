import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAll, readText } from '../testing.ts';

const header =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Image Position';
const shopify = (rows: string[], more = '') => readText([header + more, ...rows].join('\n'), 'shopify');

const reasons = (file: Awaited<ReturnType<typeof shopify>>) =>
  file.rejected.flatMap(({ row, problems }) =>
    problems.map(({ column, reason }) => `${row} ${column} ${reason}`),
  );

const apparel = '../shared/data/catalogue/shopify/apparel.csv';
const home = '../shared/data/catalogue/shopify/home-and-garden.csv';

test.skipIf(!existsSync(apparel))('a real Shopify export with variants is read whole', async () => {
  const { products, variants, rejected, warnings } = await readAll(apparel, 'shopify');

  expect([rejected, warnings]).toEqual([[], []]);
  expect(products).toHaveLength(20);
  expect(products.find(({ kind }) => kind === 'configurable')).toMatchObject({
    externalId: 'classic-varsity-top',
    attributes: [{ name: 'Size', values: ['Small', 'Medium', 'Large'], isVariation: true }],
  });
  expect(variants.map(({ externalId, price }) => [externalId, price.base])).toEqual([
    ['classic-varsity-top#small', 6000],
    ['classic-varsity-top#medium', 6000],
    ['classic-varsity-top#large', 6000],
  ]);
});

test.skipIf(!existsSync(home))(
  'a real Shopify export gives prices, sales, types, tags and pictures',
  async () => {
    const { products, variants, rejected } = await readAll(home, 'shopify');

    expect(rejected).toEqual([]);
    expect(products.find(({ slug }) => slug === 'copper-light')).toMatchObject({
      kind: 'simple',
      price: { base: 7500, sale: 5999, saleFrom: null, saleTo: null },
      categories: [['Indoor']],
      tags: ['Copper', 'Bedroom'],
      brands: ['Company 123'],
    });
    expect(products.find(({ slug }) => slug === 'biodegradable-cardboard-pots')?.stock).toEqual({
      tracked: true,
      quantity: 8,
      lowAt: null,
      inStock: true,
      backorders: 'no',
    });
    expect(products.find(({ slug }) => slug === 'clay-plant-pot')?.images).toHaveLength(2);
    expect(variants.map(({ price }) => price.base)).toEqual([999, 1599]);
  },
);

test('rows of one handle that stand apart become one product', async () => {
  const file = await shopify(['a,Majica,Veličina,M,M-1,10,,,', 'b,Kapa,,,K-1,5,,,', 'a,,,L,M-2,11,,,']);

  expect(file.rejected).toEqual([]);
  expect(file.records.map((one) => (one.record === 'variant' ? one.externalId : one.record))).toEqual([
    'product',
    'product',
    'a#m',
    'a#l',
  ]);
});

test('a bad variant is refused alone, a bad product with all its rows', async () => {
  const file = await shopify([
    'a,Majica,Veličina,M,M-1,deset,,,',
    'a,,,L,M-2,11,,,',
    'a,,,L,M-3,12,,,',
    'b,=1+1,Veličina,M,B-1,10,,,',
    'b,,,L,B-2,10,,,',
    'c,,Veličina,M,C-1,10,,,',
    ',Bez,,,D-1,10,,,',
    'e,Kapa,,,M-2,10,,,',
    'f,Šal,,,,,,,',
  ]);

  expect(reasons(file)).toEqual([
    '2 Variant Price is not a number',
    '4 Option1 Value is the same choice as on row 3',
    '5 Title begins like a spreadsheet formula',
    '6 row belongs to a product that was refused (row 5)',
    '7 Title is empty',
    '8 Handle is empty',
    '9 Variant SKU is already used on row 3',
    '10 Variant Price is empty',
  ]);
  expect(file.products.map(({ name }) => name)).toEqual(['Majica']);
  expect(file.variants.map(({ externalId }) => externalId)).toEqual(['a#l']);
});

test('pictures come in the order of their positions, each once', async () => {
  const file = await shopify([
    'a,Majica,,,M-1,10,,https://slike.example/2.jpg,2',
    'a,,,,,,,https://slike.example/1.jpg,1',
    'a,,,,,,,https://slike.example/2.jpg,3',
    'a,,,,,,,http://[,4',
  ]);

  expect(file.products[0]?.images.map(({ src }) => src)).toEqual([
    'https://slike.example/1.jpg',
    'https://slike.example/2.jpg',
  ]);
  expect(file.warnings).toMatchObject([{ row: 5, column: 'Image Src' }]);
});

test('the newer template is understood, with status, unit price and metafields', async () => {
  const { products, rejected } = await readText(
    [
      'Title,URL handle,Description,Status,Published on online store,Option1 name,Option1 value,SKU,Price,Compare-at price,' +
        'Continue selling when out of stock,Inventory tracker,Inventory quantity,Weight value (grams),Requires shipping,' +
        'Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,' +
        'Material (product.metafields.custom.material),Charge tax',
      'Ulje,ulje,Maslinovo,Active,TRUE,Title,Default Title,U-1,12.50,,CONTINUE,shopify,3,550,TRUE,500,ml,1,l,Staklo; Pluto,FALSE',
      'Nacrt,nacrt,,Draft,TRUE,Title,Default Title,U-2,12.50,,DENY,,,,FALSE,,,,,,',
    ].join('\n'),
    'shopify',
  );

  expect(rejected).toEqual([]);
  expect(products).toMatchObject([
    {
      kind: 'simple',
      published: true,
      stock: { tracked: true, quantity: 3, backorders: 'yes' },
      weightGrams: 550,
      unit: { quantity: '500', unit: 'ml', baseQuantity: '1', baseUnit: 'l' },
      attributes: [{ name: 'Material', values: ['Staklo', 'Pluto'] }],
      tax: { status: 'none' },
    },
    { kind: 'e-product', published: false },
  ]);
});

test('a gift card is refused, because it would sell nothing here', async () => {
  const file = await shopify(['a,Bon,,,B-1,10,,,,true'], ',Gift Card');

  expect(reasons(file)).toEqual(['2 Gift Card gift cards cannot be imported']);
});
