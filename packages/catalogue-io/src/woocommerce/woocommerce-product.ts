import { expandVariation } from '../files/expand-variation.ts';
import {
  type ImportAttribute,
  type ImportProduct,
  type ImportTax,
  type ImportVariant,
  importLimits,
} from '../files/import-record.ts';
import type { RowCells } from '../files/row-cells.ts';
import { withPictures } from '../files/with-pictures.ts';
import type { WooColumns } from './woocommerce-columns.ts';
import type { WooIndex } from './woocommerce-index.ts';
import { readExternalId, readPurchasable } from './woocommerce-purchasable.ts';
import {
  readWooRef,
  splitWooList,
  unescapeWooText,
  type WooKind,
  type WooType,
} from './woocommerce-values.ts';

/** A row of type simple, variable, grouped or external; problems are left with the cells. */
export function readWooProduct(
  cells: RowCells,
  at: WooColumns,
  index: WooIndex,
  { kind, isDigital, isDownloadable }: WooType,
): ImportProduct {
  const refs = (column: number) =>
    cells.list(column, splitWooList(cells.raw(column)), importLimits.code).map(readWooRef);
  const name = cells.need(at.name, 'Name', importLimits.name);
  const externalId = readExternalId(cells, at);
  if (externalId === undefined && name !== '')
    cells.warn(at.sku, 'is empty, and so is ID: the product is known by its name alone');
  const common = readPurchasable(cells, at);
  const product: ImportProduct = {
    record: 'product',
    ...common,
    name,
    externalId: externalId ?? `name:${name.toLowerCase()}`,
    kind: productKind(kind, isDigital),
    isDigital,
    ...serviceOf({ isDigital, isDownloadable }, common),
    slug: null,
    tax: readTax(cells, at),
    shortDescription: cells.html(at.shortDescription, unescapeWooText(cells.raw(at.shortDescription))),
    categories: readCategories(cells, at.categories),
    tags: cells.list(at.tags, splitWooList(cells.raw(at.tags))),
    brands: cells.list(at.brands, splitWooList(cells.raw(at.brands))),
    attributes: readAttributes(cells, at, index.axesOf(cells.row)),
    featured: cells.flag(at.featured, false),
    visibility: cells.oneOf(at.visibility, ['visible', 'catalog', 'search', 'hidden'], 'visible'),
    upsells: refs(at.upsells),
    crossSells: refs(at.crossSells),
    grouped: kind === 'grouped' ? refs(at.grouped) : [],
    external: kind === 'external' ? readExternal(cells, at) : null,
    unit: null,
    seo: { title: '', description: '' },
    soldIndividually: cells.flag(at.soldIndividually, false),
    reviewsAllowed: cells.flag(at.reviews, true),
    purchaseNote: cells.html(at.purchaseNote, unescapeWooText(cells.raw(at.purchaseNote))),
  };
  // Once all of its texts have been read.
  return { ...product, images: withPictures(product.images, cells.pictures) };
}

/** What a variation row needs of its variable product. */
export interface WooParentProduct {
  externalId: string;
  name: string;
  /** Values of its attributes, by the name in lower case. */
  values: ReadonlyMap<string, readonly string[]>;
}

/**
 * A row of type variation as the variants that it stands for: more than one when it leaves an attribute open ("any
 * size"). Problems are left with the cells.
 */
export function readWooVariation(
  cells: RowCells,
  at: WooColumns,
  parent: WooParentProduct,
  { isDigital, isDownloadable }: WooType,
): ImportVariant[] {
  const options = at.attributes.flatMap((column) => {
    const name = cells.line(column.name, importLimits.name);
    const value = cells.line(column.values, importLimits.name).replaceAll('\\,', ',');
    return name === '' ? [] : [{ name, value, column: column.values }];
  });
  if (options.length === 0)
    cells.refuse(
      at.attributes[0]?.name ?? -1,
      'is empty: a variation needs an attribute',
      'Attribute 1 name',
    );
  const chosen = options.flatMap(({ name, value }) => (value === '' ? [] : { name, value }));
  const inherits = cells.raw(at.taxClass).toLowerCase() === 'parent';
  const common = readPurchasable(cells, at);
  const variant: ImportVariant = {
    record: 'variant',
    ...common,
    name: cells.line(at.name, importLimits.name) || nameOfChoice(parent.name, chosen),
    externalId: readExternalId(cells, at) ?? idOfChoice(parent.externalId, chosen),
    isDigital,
    ...serviceOf({ isDigital, isDownloadable }, common),
    parentId: parent.externalId,
    options: chosen,
    tax: inherits ? null : readTax(cells, at),
  };
  const open = options
    .filter(({ value }) => value === '')
    .map(({ name, column }) => ({ name, column, values: parent.values.get(name.toLowerCase()) ?? [] }));
  for (const { column, values } of open)
    if (values.length === 0) cells.refuse(column, 'is empty, and its product lists no values to choose from');
  const choices = open.reduce((product, { values }) => product * values.length, 1);
  if (open.length === 0 || choices === 0) return [variant];

  const [first] = open;
  if (choices > importLimits.openChoices)
    cells.refuse(first?.column ?? -1, `is empty and would stand for ${choices} variants`);
  else if (variant.stock.tracked)
    cells.refuse(
      first?.column ?? -1,
      'is empty, but the stock is counted: give each choice a row of its own',
    );
  else return expandVariation(variant, open);
  return [variant];
}

