import type { Ctx } from '#platform/kernel/context.ts';
import type { CartRow } from '../cart.queries.ts';

/** A cart that is not there yet, of nobody. */
export const emptyCart = ({ now, storeId }: Pick<Ctx, 'now' | 'storeId'>): CartRow => ({
  id: 0,
  protectCode: '',
  status: 'open',
  mergedInto: null,
  userId: null,
  customer: null,
  storeId: storeId ?? null,
  memberCardBarcode: null,
  couponId: null,
  country: null,
  zipCode: null,
  billingCountry: null,
  deliveryMethodId: null,
  deliveryBranchId: null,
  paymentMethodId: null,
  company: null,
  gifts: {},
  orderMessage: '',
  giftMessage: '',
  giftTo: '',
  giftFrom: '',
  createdAt: now.getTime(),
  updatedAt: now.getTime(),
  items: [],
});
