/** The filters that every list knows, each with the names it may be sent by (CATALOG-033). */
export const filterKeys = {
  id: ['id', 'ids'],
  category: ['category', 'categories'],
  tag: ['tag', 'tags'],
  brand: ['brand', 'brands'],
  sku: ['sku'],
  format: ['format'],
  type: ['type'],
  featured: ['featured'],
  discount: ['discount'],
  price: ['price', 'finalPrice'],
} as const;
export type FilterKey = keyof typeof filterKeys;

/** Names that no attribute may have: lists know them already. */
export const commonFilterKeys: ReadonlySet<string> = new Set([
  'archived',
  ...Object.values(filterKeys).flat(),
]);

const byName = new Map(
  Object.entries(filterKeys).flatMap(([key, names]) =>
    names.map((name) => [name, key as FilterKey] as const),
  ),
) as ReadonlyMap<string, FilterKey>;

/** The filter that is sent by a name; nothing for `archived`, and for a name that is an attribute's code. */
export function filterKeyOf(name: string): FilterKey | undefined {
  return byName.get(name);
}
