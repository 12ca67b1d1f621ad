import { isForPackers } from '@izlog/contract/ecommerce/orders/order-packing';
import type { Ctx } from '#platform/kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';

/** Whether the caller sees an order: who only ships sees what is to be packed and what left lately, others all of them. */
export const seesOrder = ({ caller, now }: Ctx, order: Pick<OrderRow, 'state' | 'createdAt'>): boolean =>
  caller.kind !== 'staff' || caller.permissions.includes('orders.read') || isForPackers(order, now);
