import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAll, readText } from '../testing.ts';
import { readCategoryPaths, readPairLists, readPairs } from './magento-values.ts';

const real = '../shared/data/catalogue/magento/Configurable/products.csv';

const header =
  'sku,store_view_code,product_type,categories,name,price,qty,additional_attributes,configurable_variations,bundle_values,associated_skus,custom_options,special_price,base_image';
const magento = (...rows: string[]) => readText([header, ...rows].join('\n'), 'magento');

test.skipIf(!existsSync(real))('a real Magento export of configurable products is read whole', async () => {
  const { products, variants, rejected, warnings } = await readAll(real, 'magento', { weightUnit: 'kg' });

  expect([rejected, warnings]).toEqual([[], []]);
  expect([products.length, variants.length]).toEqual([147, 1847]);
  const hoodie = products.find(({ sku }) => sku === 'MH01');
  expect(hoodie).toMatchObject({
    kind: 'configurable',
    visibility: 'visible',
    price: { base: null },
    categories: [
      ['Men', 'Tops', 'Hoodies & Sweatshirts'],
      ['Collections', 'Eco Friendly'],
    ],
    images: [
      { src: 'm/h/mh01-gray_main.jpg' },
      { src: 'm/h/mh01-gray_alt1.jpg' },
      { src: 'm/h/mh01-gray_back.jpg' },
    ],
  });
  expect(hoodie?.attributes.filter(({ isVariation }) => isVariation)).toMatchObject([
    { name: 'Size', values: ['XS', 'S', 'M', 'L', 'XL'] },
    { name: 'Color', values: ['Black', 'Gray', 'Orange'] },
  ]);
  expect(hoodie?.attributes).toContainEqual({
    name: 'Climate',
    values: ['All-weather', 'Cool', 'Indoor', 'Spring', 'Windy'],
    visible: true,
    isVariation: false,
    defaultValue: null,
  });
  expect(variants.find(({ sku }) => sku === 'MH01-XS-Black')).toMatchObject({
    parentId: 'MH01',
    weightGrams: 1000,
    price: { base: 5200 },
    stock: { tracked: true, quantity: 100, inStock: true, backorders: 'no' },
    options: [
      { name: 'Size', value: 'XS' },
      { name: 'Color', value: 'Black' },
    ],
  });
});

test('bundles take the preset choice of each part and say so; grouped products take all of theirs', async () => {
  const { products, warnings } = await magento(
    'A,,simple,,Lopta,10,5.0000,,,,,,8,',
    'B,,simple,,Traka,4,,,,,,,,',
    'K,,bundle,Root/Kompleti,Komplet,,,,,"name=Lopta,type=radio,sku=X|name=Lopta,sku=A,default=1,default_qty=3.0000|name=Traka,sku=B",,,,',
    'G,,grouped,,Skupina,,,,,,"A=2.0000,B=1.0000",,,',
  );

  expect(products.find(({ sku }) => sku === 'K')).toMatchObject({
    kind: 'bundle',
    categories: [['Kompleti']],
    grouped: [
      { by: 'sku', value: 'A', quantity: 3 },
      { by: 'sku', value: 'B' },
    ],
  });
  expect(products.find(({ sku }) => sku === 'G')?.grouped).toEqual([
    { by: 'sku', value: 'A', quantity: 2 },
    { by: 'sku', value: 'B' },
  ]);
  expect(products.find(({ sku }) => sku === 'A')).toMatchObject({ price: { base: 1000, sale: 800 } });
  expect(warnings.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'offers 2 choices, of which A was taken'],
  ]);
});

test('a refused product takes its variants with it, each with the reason and the row', async () => {
  const { products, variants, rejected } = await magento(
    'M-S,,simple,,Majica S,10,1,,,,,,,',
    'M,,configurable,,,,,,"sku=M-S,size=S",,,,,',
    'N,,simple,,Ime,-3,,,,,,,,',
    'O,,simple,,Drugo,5,1.5,,,,,,,',
    'P,,simple,,Isto,5,1,,,,,,,',
    'P,,simple,,Isto opet,5,1,,,,,,,',
  );

  expect(products.map(({ sku }) => sku)).toEqual(['P']);
  expect(variants).toEqual([]);
  expect(rejected.flatMap(({ row, problems }) => problems.map(({ reason }) => `${row} ${reason}`))).toEqual([
    '3 is empty',
    '4 is below zero',
    '5 is not a whole number of pieces',
    '7 is already used on row 6',
    '2 is a variant of M, which was refused itself (row 3)',
  ]);
});

