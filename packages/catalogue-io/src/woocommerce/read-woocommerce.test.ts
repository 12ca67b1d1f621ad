import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAll, readText } from '../testing.ts';

const header = 'ID,Type,SKU,Name,Published,Regular price,Sale price';

/** A WooCommerce file of the usual columns, and more of them when `more` names any. */
const woo = (rows: string[], more = '') => readText([header + more, ...rows].join('\n'), 'woocommerce');

const reasons = (file: Awaited<ReturnType<typeof woo>>) =>
  file.rejected.flatMap(({ row, problems }) =>
    problems.map(({ column, reason }) => `${row} ${column} ${reason}`),
  );

const sample = '../shared/data/catalogue/woocommerce/sample_products.csv';

test.skipIf(!existsSync(sample))('a real WooCommerce export is read whole', async () => {
  const { products, variants, rejected, warnings } = await readAll(sample, 'woocommerce');

  expect(rejected).toEqual([]);
  expect(warnings).toEqual([]);
  expect(products.map(({ sku, kind }) => `${sku} ${kind}`)).toEqual([
    'cc-tee configurable',
    'cc-hoodie configurable',
    'cc-hoodie-with-logo simple',
    'cc-beanie simple',
    'cc-belt simple',
    'cc-cap simple',
    'cc-sunglasses simple',
    'cc-hoodie-with-pocket simple',
    'cc-album e-product',
    'cc-single e-product',
    'cc-tshirt-logo simple',
    'cc-beanie-logo simple',
    'cc-logo-collection bundle',
    'cp-donation external',
    'cc-scarf simple',
  ]);
  expect(variants.filter(({ parentId }) => parentId === '742')).toHaveLength(6);
  expect(variants.find(({ sku }) => sku === 'cc-hoodie-red')).toMatchObject({
    externalId: '758',
    parentId: '742',
    price: { base: 4500, sale: 4200 },
    options: [
      { name: 'Color', value: 'Red' },
      { name: 'Logo', value: 'No' },
    ],
    tax: { status: 'taxable', taxClass: '' },
  });
  expect(variants.filter(({ row }) => row === 19).map(({ externalId, sku }) => [externalId, sku])).toEqual([
    ['883#large', 'cc-t-shirt-blue-large'],
    ['883#medium', 'cc-t-shirt-blue-medium'],
    ['883#small', 'cc-t-shirt-blue-small'],
  ]);
  expect(variants.find(({ externalId }) => externalId === '883#large')).toMatchObject({
    name: 'T-Shirt - Blue, Large',
    options: [
      { name: 'Color', value: 'Blue' },
      { name: 'Size', value: 'Large' },
    ],
    tax: null,
  });
});

test.skipIf(!existsSync(sample))(
  'a real grouped, external and downloadable product keep what they are',
  async () => {
    const { products } = await readAll(sample, 'woocommerce');

    expect(products.find(({ kind }) => kind === 'bundle')?.grouped).toEqual([
      { by: 'sku', value: 'cc-hoodie-with-logo' },
      { by: 'sku', value: 'cc-beanie-logo' },
      { by: 'sku', value: 'cc-tshirt-logo' },
    ]);
    expect(products.find(({ kind }) => kind === 'external')?.external).toEqual({
      url: 'https://www.classicpress.net/donate/',
      buttonText: 'Donate to ClassicPress',
    });
    expect(products.find(({ sku }) => sku === 'cc-album')?.downloads.map(({ name }) => name)).toEqual([
      'Album',
      'Single 2',
    ]);
  },
);

