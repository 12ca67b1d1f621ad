import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { ProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { CartAmounts, CartView } from '#site/features/cart/door/cart-view.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import type { GuaranteeView } from '#site/features/guarantee/door/guarantee-view.server.ts';
import type { CheckoutAddress } from './door/checkout-form.ts';

/** Steps of checkout, in order (CHECKOUT-001). */
export const checkoutSteps = ['address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Everything a page of checkout shows; what belongs to another step is absent. */
export interface CheckoutView {
  step: CheckoutStep;
  /** The shipping step is left out (CHECKOUT-005). */
  isShippingSkipped: boolean;
  cart: CartView;
  /** The login that this checkout was begun with has ended by itself: where a new one leads back to. */
  loginOver?: { from: string };
  /** False while the shop may not take orders: the page says so before anything is typed. */
  takesOrders?: boolean;
  address?: AddressStepView;
  shipping?: ShippingStepView;
  payment?: PaymentStepView;
  /** The way to the payment provider, after the order was placed. */
  pay?: PayView;
}

export interface AddressStepView {
  countries: ReadonlyArray<{ iso: string; name: string }>;
  delivery: Partial<CheckoutAddress>;
  billing: Partial<CheckoutAddress>;
  useDifferentBillingAddress: boolean;
  isCompany: boolean;
  isBillingCompany: boolean;
  /** Addresses of the customer to choose from; the chosen one is in the fields. */
  saved: ReadonlyArray<{ id: number; line: string; isChosen: boolean }>;
  /** Undefined when they could not be loaded (GDPR-009). */
  consents: readonly FormConsent[] | undefined;
  isCustomer: boolean;
}

export interface BranchView {
  id: string;
  name: string;
  /** Street, unless the name says it, postcode and town on one line. */
  line: string;
  hours: readonly string[];
}

export interface DeliveryMethodView {
  id: number;
  name: string;
  description: string;
  price: number;
  isFree: boolean;
  freeFrom: number | null;
  /** What the order costs with it. */
  amounts: CartAmounts;
  hasBranches: boolean;
  branches: readonly BranchView[];
  totalBranches: number;
}

export interface ShippingStepView {
  /** Why there is no method, and what to do; empty while there is one. */
  noDelivery: string;
  methods: readonly DeliveryMethodView[];
  /** What the cart holds, else the cheapest that needs no further choice: the total is known at once. */
  chosenId: number | null;
  chosenBranchId: string | null;
  /** Words the branches were looked for by, without scripts. */
  search: string;
  addressLine: string;
}

export interface PaymentMethodView {
  id: number;
  name: string;
  description: string;
  paymentType: string | null;
  kind: PaymentKind;
  /** Days to pay after the invoice; null where none were granted. */
  termDays: number | null;
}

export interface PaymentStepView {
  methods: readonly PaymentMethodView[];
  chosenId: number | null;
  /** Undefined when they could not be loaded (GDPR-009). */
  consents: readonly FormConsent[] | undefined;
  /** Where the cart holds goods. */
  guarantee?: GuaranteeView;
  gift: { giftMessage: string; to: string; from: string };
  orderMessage: string;
  company: { companyName: string; oib: string } | null;
  addressLine: string;
  deliveryLine: string | null;
  /** Names this showing of the step, so that a repeated press is the same order. */
  attempt: string;
  /** Items and prices as they are shown, for the check before ordering (ORDER-002). */
  seen: string;
}

export interface PayView {
  orderSlug: string;
  /** A form that leads to the provider. */
  form?: {
    action: string;
    method?: 'get' | undefined;
    fields: ReadonlyArray<{ name: string; value: string }>;
  };
  /** Buttons of the provider's own script. */
  buttons?: PayButtonsView;
}

/** What a provider's buttons are made of. */
export interface PayButtonsView {
  provider: ProviderCode;
  isSubscription: boolean;
  plan_id: string;
  orderId: string;
  scriptUrl: string;
  /** For the content security policy of this page. */
  nonce: string;
  plan?: unknown;
  quantity: string;
}
