import type { Cents } from '@izlog/contract/money';
import type { PaymentMethodRow } from '../terms/shop-terms.queries.ts';

/** What a way to pay depends on. */
export interface Payable {
  /** Of the bill. */
  country: string | null;
  /** Cents of the main currency. */
  orderTotal: Cents;
  isDigital: boolean;
  /** Code of the chosen delivery method. */
  delivery: string | null;
}

/** Whether a cart can be paid this way (CHECKOUT-051). Company data is asked for when the method is chosen. */
export function isPayableBy(method: PaymentMethodRow, cart: Payable): boolean {
  const { countries, minTotal, maxTotal, notWithDelivery, isForDigital, kind } = method;
  if (cart.isDigital && (!isForDigital || kind === 'cashOnDelivery')) return false;
  if (countries !== null && cart.country !== null && !countries.includes(cart.country)) return false;
  if (cart.delivery !== null && notWithDelivery.includes(cart.delivery)) return false;
  return cart.orderTotal >= (minTotal ?? 0) && cart.orderTotal <= (maxTotal ?? Number.POSITIVE_INFINITY);
}