test('store views become the words of other languages, as they are called or as is said', async () => {
  const { products, variants, warnings } = await readText(
    [
      header,
      'A,,simple,,Lopta,10,5,,,,,,,/a/b.jpg',
      'A,store_de,simple,,Ball,,,,,,,,,',
      'A,english_us,simple,,,,,,,,,,,',
      'A,trgovina2,simple,,Palla,,,,,,,,,',
      'A,magazin,simple,,Balle,,,,,,,,,',
      'V,,simple,,Crvena,10,5,,,,,,,',
      'V,store_de,simple,,Rot,,,,,,,,,',
      'M,,configurable,,Majica,,,,"sku=V,color=Crvena",,,,,',
      'M,store_de,configurable,,Hemd,,,,,,,,,',
      'M,store_de,configurable,,Noch eines,,,,,,,,,',
      'X,store_de,simple,,Ohne Produkt,,,,,,,,,',
    ].join('\n'),
    'magento',
    { languages: ['eng', 'deu', 'ita'], storeViews: { trgovina2: 'ita' } },
  );

  const words = products.map(({ name, words }) => [
    name,
    Object.fromEntries(Object.entries(words ?? {}).map(([language, { name }]) => [language, name])),
  ]);
  expect(words).toEqual([
    ['Lopta', { deu: 'Ball', ita: 'Palla' }],
    ['Majica', { deu: 'Hemd' }],
  ]);
  expect(variants.map(({ words }) => words?.deu?.name)).toEqual(['Rot']);
  expect(warnings.map(({ row, reason }) => [row, reason])).toEqual([
    [6, 'is in no other language of this site, so its texts were left out'],
    [12, 'does not stand below its product, and was left out'],
  ]);
});

test('[PRODUCT-022] custom options come with their choices and surcharges; what they cannot be here is told', async () => {
  const options = [
    'name=Natpis, gravirani,type=field,required=1,price=5.0000,price_type=fixed,sku=grav,max_characters=30',
    'name=Kutija,type=radio,required=0,price=0.0000,price_type=fixed,sku=,option_title=Obična',
    'name=Kutija,type=radio,required=0,price=10.0000,price_type=percent,sku=k2,option_title=Drvena',
    'name=Dodaci,type=multiple,price=1.5,sku=d,option_title=Vrpca',
    'name=Dodaci,type=multiple,price=-2,sku=d,option_title=Čestitka',
    'name=Dan,type=date,price=0',
    'name=Sat,type=time',
    'name=Slika,type=file,price=1',
  ].join('|');
  const { products, warnings } = await magento(`A,,simple,,Lopta,20,5,,,,,"${options}",,`);

  expect(products[0]?.options).toEqual([
    {
      title: 'Natpis, gravirani',
      kind: null,
      isRequired: true,
      maxLength: 30,
      values: [{ sku: 'grav', label: 'Natpis, gravirani', surcharge: 500 }],
    },
    {
      title: 'Kutija',
      kind: 'dropdown',
      isRequired: false,
      maxLength: null,
      values: [
        { sku: expect.stringMatching(/^obicna/), label: 'Obična', surcharge: null },
        { sku: 'k2', label: 'Drvena', surcharge: 200 },
      ],
    },
    {
      title: 'Dodaci',
      kind: 'multipleSelect',
      isRequired: false,
      maxLength: null,
      values: [
        { sku: 'd', label: 'Vrpca', surcharge: 150 },
        { sku: 'd-2', label: 'Čestitka', surcharge: null },
      ],
    },
    { title: 'Dan', kind: 'date', isRequired: false, maxLength: null, values: [] },
    { title: 'Sat', kind: null, isRequired: false, maxLength: null, values: [] },
  ]);
  expect(warnings.map(({ reason, value }) => `${value}: ${reason}`)).toEqual([
    'Drvena: costs 10 % of the price, which is the amount of today from now on',
    'Čestitka: has a price below zero or none at all, which was left out',
    'Sat: asks for a time, which is a line of text here',
    'Slika: has an option of the kind file, which was left out',
  ]);
});

