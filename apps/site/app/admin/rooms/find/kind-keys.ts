import type { StaffKey } from '#site/i18n/messages.ts';
import type { FoundKind } from './find-view.ts';

/** What each kind is called. */
export const kindKeys: Readonly<Record<FoundKind, StaffKey>> = {
  orders: 'find.orders',
  customers: 'find.customers',
  products: 'find.products',
  promotions: 'promotion.list.title',
  coupons: 'coupon.list.title',
  taxes: 'taxClass.list.title',
  screens: 'find.screens',
  acts: 'find.acts',
  settings: 'find.settings',
};
