/** Kinds of what can be found, in the order in which they are shown. */
export const foundKinds = [
  'orders',
  'customers',
  'products',
  'promotions',
  'coupons',
  'taxes',
  'screens',
  'acts',
  'settings',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something that was found, and where it leads. */
export interface Found {
  kind: FoundKind;
  title: string;
  note: string;
  to: string;
}

/** What was typed, and what the reader may open of what was found. */
export interface FindView {
  typed: string;
  found: readonly Found[];
}
