import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { FileRefused } from 'catalogue-io';
import { withFile } from 'catalogue-io/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { type ImportRequest, importCatalogue } from './import-catalogue.ts';

const header = 'ID,Type,SKU,Name,Published,Regular price,Sale price';

type Options = Partial<ImportRequest> & { site?: 1 | 2; now?: Date };

async function importFile(platform: TestPlatform, path: string, { site, now, ...request }: Options = {}) {
  const ctx = await platform.ctx({ site, now });
  return importCatalogue(ctx, platform.kernel, { path, format: 'woocommerce', ...request });
}

const importText = (platform: TestPlatform, content: string, options?: Options) =>
  withFile(content, (path) => importFile(platform, path, options));

const woo = (platform: TestPlatform, rows: string[], more = '', options?: Options) =>
  importText(platform, [header + more, ...rows].join('\n'), options);

async function rows<T extends Record<string, unknown>>(
  platform: TestPlatform,
  query: ReturnType<typeof sql>,
) {
  return (await platform.kernel.database.db.execute<T>(query)).rows;
}

const product = async (platform: TestPlatform, sku: string) =>
  (
    await rows<Record<string, unknown>>(
      platform,
      sql`
    select p.*, t.name, t.slug, t.short_description, t.description, t.external_button
    from products p left join product_translations t on t.product_id = p.id where p.sku = ${sku}`,
    )
  )[0];

/** Everything an import may write, without the time of writing. */
async function snapshot(platform: TestPlatform) {
  const tables = [
    ...[
      'products',
      'product_translations',
      'categories',
      'category_translations',
      'product_categories',
      'tags',
    ],
    ...[
      'product_tags',
      'attributes',
      'attribute_values',
      'product_attribute_values',
      'variant_axes',
      'product_prices',
    ],
    ...['stock_levels', 'product_media', 'product_links', 'bundle_items', 'brands', 'media', 'product_list'],
    ...['product_list_texts', 'product_search'],
  ];
  const counts: Record<string, unknown> = {};
  for (const table of tables) {
    const [row] = await rows(
      platform,
      sql`
      select count(*)::int as rows, md5(string_agg(t::text, E'\n' order by t::text)) as content from ${sql.raw(table)} t`,
    );
    counts[table] = row;
  }
  return counts;
}

const sample = '../shared/data/catalogue/woocommerce/sample_products.csv';
const home = '../shared/data/catalogue/shopify/home-and-garden.csv';

test('a summary becomes plain words, in which a number keeps to its unit', async ({ platform }) => {
  await woo(
    platform,
    [
      `9,simple,razmak-1,Svijeća,1,10,,"<p>Gori <b>40&nbsp;sati</b> &amp; dulje.</p><p>&nbsp;</p> <p>Teži 2\u00a0kg.</p>"`,
    ],
    ',Short description',
  );

  expect(await product(platform, 'razmak-1')).toMatchObject({
    short_description: 'Gori 40\u00a0sati & dulje. Teži 2\u00a0kg.',
  });
});

