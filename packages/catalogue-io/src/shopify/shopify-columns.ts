import type { Columns } from '../files/columns.ts';
import type { HeaderRule } from '../files/file-header.ts';

// Shopify renamed most columns in its newer template; both are in use.
const names = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type'],
  type: ['type', 'custom product type'],
  collection: ['collection'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  taxCode: ['variant tax code', 'tax code'],
  imageSrc: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  unitTotal: ['unit price total measure'],
  unitTotalUnit: ['unit price total measure unit'],
  unitBase: ['unit price base measure'],
  unitBaseUnit: ['unit price base measure unit'],
} as const;

const option = /^option([123]) (name|value)$/;
const metafield = /^(.+?) \(product\.metafields\.[\w-]+\.[\w-]+\)$/;
const known = new Set<string>(Object.values(names).flat());
const unused =
  /^(google shopping \/ |price \/ |compare at price \/ |included \/ |option[123] linked to$|(variant )?fulfillment service$|variant weight unit$|weight unit for display$|cost per item$)/;

/** The columns by which a Shopify product export, of the older or the newer template, is known. */
export const shopifyHeader: HeaderRule = {
  label: 'Shopify product file',
  required: [
    { title: 'Handle', names: [...names.handle] },
    { title: 'Title', names: [...names.title] },
    { title: 'Option1 Value', names: ['option1 value'] },
    { title: 'Variant Price', names: [...names.price] },
  ],
  isKnown: (column) => known.has(column) || [option, metafield, unused].some((one) => one.test(column)),
};

export type ShopifyColumns = ReturnType<typeof shopifyColumns>;

/** Positions of everything that is read from a Shopify file, -1 for columns that it lacks. */
export function shopifyColumns(columns: Columns) {
  const keys = Object.keys(names) as (keyof typeof names)[];
  const single = {} as Record<keyof typeof names, number>;
  for (const key of keys) single[key] = columns.find(...names[key]);
  return {
    ...single,
    options: [1, 2, 3].map((number) => ({
      name: columns.find(`option${number} name`),
      value: columns.find(`option${number} value`),
    })),
    metafields: columns
      .matching(metafield)
      .map(({ at, title }) => ({ at, name: title.replace(/ \(product\.metafields\..*$/i, '').trim() })),
  };
}
