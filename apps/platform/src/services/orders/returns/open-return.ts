import { mayMoveReturn, openReturnStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { insertEvent, listItems, type OrderRow } from '../order.queries.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal.queries.ts';
import { hasGoods, moveReturn, setDue } from './move-return.ts';
import {
  announcedOf,
  insertReturn,
  listReturnLines,
  listReturnsOf,
  type ReturnRow,
} from './return.queries.ts';
import { mailReturn } from './return-mails.ts';

/** The number of the next return of an order. */
export const nextNumber = (order: OrderRow, before: readonly ReturnRow[]): string =>
  `${order.slug}-P${before.length + 1}`;

/**
 * A statement of withdrawal opens its return, approved from the first moment (RET-01). Pieces that stood in another
 * announcement, and have not arrived, come over: who withdraws no longer waits for an exchange. The caller has locked the order.
 */
export async function openByWithdrawal(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  statement: WithdrawalRow,
): Promise<ReturnRow | undefined> {
  const asked = new Map(statement.lines.map(({ id, quantity }) => [id, quantity]));
  await closeOthers(ctx, order, asked);
  const items = await listItems(ctx, [order.id]);
  const announced = await announcedOf(ctx, [...asked.keys()]);
  const lines = items.flatMap((item) => {
    const free = item.quantity - item.refundedQuantity - (announced.get(item.id) ?? 0);
    const quantity = Math.min(asked.get(item.id) ?? 0, free);
    return quantity > 0 ? [{ itemId: item.id, quantity }] : [];
  });
  if (lines.length === 0) return undefined;
  const before = await listReturnsOf(ctx, [order.id]);
  const made = await insertReturn(
    ctx,
    {
      orderId: order.id,
      number: nextNumber(order, before),
      state: 'approved',
      reason: 'withdrawal',
      withdrawalId: statement.id,
      name: statement.name,
      contact: statement.contact,
      requestedAt: ctx.now,
      history: [{ state: 'approved', at: ctx.now.toISOString() }],
    },
    lines,
  );
  const row = await setDue(ctx, made, {});
  await insertEvent(ctx, { orderId: order.id, kind: 'return', note: `${row.number} ${row.state}` });
  if (await hasGoods(ctx, row)) await mailReturn(kernel, ctx, order, row, 'approved');
  return row;
}

/** Announcements of the same pieces that nobody has received make room. */
async function closeOthers(ctx: Ctx, order: OrderRow, asked: ReadonlyMap<number, number>): Promise<void> {
  const others = (await listReturnsOf(ctx, [order.id])).filter(
    (one) =>
      openReturnStates.includes(one.state) &&
      one.reason !== 'withdrawal' &&
      mayMoveReturn(one, 'cancelled', 'platform'),
  );
  const lines = await listReturnLines(
    ctx,
    others.map(({ id }) => id),
  );
  for (const other of others) {
    if (lines.some(({ returnId, itemId }) => returnId === other.id && asked.has(itemId)))
      await moveReturn(ctx, other, 'cancelled', 'platform');
  }
}
