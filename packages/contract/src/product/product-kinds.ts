/** The four formats of a product (PRODUCT-003): how it is put together and sold. */
export const productFormats = ['simple', 'configurable', 'bundle', 'e-product'] as const;
export type ProductFormat = (typeof productFormats)[number];

/** What a product is (PRODUCT-001); the types that are no formats are sold in the format simple. */
export const productTypes = [
  'simple',
  'configurable',
  'bundle',
  'e-product',
  'service',
  'subscription',
  'external',
] as const;
export type ProductType = (typeof productTypes)[number];

/** What the foot of a product's tile does; `external` leads to another shop. */
export const purchaseKinds = ['cart', 'inquiry', 'reservation', 'external'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** The eight types of a filter (CATALOG-028). */
export const filterTypes = [
  'Dropdown',
  'Number',
  'MultiSelect',
  'TextSwatch',
  'VisualSwatch',
  'YesNo',
  'Date',
  'DateTime',
] as const;
export type FilterType = (typeof filterTypes)[number];

/** The filter types whose values are a range of numbers; dates count in milliseconds since 1970. */
export const rangeFilterTypes = ['Number', 'Date', 'DateTime'] as const satisfies readonly FilterType[];

/** Control kinds of custom options (PRODUCT-023). */
export const customOptionKinds = [
  'dropdown',
  'numberField',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'dateTime',
  'date',
] as const;
export type CustomOptionKind = (typeof customOptionKinds)[number];

/** What may be sold beyond the stock: nothing, with a notice, or freely. */
export const backorderKinds = ['no', 'notify', 'yes'] as const;
export type BackorderKind = (typeof backorderKinds)[number];
