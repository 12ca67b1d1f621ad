/** Filters of a list that name records, by what they are read as. */
export const idKeys = {
  id: 'ids',
  ids: 'ids',
  category: 'categories',
  categories: 'categories',
  tag: 'tags',
  tags: 'tags',
  brand: 'brands',
  brands: 'brands',
} as const;

/** Filters that are texts. */
export const textKeys = { sku: 'skus', format: 'formats', type: 'types' } as const;

/** Keys that every list knows; no attribute may have such a code. */
export const commonFilterKeys: ReadonlySet<string> = new Set([
  'archived',
  'discount',
  'featured',
  'price',
  'finalPrice',
  ...Object.keys(idKeys),
  ...Object.keys(textKeys),
]);
