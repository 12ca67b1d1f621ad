import { toCents } from '@izlog/contract/money';
import { z } from 'zod';
import { MessageRefused, type PaymentReport, type StoredPayment } from '../../payment-provider.ts';
import { money } from './paypal-api.ts';

export const createdOrder = z.object({ id: z.string().min(1), status: z.string() });
/** Of money that has come PayPal says what it kept; of money that waits it does not. */
const breakdown = z.object({ paypal_fee: money.optional() }).optional().catch(undefined);
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  seller_receivable_breakdown: breakdown,
});
export const shownOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z.object({ captures: z.array(capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
export const madeRefund = z.object({ id: z.string(), status: z.string() });

/** An order of another shop's or another attempt's is not ours, whatever its state. */
export function mustBeOurs(order: z.output<typeof shownOrder>, payment: StoredPayment): void {
  const unit = order.purchase_units[0];
  if (order.id !== payment.remoteId || (unit?.custom_id ?? unit?.reference_id) !== payment.reference) {
    throw new MessageRefused('otherShop');
  }
}

const captureOutcomes: Record<string, PaymentReport['outcome']> = {
  COMPLETED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  PENDING: 'pending',
  DECLINED: 'refused',
  FAILED: 'refused',
  REFUNDED: 'refunded',
};

/** What PayPal says of an order and of its capture. */
export function orderReport(order: z.output<typeof shownOrder>, payment: StoredPayment): PaymentReport {
  const [made] = order.purchase_units[0]?.payments?.captures ?? [];
  return {
    reference: payment.reference,
    outcome: made
      ? (captureOutcomes[made.status] ?? 'pending')
      : order.status === 'VOIDED'
        ? 'cancelled'
        : 'pending',
    transactionId: made?.id ?? null,
    approvalCode: null,
    amount: made ? toCents(Number(made.amount.value)) : null,
    currency: made?.amount.currency_code ?? null,
    ...feeOf(made),
    isHint: false,
  };
}

/** What PayPal kept of a payment, where it says so in the currency of the payment. */
function feeOf(made: z.output<typeof capture> | undefined): Pick<PaymentReport, 'fee'> {
  const fee = made?.seller_receivable_breakdown?.paypal_fee;
  return fee && fee.currency_code === made.amount.currency_code ? { fee: toCents(Number(fee.value)) } : {};
}
