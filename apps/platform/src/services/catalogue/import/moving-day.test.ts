import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { productGet } from '@izlog/contract/product/product-get';
import { withFile } from 'catalogue-io/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addRedirects } from '#platform/services/content/addresses/redirects.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { type ImportRequest, importCatalogue } from './import-catalogue.ts';

const take = (platform: TestPlatform, lines: string[], request: Partial<ImportRequest> = {}) =>
  withFile(lines.join('\n'), async (path) =>
    importCatalogue(
      await platform.ctx({}),
      { storage: platform.kernel.storage, addRedirects },
      { path, format: 'woocommerce', ...request },
    ),
  );

const shopify =
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Barcode,SEO Title';

async function product(platform: TestPlatform, sku: string) {
  const { rows } = await platform.kernel.database.db.execute<Record<string, unknown>>(sql`
    select p.*, t.name, t.slug, t.description from products p
    left join product_translations t on t.product_id = p.id where p.sku = ${sku}`);
  return rows[0];
}

const warned = ({ warnings }: Awaited<ReturnType<typeof importCatalogue>>) =>
  warnings.map(({ column, reason }) => `${column} ${reason}`);

test('digits that an exporter marks as text with an apostrophe are those digits', async ({ platform }) => {
  const report = await take(
    platform,
    [
      shopify,
      "kolica,Transportna kolica,<p>Opis</p>,Title,Default Title,'101,500,shopify,7,49.90,'8720602828605,",
    ],
    { format: 'shopify' },
  );

  expect(report).toMatchObject({ created: 1, refusedRows: 0 });
  expect(await product(platform, '101')).toMatchObject({
    barcode: '8720602828605',
    name: 'Transportna kolica',
  });
});

test('a SKU that stands three times is refused, or made unique when that was asked, and again nothing changes', async ({
  platform,
}) => {
  const rows = [
    shopify,
    'majica,Majica,<p>Opis</p>,Velicina,S,M-202,200,shopify,3,19.90,,',
    'majica,,,,M,M-202,200,shopify,4,19.90,,',
    'majica,,,,L,m-202,200,shopify,5,21.90,,',
  ];
  const honest = await take(platform, rows, { format: 'shopify', isDryRun: true });
  expect(honest).toMatchObject({ created: 2, refusedRows: 2 });

  const request = { format: 'shopify', reading: { uniqueSkus: true } } as const;
  const report = await take(platform, rows, request);
  expect(report).toMatchObject({ created: 4, refusedRows: 0 });
  expect(warned(report)).toContain('Variant SKU is already used on row 2 and became M-202-2');
  for (const sku of ['M-202', 'M-202-2', 'm-202-3']) expect(await product(platform, sku)).toBeDefined();
  expect(await take(platform, rows, request)).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 4,
  });
});

test('names written with entities of HTML, once or twice, are read as their letters', async ({
  platform,
}) => {
  await take(platform, [
    'ID,Type,SKU,Name,Published,Regular price,Categories',
    '912,simple,SC-2,"Dvostruko &amp; &#8222;kodirano&#8221; &amp;scaron;al",1,9.90,"Kućanstvo &amp; vrt"',
  ]);

  expect(await product(platform, 'SC-2')).toMatchObject({ name: 'Dvostruko & „kodirano” šal' });
});

test('builders leave no brackets in a description, its film is a link, its picture comes along, and each loss is told', async ({
  platform,
}) => {
  const description =
    '[vc_row][vc_column width=""1/2""]Tekst opisa[/vc_column][/vc_row][caption id=""a"" width=""300""]<img src=""https://x.example/a.jpg"" /> Opis slike[/caption]\\n[gallery ids=""1,2""]\\n<script>alert(1)</script><!-- wp:paragraph --><p style=""color:red"">Blok</p><!-- /wp:paragraph -->\\nPrvi &amp; drugi &euro; 5\\n<iframe src=""https://www.youtube.com/embed/abc""></iframe>';
  const report = await take(platform, [
    'ID,Type,SKU,Name,Published,Short description,Description,Regular price',
    `911,simple,SC-1,Kratki kodovi,1,[vc_row]Kratko[/vc_row],"${description}",9.90`,
  ]);

  const { description: html, id } = (await product(platform, 'SC-1')) ?? {};
  const { html: text } = html as { html: string };
  expect(text).not.toMatch(/vc_|caption|gallery|alert|style|iframe/);
  for (const kept of ['Tekst opisa', 'Opis slike', 'Blok', 'href="https://www.youtube.com/embed/abc"'])
    expect(text).toContain(kept);
  expect(JSON.stringify(await platform.call(productGet, { id: Number(id) }))).toContain('Kratko');
  expect(warned(report)).toEqual(
    expect.arrayContaining([
      'Description holds the shortcode gallery, which was left out',
      'Description holds code (a script, style or form), which was left out',
      'Description holds a film, which became a link to it',
      'Description holds pictures, which come among those of the product',
    ]),
  );
  expect(report.missingImages).toEqual({ 'x.example': 1 });
});

test('a bad cell that a product can do without does not cost the product', async ({ platform }) => {
  const report = await take(platform, [
    'ID,Type,SKU,Name,Published,Regular price,Weight (kg),Length (cm),Low stock amount,Position',
    '1,simple,OPT-1,Klupa,1,9.90,oko pola kile,1 1/2,puno,prvi',
    '2,simple,OPT-2,Stol,1,9.90,½,,,',
  ]);

  expect(report).toMatchObject({ created: 2, refusedRows: 0 });
  expect(await product(platform, 'OPT-1')).toMatchObject({ weight: null, length: 15 });
  expect(await product(platform, 'OPT-2')).toMatchObject({ weight: 500 });
  expect(warned(report)).toContain('Weight (kg) is not a number; it was left out');
});

test('weights without a unit are asked for, never guessed', async ({ platform }) => {
  const rows = [
    'sku,attribute_set_code,product_type,name,price,product_online,weight',
    'MAG-W,Default,simple,Uteg,9.90,1,2.5',
  ];
  const report = await take(platform, rows, { format: 'magento' });
  expect(warned(report).join()).toContain('weight has no unit, so no weight was taken');
  expect(await product(platform, 'MAG-W')).toMatchObject({ weight: null });

  await take(platform, rows, { format: 'magento', reading: { weightUnit: 'lbs' } });
  expect(await product(platform, 'MAG-W')).toMatchObject({ weight: 1134 });
});

test('[CMS-037] addresses of products, collections and categories of the old shop lead on in one hop', async ({
  platform,
}) => {
  const leads = (...params: string[]) => platform.call(finderDecide, { params });
  const moved = (target: string) => ({ type: 'redirect', target, status: 301 });
  const rows = [
    `${shopify},Type`,
    'clay-pot,Clay Pot,<p>O</p>,Title,Default Title,POT-1,500,,,9.99,,,Šalice i lonci',
  ];
  await take(platform, rows, { format: 'shopify' });
  expect(await leads('products', 'clay-pot')).toEqual(moved('/product/clay-pot'));
  expect(await leads('collections', 'salice-i-lonci')).toEqual(moved('/shop/salice-i-lonci'));

  await take(platform, [
    'ID,Type,SKU,Name,Published,Regular price,Categories',
    '55,simple,KAT-1,Vrtni stol,1,9.90,Vrt > Stolovi',
  ]);
  expect(await leads('product-category', 'vrt', 'stolovi')).toEqual(moved('/shop/stolovi'));
  expect(await leads('product-category', 'stolovi')).toEqual(moved('/shop/stolovi'));
  expect(await leads('product-category', 'vrt')).toEqual(moved('/shop/vrt'));
});
