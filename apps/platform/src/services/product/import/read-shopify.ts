import type { CatalogueFile } from './catalogue-file.ts';
import { currencyDecimals, type ReadOptions } from './import-options.ts';
import type { ImportRecord } from './import-record.ts';
import type { RowRules } from './row-cells.ts';
import { shopifyColumns } from './shopify-columns.ts';
import { readShopifyGroup } from './shopify-group.ts';
import { groupRows, indexShopify } from './shopify-groups.ts';

/**
 * Reads a Shopify product file: once to check it, then again for each call of `records`. The rows of a handle
 * need not stand together. Throws FileRefused, before the first record, for a file that is broken anywhere.
 */
export async function readShopify(file: CatalogueFile, options: ReadOptions) {
  const at = shopifyColumns(file.columns);
  const usualMark = options.decimalMark ?? (file.delimiter === ';' ? 'unknown' : 'point');
  const index = await indexShopify(file.rows(), at, usualMark);
  const rules: RowRules = {
    titles: file.columns.titles,
    decimalMark: options.decimalMark ?? index.decimalMark,
    priceDecimals: currencyDecimals(options.currency),
    roundPrices: options.roundPrices ?? false,
    timeZone: options.timeZone,
  };

  async function* records(): AsyncGenerator<ImportRecord> {
    for await (const group of groupRows(file.rows(), at, index.scattered))
      yield* readShopifyGroup(group, at, rules, index.repeats);
  }
  return { rowCount: index.rowCount, records };
}