describe.skipIf(!existsSync(sample))('the real WooCommerce file', () => {
  test('is imported whole, and a second time changes nothing', async ({ platform }) => {
    const first = await importFile(platform, sample);
    const before = await snapshot(platform);
    const second = await importFile(platform, sample);

    // Nine variations, three of which stand for any of three sizes.
    expect(first).toMatchObject({
      created: 30,
      updated: 0,
      skipped: 0,
      refusedRows: 0,
      warningCount: 0,
      rowCount: 24,
    });
    expect(second).toMatchObject({ created: 0, updated: 0, skipped: 30, refusedRows: 0 });
    expect(await snapshot(platform)).toEqual(before);
  });

  test('gives every kind of product what it needs here', async ({ platform }) => {
    expect(await product(platform, 'cc-hoodie')).toMatchObject({ format: 'configurable', is_visible: true });
    expect(await product(platform, 'cc-hoodie-red')).toMatchObject({ format: 'simple', is_visible: false });
    expect(await product(platform, 'cc-album')).toMatchObject({ format: 'e-product', is_returnable: false });
    expect(await product(platform, 'cp-donation')).toMatchObject({
      type: 'external',
      purchase: 'external',
      external_url: 'https://www.classicpress.net/donate/',
      external_button: 'Donate to ClassicPress',
    });
    expect(
      await rows(
        platform,
        sql`
        select m.sku from bundle_items i join products b on b.id = i.bundle_id join products m on m.id = i.product_id
        where b.sku = 'cc-logo-collection' order by i.position`,
      ),
    ).toEqual([{ sku: 'cc-hoodie-with-logo' }, { sku: 'cc-beanie-logo' }, { sku: 'cc-tshirt-logo' }]);
  });

  test('is told apart by its variants, whose choices stand in the order of the attribute', async ({
    platform,
  }) => {
    const variants = await rows<{ sku: string; choices: string }>(
      platform,
      sql`
      select v.sku, string_agg(a.code || ':' || av.code, ' ' order by a.code) as choices
      from products p join products v on v.parent_id = p.id
      join product_attribute_values pav on pav.product_id = v.id
      join attribute_values av on av.id = pav.value_id join attributes a on a.id = av.attribute_id
      where p.sku = 'cc-tee' group by v.sku order by v.sku`,
    );

    expect(variants).toHaveLength(9);
    expect(variants[0]).toEqual({ sku: 'cc-t-shirt-blue-large', choices: 'color:blue size:large' });
    expect(
      await rows(platform, sql`select code, type, is_variation_axis from attributes order by code`),
    ).toEqual([
      { code: 'color', type: 'TextSwatch', is_variation_axis: true },
      { code: 'logo', type: 'TextSwatch', is_variation_axis: true },
      { code: 'size', type: 'TextSwatch', is_variation_axis: true },
    ]);
  });

  test('is found by visitors: in the list of a category, by a filter, in a search and on its page', async ({
    platform,
  }) => {
    const list = (input: EndpointInput<typeof productFilter>) =>
      platform.call(productFilter, { limit: 50, ...input });
    const names = ({ records }: Awaited<ReturnType<typeof list>>) => records.map(({ name }) => name).sort();
    const { records: registries } = await platform.call(categoryFilter, { tree: false });
    const clothing = registries.find(({ name }) => name === 'Clothing');
    const { records: byColor } = await list({ select: ['attributeSet', 'name'], keywords: 'cap' });
    const [color] = byColor[0]?.attributeSet?.attributes ?? [];

    expect(names(await list({ mainCategory: clothing?.id }))).toEqual([
      'Beanie',
      'Beanie with Logo',
      'Belt',
      'Cap',
      'Hoodie',
      'Hoodie with Pocket and Logo',
      'Logo Collection',
      'Scarf',
      'Sunglasses',
      'T-Shirt',
      'T-Shirt with Logo',
    ]);
    const yellow = Array.isArray(color?.value) ? color.value.map(Number) : [];
    expect(yellow).toHaveLength(1);
    expect(names(await list({ filters: [{ key: 'color', value: yellow }] }))).toEqual(['Cap']);
    const tee = await platform.call(productGet, { slug: 't-shirt' });
    expect(tee).toMatchObject({ format: 'configurable', finalPrice: 25, featured: true });
    expect(tee.associatedProducts).toHaveLength(9);
    expect(
      tee.associatedProductsAttributes.map(({ attributeCode, values }) => [attributeCode, values.length]),
    ).toEqual([
      ['color', 3],
      ['size', 3],
    ]);
    const single = await platform.call(productGet, { slug: 'single' });
    expect(single).toMatchObject({ format: 'e-product', finalPrice: 2, returnable: false, sku: 'cc-single' });
  });

  test('hangs its categories below each other', async ({ platform }) => {
    const registries = await rows(
      platform,
      sql`
      select t.name, p.name as parent from categories c join category_translations t on t.category_id = c.id
      left join category_translations p on p.category_id = c.parent_id order by c.id`,
    );

    expect(registries).toContainEqual({ name: 'Clothing', parent: null });
    expect(registries).toContainEqual({ name: 'Tshirts', parent: 'Clothing' });
    expect(registries.filter(({ name }) => name === 'Clothing')).toHaveLength(1);
  });

  test('[SET-019] imported into one site is not seen in another', async ({ platform }) => {
    expect(await rows(platform, sql`select id from products where site_id = 2`)).toEqual([]);

    const other = await importFile(platform, sample, { site: 2 });

    expect(other).toMatchObject({ created: 30, refusedRows: 0 });
  });
});

