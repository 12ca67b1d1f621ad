import { readFileSync } from 'node:fs';
import {
  getProductFile,
  matchProductFile,
  readProductFile,
  refusedOfProductFile,
  startProductFile,
  takeOutProducts,
  takeProductFile,
} from '@izlog/contract/product/files/product-files';
import { getProductGrid } from '@izlog/contract/product/record/product-grid';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { importComments as addReviews } from '#platform/services/content/comments/import-comments.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { cellsOf, savedBySpreadsheet } from '#test/spreadsheet.ts';
import { runFileJob } from './product-file-job.ts';

const staff = { as: 'staff' } as const;

async function upload(
  platform: TestPlatform,
  name: string,
  bytes: string | Buffer,
  query = '',
): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const sent = new Response(form);
  const answer = await platform.http(
    {
      method: 'POST',
      url: `${takeProductFile.path}${query}`,
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    },
    staff,
  );
  return (answer.json().data as { id: number }).id;
}

/** Does what waits and gives the file as it is then. */
async function when(platform: TestPlatform, id: number, state: string) {
  const { site } = await platform.ctx();
  await runFileJob(platform.kernel, { addReviews }, { siteId: site.id, id });
  const file = await platform.call(getProductFile, { id }, staff);
  expect(file).toMatchObject({ state, fault: state === 'failed' ? { code: expect.any(String) } : null });
  return file;
}

const fileOf = async (platform: TestPlatform, url: string, language = 'hrv') =>
  (await platform.http({ method: 'GET', url }, { ...staff, language })).body;

/** What a person takes out, who reads a language. */
const personsFile = (platform: TestPlatform, what: string, language: string) =>
  fileOf(platform, `${takeOutProducts.path.replace('{what}', what)}?reader=person`, language);

test('[OFFICE-02] what is taken out and in again changes nothing, the catalogue and its stock', async ({
  platform,
}) => {
  await buildProduct(platform, {
    name: '=1+1 "Vaza"',
    sku: 'VAN-1',
    price: 1250,
    stock: { isTracked: true, quantity: 4, lowAt: 1 },
  });
  for (const what of ['products', 'products-json', 'stock']) {
    const text = await fileOf(platform, takeOutProducts.path.replace('{what}', what));
    expect(text).toContain('VAN-1');
    const id = await upload(platform, what === 'products-json' ? 'van.json' : 'van.csv', text);
    const looked = await when(platform, id, 'ready');
    expect(looked).toMatchObject({ format: 'izlog', counts: { created: 0, updated: 0, refused: 0 } });
    expect(looked.counts?.unchanged).toBeGreaterThan(0);
  }
  expect(await fileOf(platform, takeOutProducts.path.replace('{what}', 'stock'))).toContain("'=1+1");
});

