import { createHash } from 'node:crypto';
import type { ProviderMessage } from '../../src/services/orders/payment/payment-provider.ts';
import type { ProviderCode } from '../../src/services/orders/payment/provider-codes.ts';
import { fakeKeys, fakeSignatures } from './fake-providers.ts';

type Fields = Record<string, string>;

/** What a provider sends back to the shop for a form that it was sent: the browser's return and its own notice. */
export interface ProviderForm {
  code: ProviderCode;
  keys: object;
  /** Whether the provider would take the form: its signature is right and its fields fit. */
  takes(fields: Fields): boolean;
  amountOf(fields: Fields): number;
  referenceOf(fields: Fields): string;
  returns(fields: Fields, outcome: 'approved' | 'refused', address: string): ProviderMessage;
  /** Undefined for providers that send none. */
  notice(fields: Fields, outcome: 'approved' | 'refused'): ProviderMessage | undefined;
}

const message = (given: Partial<ProviderMessage>): ProviderMessage => ({
  channel: 'return',
  address: 'https://prvi.test/api/v2/ecommerce/payment/return/1/x',
  fields: {},
  rawBody: '',
  headers: {},
  ...given,
});

const fits = (fields: Fields, limits: Record<string, number>) =>
  Object.entries(limits).every(([name, limit]) => Buffer.byteLength(fields[name] ?? '') <= limit);

const corvuspay: ProviderForm = {
  code: 'corvuspay',
  keys: fakeKeys.corvuspay,
  takes: (fields) =>
    fields.signature === fakeSignatures.corvuspay(fields) &&
    fields.store_id === fakeKeys.corvuspay.storeId &&
    /^\d+\.\d\d$/.test(fields.amount ?? '') &&
    fits(fields, {
      order_number: 30,
      cart: 255,
      cardholder_name: 40,
      cardholder_surname: 40,
      cardholder_address: 40,
      cardholder_city: 20,
      cardholder_zip_code: 9,
    }),
  amountOf: ({ amount = '' }) => Math.round(Number(amount) * 100),
  referenceOf: ({ order_number = '' }) => order_number,
  returns(fields, outcome) {
    const answer: Fields = {
      order_number: fields.order_number ?? '',
      language: 'hr',
      approval_code: outcome === 'approved' ? '123456' : '',
      response_code: outcome === 'approved' ? '0' : '100',
    };
    return message({ fields: { ...answer, signature: fakeSignatures.corvuspay(answer) } });
  },
  notice: () => undefined,
};

const wspay: ProviderForm = {
  code: 'wspay',
  keys: fakeKeys.wspay,
  takes: (fields) =>
    fields.Signature === fakeSignatures.wspayForm(fields) &&
    fields.Version === '2.0' &&
    /^\d+,\d\d$/.test(fields.TotalAmount ?? '') &&
    /^[\w.-]{1,255}$/.test(fields.ShoppingCartID ?? ''),
  amountOf: ({ TotalAmount = '' }) => Number(TotalAmount.replace(',', '')),
  referenceOf: ({ ShoppingCartID = '' }) => ShoppingCartID,
  returns(fields, outcome) {
    const answer: Fields = {
      ShoppingCartID: fields.ShoppingCartID ?? '',
      Success: outcome === 'approved' ? '1' : '0',
      ApprovalCode: outcome === 'approved' ? '961792' : '',
      WsPayOrderId: `WS-${fields.ShoppingCartID}`,
      PaymentType: 'VISA',
    };
    return message({ fields: { ...answer, Signature: fakeSignatures.wspayReturn(answer) } });
  },
  notice(fields, outcome) {
    const isApproved = outcome === 'approved';
    const report: Fields = {
      ShoppingCartID: fields.ShoppingCartID ?? '',
      WsPayOrderId: `WS-${fields.ShoppingCartID}`,
      ApprovalCode: isApproved ? '961792' : '',
      ActionSuccess: isApproved ? '1' : '0',
      Authorized: isApproved ? '1' : '0',
      Amount: fields.TotalAmount ?? '',
    };
    const rawBody = JSON.stringify({ ...report, Signature: fakeSignatures.wspayReport(report) });
    return message({ channel: 'notice', rawBody });
  },
};

const monri: ProviderForm = {
  code: 'monri',
  keys: fakeKeys.monri,
  takes: (fields) =>
    fields.digest === fakeSignatures.monriForm(fields) &&
    fields.authenticity_token === fakeKeys.monri.authenticityToken &&
    fields.transaction_type === 'purchase' &&
    ['ch_full_name', 'ch_address', 'ch_city', 'ch_zip', 'ch_phone', 'ch_email', 'order_info'].every(
      (name) => (fields[name] ?? '').length >= 3,
    ) &&
    fits(fields, {
      ch_full_name: 30,
      ch_address: 100,
      ch_city: 30,
      ch_zip: 9,
      ch_phone: 30,
      order_number: 40,
    }),
  amountOf: ({ amount = '' }) => Number(amount),
  referenceOf: ({ order_number = '' }) => order_number,
  returns({ amount = '', currency = '', order_number = '' }, outcome, address) {
    const url = new URL(address);
    const code = outcome === 'approved' ? '0000' : '1001';
    for (const [name, value] of Object.entries({
      acquirer: 'integration_acq',
      amount,
      approval_code: outcome === 'approved' ? '629762' : '',
      ch_full_name: 'Žarko Đurić',
      currency,
      order_number,
      response_code: code,
    })) {
      url.searchParams.set(name, value);
    }
    const digest = fakeSignatures.monriReturn(url.href);
    const full = `${url.href}&digest=${digest}`;
    return message({ address: full, fields: Object.fromEntries(new URL(full).searchParams) });
  },
  notice({ amount = '', currency = '', order_number = '' }, outcome) {
    const isApproved = outcome === 'approved';
    const rawBody = JSON.stringify({
      id: 214,
      order_number,
      amount: Number(amount),
      currency,
      status: isApproved ? 'approved' : 'declined',
      response_code: isApproved ? '0000' : '1001',
      approval_code: isApproved ? '629762' : null,
    });
    const digest = createHash('sha512')
      .update(fakeKeys.monri.merchantKey + rawBody)
      .digest('hex');
    return message({ channel: 'notice', rawBody, headers: { authorization: `WP3-callback ${digest}` } });
  },
};

/** The providers that are reached by a signed form. */
export const formProviders: readonly ProviderForm[] = [corvuspay, wspay, monri];
