import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { importComments as addReviews } from '#platform/services/content/comments/import-comments.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { detectMagentoElsewhere, detectMagentoFile } from './detect-magento.ts';
import { importMagentoList } from './import-magento-lists.ts';
import { importMagentoReviews } from './import-magento-reviews.ts';

const folder = '../shared/data/catalogue/magento';
const file = (name: string) => join(folder, name);
const counts = ({
  created,
  updated,
  skipped,
  refusedRows,
}: Awaited<ReturnType<typeof importMagentoList>>) => ({
  created,
  updated,
  skipped,
  refusedRows,
});

test.skipIf(!existsSync(folder))(
  'Magento’s attributes, categories, products and bundles come in, and a second time nothing changes',
  { tags: 'release', timeout: 120_000 },
  async ({ platform }) => {
    const ctx = await platform.ctx();
    const lists = [
      ['magento-attributes', 'Catalog/attributes.csv'],
      ['magento-attributes', 'Configurable/attributes.csv'],
      ['magento-categories', 'Catalog/categories.csv'],
      ['magento-categories', 'Configurable/categories.csv'],
    ] as const;
    const products = [
      ['magento-sample', 'Catalog/SimpleProduct/products_gear_fitness_equipment.csv'],
      ['magento-sample', 'Catalog/SimpleProduct/products_gear_fitness_equipment_ball.csv'],
      ['magento-sample', 'Catalog/SimpleProduct/products_gear_fitness_equipment_strap.csv'],
      ['magento-sample', 'Bundle/yoga_bundle.csv'],
      ['magento', 'Configurable/products.csv'],
    ] as const;
    const all = async () => {
      const reports = [];
      for (const [list, name] of lists)
        reports.push(await importMagentoList(ctx, { list, path: file(name) }));
      for (const [format, name] of products)
        reports.push(await importCatalogue(ctx, platform.kernel, { format, path: file(name) }));
      return reports.map(counts);
    };

    const first = await all();
    expect(first.map(({ created, refusedRows }) => [created, refusedRows])).toEqual([
      [14, 0],
      [6, 0],
      [6, 0],
      [26, 0],
      [9, 0],
      [9, 0],
      [3, 0],
      [1, 0],
      [1994, 0],
    ]);
    const second = await all();
    expect(second.map(({ created, updated, refusedRows }) => created + updated + refusedRows)).toEqual(
      second.map(() => 0),
    );

    const reviews = file('Review/products_reviews.csv');
    const here = await importMagentoReviews(ctx, { addReviews }, { path: reviews, isDryRun: true });
    const written = await importMagentoReviews(ctx, { addReviews }, { path: reviews });
    const again = await importMagentoReviews(ctx, { addReviews }, { path: reviews });
    // Those of products of other files of the sample are refused.
    expect(written.created).toBeGreaterThan(200);
    expect(counts(here)).toEqual(counts(written));
    expect(counts(again)).toEqual({
      created: 0,
      updated: 0,
      skipped: written.created,
      refusedRows: written.refusedRows,
    });
    expect(written.refused[0]?.problems[0]?.reason).toBe(
      'names a product that is not there: import the products first',
    );

    const kit = await platform.call(productGet, { slug: 'sprite-yoga-companion-kit' });
    expect(kit.bundles).toHaveLength(4);
    const { records } = await platform.call(productFilter, {
      filters: [],
      limit: 5,
      keywords: 'Chaz Kangeroo',
    });
    expect(records.map(({ name }) => name)).toContain('Chaz Kangeroo Hoodie');
  },
);

test('[CMS-049] reviews become comments with the stars of the site, each once, those of a variant on its product', async ({
  platform,
}) => {
  const parent = await buildProduct(platform, { sku: 'LOPTA', translations: { hrv: { name: 'Lopta' } } });
  await buildProduct(platform, { sku: 'LOPTA-C', parentId: parent });
  const content = [
    'sku,rating_code,rating_value,title,review,reviewer,email,status,created_at',
    'LOPTA,Rating,5,Odlična!,"Odlična! Djeca\nje vole.",Ana,ANA@primjer.hr,Approved,2024-05-06',
    'LOPTA,Value,4,Odlična!,"Odlična! Djeca\nje vole.",Ana,ANA@primjer.hr,Approved,2024-05-06',
    'LOPTA-C,Rating,1,Pukla,Prvi dan.,Ivo,,,',
    'LOPTA,Rating,3,Čeka,Nije odobreno.,Eva,,Pending,',
    'LOPTA,Rating,9,Previše,zvjezdica,Iva,,,',
    'NEMA,Rating,4,,Dobro,Ivo,,,',
    'LOPTA,,,,,Ivo,,,',
  ].join('\n');
  const run = () =>
    withFile(content, async (path) => importMagentoReviews(await platform.ctx(), { addReviews }, { path }));

  const report = await run();
  const again = await run();

  expect(counts(report)).toEqual({ created: 3, updated: 0, skipped: 0, refusedRows: 3 });
  expect(counts(again)).toEqual({ created: 0, updated: 0, skipped: 3, refusedRows: 3 });
  expect(report.refused.map(({ row, problems }) => [row, problems[0]?.column])).toEqual([
    [6, 'rating_value'],
    [8, 'review'],
    [7, 'sku'],
  ]);
  const { records, summary } = await platform.call(commentFilterStandard, {
    entity_type: 'product',
    entity_id: parent,
  });
  expect(records.map(({ author_name, content, rating }) => [author_name, content, rating])).toEqual([
    ['Ivo', 'Pukla\n\nPrvi dan.', 1],
    ['Ana', 'Odlična! Djeca\nje vole.', 5],
  ]);
  expect(records[1]?.created_at).toMatch(/^2024-05-0[56]T/);
  expect(summary).toMatchObject({ comments: 2, ratings: 2 });
});

