import { defineCsvFormat } from '../csv-format.ts';
import type { CatalogueFile } from '../files/catalogue-file.ts';
import type { ReadOptions } from '../files/import-options.ts';
import type { ImportProduct, ImportRecord, ImportVariant } from '../files/import-record.ts';
import type { Row } from '../files/read-rows.ts';
import { RowCells } from '../files/row-cells.ts';
import { rowRules, usualMark } from '../files/row-rules.ts';
import { uniqueSkus } from '../skus/unique-skus.ts';
import { wooColumns, wooHeader } from './woocommerce-columns.ts';
import { indexWooCommerce } from './woocommerce-index.ts';
import { readWooProduct, readWooVariation, type WooParentProduct } from './woocommerce-product.ts';
import { readWooRef, readWooType } from './woocommerce-values.ts';

/**
 * Reads a WooCommerce product file: once to check it and to learn how its rows belong together, then again for
 * each call of `records`. A variation always comes after its parent, wherever it stands in the file.
 * Throws FileRefused, before the first record, for a file that is broken anywhere.
 */
async function readWooCommerce(file: CatalogueFile, options: ReadOptions) {
  const at = wooColumns(file.columns);
  const index = await indexWooCommerce(file.rows(), at, usualMark(file, options));
  const rules = rowRules(file, options, index.decimalMark);

  // Every variable product that was accepted so far, by its row.
  type Parents = Map<number, WooParentProduct>;

  async function* records(): AsyncGenerator<ImportRecord> {
    const parents: Parents = new Map();
    const unique = options.uniqueSkus ? uniqueSkus(index.skus) : undefined;
    for await (const row of file.rows()) if (!index.early.has(row.row)) yield* readRow(row, parents, unique);
    if (index.early.size === 0) return;
    for await (const row of file.rows()) if (index.early.has(row.row)) yield* readRow(row, parents, unique);
  }

  function* readRow(row: Row, parents: Parents, unique?: (sku: string) => string): Generator<ImportRecord> {
    const cells = new RowCells(row, rules);
    const repeated = index.repeats.get(row.row);
    const isSku = repeated?.at === at.sku;
    const other = isSku ? unique?.(cells.raw(at.sku)) : undefined;
    if (other !== undefined)
      cells.instead(at.sku, other, `is already used on row ${repeated?.firstRow} and became ${other}`);
    const records = understand(cells, parents);
    if (repeated && other === undefined)
      cells.refuse(repeated.at, `is already used on row ${repeated.firstRow}`);

    const rejected = cells.rejected();
    if (rejected) yield rejected;
    else {
      for (const record of records) if (record.record === 'product') holdParent(record, parents);
      yield* records;
      yield* cells.warnings;
    }
  }

  function understand(cells: RowCells, parents: Parents): Array<ImportProduct | ImportVariant> {
    const type = readWooType(cells.raw(at.type));
    if (!type) {
      cells.refuse(
        at.type,
        'is not a type that can be imported (simple, variable, variation, grouped, external)',
      );
      return [];
    }
    if (type.kind === 'variation')
      return readWooVariation(
        cells,
        at,
        findParent(cells, parents) ?? { externalId: '', name: '', values: new Map() },
        type,
      );
    const product = readWooProduct(cells, at, index, type);
    return [product];
  }

  function holdParent(product: ImportProduct, parents: Parents) {
    if (product.kind !== 'configurable') return;
    const values = product.attributes.map(({ name, values }) => [name.toLowerCase(), values] as const);
    parents.set(product.row, { externalId: product.externalId, name: product.name, values: new Map(values) });
  }

  function findParent(cells: RowCells, parents: Parents): WooParentProduct | undefined {
    const ref = cells.raw(at.parent);
    const parent = ref === '' ? undefined : index.parentOf(readWooRef(ref));
    const found = parents.get(parent?.row ?? -1);
    if (ref === '') cells.refuse(at.parent, 'is empty: a variation needs its product', 'Parent');
    else if (!parent) cells.refuse(at.parent, 'is no product of this file');
    else if (!parent.isVariable) cells.refuse(at.parent, `is not of type variable (row ${parent.row})`);
    else if (!found) cells.refuse(at.parent, `was refused itself (row ${parent.row})`);
    return found;
  }

  return { rowCount: index.rowCount, records };
}

/** Product exports of WooCommerce. */
export const wooCommerce = defineCsvFormat({ name: 'woocommerce', header: wooHeader, read: readWooCommerce });
