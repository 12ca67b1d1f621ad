import type { StaffKey } from '#site/i18n/messages.ts';
import type { FoundKind } from './find-view.ts';

/** What each kind is called. */
export const kindKeys: Readonly<Record<FoundKind, StaffKey>> = {
  orders: 'find.orders',
  customers: 'find.customers',
  products: 'find.products',
  promotions: 'promotions.title',
  coupons: 'coupons.title',
  taxes: 'taxClasses.title',
  screens: 'find.screens',
  acts: 'find.acts',
  settings: 'find.settings',
};
