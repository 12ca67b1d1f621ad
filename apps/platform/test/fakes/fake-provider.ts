import type { IncomingMessage } from 'node:http';
import type { ProviderMessage } from '#platform/services/orders/payment/payment-provider.ts';

export type Fields = Record<string, string>;

/** What a provider knows of a payment; amount in minor units. */
export interface FakePayment {
  amount: number;
  currency: string;
  state: 'approved' | 'refused' | 'pending' | 'refunded';
  refunded: number;
}

/** A call of the shop to the servers of a provider. */
export interface FakeCall {
  method: string | undefined;
  /** Below the provider's address, with its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: string;
  type?: string;
}

/** A provider as tests play it: it checks signatures as the real one does. Its folder has one in `test`. */
export interface FakeProvider {
  /** Keys that it knows; the same as the shop's in tests. */
  keys: Readonly<Record<string, unknown>>;
  /** Answers a call about one of `payments`, which it knows by our reference. */
  answer(call: FakeCall, payments: Map<string, FakePayment>): FakeAnswer;
  /** Its page, where a form leads to it. */
  form?: FakeForm;
}

/** The page of a provider to which a form leads: what it takes, and what it sends back to the shop. */
export interface FakeForm {
  /** Whether the provider would take the form: its signature is right and its fields fit. */
  takes(fields: Fields): boolean;
  amountOf(fields: Fields): number;
  referenceOf(fields: Fields): string;
  /** What the browser brings back to the address of return. */
  returns(fields: Fields, outcome: 'approved' | 'refused', address: string): ProviderMessage;
  /** What its server tells the shop; undefined for providers that tell nothing. */
  webhook(fields: Fields, outcome: 'approved' | 'refused'): ProviderMessage | undefined;
  /** The field of a return, and of a webhook in JSON, that carries the signature. */
  signature: string;
  /** Fields of a return that the signature covers; all unless given. */
  signed?: readonly string[];
  /** Whether its answer about a payment says the amount. */
  tellsAmount: boolean;
}

/** A message as it comes to the shop. */
export const message = (given: Partial<ProviderMessage>): ProviderMessage => ({
  channel: 'return',
  address: 'https://prvi.test/api/v2/ecommerce/payment/return/1/x',
  fields: {},
  rawBody: '',
  headers: {},
  ...given,
});

/** Whether no field is longer than the provider takes, in bytes. */
export const fits = (fields: Fields, limits: Record<string, number>): boolean =>
  Object.entries(limits).every(([name, limit]) => Buffer.byteLength(fields[name] ?? '') <= limit);

/** An answer in JSON. */
export const json = (value: unknown, status = 200): FakeAnswer => ({ status, body: JSON.stringify(value) });

/**
 * An approval with the signature of a refusal, as somebody would send it whose card was refused. `signature` names the
 * field that carries it; what is signed in a header has that of the refusal.
 */
export function turnedOver(
  refused: ProviderMessage,
  approved: ProviderMessage,
  signature: string,
): ProviderMessage {
  const url = new URL(approved.address);
  const given = refused.fields[signature] ?? '';
  if (url.searchParams.has(signature)) url.searchParams.set(signature, given);
  const body = (text: string) => JSON.parse(text) as Record<string, unknown>;
  const isSignedInside = approved.rawBody !== '' && signature in body(approved.rawBody);
  return {
    ...approved,
    headers: refused.headers,
    address: url.href,
    fields: signature in approved.fields ? { ...approved.fields, [signature]: given } : approved.fields,
    rawBody: isSignedInside
      ? JSON.stringify({ ...body(approved.rawBody), [signature]: body(refused.rawBody)[signature] })
      : approved.rawBody,
  };
}
