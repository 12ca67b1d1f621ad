import { DecimalVote } from '../files/decimal-vote.ts';
import { FileRefused } from '../files/file-refused.ts';
import type { DecimalMark } from '../files/read-decimal.ts';
import type { Row } from '../files/read-rows.ts';
import { plainCell } from '../sheets/spreadsheet-cell.ts';
import { skuKey } from '../skus/sku-key.ts';
import type { ShopifyColumns } from './shopify-columns.ts';

/** Most rows of one handle (variants and pictures), and most rows of handles whose rows are not together. */
const maxGroupRows = 5_000;
const maxScatteredRows = 20_000;

/** What must be known of the whole file before its first row can be understood. */
export interface ShopifyIndex {
  rowCount: number;
  decimalMark: DecimalMark;
  /** Handles whose rows are not together, and how many rows each has. */
  scattered: ReadonlyMap<string, number>;
  /** For a row whose SKU an earlier row has: that row. */
  repeats: ReadonlyMap<number, number>;
  /** Keys of all SKUs of the file. */
  skus: ReadonlySet<string>;
}

/**
 * Reads a Shopify file once, for what its rows say about each other. Throws FileRefused where the file is broken
 * and when so many rows stand apart from their products that they would have to be kept in memory.
 */
export async function indexShopify(
  rows: AsyncIterable<Row>,
  at: ShopifyColumns,
  usualMark: DecimalMark,
): Promise<ShopifyIndex> {
  const counts = new Map<string, number>();
  const apart = new Set<string>();
  const bySku = new Map<string, number>();
  const repeats = new Map<number, number>();
  const vote = new DecimalVote();
  let rowCount = 0;
  let last = '';

  for await (const { row, cells } of rows) {
    rowCount++;
    const handle = handleOf(cells, at);
    const count = counts.get(handle) ?? 0;
    if (count > 0 && handle !== last) apart.add(handle);
    counts.set(handle, count + 1);
    last = handle;

    const sku = skuKey(plainCell(cells[at.sku]));
    const firstRow = bySku.get(sku);
    if (firstRow !== undefined) repeats.set(row, firstRow);
    else if (sku !== '') bySku.set(sku, row);
    vote.add(cells[at.price] ?? '');
    vote.add(cells[at.compareAt] ?? '');
  }

  const scattered = new Map([...apart].map((handle) => [handle, counts.get(handle) ?? 0]));
  scattered.delete('');
  if ([...scattered.values()].reduce((sum, count) => sum + count, 0) > maxScatteredRows)
    throw new FileRefused(
      'scattered',
      `The rows of ${scattered.size} products do not stand together. Sort the file by Handle and import it again.`,
    );
  return { rowCount, decimalMark: vote.result(usualMark), scattered, repeats, skus: new Set(bySku.keys()) };
}

/**
 * Puts the rows of each handle together: one list a product, in the order in which products end.
 * Rows without a handle, and those beyond 5,000 of one handle, come alone.
 */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  at: ShopifyColumns,
  scattered: ReadonlyMap<string, number>,
): AsyncGenerator<Row[]> {
  const held = new Map<string, Row[]>();
  let current: { handle: string; group: Row[] } = { handle: '', group: [] };
  const missing = new Map(scattered);

  for await (const row of rows) {
    const handle = handleOf(row.cells, at);
    if (handle !== current.handle) {
      yield* limited(current.group);
      current = { handle, group: [] };
    }
    const left = missing.get(handle);
    if (handle === '' || (left === undefined && current.group.length >= maxGroupRows)) yield [row];
    else if (left === undefined) current.group.push(row);
    else {
      const group = held.get(handle) ?? [];
      group.push(row);
      held.set(handle, group);
      missing.set(handle, left - 1);
      if (left > 1) continue;
      held.delete(handle);
      yield* limited(group);
    }
  }
  yield* limited(current.group);
}

function* limited(group: Row[]): Generator<Row[]> {
  if (group.length > 0) yield group.slice(0, maxGroupRows);
  for (const row of group.slice(maxGroupRows)) yield [row];
}

/** The handle of a row as products are told apart by it: without regard to case. */
function handleOf(cells: string[], at: ShopifyColumns): string {
  return cells[at.handle]?.trim().toLowerCase() ?? '';
}