test('a file of another shop is named, not guessed at', async () => {
  await expect(readText('Type,SKU,Name,Regular price\nsimple,A,B,1', 'magento')).rejects.toThrow(
    /columns? .*"product_type".* It looks like a WooCommerce product file/,
  );
});

test('lists of a cell are read back as they were written, commas in values too', () => {
  const word = fc.stringMatching(/^[\p{L}\p{N} .,;:!/-]{1,20}$/u).map((text) => text.trim());
  const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/);
  fc.assert(
    fc.property(fc.dictionary(key, word, { maxKeys: 6 }), (wanted) => {
      const text = Object.entries(wanted)
        .map(([code, value]) => `${code}=${value}`)
        .join(',');
      expect(Object.fromEntries(readPairs(text))).toEqual({ ...wanted });
      expect(readPairLists(`${text}|${text}`)).toHaveLength(text === '' ? 0 : 2);
    }),
  );
  expect(readCategoryPaths('Root/A\\/B/C,Root,Root/D')).toEqual([['A/B', 'C'], ['D']]);
});

const bags = '../shared/data/catalogue/magento/Catalog/SimpleProduct/products_gear_bags.csv';
const kit = '../shared/data/catalogue/magento/Bundle/yoga_bundle.csv';

test.skipIf(!existsSync(bags))(
  'the product files of Magento’s sample data are read, bundles too',
  async () => {
    const file = await readAll(bags, 'magento-sample');
    expect([file.rejected, file.warnings]).toEqual([[], []]);
    expect(file.products).toHaveLength(14);
    expect(file.products.find(({ sku }) => sku === '24-MB04')).toMatchObject({
      name: 'Strive Shoulder Pack',
      categories: [
        ['Gear', 'Bags'],
        ['Collections', 'Erin Recommends'],
      ],
      stock: { tracked: true, quantity: 100 },
    });
    expect(file.products[0]?.attributes).toContainEqual(
      expect.objectContaining({ name: 'Features bags', values: ['Waterproof', 'TSA Approved', 'Lockable'] }),
    );

    const { products, warnings } = await readAll(kit, 'magento-sample');
    expect(products[0]).toMatchObject({ kind: 'bundle', stock: { tracked: false } });
    expect(products[0]?.grouped.map(({ value }) => value)).toEqual([
      '24-WG081-blue',
      '24-WG084',
      '24-WG085',
      '24-WG088',
    ]);
    expect(warnings.map(({ value }) => value)).toEqual(['Sprite Stasis Ball', 'Sprite Yoga Strap']);
  },
);

test('products that Magento has downloaded are e-products, those of its sample data too', async () => {
  const header = 'sku,product_type,name,price,qty,downloadable_links';
  const link = '"group_title=Videi,title=Trening 1,price=0,url=https://example.test/1.mp4"';
  const { products, warnings } = await readText(
    `${header}\nV-1,downloadable,Trening,14,100,${link}\nV-2,downloadable,Datoteka,9,,"title=Prvi,file=/a/b.mp4"`,
    'magento',
  );
  const sample = await readText(
    'category,name,sku,price,qty,description,attribute_set\nTraining,Joga,240-LV04,6,,Film,Downloadable',
    'magento-sample',
  );

  expect(products).toMatchObject([
    { kind: 'e-product', isDigital: true, downloads: [{ name: 'Trening 1' }] },
    { kind: 'e-product', isDigital: true, downloads: [] },
  ]);
  expect(warnings.map(({ row, value }) => `${row} ${value}`)).toEqual(['3 Prvi']);
  expect(sample.products).toMatchObject([{ kind: 'e-product', isDigital: true, stock: { tracked: false } }]);
});