/** The name that WooCommerce itself gives a variation: "Ship Your Idea - Black, M". */
function nameOfChoice(product: string, chosen: ReadonlyArray<{ value: string }>): string {
  const values = chosen.map(({ value }) => value).join(', ');
  return (values === '' ? product : `${product} - ${values}`).slice(0, importLimits.name);
}

/** A variation without number and SKU is known by its product and by what is chosen, whatever the order of the columns. */
function idOfChoice(product: string, chosen: ReadonlyArray<{ name: string; value: string }>): string {
  const choices = chosen.map(({ name, value }) => `${name}=${value}`.toLowerCase()).sort();
  return `${product}#${choices.join('#')}`;
}

/** How it is taxed; "standard" is what WooCommerce calls the rate of products that name none. */
function readTax(cells: RowCells, at: WooColumns): ImportTax {
  const taxClass = cells.line(at.taxClass, importLimits.name);
  return {
    status: cells.oneOf(at.taxStatus, ['taxable', 'shipping', 'none'], 'taxable'),
    taxClass: /^standard$/i.test(taxClass) ? '' : taxClass,
  };
}

/** What is virtual, names no file and is not to be downloaded is work that people do: a consultation, a course. */
function serviceOf(
  { isDigital, isDownloadable }: Pick<WooType, 'isDigital' | 'isDownloadable'>,
  { downloads }: Pick<ImportProduct, 'downloads'>,
): Pick<ImportProduct, 'isService'> {
  return isDigital && !isDownloadable && downloads.length === 0 ? { isService: true } : {};
}

function productKind(kind: WooKind, isDigital: boolean): ImportProduct['kind'] {
  switch (kind) {
    case 'variable':
      return 'configurable';
    case 'grouped':
      return 'bundle';
    case 'external':
      return 'external';
    default:
      return isDigital ? 'e-product' : 'simple';
  }
}

function readCategories(cells: RowCells, at: number): string[][] {
  const paths = cells.list(at, splitWooList(cells.raw(at)), importLimits.text);
  return paths.flatMap((path) => {
    const names = cells.texts(at, path.split('>'));
    if (names.length > importLimits.categoryDepth) cells.refuse(at, 'has a path of too many categories');
    return names.length ? [names] : [];
  });
}

function readAttributes(cells: RowCells, at: WooColumns, axes: ReadonlySet<string>): ImportAttribute[] {
  const found = new Map<string, ImportAttribute>();
  for (const column of at.attributes) {
    const name = cells.line(column.name, importLimits.name);
    if (name === '') continue;
    const values = cells.list(column.values, splitWooList(cells.raw(column.values)));
    const key = name.toLowerCase();
    const twin = found.get(key);
    if (twin) {
      twin.values = [...new Set([...twin.values, ...values])];
      continue;
    }
    found.set(key, {
      name,
      values,
      visible: cells.flag(column.visible, true),
      isVariation: axes.has(key),
      defaultValue: cells.line(column.preset, importLimits.name) || null,
    });
  }
  return [...found.values()];
}

function readExternal(cells: RowCells, at: WooColumns): ImportProduct['external'] {
  const url = cells.address(at.externalUrl);
  if (url === undefined) cells.refuse(at.externalUrl, 'is not an http(s) address', 'External URL');
  return { url: url ?? '', buttonText: cells.line(at.buttonText, importLimits.name) };
}
