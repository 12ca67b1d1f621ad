import type { Columns } from '../files/columns.ts';
import type { HeaderRule } from '../files/file-header.ts';
import { nameOfCode } from './magento-values.ts';

const single = [
  'category',
  'name',
  'sku',
  'price',
  'qty',
  'description',
  'special_price',
  'url_key',
] as const;
const more = ['bundle_options', 'attribute_set', 'visibility', 'weight', 'image'] as const;
const named = new Set<string>([...single, ...more]);

/**
 * The product files of Magento's sample data modules: one column an attribute, several values on lines of their own.
 * Any further column is an attribute.
 */
export const magentoSampleHeader: HeaderRule = {
  label: 'Magento sample data file',
  required: ['category', 'name', 'sku', 'price', 'attribute_set'].map((title) => ({ title, names: [title] })),
  isKnown: (column) => /^[a-z][a-z0-9_]*$/.test(column),
};

export type MagentoSampleColumns = ReturnType<typeof magentoSampleColumns>;

/** Positions of everything that is read from a sample data file, -1 for columns that it lacks. */
export function magentoSampleColumns(columns: Columns) {
  const found = {} as Record<
    (typeof single)[number] | 'bundle' | 'visibility' | 'weight' | 'attribute_set',
    number
  >;
  for (const key of single) found[key] = columns.find(key);
  return {
    ...found,
    bundle: columns.find('bundle_options'),
    attribute_set: columns.find('attribute_set'),
    visibility: columns.find('visibility'),
    weight: columns.find('weight'),
    attributes: columns
      .matching(/^[a-z][a-z0-9_]*$/)
      .filter(({ title }) => !named.has(title.toLowerCase()))
      .map(({ at, title }) => ({ at, name: nameOfCode(title.toLowerCase()) })),
  };
}
