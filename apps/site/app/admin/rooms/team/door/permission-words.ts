import type { Permission } from '@izlog/contract/permissions';
import type { StaffKey } from '#site/i18n/messages.ts';

/** What a permission lets one do, in a word or two. */
export const permissionWords: Readonly<Record<Permission, StaffKey>> = {
  'content.edit': 'permission.content.edit',
  'content.publish': 'permission.content.publish',
  'media.edit': 'permission.media.edit',
  'catalogue.edit': 'permission.catalogue.edit',
  'stock.edit': 'permission.stock.edit',
  'prices.edit': 'permission.prices.edit',
  'marketing.edit': 'permission.marketing.edit',
  'orders.edit': 'permission.orders.edit',
  'orders.read': 'permission.orders.read',
  'orders.ship': 'permission.orders.ship',
  'orders.refund': 'permission.orders.refund',
  'users.edit': 'permission.users.edit',
  'customers.read': 'permission.customers.read',
  'reports.read': 'permission.reports.read',
  'books.read': 'permission.books.read',
  'settings.edit': 'permission.settings.edit',
  'cache.clear': 'permission.cache.clear',
  'staff.edit': 'permission.staff.edit',
};
