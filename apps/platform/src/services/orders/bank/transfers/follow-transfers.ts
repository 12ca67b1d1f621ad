import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, updateOrder } from '../../order.queries.ts';
import { listRefunds, updateRefund } from '../../staff/staff-orders.queries.ts';
import { flagForReview } from '../../state/flag-for-review.ts';
import { handOver } from '../../state/hand-over-refund.ts';
import { findLine, insertPart, listReferenced, updateLine } from '../bank.queries.ts';
import { findFile, findTransfer, listTransfers, takeBackTransfer, updateFile } from './transfer.queries.ts';

/**
 * What a statement tells of refunds that went to the bank: what went out is given back, also where nobody has said so; what
 * came back is owed again, and people are called. A statement is a file that anybody can write, so it moves refunds only for
 * who may give money back; for others its lines stay as they are. Returns how many of each.
 */
export async function followTransfers(
  kernel: Kernel,
  outer: Ctx,
  statementId: number,
): Promise<{ out: number; back: number }> {
  const counts = { out: 0, back: 0 };
  const { caller } = outer;
  if (caller.kind === 'staff' && !caller.permissions.includes('orders.refund')) return counts;
  for (const { id } of await listReferenced(outer, statementId)) {
    const way = await inTransaction(outer, (ctx) => follow(kernel, ctx, id));
    if (way) counts[way]++;
  }
  return counts;
}

async function follow(kernel: Kernel, ctx: Ctx, lineId: number): Promise<'out' | 'back' | undefined> {
  const line = await findLine(ctx, lineId, { lock: true });
  if (line?.state !== 'ignored' && line?.state !== 'open') return undefined;
  const found = await findTransfer(ctx, line);
  if (!found || line.currency !== 'EUR') return undefined;
  // Who takes the file back meanwhile waits, or was quicker.
  await findFile(ctx, found.transfer.fileId, { lock: true });
  if (!(await findTransfer(ctx, line))) return undefined;
  const { transfer, slug } = found;
  if (line.direction === 'out') {
    await handOver(kernel, ctx, slug, transfer.refundId);
    await endFile(ctx, transfer.fileId);
  } else {
    await owedAgain(kernel, ctx, slug, transfer.refundId);
    await takeBackTransfer(ctx, transfer.id);
  }
  await insertPart(ctx, { lineId, orderId: transfer.orderId, amount: line.amount, paymentId: null });
  const decided = { userId: userIdOf(ctx.caller) ?? null, isAutomatic: true, decidedAt: ctx.now };
  await updateLine(ctx, lineId, { state: 'booked', toldAt: ctx.now, ...decided });
  return line.direction === 'out' ? 'out' : 'back';
}

/** A file of which all went out was handed over, though nobody has said so. */
async function endFile(ctx: Ctx, fileId: number): Promise<void> {
  const file = await findFile(ctx, fileId, { lock: true });
  const isAll = (await listTransfers(ctx, [fileId])).every(({ handedAt }) => handedAt !== null);
  if (file?.state === 'made' && isAll)
    await updateFile(ctx, fileId, { state: 'handedOver', endedAt: ctx.now });
}

async function owedAgain(kernel: Kernel, ctx: Ctx, slug: string, refundId: number): Promise<void> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  const refund = (await listRefunds(ctx, order.id)).find(({ id }) => id === refundId);
  if (!refund || refund.handedAt === null) return;
  await updateRefund(ctx, refundId, { handedAt: null });
  const owed = await updateOrder(ctx, order.id, { handedBack: order.handedBack - refund.amount });
  await flagForReview(kernel, ctx, owed, 'refundReturned');
}
