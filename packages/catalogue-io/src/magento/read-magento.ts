import { defineCsvFormat } from '../csv-format.ts';
import type { CatalogueFile } from '../files/catalogue-file.ts';
import type { ReadOptions } from '../files/import-options.ts';
import {
  type ImportProduct,
  type ImportRecord,
  type ImportVariant,
  importLimits,
} from '../files/import-record.ts';
import type { Row } from '../files/read-rows.ts';
import { RowCells } from '../files/row-cells.ts';
import { rowRules, usualMark } from '../files/row-rules.ts';
import { skuKey } from '../skus/sku-key.ts';
import { magentoColumns, magentoHeader } from './magento-columns.ts';
import { indexMagento, type MagentoVariation } from './magento-index.ts';
import { readMagentoProduct } from './magento-product.ts';
import { readMagentoPurchasable, readMagentoTax } from './magento-purchasable.ts';
import { nameOfCode } from './magento-values.ts';
import { isStoreView, languageOfView, type RowWithViews, readView, withViews } from './magento-views.ts';

/**
 * Reads a product export of Magento 2: once for how its rows belong together, then again for each call of `records`,
 * where variants follow all products. Throws FileRefused, before the first record, for a file that is broken anywhere.
 */
async function readMagento(file: CatalogueFile, options: ReadOptions) {
  const at = magentoColumns(file.columns);
  const index = await indexMagento(file.rows(), at, usualMark(file, options));
  const rules = rowRules(file, options, index.decimalMark);
  const { languages = [], storeViews = {} } = options;
  const variationOf = ({ cells }: Row) => index.variations.get(cells[at.sku]?.trim() ?? '');

  async function* records(): AsyncGenerator<ImportRecord> {
    const parents = new Set<string>();
    let hasVariants = false;
    for await (const row of withViews(file, at)) {
      if (isStoreView(row, at)) yield* leaveOut(row, 'does not stand below its product, and was left out');
      else if (variationOf(row)) hasVariants = true;
      else yield* readProduct(row, parents);
    }
    if (!hasVariants) return;
    for await (const row of withViews(file, at)) {
      const variation = variationOf(row);
      if (variation && !isStoreView(row, at)) yield* readVariant(row, variation, parents);
    }
  }

  function* leaveOut(row: Row, reason: string): Generator<ImportRecord> {
    const cells = new RowCells(row, rules);
    cells.warn(at.storeView, reason);
    yield* cells.warnings;
  }

  /** The words of a product in the languages of its store views; of several in a language the first counts. */
  function* addViews(record: ImportProduct | ImportVariant, views: readonly Row[]): Generator<ImportRecord> {
    for (const view of views) {
      const cells = new RowCells(view, rules);
      const code = cells.raw(at.storeView);
      const language = languageOfView(code, languages, storeViews);
      const words = readView(cells, at, record.name);
      const rejected = cells.rejected();
      if (rejected) yield rejected;
      else if (language === undefined || !languages.includes(language))
        yield* leaveOut(view, 'is in no other language of this site, so its texts were left out');
      else if (words && record.words?.[language] === undefined)
        record.words = { ...record.words, [language]: words };
    }
  }

  function* readProduct({ views, ...row }: RowWithViews, parents: Set<string>): Generator<ImportRecord> {
    const cells = new RowCells(row, rules);
    const product = readMagentoProduct(cells, at, index, rules.priceDecimals);
    refuseRepeat(cells);
    const rejected = cells.rejected();
    if (rejected) yield rejected;
    else {
      if (product.kind === 'configurable') parents.add(product.externalId);
      yield* addViews(product, views);
      yield product;
      yield* cells.warnings;
    }
  }

  function* readVariant(
    { views, ...row }: RowWithViews,
    { parentSku, options }: MagentoVariation,
    parents: ReadonlySet<string>,
  ): Generator<ImportRecord> {
    const cells = new RowCells(row, rules);
    const common = readMagentoPurchasable(cells, at);
    const type = cells.raw(at.type).toLowerCase();
    const variant: ImportVariant = {
      record: 'variant',
      ...common,
      isDigital: ['virtual', 'downloadable'].includes(type),
      ...(type === 'virtual' && common.downloads.length === 0 ? { isService: true } : {}),
      parentId: parentSku,
      tax: readMagentoTax(cells, at),
      options: options.map(({ code, value }) => ({
        name: index.labels.get(code) ?? nameOfCode(code),
        value: value.slice(0, importLimits.name),
      })),
    };
    if (!parents.has(parentSku))
      cells.refuse(
        at.sku,
        `is a variant of ${parentSku}, which was refused itself (row ${index.rows.get(skuKey(parentSku)) ?? '?'})`,
      );
    refuseRepeat(cells);
    const rejected = cells.rejected();
    if (rejected) yield rejected;
    else {
      yield* addViews(variant, views);
      yield variant;
      yield* cells.warnings;
    }
  }

  function refuseRepeat(cells: RowCells) {
    const firstRow = index.repeats.get(cells.row);
    if (firstRow !== undefined) cells.refuse(at.sku, `is already used on row ${firstRow}`);
  }

  return { rowCount: index.rowCount, records };
}

/** Product exports of Magento 2. */
export const magento = defineCsvFormat({ name: 'magento', header: magentoHeader, read: readMagento });
