import type { Cents } from '@izlog/contract/money';
import type { z } from 'zod';
import type { Outside } from './outside.ts';
import type { PaymentStart } from './payment.tables.ts';
import type { ProviderCode } from './provider-codes.ts';

/** One try to pay an order, as a provider is told of it. */
export interface PaymentAttempt {
  /** Our number of this try, never used twice: providers refuse a repeated one. */
  reference: string;
  amount: Cents;
  /** ISO 4217. */
  currency: string;
  /** Three-letter code. */
  language: string;
  /** For people: number of the order, and what is in it. */
  orderSlug: string;
  description: string;
  siteName: string;
  buyer: Buyer;
  /** Public addresses that the provider comes back to. */
  addresses: { return: string; cancel: string; notice: string };
  /** Set when the order is one subscription that the provider renews. */
  subscription: { sku: string; quantity: number } | null;
}

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zipCode: string;
  /** ISO 3166 alpha-2. */
  country: string;
}

/** What came in from a provider or from a browser that it sent, exactly as received. */
export interface ProviderMessage {
  channel: 'return' | 'cancel' | 'notice';
  /** The public address with its query, as the sender wrote it. */
  address: string;
  /** Fields of the query, and of a form in the body. */
  fields: Readonly<Record<string, string>>;
  rawBody: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export const paymentOutcomes = ['approved', 'pending', 'refused', 'cancelled', 'refunded'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What a provider says of an attempt; only reports whose signature or origin was checked are made. */
export interface PaymentReport {
  reference: string;
  outcome: PaymentOutcome;
  /** The provider's own number, when it gave one. */
  transactionId: string | null;
  approvalCode: string | null;
  /** Null when the message does not say, or does not sign it. */
  amount: Cents | null;
  currency: string | null;
  /** True when the provider must be asked before this counts, because what matters was not signed. */
  isHint: boolean;
}

/** A payment as the order keeps it, for questions to the provider. */
export interface StoredPayment {
  reference: string;
  amount: Cents;
  currency: string;
  /** The provider's own number, when known. */
  remoteId: string | null;
  transactionId: string | null;
  approvalCode: string | null;
  subscription: { sku: string; quantity: number } | null;
}

export interface RefundOrder {
  /** Unique per refund; providers that know such keys do it once however often it is asked. */
  key: string;
  amount: Cents;
  /** What was given back of this payment before. */
  refundedBefore: Cents;
}

/** A payment provider: one file, checked by the one suite in `provider-suite.ts`. `K` are its keys. */
export interface PaymentProviderSpec<K extends z.ZodObject = z.ZodObject> {
  code: ProviderCode;
  keys: K;
  start(attempt: PaymentAttempt, keys: z.output<K>, outside: Outside): Promise<PaymentStart>;
  /** Reads a message after checking who wrote it; throws MessageRefused. */
  read(message: ProviderMessage, keys: z.output<K>, outside: Outside): Promise<PaymentReport>;
  /** Asks the provider what became of a payment; undefined when it does not know it or cannot be asked. */
  status?(payment: StoredPayment, keys: z.output<K>, outside: Outside): Promise<PaymentReport | undefined>;
  /**
   * Gives money back; throws ProviderRefusal when it certainly did not. After any other error nobody knows, and the money
   * may be on its way.
   */
  refund?(
    payment: StoredPayment,
    refund: RefundOrder,
    keys: z.output<K>,
    outside: Outside,
  ): Promise<{ refundId: string | null }>;
  /** True where the same key refunds once however often it is sent, so that a refund nobody answered is sent again. */
  isRefundRepeatable?: boolean;
  /** What the sender of a notice wants to hear; 200 and OK unless given. */
  acknowledge?: { type: string; body: string };
}

/** Keeps the types of a provider's keys. */
export function definePaymentProvider<K extends z.ZodObject>(
  provider: PaymentProviderSpec<K>,
): PaymentProviderSpec<K> {
  return provider;
}

/** Why a message was not verified; kept in the log of messages, never shown. */
export const refusalReasons = [
  'signature',
  'malformed',
  'unknownPayment',
  'amount',
  'currency',
  'otherShop',
  'notConfirmed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A message that cannot be trusted. */
export class MessageRefused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`The message was not believed: ${reason}.`);
    this.name = 'MessageRefused';
    this.reason = reason;
  }
}