test.skipIf(!existsSync(home))(
  'the real Shopify file is imported, and a second time changes nothing',
  async ({ platform }) => {
    const first = await importFile(platform, home, { format: 'shopify' });
    const before = await snapshot(platform);
    const second = await importFile(platform, home, { format: 'shopify' });

    expect(first).toMatchObject({
      created: 22,
      refusedRows: 0,
      missingImages: { 'burst.shopifycdn.com': 21 },
    });
    expect(second).toMatchObject({ created: 0, updated: 0, skipped: 22 });
    expect(await snapshot(platform)).toEqual(before);
    expect(
      await rows(
        platform,
        sql`select slug from product_translations where slug in ('copper-light', 'grey-sofa') order by 1`,
      ),
    ).toEqual([{ slug: 'copper-light' }, { slug: 'grey-sofa' }]);
  },
);

test('a changed row changes its product alone, and its price is added to the journal', async ({
  platform,
}) => {
  await woo(platform, ['1,simple,P-1,Šalica,1,10,', '2,simple,P-2,Tanjur,1,20,']);
  const report = await woo(platform, ['1,simple,P-1,Šalica,1,12,', '2,simple,P-2,Tanjur,1,20,']);

  expect(report).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  expect(
    await rows(
      platform,
      sql`
      select j.amount, j.who, j.cause from product_prices j join products p on p.id = j.product_id
      where p.sku = 'P-1' order by j.id`,
    ),
  ).toEqual([
    { amount: 1000, who: 'import', cause: 'import' },
    { amount: 1200, who: 'import', cause: 'import' },
  ]);
});

test('a sale of a file holds from now until its last day, and ends when a later file has none', async ({
  platform,
}) => {
  const now = new Date('2026-11-21T09:00:00Z');
  const dates = ',Date sale price starts,Date sale price ends';
  await woo(platform, ['50,simple,S-1,Lampa,1,50,40,2026-11-01,2026-11-30'], dates, { now });
  const sales = () =>
    rows(
      platform,
      sql`
      select j.amount, j.valid_from, j.valid_to from product_prices j join products p on p.id = j.product_id
      where p.sku = 'S-1' and j.kind = 'sale' order by j.id`,
    );

  expect(await sales()).toEqual([
    { amount: 4000, valid_from: '2026-10-31 23:00:00+00', valid_to: '2026-11-30 23:00:00+00' },
  ]);

  await woo(platform, ['50,simple,S-1,Lampa,1,50,,,'], dates, { now: new Date('2026-11-22T09:00:00Z') });
  expect((await sales()).at(-1)).toEqual({
    amount: null,
    valid_from: '2026-11-22 09:00:00+00',
    valid_to: null,
  });
});

test('a sale is announced as a reduction only against a price that the file or the owner vouches for', async ({
  platform,
}) => {
  const dates = ',Date sale price starts,Date sale price ends';
  const file = (id: number) => [
    `${id},simple,O-${id},Lampa,1,50,40,,`,
    `${id + 1},simple,O-${id + 1},Lampa,1,50,40,2026-11-01,`,
  ];
  const report = await woo(platform, file(52), dates);
  const vouched = await woo(platform, file(54), dates, { pricesSince: new Date('2026-01-01') });

  expect([report.unannouncedSales, vouched.unannouncedSales]).toEqual([1, 0]);
  expect(
    await rows(
      platform,
      sql`select sku, final_price, retail_price, is_short_history from product_list where sku like 'O-5%' order by sku`,
    ),
  ).toEqual([
    { sku: 'O-52', final_price: 4000, retail_price: 4000, is_short_history: false },
    { sku: 'O-53', final_price: 4000, retail_price: 5000, is_short_history: true },
    { sku: 'O-54', final_price: 4000, retail_price: 5000, is_short_history: false },
    { sku: 'O-55', final_price: 4000, retail_price: 5000, is_short_history: false },
  ]);
});

test('a sale announced for later is taken back when a later file has none', async ({ platform }) => {
  const dates = ',Date sale price starts,Date sale price ends';
  const at = (day: string) => ({ now: new Date(`2026-11-${day}T09:00:00Z`) });
  await woo(platform, ['51,simple,S-2,Lampa,1,50,40,2026-11-27,'], dates, at('21'));
  await woo(platform, ['51,simple,S-2,Lampa,1,50,,,'], dates, at('22'));
  const sales = await rows(
    platform,
    sql`
    select j.amount from product_prices j join products p on p.id = j.product_id
    where p.sku = 'S-2' and j.kind = 'sale' order by j.id`,
  );

  expect(sales).toEqual([{ amount: 4000 }, { amount: null }]);
});

