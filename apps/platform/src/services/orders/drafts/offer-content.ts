import type { draftCarts } from '#platform/services/cart/index.ts';
import type { OrderContent } from '../placing/order-from-cart.ts';

/** What was offered: the order as it will be, and what decides how it can be paid. It stays as it was sent. */
export interface OfferContent {
  content: OrderContent;
  payable: Parameters<typeof draftCarts.methodsToPay>[1];
  /** The way to pay that staff agreed on; null where the customer chooses. Absent in offers from before this was kept. */
  agreedPaymentMethodId?: number | null;
}
