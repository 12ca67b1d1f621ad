import {
  type ImportProduct,
  type ImportRecord,
  type ImportVariant,
  importLimits,
  type RejectedRow,
} from '../files/import-record.ts';
import type { Row } from '../files/read-rows.ts';
import { RowCells, type RowRules } from '../files/row-cells.ts';
import { withPictures } from '../files/with-pictures.ts';
import type { ShopifyColumns } from './shopify-columns.ts';
import { configurableOf, readShopifyHead, simpleOf } from './shopify-product.ts';
import { readShopifyImage, readShopifyImages, readShopifyVariant } from './shopify-variant.ts';

/**
 * The rows of one handle as a product and its variants; a product with the single variant "Default Title" is simple.
 * A bad variant is refused alone, a bad product takes all its rows with it. `repeats` gives, for a row whose SKU
 * stands on an earlier row, that row; `unique` makes another one of it.
 */
export function* readShopifyGroup(
  group: Row[],
  at: ShopifyColumns,
  rules: RowRules,
  {
    repeats,
    unique,
  }: { repeats: ReadonlyMap<number, number>; unique?: ((sku: string) => string) | undefined },
): Generator<ImportRecord> {
  const rows = group.map((row) => new RowCells(row, rules));
  const headRow = group.find(({ cells }) => cells[at.title]?.trim()) ?? group[0];
  if (!headRow) return;
  // Read apart from the variant on the same row, so that one can be refused without the other.
  const head = new RowCells(headRow, rules);
  const product = readShopifyHead(head, at);
  const images = withPictures(readShopifyImages(rows, at), head.pictures);
  const optionNames = at.options.map(({ name }) => head.line(name, importLimits.name));
  const purchasable = rows.filter((cells) => isPurchasable(cells, at) || rows.length === 1);
  for (const cells of purchasable) {
    const firstRow = repeats.get(cells.row);
    if (firstRow === undefined) continue;
    const other = unique?.(cells.raw(at.sku));
    if (other === undefined) cells.refuse(at.sku, `is already used on row ${firstRow}`);
    else cells.instead(at.sku, other, `is already used on row ${firstRow} and became ${other}`);
  }

  const only = purchasable.length === 1 ? purchasable[0] : undefined;
  if (only && isDefault(only, optionNames, at)) {
    const simple = simpleOf(product, readShopifyVariant(only, at), images);
    yield* settle(head, rows, only.rejected() ? undefined : simple, []);
    return;
  }
  const variants = readVariants(purchasable, product, optionNames, at);
  const parent = variants.length ? configurableOf(product, images, optionNames, variants) : undefined;
  yield* settle(head, rows, parent, variants);
}

function readVariants(
  sellable: RowCells[],
  product: ReturnType<typeof readShopifyHead>,
  optionNames: string[],
  at: ShopifyColumns,
): ImportVariant[] {
  const firstRows = new Map<string, number>();
  const firstOption = at.options[0]?.value ?? -1;
  return sellable.flatMap((cells) => {
    const options = at.options.flatMap(({ value }, number) => {
      const text = cells.line(value, importLimits.name);
      const name = optionNames[number];
      if (text !== '' && !name) cells.refuse(value, 'has no option name on the first row of its product');
      return name && text ? [{ name, value: text }] : [];
    });
    if (options.length === 0) cells.refuse(firstOption, 'is empty', 'Option1 Value');
    const key = options.map(({ value }) => value.toLowerCase()).join(' / ');
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) cells.refuse(firstOption, `is the same choice as on row ${firstRow}`);
    else firstRows.set(key, cells.row);

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
  product: ImportProduct | undefined,
  variants: ImportVariant[],
): Generator<ImportRecord> {
  const isRefused = product === undefined || head.rejected() !== undefined;
  for (const cells of rows) {
    if (cells.row === head.row) yield* bothRejections(head, cells);
    else {
      if (isRefused && !cells.rejected())
        cells.refuse(-1, `belongs to a product that was refused (row ${head.row})`, 'row');
      yield* onlyIf(cells.rejected());
    }
  }
  if (isRefused) return;
  yield product;
  yield* variants;
  yield* head.warnings;
  for (const cells of rows) if (!cells.rejected()) yield* cells.warnings;
}

function* bothRejections(head: RowCells, cells: RowCells): Generator<RejectedRow> {
  const problems = [...(head.rejected()?.problems ?? []), ...(cells.rejected()?.problems ?? [])];
  const distinct = new Map(problems.map((problem) => [`${problem.column}\n${problem.reason}`, problem]));
  if (distinct.size > 0) yield { record: 'rejected', row: head.row, problems: [...distinct.values()] };
}

function* onlyIf<T>(value: T | undefined): Generator<T> {
  if (value !== undefined) yield value;
}

function isPurchasable(cells: RowCells, at: ShopifyColumns): boolean {
  return cells.raw(at.price) !== '' || cells.raw(at.options[0]?.value ?? -1) !== '';
}

function isDefault(cells: RowCells, optionNames: string[], at: ShopifyColumns): boolean {
  const value = cells.raw(at.options[0]?.value ?? -1);
  return (
    value === '' || (optionNames[0]?.toLowerCase() === 'title' && value.toLowerCase() === 'default title')
  );
}
