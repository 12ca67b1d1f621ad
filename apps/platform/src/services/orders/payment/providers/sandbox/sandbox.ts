import { z } from 'zod';
import {
  definePaymentProvider,
  MessageRefused,
  type PaymentReport,
  paymentOutcomes,
} from '../../payment-provider.ts';
import { hmacSha256, isSameSignature, sortedFields } from '../../signature.ts';
import { sandboxKey } from './sandbox-key.ts';

const keys = z.object({ secretKey: z.string().min(16) });

const message = z.object({
  reference: z.string().min(1),
  outcome: z.enum(paymentOutcomes),
  amount: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  currency: z.string().length(3),
  transactionId: z.string(),
});

/** Signature of the sandbox's messages, as other providers do it. */
export const sandboxSignature = (secretKey: string, fields: Readonly<Record<string, string>>): string =>
  hmacSha256(secretKey, sortedFields(fields, 'signature'));

/**
 * The sandbox: ships with the product, so that a shop can try card payments before it has a contract. No money
 * moves. Its pages are ours (`sandbox-page.ts`); everything else is as with a real provider.
 */
export const sandbox = definePaymentProvider({
  code: 'sandbox',
  keys,
  makeKeys: (kernel, siteId) => ({ secretKey: sandboxKey(kernel, siteId) }),
  async start(attempt, { secretKey }) {
    const fields = {
      reference: attempt.reference,
      amount: String(attempt.amount),
      currency: attempt.currency,
      language: attempt.language,
      shop: attempt.siteName,
      order: attempt.orderSlug,
      return_url: attempt.addresses.return,
      cancel_url: attempt.addresses.cancel,
      notice_url: attempt.addresses.notice,
    };
    const signature = sandboxSignature(secretKey, fields);
    const action = attempt.addresses.notice.replace(/\/notice\/(\d+)\/sandbox$/, '/sandboxBank/$1');
    return { kind: 'form', action, fields: { ...fields, signature } };
  },
  async read({ channel, fields }, { secretKey }): Promise<PaymentReport> {
    const parsed = message.safeParse(fields);
    if (!parsed.success) throw new MessageRefused('malformed');
    const isSigned = isSameSignature(fields.signature, sandboxSignature(secretKey, fields));
    if (!isSigned && channel !== 'cancel') throw new MessageRefused('signature');
    const { reference, outcome, amount, currency, transactionId } = parsed.data;
    return {
      reference,
      outcome: isSigned ? outcome : 'cancelled',
      transactionId: transactionId || null,
      approvalCode: transactionId || null,
      amount,
      currency,
      isHint: !isSigned,
    };
  },
  isRefundRepeatable: true,
  async refund(payment, { key }) {
    return { refundId: `${payment.reference} ${key}` };
  },
});
