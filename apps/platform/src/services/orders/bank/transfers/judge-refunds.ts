import type { Ctx } from '#platform/kernel/context.ts';
import { type BankLineRow, listCandidates } from '../bank.queries.ts';
import type { Candidate } from '../order-index.ts';
import { findSent, type SentRefund } from './transfer.queries.ts';

/** Why money that went out waits for people. */
export type RefundTrouble = 'refundTwice' | 'fileTakenBack';

/**
 * What money that went out for a refund is: `goes` settles what was owed; else more went than was owed, or the bank carried out a
 * file that was taken back while the refund stands in a newer one, which has to be stopped first.
 */
export function refundIs({
  transfer,
  handedAt,
  wentBefore,
  standsInOther,
}: SentRefund): 'goes' | RefundTrouble {
  if (wentBefore) return 'refundTwice';
  if (transfer.takenBackAt === null) return 'goes';
  if (handedAt !== null) return 'refundTwice';
  return standsInOther ? 'fileTakenBack' : 'goes';
}

/** The same of open movements that went out, by movement, with the order of the refund. */
export async function judgeRefunds(
  ctx: Ctx,
  lines: readonly BankLineRow[],
): Promise<Map<number, { reason: RefundTrouble | 'refundOut'; order: Candidate }>> {
  const judged = new Map<number, { reason: RefundTrouble | 'refundOut'; order: Candidate }>();
  for (const line of lines) {
    if (line.direction !== 'out' || line.endToEndId === null) continue;
    const sent = await findSent(ctx, line);
    const [order] = sent ? await listCandidates(ctx, [sent.slug]) : [];
    if (!sent || !order) continue;
    const is = refundIs(sent);
    judged.set(line.id, { reason: is === 'goes' ? 'refundOut' : is, order });
  }
  return judged;
}
