import { mayMoveReturn, openReturnStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { insertEvent, listItems, type OrderRow } from '../order.queries.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal.queries.ts';
import { hasGoods, moveReturn, setDue } from './move-return.ts';
import {
  announcedOf,
  countAnnounced,
  insertReturn,
  listReturnLines,
  listReturnsOf,
  type ReturnRow,
  shortenReturnLine,
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
  await makeRoom(kernel, ctx, order, asked);
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

/**
 * Announcements that nobody has received make room for what is withdrawn from, and for no more: of a line only the pieces that
 * are not free, and the whole return is cancelled, with a word to its buyer, only where nothing else is left of it.
 */
async function makeRoom(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  asked: ReadonlyMap<number, number>,
): Promise<void> {
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
  const needed = await missingOf(ctx, order, asked);
  for (const other of others) {
    const own = lines.filter(({ returnId }) => returnId === other.id);
    const taken = own.flatMap((line) => {
      const rest = needed.get(line.itemId) ?? 0;
      const quantity = Math.min(line.quantity - line.refunded, rest);
      needed.set(line.itemId, rest - quantity);
      return quantity > 0 ? [{ line, itemId: line.itemId, quantity }] : [];
    });
    if (taken.length === 0) continue;
    const takenOf = new Map(taken.map(({ line, quantity }) => [line.id, quantity]));
    if (own.every(({ id, quantity, refunded }) => quantity - refunded === (takenOf.get(id) ?? 0))) {
      const moved = await moveReturn(ctx, other, 'cancelled', 'platform');
      await mailReturn(kernel, ctx, order, moved, 'cancelled');
      continue;
    }
    for (const { line, quantity } of taken) await shortenReturnLine(ctx, line, quantity);
    await countAnnounced(ctx, order.id, taken, -1);
    await setDue(ctx, other, {});
    const names = new Map((await listItems(ctx, [order.id])).map(({ id, name }) => [id, name]));
    const gone = taken.map(({ itemId, quantity }) => `−${quantity} × ${names.get(itemId) ?? ''}`).join(', ');
    await insertEvent(ctx, {
      orderId: order.id,
      kind: 'return',
      note: `${other.number} ${other.state} ${gone}`,
    });
  }
}

/** Pieces of each line that are asked for and stand in an announcement. */
async function missingOf(
  ctx: Ctx,
  order: OrderRow,
  asked: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const announced = await announcedOf(ctx, [...asked.keys()]);
  const items = await listItems(ctx, [order.id]);
  return new Map(
    items.map(({ id, quantity, refundedQuantity }) => {
      const free = Math.max(0, quantity - refundedQuantity - (announced.get(id) ?? 0));
      return [id, Math.max(0, (asked.get(id) ?? 0) - free)];
    }),
  );
}
