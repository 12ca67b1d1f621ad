import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cart } from './cart/cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart/cart-session.ts';
import { providerCodes } from './payment-providers.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** How an order can be paid. Cash, transfer and invoice need nobody else; the others are payment providers. */
export const paymentKinds = ['cashOnDelivery', 'bankTransfer', 'hpf', ...providerCodes] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Paid to the account of the shop: at once, or later by a company. */
export const isByTransfer = (kind: PaymentKind): boolean => kind === 'bankTransfer' || kind === 'hpf';

/** `paymentType` on the wire: none where the order is done at once (ORDER-014), HPF for companies, else the provider. */
export function paymentTypeOf(kind: PaymentKind): string | null {
  if (kind === 'cashOnDelivery' || kind === 'bankTransfer') return null;
  return kind === 'hpf' ? 'HPF' : kind;
}

/** A way to pay (CHECKOUT-052). */
export const paymentMethod = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  paymentType: z.string().nullable().describe('Null: nothing is paid now. HPF: on invoice, for companies.'),
  kind: z.enum(paymentKinds),
  companyOnly: z.boolean(),
  termDays: z
    .int()
    .nullable()
    .describe('Days after the invoice in which it is to be paid; null: none were granted.'),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const billingAddressId = id.describe(
  'Of the calling customer: methods follow its country, else the one that the cart keeps for the bill.',
);

/** Ways to pay for this cart as it stands (CHECKOUT-051). */
export const getApplicablePaymentMethods = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/getApplicablePaymentMethods',
  summary: 'Payment methods for this cart, its total, delivery and the country of the bill.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  needsStore: true,
  body: z.object({ ...cartKey, userId: id.nullish(), userBillingAddressId: billingAddressId.nullish() }),
  answer: z
    .array(paymentMethod)
    .describe('Those for companies only where the cart has one, or where there is no other.'),
  refusals: cartRefusals,
});

/** The company an invoice is for; with country HR the OIB has to be right (CHECKOUT-014, CHECKOUT-015). */
export const companyData = z.object({
  companyName: z.string().trim().min(1).max(150),
  oib: z.string().trim().min(1).max(25).describe('A leading HR and spaces are stripped.'),
});

/** Keeps the chosen payment method and the company in the cart (CHECKOUT-055). */
export const savePaymentMethod = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/payment/savePaymentMethod',
  summary: 'Chooses a payment method and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    userId: id.nullish(),
    userBillingAddressId: billingAddressId.nullish(),
    paymentMethodId: id,
    companyData: companyData.nullish().describe('Null takes the company off; left out it stays.'),
  }),
  answer: cart,
  refusals: [...cartRefusals, 'paymentMethodNotApplicable', 'validationFailed'],
});
