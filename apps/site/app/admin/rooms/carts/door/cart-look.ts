import type { abandonedResource } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How carts that were left are named and rendered. */
export const cartLook = {
  record: 'abandonedCart',
  route: 'adminCarts',
  words: { nothingFoundLead: 'subscribers.nothingFoundLead' },
  fields: { customer: 'shopOrders.buyer', names: 'products.title', quantity: 'carts.quantity' },
  tones: { reminder: { reminded: 'success', mayGet: 'info', noConsent: 'offer', unknown: 'offer' } },
  every: { reminder: 'coupons.everyState' },
  to: ({ customerId }) =>
    customerId === null ? null : { route: 'adminCustomer', params: { id: String(customerId) } },
} satisfies LookOf<typeof abandonedResource>;
