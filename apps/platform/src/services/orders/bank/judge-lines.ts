import { setImmediate as others } from 'node:timers/promises';
import type { Ctx } from '#platform/kernel/context.ts';
import { type BankLineRow, firstAlike, listCandidates } from './bank.queries.ts';
import { isSure, type MatchedLine, matchLine, slugsIn, type Verdict } from './match-line.ts';
import type { Candidate } from './order-index.ts';
import { judgeRefunds } from './transfers/judge-refunds.ts';

/** What a movement is to the orders, and the orders it may be for. */
export interface Judged {
  verdict: Verdict;
  orders: Candidate[];
}

/** Movements that are judged before others are answered in between. */
const atOnce = 500;

/**
 * What open movements are to the orders as they stand now. `isNamedOnly` looks at orders that they name alone, which is all
 * that what is sure needs.
 */
export async function judgeLines(
  ctx: Ctx,
  lines: readonly BankLineRow[],
  { isNamedOnly = false } = {},
): Promise<Map<number, Judged>> {
  const judged = new Map<number, Judged>();
  if (lines.length === 0) return judged;
  const candidates = await listCandidates(ctx, slugsIn(lines), { waiting: !isNamedOnly });
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const refunds = await judgeRefunds(ctx, lines);
  const first = await firstAlike(
    ctx,
    lines.flatMap(({ likeness }) => (likeness === null ? [] : [likeness])),
  );
  for (const [place, line] of lines.entries()) {
    if (place % atOnce === atOnce - 1) await others();
    const refund = refunds.get(line.id);
    const verdict = refund
      ? { reason: refund.reason, parts: [], orderIds: [refund.order.id] }
      : undoneOr(line, matchLine(matchedOf(line, first), candidates));
    const orders = refund ? [refund.order] : verdict.orderIds.flatMap((id) => byId.get(id) ?? []);
    judged.set(line.id, { verdict, orders });
  }
  return judged;
}

/** A line that was read first is no repetition, also where another came after it. */
function matchedOf(line: BankLineRow, first: ReadonlyMap<string, number>): MatchedLine {
  const isMaybeTwice = line.likeness !== null && first.get(line.likeness) !== line.id;
  return { ...line, isMaybeTwice };
}

/** What a person took off an order is not put there again by itself; what only confirmed one has to be decided again. */
function undoneOr({ undoneAt }: BankLineRow, verdict: Verdict): Verdict {
  if (undoneAt === null || !isSure(verdict)) return verdict;
  return { ...verdict, reason: 'undone', parts: verdict.reason === 'confirms' ? [] : verdict.parts };
}
