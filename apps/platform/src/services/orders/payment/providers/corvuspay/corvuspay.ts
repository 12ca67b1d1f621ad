import { toDecimal } from '@izlog/contract/money';
import { z } from 'zod';
import { cutBytes } from '../../cut-bytes.ts';
import { callProvider, callWithCertificate, type Outside } from '../../outside.ts';
import {
  definePaymentProvider,
  type KeySchemas,
  MessageRefused,
  type PaymentAttempt,
  type PaymentReport,
  providerMode,
} from '../../payment-provider.ts';
import { faultOfStatus, ProviderFault, ProviderRefusal } from '../../provider-fault.ts';
import { hmacSha256, isSameSignature, sha1, sortedFields } from '../../signature.ts';

const keys = z.object({
  mode: providerMode,
  storeId: z.string().regex(/^\d{1,20}$/),
  secretKey: z.string().min(1),
  /** Client certificate of the server calls (PKCS#12, base64); without it there is no status and no refund. */
  certificate: z.base64().min(1).optional(),
  certificatePassword: z.string().optional(),
} satisfies KeySchemas<'corvuspay'>);
type Keys = z.output<typeof keys>;

const pages = {
  live: 'https://wallet.corvuspay.com/checkout/',
  test: 'https://wallet.test.corvuspay.com/checkout/',
};
const servers = { live: 'https://cps.corvus.hr/', test: 'https://testcps.corvus.hr/' };
const version = '1.6';
const languages: Record<string, string> = {
  hrv: 'hr',
  eng: 'en',
  deu: 'de',
  ita: 'it',
  slv: 'sl',
  srp: 'sr',
};

/**
 * CorvusPay: a form signed with HMAC-SHA256 over all fields, a signed return, no server notice. The return carries no
 * amount; the signed form did, and with a certificate the status is asked besides.
 */
export const corvuspay = definePaymentProvider({
  code: 'corvuspay',
  keys,
  async start(attempt, given, outside) {
    const fields = formOf(attempt, given);
    const signature = hmacSha256(given.secretKey, sortedFields(fields, 'signature'));
    return {
      kind: 'form',
      action: outside.address('corvuspay', pages[given.mode]),
      fields: { ...fields, signature },
    };
  },
  async read({ channel, fields }, given): Promise<PaymentReport> {
    const reference = fields.order_number;
    if (!reference) throw new MessageRefused('malformed');
    const isSigned = isSameSignature(
      fields.signature,
      hmacSha256(given.secretKey, sortedFields(fields, 'signature')),
    );
    const nothing = { transactionId: null, approvalCode: null, amount: null, currency: null };
    // A cancel is not signed: it leads the buyer back and changes nothing by itself.
    if (channel === 'cancel') return { reference, outcome: 'cancelled', ...nothing, isHint: !isSigned };
    if (!isSigned) throw new MessageRefused('signature');
    const isApproved =
      Boolean(fields.approval_code) &&
      (fields.response_code === undefined || Number(fields.response_code) === 0);
    return {
      reference,
      outcome: isApproved ? 'approved' : 'refused',
      ...nothing,
      approvalCode: fields.approval_code || null,
      isHint: false,
    };
  },
  async status(payment, given, outside) {
    if (given.certificate === undefined) return undefined;
    const timestamp = outside.now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const answer = await ask('status', given, outside, {
      order_number: payment.reference,
      store_id: given.storeId,
      currency_code: numericCurrency(payment.currency),
      timestamp,
      version,
    });
    const status = tagOf(answer, 'status');
    if (status === undefined) return undefined;
    return {
      reference: payment.reference,
      outcome: outcomes[status] ?? 'pending',
      transactionId: null,
      approvalCode: tagOf(answer, 'approval-code') ?? payment.approvalCode,
      amount: null,
      currency: null,
      isHint: false,
    };
  },
  async refund(payment, { amount, refundedBefore }, given, outside) {
    const left = payment.amount - refundedBefore - amount;
    const base = { order_number: payment.reference, store_id: given.storeId };
    const isWhole = left === 0 && refundedBefore === 0;
    const answer = isWhole
      ? await ask('refund', given, outside, base)
      : await ask('partial_refund', given, outside, {
          ...base,
          version,
          new_amount: toDecimal(left).toFixed(2),
          currency: payment.currency,
        });
    const code = tagOf(answer, 'response-code');
    if (!code) throw new ProviderFault('corvuspay', 'did not say whether it refunded');
    if (code !== '0') throw new ProviderRefusal('corvuspay', `did not refund (${code})`);
    return { refundId: tagOf(answer, 'approval-code') ?? null };
  },
});

const outcomes: Record<string, PaymentReport['outcome']> = {
  authorized: 'approved',
  pre_authorized: 'approved',
  completed: 'approved',
  partially_refunded: 'approved',
  declined: 'refused',
  expired: 'refused',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  voided: 'cancelled',
  refunded: 'refunded',
};

function formOf({ buyer, ...attempt }: PaymentAttempt, given: Keys): Record<string, string> {
  return {
    version,
    store_id: given.storeId,
    order_number: attempt.reference,
    language: languages[attempt.language] ?? 'en',
    currency: attempt.currency,
    amount: toDecimal(attempt.amount).toFixed(2),
    cart: cutBytes(attempt.description, 255),
    require_complete: 'false',
    cardholder_name: cutBytes(buyer.firstName, 40),
    cardholder_surname: cutBytes(buyer.lastName, 40),
    cardholder_address: cutBytes(buyer.street, 40),
    cardholder_city: cutBytes(buyer.city, 20),
    cardholder_zip_code: cutBytes(buyer.zipCode, 9),
    cardholder_country_code: buyer.country,
    cardholder_email: cutBytes(buyer.email, 40) === buyer.email ? buyer.email : '',
    success_url: attempt.addresses.return,
    cancel_url: attempt.addresses.cancel,
  };
}

/** Codes of ISO 4217 for the status call. */
const numericCurrencies: Record<string, string> = {
  EUR: '978',
  USD: '840',
  GBP: '826',
  CHF: '756',
  CZK: '203',
  DKK: '208',
  HUF: '348',
  NOK: '578',
  PLN: '985',
  RSD: '941',
  BAM: '977',
  SEK: '752',
};

function numericCurrency(currency: string): string {
  const code = numericCurrencies[currency];
  if (code === undefined) throw new ProviderFault('corvuspay', `does not take ${currency}`);
  return code;
}

/** A server call: `hash` is the SHA-1 of the key and the values in the order in which they stand. */
async function ask(
  action: string,
  given: Keys,
  outside: Outside,
  values: Record<string, string>,
): Promise<string> {
  if (given.certificate === undefined) throw new ProviderRefusal('corvuspay', 'no certificate is set');
  const hash = sha1(given.secretKey + Object.values(values).join(''));
  const body = new URLSearchParams({ ...values, hash }).toString();
  const address = outside.address('corvuspay', `${servers[given.mode]}${action}`);
  const call = address.startsWith('https:')
    ? callWithCertificate('corvuspay', address, {
        body,
        pfx: Buffer.from(given.certificate, 'base64'),
        passphrase: given.certificatePassword ?? '',
      })
    : callProvider('corvuspay', address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
  const { status, text } = await call;
  if (status !== 200) throw faultOfStatus('corvuspay', status);
  return text;
}

/** The text of the first element of that name; their answers are flat. */
function tagOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();
}
