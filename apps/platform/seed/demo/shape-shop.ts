import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { Cents, Text } from './shape.ts';

/** A way of delivery; weights in grams. */
export interface DemoDelivery {
  code: string;
  name: Text;
  description: Text;
  /** Key of the list of branches to choose from. */
  branches?: string;
  rates: Array<{ countries: string[]; maxWeight?: number; price: Cents; freeFrom?: Cents }>;
}

/** A place where parcels are fetched. */
export interface DemoBranch {
  id: string;
  name: string;
  type: 'branch' | 'locker';
  street: string;
  zipCode: string;
  city: string;
  hours: string[];
}

/** A way to pay. */
export interface DemoPayment {
  code: string;
  kind: PaymentKind;
  name: Text;
  description: Text;
  isForCompanies?: boolean;
  isForDigital?: boolean;
  countries?: string[];
  maxTotal?: Cents;
  notWithDelivery?: string[];
}

/** Something taken off a cart; with a code it is a coupon. */
export interface DemoPromotion {
  code: string;
  name: Text;
  kind: 'percent' | 'amount' | 'freeDelivery';
  /** Hundredths of a percent, or cents. */
  value: number;
  minTotal?: Cents;
  customerLimit?: number;
}

/** How a shop sells. */
export interface DemoCheckout {
  /** After adding to the cart: 0 its page opens, 1 the page stays, 2 a window shows it (CART-030). */
  afterAdding: 0 | 1 | 2;
  /** ISO 3166-1 alpha-2 codes. */
  countries: string[];
  delivery: DemoDelivery[];
  branches: Record<string, DemoBranch[]>;
  payments: DemoPayment[];
  promotions: DemoPromotion[];
}
