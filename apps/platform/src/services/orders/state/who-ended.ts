import { type Mover, releasedStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { Ctx } from '#platform/kernel/context.ts';
import { listEvents, type OrderRow } from '../order.queries.ts';

/** What stands in the history of an order that the platform has ended by itself: its time was over, its pieces were gone. */
export const endedByItself = { expired: 'expired', soldOut: 'soldOut' } as const;

/**
 * Who ended an order, as its history says; null while it has not ended. What no provider and no clock has ended was meant by
 * a person, and does not come back by itself.
 */
export async function whoEnded(ctx: Ctx, order: Pick<OrderRow, 'id' | 'state'>): Promise<Mover | null> {
  if (!releasedStates.includes(order.state)) return null;
  const end = (await listEvents(ctx, order.id)).findLast(
    ({ kind, state }) => kind === 'state' && state === order.state,
  );
  if (end?.userId != null) return 'staff';
  // The notes of the platform are its own: buyers write none.
  const isByItself = order.state === 'failed' || Object.keys(endedByItself).includes(end?.note ?? '');
  return isByItself ? 'platform' : 'buyer';
}
