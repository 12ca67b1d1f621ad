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

/** What staff say a product is: goods, goods with variants, a bundle, a download, a service. */
export const productKinds = [...productFormats, 'service'] as const;
export type ProductKind = (typeof productKinds)[number];

/** The kind of a product as it is kept: a service is sold in the format of plain goods. */
export const kindOfProduct = ({ format, type }: { format: ProductFormat; type: ProductType }): ProductKind =>
  type === 'service' ? 'service' : format;

/** Whether what is of a kind goes by post: what is downloaded or done does not. */
export const isSentKind = (kind: ProductKind): boolean => kind !== 'e-product' && kind !== 'service';

/** What the footer of a product's tile does; `external` leads to another shop. */
export const purchaseKinds = ['cart', 'inquiry', 'reservation', 'external'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** The types of a filter (CATALOG-028), each with what a product has of it; dates are ms since 1970. */
const valuesOfTypes = {
  Dropdown: 'choices',
  Number: 'numbers',
  MultiSelect: 'choices',
  TextSwatch: 'choices',
  VisualSwatch: 'choices',
  YesNo: 'answer',
  Date: 'dates',
  DateTime: 'dates',
} as const;
export type FilterType = keyof typeof valuesOfTypes;
export const filterTypes = Object.keys(valuesOfTypes) as [FilterType, ...FilterType[]];

/** The filter types whose values are numbers, or dates; they are asked for by a range. */
export const rangeFilterTypes = typesOf('numbers', 'dates');
/** The filter types whose values are dates. */
export const dateFilterTypes = typesOf('dates');
/** The filter types that have choices of a shop's own. */
export const choiceFilterTypes = typesOf('choices');

/** What a product has of an attribute of this type. */
export const valuesOfType = (type: FilterType) => valuesOfTypes[type];

function typesOf(...values: (typeof valuesOfTypes)[FilterType][]): readonly FilterType[] {
  return filterTypes.filter((type) => values.includes(valuesOfTypes[type]));
}

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

/** Those of them whose answer is one of their choices. */
export const choiceOptionKinds = ['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'] as const;

/** What may be sold beyond the stock: nothing, with a notice, or freely. */
export const backorderKinds = ['no', 'notify', 'yes'] as const;
export type BackorderKind = (typeof backorderKinds)[number];