test('every column of a product is read in the units of the shop', async () => {
  const { products, rejected, warnings } = await woo(
    [
      '7,simple,S-1,Šalica &amp; tanjur,1,"1,234.50",999.9,"Keramika > Šalice\\, velike","novo, akcija",0.25,10,5.5,12,' +
        '2026-11-27,2026-11-30,5,2,notify,"a.jpg, https://slike.example/b.png","X-1, id:9",Bez kamate,reduced-rate,0,' +
        'Boja,"Plava, Bijelo\\, mat",1,1,Plava',
    ],
    ',Categories,Tags,Weight (kg),Length (cm),Width (cm),Height (cm),Date sale price starts,Date sale price ends,' +
      'Stock,Low stock amount,Backorders allowed?,Images,Upsells,Short description,Tax class,Sold individually?,' +
      'Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 1 default',
  );

  expect([rejected, warnings]).toEqual([[], []]);
  expect(products).toMatchObject([
    {
      externalId: '7',
      row: 2,
      name: 'Šalica & tanjur',
      price: {
        base: 123450,
        sale: 99990,
        saleFrom: '2026-11-26T23:00:00.000Z',
        saleTo: '2026-11-30T22:59:59.000Z',
      },
      categories: [['Keramika', 'Šalice, velike']],
      tags: ['novo', 'akcija'],
      weightGrams: 250,
      lengthMm: 100,
      widthMm: 55,
      heightMm: 120,
      stock: { tracked: true, quantity: 5, lowAt: 2, inStock: true, backorders: 'notify' },
      images: [
        { src: 'a.jpg', alt: null },
        { src: 'https://slike.example/b.png', alt: null },
      ],
      upsells: [
        { by: 'sku', value: 'X-1' },
        { by: 'id', value: '9' },
      ],
      shortDescription: '<p>Bez kamate</p>',
      tax: { status: 'taxable', taxClass: 'reduced-rate' },
      attributes: [
        {
          name: 'Boja',
          values: ['Plava', 'Bijelo, mat'],
          visible: true,
          isVariation: false,
          defaultValue: 'Plava',
        },
      ],
    },
  ]);
});

test('a variation that stands above its parent comes after it', async () => {
  const { records } = await woo(
    ['2,variation,V-1,Majica - M,1,10,,id:1,Veličina,M', '1,variable,P-1,Majica,1,,,,Veličina,"M, L"'],
    ',Parent,Attribute 1 name,Attribute 1 value(s)',
  );

  expect(records).toMatchObject([
    { record: 'product', externalId: '1', attributes: [{ name: 'Veličina', isVariation: true }] },
    { record: 'variant', externalId: '2', parentId: '1', row: 2 },
  ]);
});

test('a variation without a usable parent is refused with the reason', async () => {
  const file = await woo(
    [
      '1,simple,P-1,Šalica,1,5,,,Boja,Plava',
      '2,variation,V-1,Prva,1,10,,P-1,Boja,Plava',
      '3,variation,V-2,Druga,1,10,,nema,Boja,Plava',
      '4,variation,V-3,Treća,1,10,,,Boja,Plava',
      '5,variable,P-2,=1+1,1,,,,Boja,Plava',
      '6,variation,V-4,Četvrta,1,10,,P-2,Boja,Plava',
      '7,variable,P-3,Peta,1,,,,Boja,Plava',
      '8,variation,V-5,Peta,1,10,,P-3,,',
    ],
    ',Parent,Attribute 1 name,Attribute 1 value(s)',
  );

  expect(reasons(file)).toEqual([
    '3 Parent is not of type variable (row 2)',
    '4 Parent is no product of this file',
    '5 Parent is empty: a variation needs its product',
    '6 Name begins like a spreadsheet formula',
    '7 Parent was refused itself (row 6)',
    '9 Attribute 1 name is empty: a variation needs an attribute',
  ]);
  expect(file.products.map(({ externalId }) => externalId)).toEqual(['1', '7']);
});

test('each bad row is refused with row, column, reason and value, and the others go on', async () => {
  const file = await woo([
    '1,simple,A,Dobar,1,10,',
    '2,simple,B,,1,10,',
    '3,simple,C,Skup,1,deset,-1',
    '4,subscription,D,Pretplata,1,10,',
    '1,simple,E,Isti broj,1,10,',
    '6,simple,A,Ista šifra,1,10,',
    ',simple,,,1,10,',
    'x7,simple,F,Broj,1,10,',
    '8,simple,G,"=cmd|\' /C calc\'!A0",1,10,',
    '9,simple,H,Nula\0,1,10,',
    '10,simple,I,Kratak',
    '11,simple,J,Dug,1,10,,,još',
    '12,simple,K,Objava,možda,10,',
    '13,simple,L,Akcija,1,,5',
    '14,simple,M,Zadnji,1,10,,,',
  ]);

  expect(reasons(file)).toEqual([
    '3 Name is empty',
    '4 Regular price is not a number',
    '4 Sale price is below zero',
    '5 Type is not a type that can be imported (simple, variable, variation, grouped, external)',
    '6 ID is already used on row 2',
    '7 SKU is already used on row 2',
    '8 Name is empty',
    '9 ID is not a whole number',
    '10 Name begins like a spreadsheet formula',
    '11 Name holds the control character U+0000',
    '12 row the row has 4 cells, the header 7',
    '13 row the row has 9 cells, the header 7',
    '14 Published is neither 1 nor 0, yes nor no',
    '15 Sale price is given without a regular price',
  ]);
  expect(file.rejected.find(({ row }) => row === 11)?.problems[0]?.value).toBe('Nula\\u0000');
  expect(file.products.map(({ name }) => name)).toEqual(['Dobar', 'Zadnji']);
});

