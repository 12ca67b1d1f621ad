import { mayMoveReturn } from '@izlog/contract/ecommerce/returns/return-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { RefundRow } from '../staff/staff-orders.queries.ts';
import { moveReturn } from './move-return.ts';
import { listReturnLines, listReturnsOf, type ReturnRow } from './return.queries.ts';

/** What the refund of a return is called: once. (A refund that failed gives its name up.) */
export const refundKeyOf = ({ id }: Pick<ReturnRow, 'id'>): string => `return ${id}`;

/** The returns that a refund settles: the one it was asked for, and those of which it gave the last piece back. */
export async function endReturns(ctx: Ctx, refund: RefundRow): Promise<void> {
  const returns = await listReturnsOf(ctx, [refund.orderId]);
  const lines = await listReturnLines(
    ctx,
    returns.map(({ id }) => id),
  );
  const taken = new Set(refund.returned.map(({ lineId }) => lineId));
  for (const row of returns) {
    if (!mayMoveReturn(row, 'settled', 'platform')) continue;
    const own = lines.filter(({ returnId }) => returnId === row.id);
    const isAllBack = own.every(({ quantity, refunded }) => quantity === refunded);
    const isTouched = own.some(({ id }) => taken.has(id));
    if (refund.key === refundKeyOf(row) || (isTouched && isAllBack))
      await moveReturn(ctx, row, 'settled', 'platform', { refundId: refund.id });
  }
}
