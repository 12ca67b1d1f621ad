import type { postSureBankLines } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { alone } from './alone.ts';
import { type BankLineRow, countLines, findLine, findStatement, listOpen } from './bank.queries.ts';
import { judgeLines } from './judge-lines.ts';
import { isSure } from './match-line.ts';
import { confirmLine, lockOrders, postLine } from './post-line.ts';
import { tellReturns } from './tell-returns.ts';
import { followTransfers } from './transfers/follow-transfers.ts';

/** Most movements that one call books: each pays an order, with its invoice and mail. The rest waits for the next press. */
const mostAtOnce = 400;

/** Books what of a statement has become sure since it was read. */
export async function postSureOf(
  kernel: Kernel,
  ctx: Ctx,
  { id }: EndpointParsed<typeof postSureBankLines>,
): Promise<EndpointReturn<typeof postSureBankLines>> {
  if (!(await findStatement(ctx, id))) throw new Refusal('notFound');
  return postSure(kernel, ctx, id);
}

/** The same where it is known to be there: how many were booked, and how many wait. */
export async function postSure(
  kernel: Kernel,
  ctx: Ctx,
  statementId: number,
): Promise<{ booked: number; open: number }> {
  const open = await listOpen(ctx, statementId);
  const judged = await judgeLines(ctx, open, { isNamedOnly: true });
  const sure = open
    .filter(({ id }) => isSure(judged.get(id)?.verdict ?? { reason: 'unknown' }))
    // What failed before keeps nothing else from its turn.
    .sort((one, other) => Number(one.failedAt !== null) - Number(other.failedAt !== null));
  let booked = 0;
  for (const { id } of sure.slice(0, mostAtOnce))
    if (await alone(ctx, id, () => postIfSure(kernel, ctx, id))) booked++;
  const refunded = await followTransfers(kernel, ctx, statementId);
  await tellReturns(kernel, ctx, open);
  return {
    booked: booked + refunded.out + refunded.back,
    open: (await countLines(ctx, [statementId])).get(statementId)?.open ?? 0,
  };
}

/** Looks once more when movement and order are locked: somebody may have been quicker. */
async function postIfSure(kernel: Kernel, outer: Ctx, lineId: number): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const line = await findLine(ctx, lineId, { lock: true });
    if (line?.state !== 'open') return false;
    const [orderId] = (await sureVerdict(ctx, line))?.orderIds ?? [];
    if (orderId === undefined) return false;
    const [order] = await lockOrders(ctx, [orderId]);
    const verdict = await sureVerdict(ctx, line);
    if (!order || verdict?.orderIds[0] !== order.id) return false;
    const decided = { userId: userIdOf(ctx.caller) ?? null, isAutomatic: true };
    if (verdict.reason === 'confirms') await confirmLine(ctx, line, order, decided);
    else await postLine(kernel, ctx, line, [{ order, amount: line.amount }], decided);
    return true;
  });
}

async function sureVerdict(ctx: Ctx, line: BankLineRow) {
  const verdict = (await judgeLines(ctx, [line], { isNamedOnly: true })).get(line.id)?.verdict;
  return verdict && isSure(verdict) ? verdict : undefined;
}
