import type { Cents } from '@izlog/contract/money';
import type { z } from 'zod';
import type { GatewayCode } from './gateway-codes.ts';
import type { Outside } from './outside.ts';
import type { PaymentStart } from './payment.tables.ts';

/** One try to pay an order, as a gateway is told of it. */
export interface PaymentAttempt {
  /** Our number of this try, never used twice: gateways refuse a repeated one. */
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
  /** Public addresses that the gateway comes back to. */
  addresses: { return: string; cancel: string; notice: string };
  /** Set when the order is one subscription that the gateway renews. */
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

/** What came in from a gateway or from a browser that it sent, exactly as received. */
export interface GatewayMessage {
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

/** What a gateway says of an attempt; only reports whose signature or origin was checked are made. */
export interface PaymentReport {
  reference: string;
  outcome: PaymentOutcome;
  /** The gateway's own number, when it gave one. */
  transactionId: string | null;
  approvalCode: string | null;
  /** Null when the message does not say, or does not sign it. */
  amount: Cents | null;
  currency: string | null;
  /** True when the gateway must be asked before this counts, because what matters was not signed. */
  isHint: boolean;
}

/** A payment as the order keeps it, for questions to the gateway. */
export interface KeptPayment {
  reference: string;
  amount: Cents;
  currency: string;
  /** The gateway's own number, when known. */
  remoteId: string | null;
  transactionId: string | null;
  approvalCode: string | null;
  subscription: { sku: string; quantity: number } | null;
}

export interface RefundOrder {
  /** Unique per refund; gateways that know such keys do it once however often it is asked. */
  key: string;
  amount: Cents;
  /** What was given back of this payment before. */
  refundedBefore: Cents;
}

/** A payment gateway: one file, checked by the one suite in `gateway-suite.ts`. `K` are its keys. */
export interface Gateway<K extends z.ZodObject = z.ZodObject> {
  code: GatewayCode;
  keys: K;
  start(attempt: PaymentAttempt, keys: z.output<K>, outside: Outside): Promise<PaymentStart>;
  /** Reads a message after checking who wrote it; throws MessageRefused. */
  read(message: GatewayMessage, keys: z.output<K>, outside: Outside): Promise<PaymentReport>;
  /** Asks the gateway what became of a payment; undefined when it does not know it or cannot be asked. */
  status?(payment: KeptPayment, keys: z.output<K>, outside: Outside): Promise<PaymentReport | undefined>;
  /**
   * Gives money back; throws GatewayRefusal when it certainly did not. After any other error nobody knows, and the money
   * may be on its way.
   */
  refund?(
    payment: KeptPayment,
    refund: RefundOrder,
    keys: z.output<K>,
    outside: Outside,
  ): Promise<{ refundId: string | null }>;
  /** True where the same key refunds once however often it is sent, so that a refund nobody answered is sent again. */
  isRefundRepeatable?: boolean;
  /** What the sender of a notice wants to hear; 200 and OK unless given. */
  acknowledge?: { type: string; body: string };
}

/** Keeps the types of a gateway's keys. */
export function defineGateway<K extends z.ZodObject>(gateway: Gateway<K>): Gateway<K> {
  return gateway;
}

/** Why a message was not believed; kept in the log of messages, never shown. */
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

/** A message that must not be believed. */
export class MessageRefused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`The message was not believed: ${reason}.`);
    this.name = 'MessageRefused';
    this.reason = reason;
  }
}