test('a product that the shop made itself is taken over by its SKU', async ({ platform }) => {
  await platform.kernel.database.db.execute(sql`insert into products (site_id, sku) values (1, 'OWN-1')`);
  const report = await woo(platform, ['60,simple,OWN-1,Vaza,1,10,']);

  expect(report).toMatchObject({ created: 0, updated: 1 });
  expect(await product(platform, 'OWN-1')).toMatchObject({
    source: 'woocommerce',
    external_id: '60',
    name: 'Vaza',
  });
});

test('a SKU that another product of the shop has refuses only its row', async ({ platform }) => {
  await woo(platform, ['70,simple,T-1,Prvi,1,10,', '71,simple,T-2,Drugi,1,10,']);
  const report = await woo(platform, ['70,simple,T-2,Prvi,1,10,', '72,simple,T-3,Treći,1,10,']);

  expect(report).toMatchObject({
    created: 1,
    updated: 0,
    refusedRows: 1,
    refused: [
      {
        row: 2,
        problems: [{ column: 'SKU', reason: 'is already used by another product of the shop', value: 'T-2' }],
      },
    ],
  });
});

test('stock promised to carts and orders is kept, with a warning', async ({ platform }) => {
  await woo(platform, ['80,simple,R-1,Stolac,1,10,,5'], ',Stock');
  await platform.kernel.database.db.execute(sql`
    update stock_levels set reserved = 3 where product_id = (select id from products where sku = 'R-1')`);
  const report = await woo(platform, ['80,simple,R-1,Stolac,1,10,,2'], ',Stock');

  expect(report).toMatchObject({ updated: 1, warnings: [{ row: 2, column: 'Stock' }] });
  expect(
    await rows(
      platform,
      sql`select quantity, reserved from stock_levels s join products p on p.id = s.product_id where sku = 'R-1'`,
    ),
  ).toEqual([{ quantity: 3, reserved: 3 }]);
});

test('a dry run says the same and leaves nothing behind', async ({ platform }) => {
  const before = await snapshot(platform);
  const content = [
    `${header},Categories,Tags`,
    '90,simple,D-1,Stol,1,10,,Namještaj > Stolovi,novo',
    'x,simple,D-2,Krivo,1,10,,,',
  ];
  const dry = await importText(platform, content.join('\n'), { isDryRun: true });

  expect(await snapshot(platform)).toEqual(before);
  expect(dry).toMatchObject({ created: 1, refusedRows: 1 });
  expect(await importText(platform, content.join('\n'))).toMatchObject({ created: 1, refusedRows: 1 });
});

test('a file that is broken at its end changes nothing', async ({ platform }) => {
  const before = await snapshot(platform);
  const many = Array.from({ length: 1200 }, (_, at) => `${1000 + at},simple,B-${at},Proizvod ${at},1,10,`);

  await expect(woo(platform, [...many, '9,simple,"B,'])).rejects.toThrow(FileRefused);
  expect(await snapshot(platform)).toEqual(before);
});

test('an import that was cut off is finished by running it again', async ({ platform }) => {
  const many = Array.from({ length: 2200 }, (_, at) => `${3000 + at},simple,C-${at},Komad ${at},1,10,`);
  let batches = 0;
  const cut = woo(platform, many, '', {
    onProgress: () => {
      if (++batches === 2) throw new Error('cut off');
    },
  });
  await expect(cut).rejects.toThrow('cut off');

  expect(await woo(platform, many)).toMatchObject({ created: 200, updated: 0, skipped: 2000 });
});

test('members of a bundle that stand below it are found, missing ones become a warning', async ({
  platform,
}) => {
  const file = [
    '100,grouped,G-1,Komplet,1,,,"id:102, G-3, nema",',
    '102,simple,G-2,Prvi,1,10,,,',
    '103,simple,G-3,Drugi,1,5,,,G-2',
  ];
  const more = ',Grouped products,Cross-sells';
  const report = await woo(platform, file, more);

  expect(report).toMatchObject({
    created: 3,
    warnings: [
      {
        row: 2,
        column: 'Grouped products',
        reason: 'names a product that the shop does not have',
        value: 'nema',
      },
    ],
  });
  expect(
    await rows(
      platform,
      sql`select final_price from product_list l join products p on p.id = l.product_id where p.sku = 'G-1'`,
    ),
  ).toEqual([{ final_price: 1500 }]);
  expect(await rows(platform, sql`select kind from product_links`)).toEqual([{ kind: 'cross-sell' }]);
  expect(await woo(platform, file, more)).toMatchObject({ skipped: 3, updated: 0 });
});

