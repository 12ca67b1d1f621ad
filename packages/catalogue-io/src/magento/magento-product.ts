import {
  type ImportAttribute,
  type ImportProduct,
  type ImportRef,
  importLimits,
} from '../files/import-record.ts';
import type { RowCells } from '../files/row-cells.ts';
import { skuKey } from '../skus/sku-key.ts';
import type { MagentoColumns } from './magento-columns.ts';
import type { MagentoIndex } from './magento-index.ts';
import { readMagentoOptions } from './magento-options.ts';
import { readMagentoPurchasable, readMagentoTax } from './magento-purchasable.ts';
import { nameOfCode, readCategoryPaths, readPairLists, readPairs, readSkus } from './magento-values.ts';
import { readSlug } from './magento-views.ts';

const kinds = {
  simple: 'simple',
  virtual: 'e-product',
  downloadable: 'e-product',
  configurable: 'configurable',
  bundle: 'bundle',
  grouped: 'bundle',
} as const;

// Magento's own marks between the attributes of a product.
const systemCodes = new Set(['has_options', 'required_options', 'url_path', 'quantity_and_stock_status']);

/** A row that stands for a product of its own; problems are left with the cells. */
export function readMagentoProduct(
  cells: RowCells,
  at: MagentoColumns,
  index: Pick<MagentoIndex, 'labels' | 'rows'>,
  decimals: number,
): ImportProduct {
  const type = cells.oneOf(at.type, Object.keys(kinds) as (keyof typeof kinds)[], 'simple');
  const kind = kinds[type];
  const common = readMagentoPurchasable(cells, at);
  const options =
    cells.raw(at.customOptions) === ''
      ? undefined
      : readMagentoOptions(cells, at.customOptions, { decimals, price: common.price.base });
  const visibility = cells.oneOf(
    at.visibility,
    ['catalog, search', 'catalog', 'search', 'not visible individually'],
    'catalog, search',
  );
  const isSum = kind === 'configurable' || kind === 'bundle';
  return {
    record: 'product',
    ...common,
    // Price and stock of a product that is put together are those of its parts.
    ...(isSum ? { stock: { ...common.stock, tracked: false, quantity: null, inStock: true } } : {}),
    ...(kind === 'configurable' ? { price: { base: null, sale: null, saleFrom: null, saleTo: null } } : {}),
    kind,
    isDigital: kind === 'e-product',
    ...(type === 'virtual' && common.downloads.length === 0 ? { isService: true } : {}),
    slug: readSlug(cells.raw(at.urlKey)),
    tax: readMagentoTax(cells, at),
    shortDescription: cells.html(at.shortDescription),
    categories: readCategories(cells, at.categories),
    tags: [],
    brands: [],
    attributes: [...axesOf(cells, at, index), ...readAttributes(cells, at, index)],
    featured: false,
    visibility:
      visibility === 'catalog, search'
        ? 'visible'
        : visibility === 'not visible individually'
          ? 'hidden'
          : visibility,
    upsells: refs(cells, at.upsells),
    // "Related" products stand beside a product just as cross-sells do here.
    crossSells: [...refs(cells, at.crossSells), ...refs(cells, at.related)],
    grouped: type === 'bundle' ? bundleRefs(cells, at.bundle, index) : refs(cells, at.grouped),
    external: null,
    unit: null,
    seo: {
      title: cells.line(at.metaTitle, importLimits.name),
      description: cells.line(at.metaDescription, importLimits.text),
    },
    soldIndividually: false,
    reviewsAllowed: true,
    purchaseNote: '',
    ...(options ? { options } : {}),
  };
}

/** The attributes of a cell by their names; those that choose a variant are left to the caller. */
function readAttributes(
  cells: RowCells,
  at: MagentoColumns,
  { labels }: Pick<MagentoIndex, 'labels'>,
): ImportAttribute[] {
  return [...readPairs(cells.raw(at.attributes))].flatMap(([code, text]) => {
    const values = cells.list(at.attributes, text.split('|'));
    if (systemCodes.has(code) || values.length === 0) return [];
    const name = labels.get(code) ?? nameOfCode(code);
    return [{ name, values, visible: true, isVariation: false, defaultValue: null }];
  });
}

function axesOf(
  cells: RowCells,
  at: MagentoColumns,
  { labels }: Pick<MagentoIndex, 'labels'>,
): ImportAttribute[] {
  const axes = new Map<string, Set<string>>();
  for (const variant of readPairLists(cells.raw(at.variations)))
    for (const [code, value] of variant)
      if (code !== 'sku' && value !== '') axes.set(code, (axes.get(code) ?? new Set()).add(value));
  return [...axes].map(([code, values]) => ({
    name: labels.get(code) ?? nameOfCode(code),
    values: cells.list(at.variations, [...values]),
    visible: true,
    isVariation: true,
    defaultValue: null,
  }));
}

function readCategories(cells: RowCells, at: number): string[][] {
  return readCategoryPaths(cells.raw(at)).flatMap((path) => {
    const names = cells.texts(at, path);
    if (names.length > importLimits.categoryDepth) cells.refuse(at, 'has a path of too many categories');
    return names.length ? [names] : [];
  });
}

function refs(cells: RowCells, at: number): ImportRef[] {
  const named = readSkus(cells.raw(at));
  const quantities = new Map(named.map(({ sku, quantity }) => [sku, quantity]));
  const skus = named.map(({ sku }) => sku);
  return cells.list(at, skus, importLimits.code).map((value) => refOf(value, quantities.get(value) ?? 1));
}

function refOf(value: string, quantity: number): ImportRef {
  return { by: 'sku', value, ...(quantity > 1 ? { quantity } : {}) };
}

/** Of each part of a bundle the choice that is preset, else the first: a part has one product here. */
function bundleRefs(cells: RowCells, at: number, { rows }: Pick<MagentoIndex, 'rows'>): ImportRef[] {
  const parts = new Map<string, string[]>();
  const quantities = new Map<string, number>();
  for (const choice of readPairLists(cells.raw(at))) {
    const part = choice.get('name') ?? '';
    const sku = choice.get('sku') ?? '';
    const skus = parts.get(part) ?? [];
    quantities.set(sku, Math.round(Number(choice.get('default_qty') ?? 1)) || 1);
    if (choice.get('default') === '1') skus.unshift(sku);
    else skus.push(sku);
    parts.set(part, skus);
  }
  return [...parts].flatMap(([part, skus]) => {
    const known = skus.filter((sku) => sku !== '');
    if (known.length > 1)
      cells.warn(at, `offers ${known.length} choices, of which ${known[0]} was taken`, part);
    const first = known.find((sku) => rows.has(skuKey(sku))) ?? known[0];
    return first === undefined ? [] : [refOf(first, quantities.get(first) ?? 1)];
  });
}
