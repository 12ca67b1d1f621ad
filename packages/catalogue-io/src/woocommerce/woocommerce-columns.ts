import type { Columns } from '../files/columns.ts';
import type { HeaderRule } from '../files/file-header.ts';

const plain = {
  id: 'id',
  type: 'type',
  sku: 'sku',
  barcode: 'gtin, upc, ean, or isbn',
  name: 'name',
  published: 'published',
  featured: 'is featured?',
  visibility: 'visibility in catalog',
  shortDescription: 'short description',
  description: 'description',
  saleFrom: 'date sale price starts',
  saleTo: 'date sale price ends',
  taxStatus: 'tax status',
  taxClass: 'tax class',
  inStock: 'in stock?',
  stock: 'stock',
  lowStock: 'low stock amount',
  backorders: 'backorders allowed?',
  soldIndividually: 'sold individually?',
  reviews: 'allow customer reviews?',
  purchaseNote: 'purchase note',
  salePrice: 'sale price',
  regularPrice: 'regular price',
  categories: 'categories',
  tags: 'tags',
  brands: 'brands',
  shippingClass: 'shipping class',
  images: 'images',
  parent: 'parent',
  grouped: 'grouped products',
  upsells: 'upsells',
  crossSells: 'cross-sells',
  externalUrl: 'external url',
  buttonText: 'button text',
  position: 'position',
} as const;

const measured = /^(weight|length|width|height) \((kg|g|lbs|oz|m|cm|mm|in|yd)\)$/;
const attribute = /^attribute (\d+) (name|value\(s\)|visible|global|default)$/;
const download = /^download (\d+) (name|url|id)$/;
const known = new Set<string>(Object.values(plain));
const unused = new Set(['download limit', 'download expiry days', 'swatches attributes']);

/** The columns by which a WooCommerce product export (in English) is known. */
export const wooHeader: HeaderRule = {
  label: 'WooCommerce product file',
  required: ['Type', 'SKU', 'Name', 'Regular price'].map((title) => ({
    title,
    names: [title.toLowerCase()],
  })),
  isKnown: (column) =>
    known.has(column) ||
    unused.has(column) ||
    [measured, attribute, download].some((one) => one.test(column)),
};

export type WooColumns = ReturnType<typeof wooColumns>;

/** Positions of everything that is read from a WooCommerce file, -1 for columns that it lacks. */
export function wooColumns(columns: Columns) {
  const names = Object.keys(plain) as (keyof typeof plain)[];
  const single = {} as Record<keyof typeof plain, number>;
  for (const name of names) single[name] = columns.find(plain[name]);

  const measures = columns.matching(measured);
  const measure = (name: string) => {
    const found = measures.find(({ match }) => match[1] === name);
    return { at: found?.at ?? -1, factor: factors[found?.match[2] ?? ''] ?? 1 };
  };
  return {
    ...single,
    weight: measure('weight'),
    length: measure('length'),
    width: measure('width'),
    height: measure('height'),
    attributes: numbered(columns, attribute).map((at) => ({
      name: at.name ?? -1,
      values: at['value(s)'] ?? -1,
      visible: at.visible ?? -1,
      preset: at.default ?? -1,
    })),
    downloads: numbered(columns, download).map((at) => ({ name: at.name ?? -1, url: at.url ?? -1 })),
    numbers: [single.regularPrice, single.salePrice, ...measures.map(({ at }) => at)],
  };
}

// To grams and millimetres.
const factors: Record<string, number> = {
  kg: 1000,
  g: 1,
  lbs: 453.59237,
  oz: 28.349523125,
  m: 1000,
  cm: 10,
  mm: 1,
  in: 25.4,
  yd: 914.4,
};

// "Attribute 2 name" → the second group, "name". A column that the file lacks is missing in its group.
function numbered(columns: Columns, pattern: RegExp): Partial<Record<string, number>>[] {
  const groups = new Map<number, Partial<Record<string, number>>>();
  for (const { at, match } of columns.matching(pattern)) {
    const group = groups.get(Number(match[1])) ?? {};
    group[match[2] ?? ''] = at;
    groups.set(Number(match[1]), group);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}