test('pictures come from the folder, and a bad one never stops the import', async ({ platform }) => {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-images-'));
  await writeFile(
    join(folder, 'vaza.png'),
    await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  await writeFile(join(folder, 'tekst.png'), 'no picture at all');
  const file = [
    '110,simple,I-1,Vaza,1,10,,"https://stara.example/slike/vaza.png, tekst.png, https://stara.example/nema.jpg"',
  ];
  const without = await woo(platform, file, ',Images');
  const report = await woo(platform, file, ',Images', { images: { folder } });

  expect(without).toMatchObject({
    created: 1,
    missingImages: { 'stara.example': 2, '': 1 },
    warningCount: 0,
  });
  expect(report).toMatchObject({
    updated: 1,
    missingImages: { 'stara.example': 1 },
    warnings: [
      { row: 2, column: 'Images', reason: 'the picture was left out: it is no picture', value: 'tekst.png' },
    ],
  });
  expect(
    await rows(
      platform,
      sql`
      select m.width, m.height, pm.alt from product_media pm join products p on p.id = pm.product_id
      join media m on m.id = pm.media_id where p.sku = 'I-1'`,
    ),
  ).toEqual([{ width: 20, height: 10, alt: { hrv: 'Vaza' } }]);
  expect(await woo(platform, file, ',Images', { images: { folder } })).toMatchObject({ skipped: 1 });
});

test('an attribute that the shop has is used as it is, whatever its kind', async ({ platform }) => {
  await platform.kernel.database.db.execute(sql`
    with number as (
      insert into attributes (site_id, code, type) values (2, 'broj-stranica', 'Number') returning id
    ) insert into attribute_translations (attribute_id, language, label) select id, 'hrv', 'Stranica' from number`);
  const report = await woo(
    platform,
    ['120,simple,N-1,Knjiga,1,10,,Stranica,320', '121,simple,N-2,Knjiga 2,1,10,,stranica,puno'],
    ',Attribute 1 name,Attribute 1 value(s)',
    { site: 2 },
  );

  expect(report).toMatchObject({ created: 2, warnings: [{ row: 3, column: 'stranica', value: 'puno' }] });
  expect(
    await rows(
      platform,
      sql`
      select p.sku, v.number from product_attribute_values v join products p on p.id = v.product_id
      where p.sku like 'N-%'`,
    ),
  ).toEqual([{ sku: 'N-1', number: 320 }]);
});

describe('what lacks what publishing needs', () => {
  const seen = async (platform: TestPlatform, slug: string) =>
    platform.call(productGet, { slug }).then(
      ({ finalPrice }) => finalPrice,
      () => 'not there',
    );
  const told = ({ withheld }: { withheld: { row: number; value: string; reason: string }[] }) =>
    withheld.map(({ row, value, reason }) => `${row} ${value}: ${reason}`);
  const none = 'none of its variations can be sold: they did not come or have no price';

  test('a product without a price is not published, and is once it has one', async ({ platform }) => {
    const first = await woo(platform, ['970,simple,WH-1,Bez cijene,1,,']);
    const again = await woo(platform, ['970,simple,WH-1,Bez cijene,1,,']);

    expect([first, again].map(told)).toEqual([
      ['2 Bez cijene: has no price'],
      ['2 Bez cijene: has no price'],
    ]);
    expect(again).toMatchObject({ created: 0, updated: 0, skipped: 1, withheldCount: 1 });
    expect(await seen(platform, 'bez-cijene')).toBe('not there');

    const priced = await woo(platform, ['970,simple,WH-1,Bez cijene,1,10,']);
    expect(told(priced)).toEqual([]);
    expect(await seen(platform, 'bez-cijene')).toBe(10);
  });

  test('a product that waits for its price is published when staff give it one', async ({ platform }) => {
    await woo(platform, ['971,simple,WH-2,Čeka,1,,', '972,simple,WH-3,Skica,0,,']);
    const [waits, draft] = await Promise.all([product(platform, 'WH-2'), product(platform, 'WH-3')]);
    for (const one of [waits, draft])
      await platform.call(setProductPrice, { id: Number(one?.id), kind: 'base', price: 12 }, { as: 'staff' });

    expect(await seen(platform, 'ceka')).toBe(12);
    expect(await seen(platform, 'skica')).toBe('not there');
  });

  test('a parent of whose variations none came is not published until one comes', async ({ platform }) => {
    const more = ',Parent,Attribute 1 name,Attribute 1 value(s)';
    const parent = '973,variable,WH-P,Majica bez izbora,1,,,,Veličina,"M, L"';
    const first = await woo(platform, [parent, '974,variation,WH-PM,=1,1,20,,WH-P,Veličina,M'], more);
    expect(first.refusedRows).toBe(1);
    expect(told(first)).toEqual([`2 Majica bez izbora: ${none}`]);
    expect(await seen(platform, 'majica-bez-izbora')).toBe('not there');

    const unpriced = await woo(platform, [parent, '974,variation,WH-PM,Majica M,1,,,WH-P,Veličina,M'], more);
    expect(told(unpriced)).toEqual([`2 Majica bez izbora: ${none}`, '3 Majica M: has no price']);

    const whole = await woo(platform, [parent, '974,variation,WH-PM,Majica M,1,20,,WH-P,Veličina,M'], more);
    expect(told(whole)).toEqual([]);
    expect(whole).toMatchObject({ updated: 1, skipped: 1 });
    expect(await seen(platform, 'majica-bez-izbora')).toBe(20);
  });

  test('a group without members and without prices waits, one that leads to another shop does not', async ({
    platform,
  }) => {
    const more = ',Grouped products,External URL';
    const report = await woo(
      platform,
      [
        '975,grouped,WH-G,Prazna grupa,1,,,,',
        '976,grouped,WH-H,Grupa bez cijena,1,,,WH-S,',
        '977,simple,WH-S,Član bez cijene,1,,,,',
        '978,external,WH-E,Drugdje,1,,,,https://example.test/',
        '979,grouped,WH-I,Grupa,1,,,WH-T,',
        '980,simple,WH-T,Član,1,7,,,',
      ],
      more,
    );

    expect(told(report)).toEqual([
      '2 Prazna grupa: none of the products it is made of is in the shop',
      '3 Grupa bez cijena: has no price',
      '4 Član bez cijene: has no price',
    ]);
    expect(await seen(platform, 'drugdje')).toBeNull();
    expect(await seen(platform, 'grupa')).toBe(7);
    expect(await seen(platform, 'grupa-bez-cijena')).toBe('not there');
  });

  test('a dry run tells the same and leaves nothing', async ({ platform }) => {
    const report = await woo(platform, ['981,simple,WH-9,Na suho,1,,'], '', { isDryRun: true });

    expect(told(report)).toEqual(['2 Na suho: has no price']);
    expect(await product(platform, 'WH-9')).toBeUndefined();
  });
});

test('a file without numbers and SKUs is imported whole, and a second time changes nothing', async ({
  platform,
}) => {
  const text = [
    'Type,SKU,Name,Published,Tax class,Regular price,Parent,Grouped products,External URL,Attribute 1 name,Attribute 1 value(s)',
    'variable,N-P,Ideja,1,standard,,,,,Boja,"Crna, Zelena"',
    'variation,,,1,standard,20,N-P,,,Boja,Crna',
    'variation,,,1,standard,21,N-P,,,Boja,Zelena',
    'external,,Vanjski paket,1,standard,199,,,https://example.test/p,,',
    'simple,N-S,Znak,1,standard,20,,,,,',
    'grouped,,Najbolja grupa,1,standard,,,N-S,,,',
  ].join('\n');
  const first = await importText(platform, text);
  const before = await snapshot(platform);
  const second = await importText(platform, text);

  expect(first).toMatchObject({ created: 6, refusedRows: 0, withheldCount: 0 });
  expect(first.warnings.map(({ column }) => column)).toEqual(['SKU', 'SKU']);
  expect(second).toMatchObject({ created: 0, updated: 0, skipped: 6 });
  expect(await snapshot(platform)).toEqual(before);
  const idea = await platform.call(productGet, { slug: 'ideja' });
  expect(idea.associatedProducts.map(({ name }) => name)).toEqual(['Ideja - Crna', 'Ideja - Zelena']);
});
