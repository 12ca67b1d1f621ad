import { DecimalVote } from '../files/decimal-vote.ts';
import type { ImportRef } from '../files/import-record.ts';
import type { DecimalMark } from '../files/read-decimal.ts';
import type { Row } from '../files/read-rows.ts';
import { plainCell } from '../sheets/spreadsheet-cell.ts';
import { skuKey } from '../skus/sku-key.ts';
import type { WooColumns } from './woocommerce-columns.ts';
import { readWooRef, readWooType } from './woocommerce-values.ts';

/** A variable product of the file and the attributes (lower case) by which its variations differ. */
export interface WooParent {
  row: number;
  isVariable: boolean;
  axes: Set<string>;
}

/** What must be known of the whole file before its first row can be understood. */
export interface WooIndex {
  rowCount: number;
  decimalMark: DecimalMark;
  /** Row of the first product with this number or SKU. */
  find(ref: ImportRef): number | undefined;
  parentOf(ref: ImportRef): WooParent | undefined;
  /** Attributes by which the variations of the variable product on this row differ. */
  axesOf(row: number): ReadonlySet<string>;
  /** For a row whose number or SKU an earlier row has, or its name where it has neither: that row. */
  repeats: ReadonlyMap<number, { at: number; firstRow: number }>;
  /** Keys of all SKUs of the file. */
  skus: ReadonlySet<string>;
  /** Variations that stand above their parents: they are read once more at the end. */
  early: ReadonlySet<number>;
}

/**
 * Reads a WooCommerce file once, for what its rows say about each other: products keep only their number,
 * SKU and row, so memory stays small. Throws FileRefused where the file itself is broken.
 */
export async function indexWooCommerce(
  rows: AsyncIterable<Row>,
  at: WooColumns,
  usualMark: DecimalMark,
): Promise<WooIndex> {
  const byId = new Map<string, number>();
  const bySku = new Map<string, number>();
  // Of products that have neither.
  const byName = new Map<string, number>();
  const variables = new Map<number, Set<string>>();
  const repeats = new Map<number, { at: number; firstRow: number }>();
  const waiting: { row: number; ref: ImportRef; names: string[] }[] = [];
  const early = new Set<number>();
  const vote = new DecimalVote();
  let rowCount = 0;

  const find = (ref: ImportRef) =>
    ref.by === 'id' ? byId.get(ref.value) : (bySku.get(skuKey(ref.value)) ?? byId.get(ref.value));
  const axesOf = (ref: ImportRef) => variables.get(find(ref) ?? -1);

  for await (const { row, cells } of rows) {
    rowCount++;
    const cell = (position: number) => plainCell(cells[position]);
    for (const [map, position] of [
      [byId, at.id],
      [bySku, at.sku],
    ] as const) {
      const key = skuKey(cell(position));
      if (key === '') continue;
      const firstRow = map.get(key);
      if (firstRow === undefined) map.set(key, row);
      else if (!repeats.has(row)) repeats.set(row, { at: position, firstRow });
    }
    const name = cell(at.name).toLowerCase();
    const kind = readWooType(cell(at.type))?.kind;
    if (name !== '' && kind !== 'variation' && cell(at.id) === '' && cell(at.sku) === '') {
      const firstRow = byName.get(name);
      if (firstRow === undefined) byName.set(name, row);
      else repeats.set(row, { at: at.name, firstRow });
    }
    for (const position of at.numbers) vote.add(cells[position] ?? '');

    if (kind === 'variable') variables.set(row, new Set());
    if (kind === 'variation' && cell(at.parent) !== '') {
      const ref = readWooRef(cell(at.parent));
      const names = at.attributes.map(({ name }) => cell(name).toLowerCase()).filter((name) => name !== '');
      const axes = axesOf(ref);
      if (axes) for (const name of names) axes.add(name);
      else waiting.push({ row, ref, names });
    }
  }
  for (const { row, ref, names } of waiting) {
    const axes = axesOf(ref);
    if (!axes) continue;
    early.add(row);
    for (const name of names) axes.add(name);
  }

  return {
    rowCount,
    decimalMark: vote.result(usualMark),
    find,
    parentOf(ref) {
      const row = find(ref);
      const axes = variables.get(row ?? -1);
      return row === undefined ? undefined : { row, isVariable: axes !== undefined, axes: axes ?? new Set() };
    },
    axesOf: (row) => variables.get(row) ?? new Set(),
    repeats,
    skus: new Set(bySku.keys()),
    early,
  };
}
