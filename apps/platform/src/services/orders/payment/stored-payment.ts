import { mayMove } from '@izlog/contract/ecommerce/orders/order-states';
import type { Ctx } from '#platform/kernel/context.ts';
import { findOrderById } from '../order.queries.ts';
import { restOf } from '../state/rest-to-pay.ts';
import { whoEnded } from '../state/who-ended.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { StoredPayment } from './payment-provider.ts';

/** A payment as providers are asked about it; nothing is taken unless it is known that it may be. */
export function storedPayment(row: PaymentRow, { mayBeTaken = false } = {}): StoredPayment {
  const { reference, amount, currency, remoteId, transactionId, approvalCode, subscription } = row;
  return { reference, amount, currency, remoteId, transactionId, approvalCode, subscription, mayBeTaken };
}

/** The same, asked what became of it: what the buyer has agreed to is taken while the order still waits for just that. */
export async function awaitedPayment(ctx: Ctx, row: PaymentRow): Promise<StoredPayment> {
  const order = await findOrderById(ctx, row.orderId);
  const isAwaited =
    order !== undefined &&
    order.paidAt === null &&
    mayMove(order.state, 'paid', 'platform') &&
    row.amount === restOf(order);
  const by = isAwaited ? await whoEnded(ctx, order) : null;
  return storedPayment(row, { mayBeTaken: isAwaited && (by === null || by === 'platform') });
}
