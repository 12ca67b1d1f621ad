import { z } from 'zod';
import { cutBytes } from '../../cut-bytes.ts';
import { callProvider, type Outside } from '../../outside.ts';
import {
  definePaymentProvider,
  type KeySchemas,
  MessageRefused,
  type PaymentReport,
  type ProviderMessage,
  providerMode,
} from '../../payment-provider.ts';
import { beforeTheDeed, faultOfStatus, ProviderFault, ProviderRefusal } from '../../provider-fault.ts';
import { isSameSignature, sha512 } from '../../signature.ts';

const keys = z.object({
  mode: providerMode,
  shopId: z.string().min(1).max(50),
  secretKey: z.string().min(1),
} satisfies KeySchemas<'wspay'>);
type Keys = z.output<typeof keys>;

const pages = {
  live: 'https://form.wspay.biz/authorization.aspx',
  test: 'https://formtest.wspay.biz/authorization.aspx',
};
const servers = {
  live: 'https://secure.wspay.biz/api/services/',
  test: 'https://test.wspay.biz/api/services/',
};
const languages: Record<string, string> = { hrv: 'HR', eng: 'EN', deu: 'DE', ita: 'IT', slv: 'SI' };

/**
 * WSPay, form version 2.0 (SHA-512; the MD5 of older versions is not offered). Neither return nor report signs the
 * amount, so an approval counts only after the status was asked.
 */
export const wspay = definePaymentProvider({
  code: 'wspay',
  keys,
  async start(attempt, given, outside) {
    const { buyer, reference } = attempt;
    const total = decimalComma(attempt.amount);
    return {
      kind: 'form',
      action: outside.address('wspay', pages[given.mode]),
      fields: {
        ShopID: given.shopId,
        ShoppingCartID: reference,
        Version: '2.0',
        TotalAmount: total,
        Signature: withKey(given, [given.shopId, reference, total.replaceAll(/\D/g, '')]),
        ReturnURL: attempt.addresses.return,
        CancelURL: attempt.addresses.cancel,
        ReturnErrorURL: attempt.addresses.return,
        ReturnMethod: 'POST',
        Lang: languages[attempt.language] ?? 'EN',
        CustomerFirstName: cutBytes(buyer.firstName, 50),
        CustomerLastName: cutBytes(buyer.lastName, 50),
        CustomerAddress: cutBytes(buyer.street, 100),
        CustomerCity: cutBytes(buyer.city, 50),
        CustomerZIP: cutBytes(buyer.zipCode, 20),
        CustomerCountry: buyer.country,
        CustomerEmail: cutBytes(buyer.email, 100),
        CustomerPhone: cutBytes(buyer.phone, 30),
      },
    };
  },
  async read(message, given): Promise<PaymentReport> {
    const fields = message.channel === 'notice' ? reportFields(message) : message.fields;
    const reference = fields.ShoppingCartID;
    if (!reference) throw new MessageRefused('malformed');
    if (message.channel === 'notice') return readReport(fields, reference, given);
    const { Success = '', ApprovalCode = '' } = fields;
    const isSigned = isSameSignature(
      fields.Signature,
      withKey(given, [given.shopId, reference, Success, ApprovalCode]),
    );
    const nothing = { transactionId: fields.WsPayOrderId || null, amount: null, currency: null };
    if (message.channel === 'cancel' && !isSigned) {
      return { reference, outcome: 'cancelled', approvalCode: null, ...nothing, isHint: true };
    }
    if (!isSigned) throw new MessageRefused('signature');
    const isApproved = Success === '1' && ApprovalCode !== '';
    const refused = message.channel === 'cancel' ? 'cancelled' : 'refused';
    return {
      reference,
      outcome: isApproved ? 'approved' : refused,
      approvalCode: ApprovalCode || null,
      ...nothing,
      isHint: isApproved,
    };
  },
  async status(payment, given, outside) {
    const answer = await askStatus(payment.reference, given, outside);
    const report = reportOf(answer, payment.reference, false);
    return { ...report, amount: amountOf(answer.Amount, payment.amount) };
  },
  async refund(payment, { amount }, given, outside) {
    const digits = String(amount);
    const known = await beforeTheDeed('wspay', askStatus(payment.reference, given, outside));
    const { WsPayOrderId, STAN, ApprovalCode } = known;
    const answer = await ask('refund', given, outside, {
      Version: '2.0',
      WsPayOrderId: WsPayOrderId ?? '',
      ShopID: given.shopId,
      ApprovalCode: ApprovalCode ?? '',
      STAN: STAN ?? '',
      Amount: digits,
      // As in the vendor's plug-in: shop, order, then STAN, code and amount, each after the key, and the order again.
      Signature: sha512(
        `${given.shopId}${WsPayOrderId}${given.secretKey}${STAN}${given.secretKey}${ApprovalCode}${given.secretKey}${digits}${given.secretKey}${WsPayOrderId}`,
      ),
    });
    if (answer.ActionSuccess === '0') throw new ProviderRefusal('wspay', 'did not refund');
    if (answer.ActionSuccess !== '1') throw new ProviderFault('wspay', 'did not say whether it refunded');
    return { refundId: answer.ApprovalCode ?? null };
  },
  acknowledge: { type: 'text/plain', body: 'OK' },
});

