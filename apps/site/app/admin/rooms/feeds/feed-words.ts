import type { feedStates } from '@izlog/contract/marketing/feeds/feed-formats';
import type { FeedReason } from '@izlog/contract/marketing/feeds/feed-reasons';
import type { ComponentProps } from 'react';
import type { Badge } from '#site/ui/tag.tsx';

type BadgeTone = NonNullable<ComponentProps<typeof Badge>['tone']>;

/** In what colour a state stands beside its word. */
export const feedTones: Readonly<Record<(typeof feedStates)[number], BadgeTone>> = {
  works: 'success',
  waiting: 'info',
  fails: 'danger',
  off: 'info',
};

/** Part of the channel's own screen that a reason leads to. */
export const rulesAt = 'pravila';
export const categoriesAt = 'kategorije';

/**
 * Where a reason is mended: a field or a part of the product's form by its id, or a part of the channel's screen. What a variant
 * has for itself stands in the table of variants.
 */
export const mendedAt: Readonly<
  Record<FeedReason, { on: 'product' | 'channel'; at: string; isOfVariant?: true }>
> = {
  notForSale: { on: 'product', at: 'product-purchase' },
  hidden: { on: 'product', at: 'product-state' },
  noVariants: { on: 'product', at: 'osi' },
  noPrice: { on: 'product', at: 'cijena', isOfVariant: true },
  priceOnRequest: { on: 'product', at: 'product-isPriceFrom' },
  untranslated: { on: 'product', at: 'rijeci' },
  soldOut: { on: 'product', at: 'product-quantity', isOfVariant: true },
  cheap: { on: 'channel', at: rulesAt },
  otherCategory: { on: 'channel', at: rulesAt },
  noCategory: { on: 'product', at: 'product-mainCategory' },
  unmapped: { on: 'channel', at: categoriesAt },
  noPicture: { on: 'product', at: 'slike' },
  noDescription: { on: 'product', at: 'rijeci' },
  noBrand: { on: 'product', at: 'product-brandId' },
  noGtin: { on: 'product', at: 'product-barcode', isOfVariant: true },
  wrongGtin: { on: 'product', at: 'product-barcode', isOfVariant: true },
  noIdentifier: { on: 'product', at: 'product-barcode', isOfVariant: true },
  noRestockDay: { on: 'product', at: 'zaliha', isOfVariant: true },
};

/** Where variants are written. */
export const variantsAt = 'varijante';