test.for([
  ['hr', 'hrv'],
  ['en', 'eng'],
] as const)(
  '[OFFICE-02] what a person takes out, opens in a %s spreadsheet and saves changes nothing, and what is edited is what changes',
  async ([locale, language], { platform }) => {
    const sku = `00123${locale === 'hr' ? 4 : 5}`;
    const now = new Date('2026-11-12T09:37:12.345Z');
    await buildProduct(
      platform,
      {
        name: '1-2 "Vaza"; plava',
        sku,
        barcode: '3850000000009',
        price: 123450,
        sale: 99950,
        weight: 1200,
        stock: { isTracked: true, quantity: 1234, lowAt: 1 },
      },
      { now },
    );
    const text = await personsFile(platform, 'products', language);
    const [head = []] = cellsOf(text, locale);
    for (const saved of [text, savedBySpreadsheet(text, locale)]) {
      const looked = await when(platform, await upload(platform, 'proizvodi.csv', saved), 'ready');
      expect(looked).toMatchObject({ format: 'izlog', ignoredColumns: [] });
      expect(looked.counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
      expect(looked.counts?.unchanged).toBeGreaterThan(0);
    }
    const stock = savedBySpreadsheet(await personsFile(platform, 'stock', language), locale);
    const counted = await when(platform, await upload(platform, 'zalihe.csv', stock), 'ready');
    expect(counted.counts).toMatchObject({ created: 0, updated: 0, refused: 0 });

    const at = (hr: string, en: string) => head.indexOf(locale === 'hr' ? hr : en);
    const edited = savedBySpreadsheet(text, locale, (rows) => {
      const row = rows.find((cells) => cells[at('Ključ', 'Key')] === `sku:${sku}`) ?? [];
      expect(row[at('Šifra', 'SKU')], 'the spreadsheet left it alone').toBe(`'${sku}`);
      row[at('Cijena', 'Price')] = locale === 'hr' ? '2.345,60' : '2,345.60';
      row[at('Akcijska cijena', 'Sale price')] = '';
      row[at('Zaliha', 'Stock')] = locale === 'hr' ? '1.235' : '1,235';
    });
    const id = await upload(platform, 'proizvodi.csv', edited);
    expect((await when(platform, id, 'ready')).counts).toMatchObject({ created: 0, updated: 1, refused: 0 });
    await platform.call(startProductFile, { id }, staff);
    await when(platform, id, 'done');
    const { rows } = await platform.call(getProductGrid, { search: sku }, staff);
    expect(rows).toMatchObject([{ sku, base: 2345.6, quantity: 1235 }]);
  },
);

test('[OFFICE-02] the form of programs is read with the prices of a person’s spreadsheet too', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Stol', sku: 'STOL-1', price: 1000 });
  const id = await upload(platform, 'stol.csv', 'record;key;price\nproduct;sku:STOL-1;1.234,50\n');
  expect((await when(platform, id, 'ready')).counts).toMatchObject({ updated: 1, refused: 0 });
  await platform.call(startProductFile, { id }, staff);
  await when(platform, id, 'done');
  const { rows } = await platform.call(getProductGrid, { search: 'STOL-1' }, staff);
  expect(rows).toMatchObject([{ sku: 'STOL-1', base: 1234.5 }]);
});

test('[OFFICE-02] a day that could be two, and a price that is none, are refused by the heading of their column', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Svijeća', sku: 'DAN-1', price: 1000 });
  const file = `Ključ;Zapis;Cijena;Ponovno na zalihi;Zaliha\nsku:DAN-1;product;dvanaest;11/12/2026;3\n`;
  const looked = await when(platform, await upload(platform, 'dan.csv', file), 'ready');
  expect(looked.refused.map(({ column }) => column).toSorted()).toEqual(['Cijena', 'Ponovno na zalihi']);
});

test('[OFFICE-03] any table comes in by its columns: shown before, done, and the refused rows as they stood', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Stara svijeća', sku: 'TAB-1', price: 1000 });
  const table =
    'Šifra;Naziv;MPC;Zaliha;Boja\nTAB-1;Stara svijeća;12,50 €;7;bijela\nTAB-2;Nova svijeća;1.234,56;3;crna\nTAB-3;Kriva;abc;3;=1+1\n';
  const id = await upload(platform, 'cjenik.csv', table);
  const found = await when(platform, id, 'matching');
  const targets = found.columns.map(({ target }) => target);
  expect(targets).toEqual(['sku', 'name', 'price', 'stock', null]);

  expect(
    await platform.refusal(matchProductFile, { id, targets: ['price', 'price', null, null, null] }, staff),
  ).toMatchObject({ status: 400 });
  await platform.call(matchProductFile, { id, targets }, staff);
  const looked = await when(platform, id, 'ready');
  expect(looked.counts).toEqual({ created: 1, updated: 1, unchanged: 0, refused: 1 });
  expect(looked.refused).toMatchObject([{ row: 4, column: 'price', reason: 'is no amount such as 12.90' }]);
  expect((await platform.call(getProductGrid, { search: 'TAB-' }, staff)).rows).toHaveLength(1);

  await platform.call(startProductFile, { id }, staff);
  await when(platform, id, 'done');
  const { rows } = await platform.call(getProductGrid, { search: 'TAB-' }, staff);
  expect(rows).toMatchObject([
    { sku: 'TAB-2', base: 1234.56, quantity: 3 },
    { sku: 'TAB-1', base: 12.5, quantity: 7 },
  ]);
  const refused = await fileOf(platform, refusedOfProductFile.path.replace('{id}', String(id)));
  expect(refused).toContain("TAB-3,Kriva,abc,3,'=1+1,price");
  const forPeople = await fileOf(
    platform,
    `${refusedOfProductFile.path.replace('{id}', String(id))}?reader=person`,
  );
  expect(forPeople).toContain('Šifra;Naziv;MPC;Zaliha;Boja;Razlog\n');
  expect(forPeople).toContain("TAB-3;Kriva;abc;3;'=1+1;price");
  expect(await platform.refusal(getProductFile, { id }, { as: 'staff', site: 2 })).toMatchObject({
    status: 404,
  });
});

