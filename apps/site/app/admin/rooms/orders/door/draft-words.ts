import type { DraftNeed, DraftState } from '@izlog/contract/ecommerce/drafts/draft';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { AddressName } from '../drafts/draft-view.ts';

/** How a draft stands. */
export const draftStateKeys = {
  open: 'drafts.state.open',
  sent: 'drafts.state.sent',
  expired: 'drafts.state.expired',
  placed: 'drafts.state.placed',
} as const satisfies Record<DraftState, StaffKey>;

export const draftTones = {
  open: undefined,
  sent: 'info',
  expired: 'offer',
  placed: 'success',
} as const satisfies Record<DraftState, string | undefined>;

export const addressKeys = {
  firstName: 'drafts.firstName',
  lastName: 'drafts.lastName',
  contactEmail: 'drafts.email',
  contactPhone: 'drafts.phone',
  street: 'drafts.street',
  houseNumber: 'drafts.houseNumber',
  zipCode: 'drafts.zipCode',
  city: 'drafts.city',
  country: 'drafts.country',
} as const satisfies Record<AddressName, StaffKey>;

/** What a draft lacks. */
export const needKeys = {
  items: 'drafts.need.items',
  stock: 'drafts.need.stock',
  problem: 'drafts.need.problem',
  firstName: 'drafts.firstName',
  lastName: 'drafts.lastName',
  email: 'drafts.email',
  phone: 'drafts.phone',
  street: 'drafts.street',
  houseNumber: 'drafts.houseNumber',
  city: 'drafts.city',
  zipCode: 'drafts.zipCode',
  country: 'drafts.country',
  deliveryMethod: 'drafts.need.deliveryMethod',
  deliveryBranch: 'drafts.need.deliveryBranch',
  paymentMethod: 'drafts.need.paymentMethod',
  companyData: 'drafts.need.companyData',
} as const satisfies Record<DraftNeed, StaffKey>;
