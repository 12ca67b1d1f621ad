/** What a column of any table can be of a product. */
export const tableTargets = [
  'sku',
  'name',
  'price',
  'sale_price',
  'stock',
  'barcode',
  'brand',
  'category',
  'short_description',
  'description',
  'weight_g',
] as const;
export type TableTarget = (typeof tableTargets)[number];

/** What leaves the shop as a file and comes back in as it was. */
export const takenOut = ['products', 'products-json', 'stock'] as const;
export type TakenOut = (typeof takenOut)[number];

/** Units that a shop weighs in. */
export const weightUnits = ['kg', 'g', 'lbs', 'oz'] as const;