test('[OFFICE-03] the unit of weights and what becomes of a repeated SKU are asked where the file needs it, and nowhere else', async ({
  platform,
}) => {
  const woo =
    'ID,Type,SKU,Name,Published,Regular price\n1,simple,VAGA-1,Utega,1,10\n2,simple,VAGA-1,Treća,1,10\n';
  const id = await upload(platform, 'vage.csv', woo);
  expect(await when(platform, id, 'ready')).toMatchObject({
    format: 'woocommerce',
    asks: ['uniqueSkus'],
    reading: { weightUnit: null, uniqueSkus: false },
    counts: { created: 1, refused: 1 },
  });
  await platform.call(readProductFile, { id, weightUnit: null, uniqueSkus: true }, staff);
  expect(await when(platform, id, 'ready')).toMatchObject({
    asks: ['uniqueSkus'],
    reading: { uniqueSkus: true },
    counts: { created: 2, refused: 0 },
  });
  await platform.call(startProductFile, { id }, staff);
  expect((await when(platform, id, 'done')).counts).toMatchObject({ created: 2, refused: 0 });

  const magento = (weight: string) =>
    `sku,store_view_code,product_type,name,price,weight\nVAGA-5,,simple,Vaga,10,${weight}\n`;
  const heavy = await upload(platform, 'magento.csv', magento('1.5'));
  expect(await when(platform, heavy, 'ready')).toMatchObject({
    format: 'magento',
    asks: ['weightUnit'],
    counts: { created: 1, refused: 0 },
  });
  await platform.call(readProductFile, { id: heavy, weightUnit: 'kg', uniqueSkus: false }, staff);
  expect(await when(platform, heavy, 'ready')).toMatchObject({
    asks: ['weightUnit'],
    reading: { weightUnit: 'kg' },
    warnings: [],
  });
  await platform.call(startProductFile, { id: heavy }, staff);
  await when(platform, heavy, 'done');
  const { db } = await platform.ctx();
  const { rows: kept } = await db.execute(
    sql`select sku, weight from products where sku like 'VAGA-%' and site_id = 1 order by sku`,
  );
  expect(kept).toEqual([
    { sku: 'VAGA-1', weight: null },
    { sku: 'VAGA-1-2', weight: null },
    { sku: 'VAGA-5', weight: 1500 },
  ]);
  const light = await when(platform, await upload(platform, 'bez.csv', magento('')), 'ready');
  expect(light.asks, 'nothing is asked of a file without weights').toEqual([]);
  const wrong = { id, weightUnit: 'stone', uniqueSkus: false } as never;
  expect((await platform.refusal(readProductFile, wrong, staff)).status).toBe(400);
});

const woo = '../shared/data/catalogue/woocommerce/sample_products.csv';
const sample = (() => {
  try {
    return readFileSync(woo);
  } catch {
    return null;
  }
})();

test.runIf(sample)(
  '[OFFICE-03] a file of WooCommerce is known, shown and taken in; again it changes nothing',
  async ({ platform }) => {
    const id = await upload(platform, 'sample_products.csv', sample ?? '');
    const looked = await when(platform, id, 'ready');
    expect(looked).toMatchObject({ format: 'woocommerce', counts: { refused: 0, updated: 0 } });
    await platform.call(startProductFile, { id }, staff);
    expect((await when(platform, id, 'done')).counts).toEqual(looked.counts);
    await platform.call(startProductFile, { id }, staff);
    const again = await when(platform, id, 'done');
    expect(again.counts).toMatchObject({ created: 0, updated: 0 });
  },
);

