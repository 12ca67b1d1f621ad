import { defineCsvFormat } from '../csv-format.ts';
import type { CatalogueFile } from '../files/catalogue-file.ts';
import type { ReadOptions } from '../files/import-options.ts';
import type { ImportRecord } from '../files/import-record.ts';
import { rowRules, usualMark } from '../files/row-rules.ts';
import { uniqueSkus } from '../skus/unique-skus.ts';
import { shopifyColumns, shopifyHeader } from './shopify-columns.ts';
import { readShopifyGroup } from './shopify-group.ts';
import { groupRows, indexShopify } from './shopify-groups.ts';

/**
 * Reads a Shopify product file: once to check it, then again for each call of `records`. The rows of a handle
 * need not stand together. Throws FileRefused, before the first record, for a file that is broken anywhere.
 */
async function readShopify(file: CatalogueFile, options: ReadOptions) {
  const at = shopifyColumns(file.columns);
  const index = await indexShopify(file.rows(), at, usualMark(file, options));
  const rules = rowRules(file, options, index.decimalMark);

  async function* records(): AsyncGenerator<ImportRecord> {
    const unique = options.uniqueSkus ? uniqueSkus(index.skus) : undefined;
    for await (const group of groupRows(file.rows(), at, index.scattered))
      yield* readShopifyGroup(group, at, rules, { repeats: index.repeats, unique });
  }
  return { rowCount: index.rowCount, records };
}

/** Product exports of Shopify, of the older and the newer template. */
export const shopify = defineCsvFormat({ name: 'shopify', header: shopifyHeader, read: readShopify });
