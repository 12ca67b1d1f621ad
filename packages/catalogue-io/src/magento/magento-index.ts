import { DecimalVote } from '../files/decimal-vote.ts';
import type { DecimalMark } from '../files/read-decimal.ts';
import type { Row } from '../files/read-rows.ts';
import { skuKey } from '../skus/sku-key.ts';
import type { MagentoColumns } from './magento-columns.ts';
import { readPairLists, readPairs } from './magento-values.ts';

/** Which variant a simple product is: of what product, and by which choices (by attribute code). */
export interface MagentoVariation {
  parentSku: string;
  options: ReadonlyArray<{ code: string; value: string }>;
}

/** What must be known of the whole file before its first row can be understood. */
export interface MagentoIndex {
  rowCount: number;
  decimalMark: DecimalMark;
  /** For a row whose SKU an earlier row has: that row. */
  repeats: ReadonlyMap<number, number>;
  /** Simple products that are variants, by sku. */
  variations: ReadonlyMap<string, MagentoVariation>;
  /** Row of the product with a sku. */
  rows: ReadonlyMap<string, number>;
  /** Names of attributes by their code, where the file tells them. */
  labels: ReadonlyMap<string, string>;
}

/** Reads a Magento file once, for what its rows say about each other. Throws FileRefused where the file is broken. */
export async function indexMagento(
  rows: AsyncIterable<Row>,
  at: MagentoColumns,
  usualMark: DecimalMark,
): Promise<MagentoIndex> {
  const bySku = new Map<string, number>();
  const repeats = new Map<number, number>();
  const variations = new Map<string, MagentoVariation>();
  const labels = new Map<string, string>();
  const vote = new DecimalVote();
  let rowCount = 0;

  for await (const { row, cells } of rows) {
    rowCount++;
    const cell = (position: number) => cells[position]?.trim() ?? '';
    // Rows of a store view repeat the product to say it in another language.
    if (cell(at.storeView) !== '') continue;
    const sku = cell(at.sku);
    const firstRow = bySku.get(skuKey(sku));
    if (firstRow !== undefined) repeats.set(row, firstRow);
    else if (sku !== '') bySku.set(skuKey(sku), row);
    vote.add(cell(at.price));
    vote.add(cell(at.specialPrice));
    for (const pairs of readPairLists(cell(at.variations))) {
      const child = pairs.get('sku') ?? '';
      const options = [...pairs].filter(([code]) => code !== 'sku').map(([code, value]) => ({ code, value }));
      if (child !== '' && !variations.has(child)) variations.set(child, { parentSku: sku, options });
    }
    for (const [code, label] of readPairs(cell(at.variationLabels))) if (label) labels.set(code, label);
  }
  return { rowCount, decimalMark: vote.result(usualMark), repeats, variations, rows: bySku, labels };
}
