import { documentWords } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';
import { orderReference } from '../payment-slip/check-reference.ts';
import { hub3Text, type PaymentSlip } from '../payment-slip/hub3-text.ts';
import type { Seller } from '../placing/seller.ts';

/** The payment slip of an order that awaits a bank transfer, with the text of its barcode; null when there is none. */
export interface OrderPaymentSlip extends PaymentSlip {
  /** Null where HUB-3 does not apply: another currency than the euro. */
  hub3: string | null;
}

/** What the buyer has to pay by bank; undefined when nothing is awaited or the shop has no account. */
export function orderPaymentSlip(order: OrderRow, seller: Seller): OrderPaymentSlip | undefined {
  const isAwaited = order.paymentKind === 'bankTransfer' && order.state === 'awaitingPayment';
  const isInvoice = order.paymentKind === 'hpf' && order.paidAt === null && order.state !== 'cancelled';
  if (!(isAwaited || isInvoice) || seller.iban === '') return undefined;
  const { billingAddress: buyer } = order;
  const paymentSlip: PaymentSlip = {
    amount: order.orderTotal - order.paidTotal,
    currency: order.currency,
    payer: {
      name: order.company?.companyName ?? `${buyer.firstName} ${buyer.lastName}`,
      street: `${buyer.street} ${buyer.houseNumber}`.trim(),
      town: `${buyer.zipCode} ${buyer.city}`.trim(),
    },
    recipient: { name: seller.name, street: seller.street, town: seller.town },
    iban: seller.iban,
    ...orderReference(order.slug),
    purposeCode: 'OTHR',
    description: `${documentWords('hrv').order} ${order.slug}`,
  };
  return { ...paymentSlip, hub3: order.currency === 'EUR' ? hub3Text(paymentSlip) : null };
}
