import type { PaymentRow } from './payment.queries.ts';
import type { StoredPayment } from './payment-provider.ts';

/** A payment as providers are asked about it. */
export function storedPayment(row: PaymentRow): StoredPayment {
  const { reference, amount, currency, remoteId, transactionId, approvalCode, subscription } = row;
  return { reference, amount, currency, remoteId, transactionId, approvalCode, subscription };
}
