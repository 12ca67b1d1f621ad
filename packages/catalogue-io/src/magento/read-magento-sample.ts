import { defineCsvFormat } from '../csv-format.ts';
import type { CatalogueFile } from '../files/catalogue-file.ts';
import { DecimalVote } from '../files/decimal-vote.ts';
import type { ReadOptions } from '../files/import-options.ts';
import {
  type ImportAttribute,
  type ImportProduct,
  type ImportRecord,
  importLimits,
} from '../files/import-record.ts';
import { RowCells } from '../files/row-cells.ts';
import { rowRules, usualMark } from '../files/row-rules.ts';
import { withPictures } from '../files/with-pictures.ts';
import { skuKey } from '../skus/sku-key.ts';
import {
  type MagentoSampleColumns,
  magentoSampleColumns,
  magentoSampleHeader,
} from './magento-sample-columns.ts';

/**
 * Reads a product file of Magento's sample data: simple products and bundles. Of each part of a bundle the first choice
 * is taken. Throws FileRefused, before the first record, for a file that is broken anywhere.
 */
async function readMagentoSample(file: CatalogueFile, options: ReadOptions) {
  const at = magentoSampleColumns(file.columns);
  const { rowCount, decimalMark, repeats } = await indexRows(file, at, options);
  const rules = rowRules(file, options, decimalMark);

  async function* records(): AsyncGenerator<ImportRecord> {
    for await (const row of file.rows()) {
      const cells = new RowCells(row, rules);
      const product = readProduct(cells, at);
      const firstRow = repeats.get(row.row);
      if (firstRow !== undefined) cells.refuse(at.sku, `is already used on row ${firstRow}`);
      const rejected = cells.rejected();
      if (rejected) yield rejected;
      else {
        yield product;
        yield* cells.warnings;
      }
    }
  }
  return { rowCount, records };
}

async function indexRows(file: CatalogueFile, at: MagentoSampleColumns, options: ReadOptions) {
  const bySku = new Map<string, number>();
  const repeats = new Map<number, number>();
  const vote = new DecimalVote();
  let rowCount = 0;
  for await (const { row, cells } of file.rows()) {
    rowCount++;
    const sku = skuKey(cells[at.sku] ?? '');
    const firstRow = bySku.get(sku);
    if (firstRow !== undefined) repeats.set(row, firstRow);
    else if (sku !== '') bySku.set(sku, row);
    vote.add(cells[at.price] ?? '');
  }
  return { rowCount, decimalMark: vote.result(usualMark(file, options)), repeats };
}

function readProduct(cells: RowCells, at: MagentoSampleColumns): ImportProduct {
  const sku = cells.need(at.sku, 'sku', importLimits.code);
  const base = cells.price(at.price);
  const special = cells.price(at.special_price);
  const grouped = readBundle(cells, at.bundle);
  const quantity = cells.quantity(at.qty);
  // Products that are only choices of another one carry 1, "not visible individually".
  // Magento's own set of attributes for products that are downloaded.
  const isDigital = /^downloadable$/i.test(cells.raw(at.attribute_set));
  const isHidden = cells.raw(at.visibility) === '1';
  const isCounted = grouped.length === 0 && !isDigital && quantity !== null;
  return {
    record: 'product',
    externalId: sku,
    row: cells.row,
    sku: sku || null,
    barcode: null,
    kind: grouped.length > 0 ? 'bundle' : isDigital ? 'e-product' : 'simple',
    name: cells.need(at.name, 'name', importLimits.name),
    description: cells.html(at.description),
    shortDescription: '',
    slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(cells.raw(at.url_key)) ? cells.raw(at.url_key) : null,
    price: {
      base,
      // The file repeats the price where there is no reduction.
      sale: special !== null && base !== null && special < base ? special : null,
      saleFrom: null,
      saleTo: null,
    },
    stock: {
      tracked: isCounted,
      quantity: isCounted ? quantity : null,
      lowAt: null,
      inStock: true,
      backorders: 'no',
    },
    tax: { status: 'taxable', taxClass: '' },
    shippingClass: '',
    weightGrams: cells.weight(at.weight),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    isDigital,
    published: true,
    images: withPictures([], cells.pictures),
    downloads: [],
    position: 0,
    categories: readCategories(cells, at.category),
    tags: [],
    brands: [],
    attributes: readAttributes(cells, at),
    featured: false,
    visibility: isHidden ? 'hidden' : 'visible',
    upsells: [],
    crossSells: [],
    grouped: grouped.map((value) => ({ by: 'sku', value })),
    external: null,
    unit: null,
    seo: { title: '', description: '' },
    soldIndividually: false,
    reviewsAllowed: true,
    purchaseNote: '',
  };
}

// Names of categories two by two: "Gear, Bags, Collections, Erin Recommends" are two paths.
function readCategories(cells: RowCells, at: number): string[][] {
  const names = cells.texts(at, linesOf(cells.raw(at)));
  const paths: string[][] = [];
  for (let start = 0; start < names.length; start += 2) paths.push(names.slice(start, start + 2));
  return paths;
}

function readAttributes(cells: RowCells, at: MagentoSampleColumns): ImportAttribute[] {
  return at.attributes.flatMap(({ at: column, name }) => {
    const values = cells.list(column, linesOf(cells.raw(column)));
    return values.length ? [{ name, values, visible: true, isVariation: false, defaultValue: null }] : [];
  });
}

// "Sprite Foam Roller|radio:24-WG088,24-WG089", a part on each line.
function readBundle(cells: RowCells, at: number): string[] {
  return linesOf(cells.raw(at)).flatMap((line) => {
    const skus = (line.split(':')[1] ?? '').split(',').map((sku) => sku.trim());
    const [first] = skus;
    if (skus.length > 1)
      cells.warn(at, `offers ${skus.length} choices, of which ${first} was taken`, line.split('|')[0]);
    return first ? [first] : [];
  });
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Product files of Magento’s sample data modules. */
export const magentoSample = defineCsvFormat({
  name: 'magento-sample',
  source: 'magento',
  header: magentoSampleHeader,
  read: readMagentoSample,
});
