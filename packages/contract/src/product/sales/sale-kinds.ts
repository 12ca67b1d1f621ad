/** How a reduced price is worked out: so many percent or so much less than the regular price, or one price for all. */
export const saleKinds = ['percent', 'amount', 'price'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** How far a sale is. `takenBack`: before it began. */
export const saleStates = ['draft', 'planned', 'on', 'over', 'takenBack'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * Why a price is left as it is. The first three could not be a price, or none that is lower; of `noFormerPrice` and
 * `notBelowLowest` no reduction may be announced (Directive 98/6/EC, Article 6a); `inSale` is in another sale meanwhile and
 * `hasSalePrice` has a reduced price of its own; `gone` is no more.
 */
export const saleReasons = [
  'noPrice',
  'sumOfMembers',
  'tooLow',
  'notLower',
  'noFormerPrice',
  'notBelowLowest',
  'inSale',
  'hasSalePrice',
  'gone',
] as const;
export type SaleReason = (typeof saleReasons)[number];
