import { createHash } from 'node:crypto';
import {
  type FakeAnswer,
  type FakeCall,
  type FakeForm,
  type FakePayment,
  type FakeProvider,
  type Fields,
  json,
  message,
} from '#test/fakes/fake-provider.ts';

const keys = { mode: 'test', shopId: 'MOJSHOP', secretKey: 'wspay tajna' } as const;

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** The signatures as the provider computes them. */
const signatures = {
  form: ({ ShoppingCartID = '', TotalAmount = '' }: Record<string, string>) => {
    const { shopId, secretKey } = keys;
    return sha512(
      `${shopId}${secretKey}${ShoppingCartID}${secretKey}${TotalAmount.replaceAll(/[,.]/g, '')}${secretKey}`,
    );
  },
  return: ({ ShoppingCartID = '', Success = '', ApprovalCode = '' }: Record<string, string>) => {
    const { shopId, secretKey } = keys;
    return sha512(
      `${shopId}${secretKey}${ShoppingCartID}${secretKey}${Success}${secretKey}${ApprovalCode}${secretKey}`,
    );
  },
  report: ({ ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' }: Record<string, string>) => {
    const { shopId, secretKey } = keys;
    return sha512(
      `${shopId}${secretKey}${ActionSuccess}${ApprovalCode}${secretKey}${shopId}${ApprovalCode}${WsPayOrderId}`,
    );
  },
};

const form: FakeForm = {
  signature: 'Signature',
  signed: ['ShoppingCartID', 'Success', 'ApprovalCode', 'Signature'],
  tellsAmount: true,
  takes: (fields) =>
    fields.Signature === signatures.form(fields) &&
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
    return message({ fields: { ...answer, Signature: signatures.return(answer) } });
  },
  webhook(fields, outcome) {
    const isApproved = outcome === 'approved';
    const report: Fields = {
      ShoppingCartID: fields.ShoppingCartID ?? '',
      WsPayOrderId: `WS-${fields.ShoppingCartID}`,
      ApprovalCode: isApproved ? '961792' : '',
      ActionSuccess: isApproved ? '1' : '0',
      Authorized: isApproved ? '1' : '0',
      Amount: fields.TotalAmount ?? '',
    };
    const rawBody = JSON.stringify({ ...report, Signature: signatures.report(report) });
    return message({ channel: 'notice', rawBody });
  },
};

function answer({ path, body }: FakeCall, payments: Map<string, FakePayment>): FakeAnswer {
  const fields = JSON.parse(body) as Record<string, string>;
  const { shopId, secretKey } = keys;
  const id = path.endsWith('/statusCheck')
    ? (fields.ShoppingCartId ?? '')
    : (fields.WsPayOrderId ?? '').replace(/^WS-/, '');
  const payment = payments.get(id);
  const signed = path.endsWith('/statusCheck')
    ? sha512(`${shopId}${secretKey}${id}${secretKey}${shopId}${id}`)
    : sha512(
        `${shopId}WS-${id}${secretKey}${fields.STAN}${secretKey}${fields.ApprovalCode}${secretKey}${fields.Amount}${secretKey}WS-${id}`,
      );
  if (fields.Signature !== signed || !payment) return json({ ActionSuccess: '0' }, 400);
  if (path.endsWith('/refund')) {
    payment.refunded += Number(fields.Amount);
    return json({ ActionSuccess: '1', ApprovalCode: 'R1' });
  }
  const isApproved = payment.state === 'approved';
  const report = {
    ShoppingCartID: id,
    WsPayOrderId: `WS-${id}`,
    STAN: '38967',
    ApprovalCode: isApproved ? '961792' : '',
    ActionSuccess: isApproved ? '1' : '0',
    Authorized: isApproved ? '1' : '0',
    Completed: isApproved ? '1' : '0',
    Voided: '0',
    Refunded: payment.state === 'refunded' ? '1' : '0',
    Amount: (payment.amount / 100).toFixed(2).replace('.', ','),
    CurrencyCode: payment.currency === 'EUR' ? '978' : '840',
  };
  return json({ ...report, Signature: signatures.report(report) });
}

/** WSPay as tests play it. */
export const fakeWSPay = { keys, answer, form } satisfies FakeProvider;
