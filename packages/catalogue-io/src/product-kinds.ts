/** How a product is put together. */
export const productFormats = ['simple', 'configurable', 'bundle', 'e-product'] as const;

/** What a product is; the types that are no formats have the format simple. */
export const productTypes = [...productFormats, 'service', 'subscription', 'external'] as const;

/** What a buyer can do with it; `external` leads to another shop. */
export const purchaseKinds = ['cart', 'inquiry', 'reservation', 'external'] as const;

/** What may be bought beyond the stock: nothing, with a notice, or freely. */
export const backorderKinds = ['no', 'notify', 'yes'] as const;

/** What the values of an attribute are, and how a filter by them looks. */
export const attributeTypes = [
  'Dropdown',
  'Number',
  'MultiSelect',
  'TextSwatch',
  'VisualSwatch',
  'YesNo',
  'Date',
  'DateTime',
] as const;

/** Those of them whose values are days and times. */
export const dateTypes = ['Date', 'DateTime'] as const satisfies readonly (typeof attributeTypes)[number][];

/** What a buyer fills in or chooses by a custom option. */
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

/** How the products of a category may be sorted. */
export const sortTypes = [
  'newest',
  'oldest',
  'cheapest',
  'most-expensive',
  'name-asc',
  'name-desc',
  'priority-asc',
  'priority-desc',
] as const;
