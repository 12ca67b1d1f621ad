import type { customerBuys, customerKinds } from '@izlog/contract/user/customer-staff';
import type { StaffKey } from '#site/i18n/messages.ts';

/** How the kinds of customers are called. */
export const kindKeys = {
  account: 'customers.account',
  guest: 'customers.guest',
  company: 'customers.company',
} as const satisfies Record<(typeof customerKinds)[number], StaffKey>;

export const buysKeys = {
  never: 'customer.view.never',
  once: 'customers.once',
  loyal: 'customer.view.loyal',
} as const satisfies Record<(typeof customerBuys)[number], StaffKey>;
