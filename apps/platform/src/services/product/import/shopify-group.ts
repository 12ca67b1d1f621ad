import {
  type ImportAttribute,
  importLimits,
  type ImportProduct,
  type ImportRecord,
  type ImportVariant,
} from './import-record.ts';
import type { RowCells } from './row-cells.ts';
import type { ShopifyColumns } from './shopify-columns.ts';
import { readMetafields, readShopifyHead, readShopifyImages } from './shopify-product.ts';
import { readShopifyImage, readShopifyVariant } from './shopify-variant.ts';

/**
 * The rows of one handle as a product and its variants; a product with the single variant "Default Title" is simple.
 * A bad variant is refused alone, a bad first row takes all others with it. `repeats` gives, for a row whose SKU
 * stands on an earlier row, that row.
 */
export function* readShopifyGroup(
  rows: RowCells[],
  at: ShopifyColumns,
  repeats: ReadonlyMap<number, number>,
): Generator<ImportRecord> {
  const head = rows.find((cells) => cells.raw(at.title) !== '') ?? rows[0];
  if (!head) return;
  const product = readShopifyHead(head, at);
  const images = readShopifyImages(rows, at);
  const metafields = readMetafields(head, at);
  const optionNames = at.options.map(({ name }) => head.line(name, importLimits.name));
  const sellable = rows.filter((cells) => isSellable(cells, at) || rows.length === 1);
  for (const cells of sellable) {
    const firstRow = repeats.get(cells.row);
    if (firstRow !== undefined) cells.refuse(at.sku, `is already used on row ${firstRow}`);
  }

  const only = sellable.length === 1 ? sellable[0] : undefined;
  if (only && isDefault(only, optionNames, at)) {
    const { isDigital, ...variant } = readShopifyVariant(only, at);
    const kind = isDigital ? 'e-product' : 'simple';
    const whole: ImportProduct = { ...product, ...variant, isDigital, kind, row: head.row, images, attributes: metafields };
    yield* settle(head, rows, whole, []);
    return;
  }
  const variants = readVariants(sellable, product, optionNames, at);
  if (variants.length === 0 && !head.rejected())
    head.refuse(-1, 'none of its variants can be imported', 'variants', head.raw(at.title));
  yield* settle(head, rows, asParent(head, product, images, [...axes(optionNames, variants), ...metafields]), variants);
}

function readVariants(
  sellable: RowCells[],
  product: ReturnType<typeof readShopifyHead>,
  optionNames: string[],
  at: ShopifyColumns,
): ImportVariant[] {
  const firstRows = new Map<string, number>();
  return sellable.flatMap((cells) => {
    const options = at.options.flatMap(({ value }, number) => {
      const text = cells.line(value, importLimits.name);
      const name = optionNames[number];
      if (text !== '' && !name) cells.refuse(value, 'has no option name on the first row of its product');
      return name && text ? [{ name, value: text }] : [];
    });
    if (options.length === 0) cells.refuse(at.options[0]?.value ?? -1, 'is empty', 'Option1 Value');
    const key = options.map(({ value }) => value.toLowerCase()).join(' / ');
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) cells.refuse(at.options[0]?.value ?? -1, `is the same choice as on row ${firstRow}`);
    firstRows.set(key, firstRow ?? cells.row);

    const image = readShopifyImage(cells, at.variantImage);
    const values = options.map(({ value }) => value).join(' / ');
    const variant: ImportVariant = {
      record: 'variant',
      ...readShopifyVariant(cells, at),
      externalId: `${product.externalId}#${key}`,
      parentId: product.externalId,
      name: `${product.name} - ${values}`.slice(0, importLimits.name),
      description: '',
      published: product.published,
      images: image === undefined ? [] : [{ src: image, alt: null }],
      options,
    };
    return cells.rejected() ? [] : [variant];
  });
}

function* settle(
  head: RowCells,
  rows: RowCells[],
  product: ImportProduct,
  variants: ImportVariant[],
): Generator<ImportRecord> {
  const isRefused = head.rejected() !== undefined && !variants.length;
  for (const cells of rows) {
    const isHead = cells === head;
    if (isRefused && !isHead && !cells.rejected())
      cells.refuse(-1, `belongs to a product that was refused (row ${head.row})`, 'row', '');
    const rejected = cells.rejected();
    if (rejected) yield rejected;
  }
  if (isRefused) return;
  yield product;
  yield* variants;
  for (const cells of rows) if (!cells.rejected()) yield* cells.warnings;
}

function isSellable(cells: RowCells, at: ShopifyColumns): boolean {
  return cells.raw(at.price) !== '' || cells.raw(at.options[0]?.value ?? -1) !== '';
}

function isDefault(cells: RowCells, optionNames: string[], at: ShopifyColumns): boolean {
  const value = cells.raw(at.options[0]?.value ?? -1);
  return value === '' || (optionNames[0]?.toLowerCase() === 'title' && value.toLowerCase() === 'default title');
}
