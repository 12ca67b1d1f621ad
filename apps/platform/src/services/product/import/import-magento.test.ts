import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productFilter } from '@izlog/contract/product/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { platformTest as test } from '../../../../test/kit.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importMagentoList } from './import-magento-lists.ts';
import { withFile } from './test-catalogue.ts';

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

    const kit = await platform.call(productGet, { slug: 'sprite-yoga-companion-kit' });
    expect(kit.bundles).toHaveLength(4);
    const { records } = await platform.call(productFilter, {
      filters: [],
      limit: 5,
      keywords: 'Chaz Kangeroo',
    });
    expect(records.map(({ name }) => name)).toContain('Chaz Kangeroo Hoodie');
  },
  120_000,
);

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