test('what can be imported only in part is imported with a warning', async () => {
  const file = await woo(
    [
      '1,simple,A,Bez cijene,1,,,,,',
      '2,simple,B,Lažna akcija,1,10,10,,,',
      '3,simple,C,Slika,1,10,,"../../etc/passwd, file:///etc/passwd, ok/a.jpg",-3,javascript:alert(1)',
      '4,variable,D,Sama,1,,,,,',
    ],
    ',Images,Stock,Download 1 URL',
  );

  expect(file.rejected).toEqual([]);
  expect(file.warnings.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
    '3 Sale price is not lower than the regular price and was left out',
    '4 Stock is below zero and was read as 0',
    '4 Images is neither an http(s) address nor a path inside the image folder',
    '4 Images is neither an http(s) address nor a path inside the image folder',
    '4 Download 1 URL is not an http(s) address and was left out',
  ]);
  expect(file.products[2]?.images).toEqual([{ src: 'ok/a.jpg', alt: null }]);
});

test('a variation for any value is one variant for each, unless it counts pieces or nothing is to choose', async () => {
  const file = await woo(
    [
      '1,variable,P,Majica,1,,,,,Boja,"Bijela, Crna",Uzorak,',
      '2,variation,V-1,Majica,1,10,,P,,Boja,,,',
      '3,variation,V-2,Majica,1,10,,P,5,Boja,,,',
      '4,variation,V-3,Majica,1,10,,P,,Boja,Crna,Uzorak,',
    ],
    ',Parent,Stock,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
  );

  expect(file.variants.map(({ sku }) => sku)).toEqual(['V-1-bijela', 'V-1-crna']);
  expect(reasons(file)).toEqual([
    '4 Attribute 1 value(s) is empty, but the stock is counted: give each choice a row of its own',
    '5 Attribute 2 value(s) is empty, and its product lists no values to choose from',
  ]);
});

test('an external product with an address that is not http is refused', async () => {
  const file = await woo(['1,external,A,Vanjski,1,10,,javascript:alert(1)'], ',External URL');

  expect(reasons(file)).toEqual(['2 External URL is not an http(s) address']);
});

test('the decimal mark is learned from the numbers of the file', async () => {
  const croatian = header.replaceAll(',', ';');
  const comma = await readText(
    `${croatian}\n1;simple;A;Jedan;1;12,50;\n2;simple;B;Dva;1;1.234;`,
    'woocommerce',
  );
  const point = await readText(
    `${croatian}\n1;simple;A;Jedan;1;12.50;\n2;simple;B;Dva;1;1,234;`,
    'woocommerce',
  );
  const silent = await readText(`${croatian}\n2;simple;B;Dva;1;1.234;`, 'woocommerce');

  expect(comma.products.map(({ price }) => price.base)).toEqual([1250, 123400]);
  expect(point.products.map(({ price }) => price.base)).toEqual([1250, 123400]);
  expect(reasons(silent)).toEqual(['2 Regular price could mean 1234 or 1 and 234 thousandths']);
});

test('prices follow the decimals of their currency, and are rounded only when asked', async () => {
  const text = `${header}\n1,simple,A,Jedan,1,15.995,`;

  expect(reasons(await readText(text, 'woocommerce'))).toEqual(['2 Regular price has more than 2 decimals']);
  const rounded = await readText(text, 'woocommerce', { roundPrices: true });
  expect(rounded.products[0]?.price.base).toBe(1600);
  const yen = await readText(`${header}\n1,simple,A,Jedan,1,1600,`, 'woocommerce', { currency: 'JPY' });
  expect(yen.products[0]?.price.base).toBe(1600);
});

