import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { StaffKey } from '#site/i18n/messages.ts';

/** What staff correct of an address of an order; its country decides on price and tax. */
export const buyerFields = [
  'contactEmail',
  'contactPhone',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
] as const;

/** Why the buyer can be corrected no more, where that is not plain from the order itself. */
export const uncorrectableKeys: Readonly<
  Partial<Record<NonNullable<StaffOrder['correction']['why']>, StaffKey>>
> = {
  sent: 'shopOrders.correctSent',
  beingChanged: 'shopOrders.correctBeingChanged',
};
