import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, updateOrder } from '../../order.queries.ts';
import { listRefunds, updateRefund } from '../../staff/staff-orders.queries.ts';
import { flagForReview } from '../../state/flag-for-review.ts';
import { handOver } from '../../state/hand-over-refund.ts';
import { alone } from '../alone.ts';
import { type BankLineRow, findLine, insertPart, listReferenced, updateLine } from '../bank.queries.ts';
import { type RefundTrouble, refundIs } from './judge-refunds.ts';
import {
  findFile,
  findSent,
  findTwice,
  listTransfers,
  reviveTransfer,
  type SentRefund,
  type Transfer,
  takeBackTransfer,
  updateFile,
} from './transfer.queries.ts';

/** Most movements of refunds that one call follows: each has its mail. The rest waits for the next press. */
const mostAtOnce = 400;

/**
 * What a statement tells of refunds that went to the bank: what went out is given back, also where nobody has said so; what
 * came back is owed again, and people are called. What went out twice, or by a file that was taken back and made again, waits
 * for people. A statement is a file that anybody can write: who may read one (`orders.edit`) may give money back too. Returns how
 * many of each.
 */
export async function followTransfers(
  kernel: Kernel,
  outer: Ctx,
  statementId: number,
): Promise<{ out: number; back: number }> {
  const counts = { out: 0, back: 0 };
  for (const { id } of await listReferenced(outer, statementId, mostAtOnce)) {
    const way = await alone(outer, id, () => inTransaction(outer, (ctx) => follow(kernel, ctx, id)));
    if (way) counts[way]++;
  }
  return counts;
}

async function follow(kernel: Kernel, ctx: Ctx, lineId: number): Promise<'out' | 'back' | undefined> {
  const line = await findLine(ctx, lineId, { lock: true });
  if ((line?.state !== 'ignored' && line?.state !== 'open') || line.currency !== 'EUR') return undefined;
  const known = await findSent(ctx, line);
  if (!known) return undefined;
  // Who takes the file back meanwhile waits, or was quicker.
  await findFile(ctx, known.transfer.fileId, { lock: true });
  const sent = await findSent(ctx, line);
  if (!sent) return undefined;
  if (line.direction === 'in') return (await cameBack(kernel, ctx, line, sent)) ? 'back' : undefined;
  const is = refundIs(sent);
  if (is !== 'goes') {
    await waitFor(kernel, ctx, line, sent, is);
    return undefined;
  }
  const { transfer, slug } = sent;
  if (transfer.takenBackAt !== null) {
    await reviveTransfer(ctx, transfer.id);
    await flag(kernel, ctx, slug, 'refundFileCarriedOut');
  }
  await handOver(kernel, ctx, slug, transfer.refundId);
  await endFile(ctx, transfer.fileId);
  await markBooked(ctx, line, transfer);
  return 'out';
}

/** Money that came back is owed again, unless more of it had gone out than was owed. */
async function cameBack(kernel: Kernel, ctx: Ctx, line: BankLineRow, sent: SentRefund): Promise<boolean> {
  const { transfer, slug } = sent;
  const twice = await findTwice(ctx, line);
  if (twice) await markBooked(ctx, twice, transfer);
  else if (transfer.takenBackAt === null) {
    await owedAgain(kernel, ctx, slug, transfer.refundId);
    await takeBackTransfer(ctx, transfer.id);
  } else return false;
  await markBooked(ctx, line, transfer);
  return true;
}

async function markBooked(
  ctx: Ctx,
  { id: lineId, amount }: BankLineRow,
  { orderId }: Transfer,
): Promise<void> {
  await insertPart(ctx, { lineId, orderId, amount, paymentId: null });
  const decided = { userId: userIdOf(ctx.caller) ?? null, isAutomatic: true, decidedAt: ctx.now };
  await updateLine(ctx, lineId, { state: 'booked', toldAt: ctx.now, ...decided });
}

/** Shows a movement that people have to know of, with what the file said of its payee, and calls them once. */
async function waitFor(
  kernel: Kernel,
  ctx: Ctx,
  line: BankLineRow,
  { transfer, slug }: SentRefund,
  why: RefundTrouble,
): Promise<void> {
  if (line.toldAt !== null) return;
  const { name, iban, text } = transfer;
  await updateLine(ctx, line.id, { state: 'open', toldAt: ctx.now, ...{ name, iban, text } });
  await flag(kernel, ctx, slug, why === 'refundTwice' ? why : 'refundFileCarriedOut');
}

async function flag(kernel: Kernel, ctx: Ctx, slug: string, why: string): Promise<void> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (order) await flagForReview(kernel, ctx, order, why);
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
