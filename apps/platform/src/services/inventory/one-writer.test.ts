import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const services = join(import.meta.dirname, '..');

/** Who may write a table: the folder of its operations, below the services. */
const writers: Readonly<Record<string, readonly string[]>> = {
  stock_levels: ['inventory/'],
  stock_movements: ['inventory/'],
  stock_counts: ['inventory/count/'],
  stock_count_lines: ['inventory/count/'],
  stock_count_scans: ['inventory/count/'],
  brands: ['catalogue/attributes/'],
  tags: ['catalogue/attributes/'],
  tax_classes: ['pricing/'],
  categories: ['catalogue/categories/', 'catalogue/registries/remove-records.ts'],
  // Imports of files make choices by the hundred.
  attributes: ['catalogue/attributes/', 'catalogue/import/batches/attribute-registry.queries.ts'],
  attribute_values: ['catalogue/attributes/', 'catalogue/import/batches/attribute-registry.queries.ts'],
};

test('[OFFICE-01] the tables of stock, makers, tags, taxes, categories and properties have one writer each', () => {
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(services, file), 'utf8').matchAll(/\b(?:insert into|delete from|update) +(\w+)/g),
    ].flatMap(([, table = '']) =>
      writers[table] && !writers[table].some((folder) => file.startsWith(folder))
        ? [`${file}: ${table}`]
        : [],
    ),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