test('[OFFICE-03, OFFICE-04] the preview of a table refuses a sale that is none and the second row of a code, as the run does', async ({
  platform,
}) => {
  // As Excel on a Croatian Windows writes it: Š is 8A, ž 9E, ć E6.
  const table = Buffer.from(
    '\x8Aifra,Naziv,Proizvo\xF0a\xE8,MPC,Akcijska cijena\nDV-1,\x9Elica,Nova ku\xE6a,20,15\nDV-2,Skuplja,Nova ku\xE6a,20,25\nDV-1,Opet prva,,18,\nDV-3,Bez redovne,,,9\n',
    'latin1',
  );
  const id = await upload(platform, 'dvostruko.csv', table, '?encoding=windows-1250');
  const { columns } = await when(platform, id, 'matching');
  await platform.call(matchProductFile, { id, targets: columns.map(({ target }) => target) }, staff);
  const looked = await when(platform, id, 'ready');
  await platform.call(startProductFile, { id }, staff);
  const done = await when(platform, id, 'done');

  const refused = [
    { row: 3, column: 'sale_price', reason: 'is not lower than the regular price' },
    { row: 4, column: 'sku', reason: 'is already used on row 2', value: 'DV-1' },
    { row: 5, column: 'sale_price', reason: 'is given without a regular price' },
  ];
  expect(looked).toMatchObject({ counts: { created: 1, refused: 3 }, refused });
  expect(done).toMatchObject({ counts: { created: 1, refused: 3 }, refused });
  const { rows } = await platform.call(getProductGrid, { search: 'DV-1' }, staff);
  expect(rows).toMatchObject([{ name: 'žlica', base: 20, sale: 15 }]);
});

test('[OFFICE-02] Magento’s attributes, categories and reviews are known for what they are, looked through and taken in', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Torba', sku: 'MAG-1' });
  const attributes =
    'frontend_label,frontend_input,attribute_code,option\nPodloga,select,podloga_mag,"Pluto\nGuma"\nOpis,text,opis_mag,\n';
  const categories = 'name,url_key,path,is_anchor\nOprema,oprema,,0\nTorbe,torbe,Oprema,1\n';
  const reviews =
    'sku,rating_code,rating_value,title,review,reviewer,email\nMAG-1,Rating,4,Dobra,Dobra torba.,Ana,\nNEMA,Rating,4,Dobra,Dobra.,Ana,\n';
  for (const [format, bytes, counts] of [
    ['magento-attributes', attributes, { created: 1, updated: 0, unchanged: 0, refused: 1 }],
    ['magento-categories', categories, { created: 2, updated: 0, unchanged: 0, refused: 0 }],
    ['magento-reviews', reviews, { created: 1, updated: 0, unchanged: 0, refused: 1 }],
  ] as const) {
    const id = await upload(platform, `${format}.csv`, bytes);
    expect(await when(platform, id, 'ready'), format).toMatchObject({ format, columns: [], counts });
    await platform.call(startProductFile, { id }, staff);
    expect(await when(platform, id, 'done'), format).toMatchObject({ counts });
    await platform.call(startProductFile, { id }, staff);
    expect((await when(platform, id, 'done')).counts?.created, format).toBe(0);
  }

  for (const [code, bytes] of [
    ['magentoSalesRules', 'name,simple_action,discount_amount,coupon_type\nLjeto,by_percent,10,1\n'],
    ['magentoTaxes', 'code,tax_country_id,tax_region_name,tax_postcode,rate\nHR-25,HR,,*,25\n'],
    ['magentoTaxes', 'Code,Country,State,Zip/Post Code,Rate\nHR-25,HR,*,*,25\n'],
  ] as const) {
    const id = await upload(platform, 'magento.csv', bytes);
    expect(
      (await when(platform, id, 'failed')).fault,
      'it is named, and not offered as a table',
    ).toMatchObject({
      code,
    });
  }

  // A table of anybody's that has a name and a path is a table.
  const own = await upload(platform, 'tablica.csv', 'sifra,name,path\nT-1,Torba,Oprema\n');
  expect(await when(platform, own, 'matching')).toMatchObject({ format: 'table' });
});
