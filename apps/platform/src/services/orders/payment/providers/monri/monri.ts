import { z } from 'zod';
import { cutBytes } from '../../cut-bytes.ts';
import { callProvider } from '../../outside.ts';
import {
  definePaymentProvider,
  type KeySchemas,
  MessageRefused,
  type PaymentReport,
  type ProviderMessage,
  providerMode,
} from '../../payment-provider.ts';
import { faultOfStatus, ProviderFault, ProviderRefusal } from '../../provider-fault.ts';
import { isSameSignature, sha1, sha512 } from '../../signature.ts';

const keys = z.object({
  mode: providerMode,
  authenticityToken: z.string().min(1).max(100),
  merchantKey: z.string().min(1),
} satisfies KeySchemas<'monri'>);
type Keys = z.output<typeof keys>;

const servers = { live: 'https://ipg.monri.com', test: 'https://ipgtest.monri.com' };
const languages: Record<string, string> = { hrv: 'hr', eng: 'en', deu: 'de', srp: 'sr', bos: 'ba-hr' };

/** Monri WebPay: a form with a SHA-512 digest, a signed return by GET, and a signed server call. */
export const monri = definePaymentProvider({
  code: 'monri',
  keys,
  async start(attempt, given, outside) {
    const { buyer, reference, addresses } = attempt;
    const amount = String(attempt.amount);
    return {
      kind: 'form',
      action: outside.address('monri', `${servers[given.mode]}/v2/form`),
      fields: {
        utf8: '✓',
        ch_full_name: padded(`${buyer.firstName} ${buyer.lastName}`, 30),
        ch_address: padded(buyer.street, 100),
        ch_city: padded(buyer.city, 30),
        ch_zip: padded(buyer.zipCode, 9),
        ch_country: buyer.country,
        ch_phone: padded(buyer.phone, 30),
        ch_email: padded(buyer.email, 100),
        order_info: padded(attempt.description, 100),
        order_number: reference,
        amount,
        currency: attempt.currency,
        language: languages[attempt.language] ?? 'en',
        transaction_type: 'purchase',
        authenticity_token: given.authenticityToken,
        digest: sha512(given.merchantKey + reference + amount + attempt.currency),
        success_url_override: addresses.return,
        cancel_url_override: addresses.cancel,
        callback_url_override: addresses.notice,
      },
    };
  },
  async read(message, given): Promise<PaymentReport> {
    if (message.channel === 'notice') return readWebhook(message, given);
    const { fields } = message;
    const reference = fields.order_number;
    if (!reference) throw new MessageRefused('malformed');
    if (message.channel === 'cancel') {
      const nothing = { transactionId: null, approvalCode: null, amount: null, currency: null };
      return { reference, outcome: 'cancelled', ...nothing, isHint: true };
    }
    const expected = sha512(given.merchantKey + withoutDigest(message.address));
    if (!isSameSignature(fields.digest, expected)) throw new MessageRefused('signature');
    return reportOf(fields, reference);
  },
  async status(payment, given, outside) {
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?><order>',
      `<order-number>${escapeXml(payment.reference)}</order-number>`,
      `<authenticity-token>${escapeXml(given.authenticityToken)}</authenticity-token>`,
      `<digest>${sha1(given.merchantKey + payment.reference)}</digest></order>`,
    ].join('');
    const address = `${servers[given.mode]}/orders/show`;
    const { status, text } = await callProvider('monri', outside.address('monri', address), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
    });
    if (status === 404) return undefined;
    if (status >= 300) throw faultOfStatus('monri', status);
    if (tagOf(text, 'order-number') !== payment.reference) throw new MessageRefused('otherShop');
    const amount = tagOf(text, 'amount');
    return {
      reference: payment.reference,
      outcome: outcomes[tagOf(text, 'status') ?? ''] ?? 'pending',
      transactionId: null,
      approvalCode: tagOf(text, 'approval-code') ?? null,
      amount: /^\d+$/.test(amount ?? '') ? Number(amount) : null,
      currency: tagOf(text, 'currency') ?? null,
      isHint: false,
    };
  },
  async refund(payment, { amount }, given, outside) {
    const digits = String(amount);
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?><transaction>',
      `<amount>${digits}</amount><currency>${payment.currency}</currency>`,
      // Digest of the transaction calls, which kept SHA-1: key, number, amount, currency.
      `<digest>${sha1(given.merchantKey + payment.reference + digits + payment.currency)}</digest>`,
      `<authenticity-token>${escapeXml(given.authenticityToken)}</authenticity-token>`,
      `<order-number>${escapeXml(payment.reference)}</order-number></transaction>`,
    ].join('');
    const address = `${servers[given.mode]}/transactions/${encodeURIComponent(payment.reference)}/refund.xml`;
    const { status, text } = await callProvider('monri', outside.address('monri', address), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
    });
    if (status >= 300) throw faultOfStatus('monri', status);
    const code = tagOf(text, 'response-code');
    if (!code) throw new ProviderFault('monri', 'did not say whether it refunded');
    if (code !== '0000') throw new ProviderRefusal('monri', `did not refund (${code})`);
    return { refundId: tagOf(text, 'reference-number') ?? null };
  },
});

const outcomes: Record<string, PaymentReport['outcome']> = {
  approved: 'approved',
  declined: 'refused',
  invalid: 'refused',
  refunded: 'refunded',
  voided: 'cancelled',
};

/** The text of the first element of that name; their answers are flat. */
function tagOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();
}

/** The address exactly as received, less the digest: it is the last parameter, or any. */
function withoutDigest(address: string): string {
  return address.replace(/([?&])digest=[^&]*(&|$)/, (_all, before: string, after: string) =>
    after === '&' ? before : '',
  );
}

const webhook = z.object({
  order_number: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  response_code: z.string().nullish(),
  amount: z.union([z.number(), z.string()]).transform(Number),
  currency: z.string().nullish(),
  approval_code: z.string().nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
});

function readWebhook({ headers, rawBody }: ProviderMessage, given: Keys): PaymentReport {
  const header = headers.authorization ?? headers['http-authorization'];
  const digest = /^WP3-callback\s+([0-9a-fA-F]+)$/.exec(header ?? '')?.[1];
  if (!isSameSignature(digest, sha512(given.merchantKey + rawBody))) throw new MessageRefused('signature');
  const body = webhook.safeParse(jsonOf(rawBody));
  if (!body.success) throw new MessageRefused('malformed');
  const { order_number, status, response_code, amount, currency, approval_code, id } = body.data;
  const isApproved = status === 'approved' && response_code === '0000';
  return {
    reference: order_number,
    outcome: isApproved ? 'approved' : status === 'pending' ? 'pending' : 'refused',
    transactionId: id == null ? null : String(id),
    approvalCode: approval_code ?? null,
    amount,
    currency: currency ?? null,
    isHint: false,
  };
}

function reportOf(fields: Readonly<Record<string, string>>, reference: string): PaymentReport {
  const code = fields.response_code;
  return {
    reference,
    outcome: code === '0000' ? 'approved' : code === 'pending' ? 'pending' : 'refused',
    transactionId: fields.id || null,
    approvalCode: fields.approval_code || null,
    amount: /^\d+$/.test(fields.amount ?? '') ? Number(fields.amount) : null,
    currency: fields.currency || null,
    isHint: false,
  };
}

/** Texts shorter than three characters are refused by the form; missing ones become dots. */
const padded = (text: string, limit: number) => cutBytes(text, limit).padEnd(3, '.');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MessageRefused('malformed');
  }
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
