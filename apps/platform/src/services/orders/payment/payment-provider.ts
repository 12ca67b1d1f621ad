import type {
  KeyedProviderCode,
  ProviderCode,
  ProviderKeyName,
} from '@izlog/contract/ecommerce/payment-providers';
import type { Cents } from '@izlog/contract/money';
import { z } from 'zod';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { Outside } from './outside.ts';
import type { PaymentStart } from './payment.tables.ts';

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
  /** What the provider keeps of it; left out where it does not say. */
  fee?: Cents;
  /** True when the provider must be asked before this counts, because what matters was not signed. */
  isHint: boolean;
  /** True of a late approval whose provider could not be asked: it brings no ended order back by itself. */
  isUnsure?: boolean;
  /** True of what came beside the sum of an order that it has paid: it is held under its own name. */
  isExcess?: boolean;
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
  /**
   * Whether its money may still be taken where the buyer has only agreed to it: false of an order that was paid meanwhile,
   * or that a person ended.
   */
  mayBeTaken: boolean;
}

export interface RefundOrder {
  /** Unique per refund; providers that know such keys do it once however often it is asked. */
  key: string;
  amount: Cents;
  /** What was given back of this payment before. */
  refundedBefore: Cents;
}

/** Whether keys of a provider move money or are for trying; every provider has it beside its own. */
export const providerMode = z.enum(['live', 'test']);

/** What checks the keys of a provider: the mode, and a schema for each that the contract names. */
export type KeySchemas<C extends KeyedProviderCode> = { mode: typeof providerMode } & Record<
  ProviderKeyName<C>,
  z.ZodType
>;

/** What a provider's folder says of it; the suite in `test/provider-suite.ts` checks it. `K` are its keys. */
interface PaymentProviderSpec<C extends ProviderCode, K extends z.ZodObject> {
  code: C;
  keys: K;
  /** Keys of a provider that needs no contract: it makes them itself. */
  makeKeys?(kernel: Kernel, siteId: number): z.output<K>;
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
  /** What the sender of a webhook expects; 200 and OK unless given. */
  acknowledge?: { type: string; body: string };
}

/** A provider before it has keys. */
export interface PaymentProvider<C extends ProviderCode = ProviderCode> {
  code: C;
  keys: z.ZodObject;
  /** Set where no shop has to enter keys. */
  makeKeys: ((kernel: Kernel, siteId: number) => unknown) | undefined;
  /** Joins it with keys; throws a ZodError for keys that are not its own. */
  open(keys: unknown): OpenProvider;
}

/** A provider with the keys of a site. */
export interface OpenProvider {
  code: ProviderCode;
  start(attempt: PaymentAttempt, outside: Outside): Promise<PaymentStart>;
  read(message: ProviderMessage, outside: Outside): Promise<PaymentReport>;
  /** Undefined when it does not know the payment or cannot be asked. */
  status(payment: StoredPayment, outside: Outside): Promise<PaymentReport | undefined>;
  /** False of a provider that nobody can ask, whatever its keys. */
  isAskable: boolean;
  refund: Refund | undefined;
  isRefundRepeatable: boolean;
  acknowledge: { type: string; body: string };
}

type Refund = (
  payment: StoredPayment,
  refund: RefundOrder,
  outside: Outside,
) => Promise<{ refundId: string | null }>;

/** Makes a provider of what its folder says; its functions are given its own keys, checked. */
export function definePaymentProvider<C extends ProviderCode, K extends z.ZodObject>(
  spec: PaymentProviderSpec<C, K>,
): PaymentProvider<C> {
  const { code, refund, isRefundRepeatable = false, acknowledge = { type: 'text/plain', body: 'OK' } } = spec;
  return {
    code,
    keys: spec.keys,
    makeKeys: spec.makeKeys,
    open(given) {
      const keys = spec.keys.parse(given);
      return {
        code,
        acknowledge,
        isRefundRepeatable,
        start: (attempt, outside) => spec.start(attempt, keys, outside),
        read: (message, outside) => spec.read(message, keys, outside),
        status: async (payment, outside) => spec.status?.(payment, keys, outside),
        isAskable: spec.status !== undefined,
        refund: refund && ((payment, order, outside) => refund(payment, order, keys, outside)),
      };
    },
  };
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