test('store views and options of a Magento file are words and options of the product', async ({
  platform,
}) => {
  const content = [
    'sku,store_view_code,product_type,name,price,url_key,custom_options',
    'PRSTEN,,simple,Prsten,50,prsten,"name=Natpis,type=field,required=1,price=5,sku=grav,max_characters=20"',
    'PRSTEN,en,simple,Ring,,ring-of-gold,',
  ].join('\n');
  const report = await withFile(content, async (path) =>
    importCatalogue(await platform.ctx(), platform.kernel, { path, format: 'magento' }),
  );

  expect([report.created, report.warnings]).toEqual([1, []]);
  const ring = await platform.call(productGet, { slug: 'ring-of-gold' }, { language: 'eng' });
  expect(ring.name).toBe('Ring');
  expect(ring.customOptions).toMatchObject([
    { option_title: 'Natpis', required: true, custom_option_values: [{ sku: 'grav', surcharge: 5 }] },
  ]);
});

test('a group of products becomes a bundle with as many pieces of each as Magento says', async ({
  platform,
}) => {
  const content = [
    'sku,product_type,name,price,associated_skus',
    'CAŠA,simple,Čaša,5,',
    'VRC,simple,Vrč,20,',
    'SERVIS,grouped,Servis,,"CAŠA=6.0000,VRC=1.0000"',
  ].join('\n');
  await withFile(content, async (path) =>
    importCatalogue(await platform.ctx(), platform.kernel, { path, format: 'magento' }),
  );

  const set = await platform.call(productGet, { slug: 'servis' });
  expect(set.bundles.map(({ quantity }) => quantity)).toEqual([6, 1]);
  expect(set.finalPrice).toBe(50);
});

test('an attribute that is a text of its own for every product is refused with its row', async ({
  platform,
}) => {
  const content =
    'frontend_label,frontend_input,attribute_code,option\nOpis,textarea,opis,\nBoja,select,boja_m,"Crna\nBijela"\n';
  const report = await withFile(content, async (path) =>
    importMagentoList(await platform.ctx(), { path, list: 'magento-attributes' }),
  );

  expect(counts(report)).toEqual({ created: 1, updated: 0, skipped: 0, refusedRows: 1 });
  expect(report.refused).toMatchObject([{ row: 2, problems: [{ column: 'frontend_input' }] }]);
});

test('a dry run says what would happen and changes nothing', async ({ platform }) => {
  const content = 'name,path\nSuho,\nMokro,Suho\n';
  const run = (isDryRun: boolean) =>
    withFile(content, async (path) =>
      importMagentoList(await platform.ctx(), { path, list: 'magento-categories', isDryRun }),
    );

  expect(counts(await run(true))).toMatchObject({ created: 2 });
  expect(counts(await run(false))).toMatchObject({ created: 2 });
  expect(counts(await run(false))).toMatchObject({ created: 0, skipped: 2 });
});

test.skipIf(!existsSync(folder))(
  '[OFFICE-02] of all the files of Magento only its attributes, categories and reviews are taken for such',
  async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.csv'),
    );
    const found = await Promise.all(
      files.map(async (name) => [name, await detectMagentoFile(file(name))] as const),
    );
    expect(Object.fromEntries(found.filter(([, format]) => format))).toEqual({
      'Catalog/attributes.csv': 'magento-attributes',
      'Configurable/attributes.csv': 'magento-attributes',
      'Catalog/categories.csv': 'magento-categories',
      'Cms/categories.csv': 'magento-categories',
      'Configurable/categories.csv': 'magento-categories',
      'Review/products_reviews.csv': 'magento-reviews',
    });
    const others = await Promise.all(
      files.map(async (name) => [name, await detectMagentoElsewhere(file(name))] as const),
    );
    expect(Object.fromEntries(others.filter(([, what]) => what))).toEqual({
      'SalesRule/sales_rules.csv': 'magentoSalesRules',
      'Tax/tax_rate.csv': 'magentoTaxes',
      'Tax/tax_rule.csv': 'magentoTaxes',
    });
    expect(files.length).toBeGreaterThan(20);
  },
);
