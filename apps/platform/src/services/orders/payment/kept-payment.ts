import type { KeptPayment } from './gateway.ts';
import type { PaymentRow } from './payment.queries.ts';

/** A payment as gateways are asked about it. */
export function keptPayment(row: PaymentRow): KeptPayment {
  const { reference, amount, currency, remoteId, transactionId, approvalCode, subscription } = row;
  return { reference, amount, currency, remoteId, transactionId, approvalCode, subscription };
}