test('a quote that an export put before a formula sign is taken off again', async () => {
  const file = await woo(["1,simple,A,'-20% na sve,1,10,", "2,simple,B,'=1+1,1,10,"]);

  expect(file.products.map(({ name }) => name)).toEqual(['-20% na sve']);
  expect(reasons(file)).toEqual(['3 Name begins like a spreadsheet formula']);
});

test('a description written in one line with \\n gets its lines back', async () => {
  const file = await woo(['1,simple,A,Jedan,1,10,,Prvi\\nred\\n\\nDrugi'], ',Description');

  expect(file.products[0]?.description).toBe('<p>Prvi<br />red</p>\n<p>Drugi</p>');
});

/** The columns of the example by which WooCommerce tests its own import, which has no ID. */
const ownHeader =
  'Type,SKU,Name,Published,Is featured?,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,' +
  'Stock,Sale price,Regular price,Parent,Grouped products,External URL,BUTTON TEXT,Position,' +
  'Attribute 1 Name,Attribute 1 Value(s),Attribute 2 name,Attribute 2 value(s)';

const ownRows = [
  'simple,LOGO,Znak,1,,2017-01-01,2030-01-01 0:00:00,taxable,standard,1,5,18,20,,,,,0,Color,Red,,',
  '"simple, downloadable, virtual",ALBUM,Album #1,1,1,"Jul 8, 2023",1689239400,taxable,standard,1,,4,5,,,,,1,,,,',
  'external,,Paket za CSV,1,,2023-07-08 05:10:15,2023/07/13,taxable,standard,1,,180,199,,,https://example.test/csv,Kupi,2,,,,',
  'variable,IDEA,Pošalji ideju,1,,,,,,,,,,,,,,3,Color,"Black, Green",Size,"M, L"',
  'variation,,,1,,,,taxable,standard,1,6,,20,IDEA,,,,1,Color,Black,Size,M',
  'variation,,,1,,,,taxable,standard,1,10,17.99,20,IDEA,,,,2,Size,L,Color,Green',
  'grouped,,Najbolje,1,1,,,,,1,,,,,"LOGO, ALBUM",,,4,,,,',
];

test('a file without numbers, as WooCommerce itself writes one, is read whole', async () => {
  const { products, variants, rejected, warnings } = await readText(
    [ownHeader, ...ownRows].join('\n'),
    'woocommerce',
  );

  expect(rejected).toEqual([]);
  expect(products.map(({ externalId, kind }) => `${externalId} ${kind}`)).toEqual([
    'sku:LOGO simple',
    'sku:ALBUM e-product',
    'name:paket za csv external',
    'sku:IDEA configurable',
    'name:najbolje bundle',
  ]);
  expect(products[0]).toMatchObject({
    tax: { status: 'taxable', taxClass: '' },
    price: { saleFrom: '2016-12-31T23:00:00.000Z', saleTo: '2029-12-31T23:00:00.000Z' },
  });
  expect(products.slice(1, 3).map(({ price: { saleFrom, saleTo } }) => [saleFrom, saleTo])).toEqual([
    ['2023-07-07T22:00:00.000Z', '2023-07-13T09:10:00.000Z'],
    ['2023-07-08T03:10:15.000Z', '2023-07-13T21:59:59.000Z'],
  ]);
  expect(variants.map(({ externalId, sku, name }) => ({ externalId, sku, name }))).toEqual([
    { externalId: 'sku:IDEA#color=black#size=m', sku: null, name: 'Pošalji ideju - Black, M' },
    { externalId: 'sku:IDEA#color=green#size=l', sku: null, name: 'Pošalji ideju - L, Green' },
  ]);
  expect(warnings.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
    '4 SKU is empty, and so is ID: the product is known by its name alone',
    '8 SKU is empty, and so is ID: the product is known by its name alone',
  ]);
});

test('two products that are known by their name alone cannot have the same', async () => {
  const file = await woo([',simple,,Zdjela,1,10,', ',simple,,zdjela,1,12,', '9,simple,,Zdjela,1,14,']);

  expect(reasons(file)).toEqual(['3 Name is already used on row 2']);
  expect(file.products.map(({ externalId }) => externalId)).toEqual(['name:zdjela', '9']);
});
