import type { backorderKinds, ProductKind, purchaseKinds } from '@izlog/contract/product/product-kinds';
import type { StaffKey } from '#site/i18n/messages.ts';

/** How the states of a product are called. */
export const productStateWords = {
  published: 'products.published',
  draft: 'products.draft',
  waiting: 'products.waiting',
  archived: 'products.archived',
} as const;

/** What the kinds of a product are called. */
export const kindWords = {
  simple: 'products.formatSimple',
  configurable: 'products.formatConfigurable',
  bundle: 'products.formatBundle',
  'e-product': 'products.formatFile',
  service: 'products.formatService',
} as const satisfies Record<ProductKind, StaffKey>;

/** How the ways to buy a product are called. */
export const purchaseWords = {
  cart: 'products.purchaseCart',
  inquiry: 'products.purchaseInquiry',
  reservation: 'products.purchaseReservation',
  external: 'products.purchaseExternal',
} as const satisfies Record<(typeof purchaseKinds)[number], StaffKey>;

/** What happens when nothing is left, in words. */
export const backorderWords = {
  no: 'products.backordersNo',
  notify: 'products.backordersNotify',
  yes: 'products.backordersYes',
} as const satisfies Record<(typeof backorderKinds)[number], StaffKey>;