/** Every part followed by the key, as SHA-512. */
function withKey({ secretKey }: Keys, parts: readonly string[]): string {
  return sha512(parts.map((part) => part + secretKey).join(''));
}

/** 1234550 as `12345,50`. */
export function decimalComma(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Signature of transaction reports and of answers to service calls. */
function isReportSigned(fields: Record<string, string>, { shopId, secretKey }: Keys): boolean {
  const { ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' } = fields;
  const expected = sha512(
    shopId + secretKey + ActionSuccess + ApprovalCode + secretKey + shopId + ApprovalCode + WsPayOrderId,
  );
  return isSameSignature(fields.Signature, expected);
}

function readReport(fields: Record<string, string>, reference: string, given: Keys): PaymentReport {
  if (!isReportSigned(fields, given)) throw new MessageRefused('signature');
  // The report signs neither the cart's number nor the amount: what it says is asked again.
  return reportOf(fields, reference, true);
}

function reportOf(fields: Record<string, string>, reference: string, isHint: boolean): PaymentReport {
  return {
    reference,
    outcome: outcomeOf(fields),
    transactionId: fields.WsPayOrderId || null,
    approvalCode: fields.ApprovalCode || null,
    amount: null,
    currency: currencyOf(fields.CurrencyCode),
    isHint,
  };
}

/** What happened, the latest first. */
function outcomeOf(fields: Record<string, string>): PaymentReport['outcome'] {
  if (isOne(fields.Refunded)) return 'refunded';
  if (isOne(fields.Voided)) return 'cancelled';
  if (isOne(fields.Completed) || isOne(fields.Authorized)) return 'approved';
  return isOne(fields.ActionSuccess) && fields.ApprovalCode ? 'approved' : 'refused';
}

const isOne = (flag: string | undefined) => flag === '1' || flag?.toLowerCase() === 'true';

/**
 * Amounts come as `123,45` or `123.45`, in some answers as a plain number of which the sources do not say whether it
 * counts euros or cents: it is treated as the one that fits, since the form that was paid carried a signed amount.
 */
function amountOf(text: string | undefined, expected: number): number | null {
  if (!text || !/^\d+([.,]\d{1,2})?$/.test(text)) return null;
  const [whole = '', decimals] = text.split(/[.,]/);
  if (decimals !== undefined) return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return Number(whole) * 100 === expected ? expected : Number(whole);
}

function currencyOf(code: string | undefined): string | null {
  if (!code) return null;
  return { '978': 'EUR', '840': 'USD', '977': 'BAM', '941': 'RSD' }[code] ?? code;
}

/** What WSPay knows of a payment; refused unless the answer is signed. */
async function askStatus(reference: string, given: Keys, outside: Outside) {
  const answer = await ask('statusCheck', given, outside, {
    Version: '2.0',
    ShopId: given.shopId,
    ShoppingCartId: reference,
    Signature: sha512(
      given.shopId + given.secretKey + reference + given.secretKey + given.shopId + reference,
    ),
  });
  if (answer.ShoppingCartID !== undefined && answer.ShoppingCartID !== reference) {
    throw new MessageRefused('otherShop');
  }
  if (!isReportSigned(answer, given)) throw new MessageRefused('signature');
  return answer;
}

async function ask(
  action: string,
  given: Keys,
  outside: Outside,
  body: Record<string, string>,
): Promise<Record<string, string>> {
  const { status, text } = await callProvider(
    'wspay',
    outside.address('wspay', `${servers[given.mode]}${action}`),
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );
  if (status !== 200) throw faultOfStatus('wspay', status);
  return parsed(text);
}

/** A report is JSON, or a form. */
function reportFields(message: ProviderMessage): Record<string, string> {
  return message.rawBody.trimStart().startsWith('{') ? parsed(message.rawBody) : { ...message.fields };
}

const flat = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

function parsed(text: string): Record<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new MessageRefused('malformed');
  }
  const result = flat.safeParse(value);
  if (!result.success) throw new MessageRefused('malformed');
  return Object.fromEntries(
    Object.entries(result.data).map(([key, one]) => [key, one === null ? '' : String(one)]),
  );
}
