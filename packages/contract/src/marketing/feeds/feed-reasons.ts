/**
 * Why a product is not in a feed (DOOR-08). What the shop says of the product comes first, then what the channel's own rule
 * leaves out, then what the format asks for and the product does not have.
 */
export const feedReasons = [
  'notForSale',
  'hidden',
  'noVariants',
  'noPrice',
  'priceOnRequest',
  'untranslated',
  'soldOut',
  'cheap',
  'otherCategory',
  'noCategory',
  'unmapped',
  'noPicture',
  'noDescription',
  'noBrand',
  'noGtin',
  'wrongGtin',
  'noIdentifier',
  'noRestockDay',
] as const;
export type FeedReason = (typeof feedReasons)[number];

/** Reasons that the channel's own settings are, and no field of the product. */
export const reasonsOfRule = ['cheap', 'otherCategory', 'unmapped'] as const satisfies readonly FeedReason[];
