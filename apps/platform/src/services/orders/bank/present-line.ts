import type { BankReason } from '@izlog/contract/ecommerce/bank/bank-reasons';
import type { BankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import { type BankLineRow, listCandidates, listParts } from './bank.queries.ts';
import { judgeLines } from './judge-lines.ts';
import { isSure, type Verdict } from './match-line.ts';
import type { Candidate } from './order-index.ts';
import { ordersTakenBack } from './tell-returns.ts';

/** Movements as staff see them: what they were booked on, and of those that are open what they may be. */
export async function presentLines(ctx: Ctx, lines: readonly BankLineRow[]): Promise<BankLine[]> {
  const open = lines.filter(({ state }) => state === 'open');
  const judged = await judgeLines(ctx, open);
  const parts = Map.groupBy(
    await listParts(
      ctx,
      lines.filter(({ state }) => state === 'booked').map(({ id }) => id),
    ),
    ({ lineId }) => lineId,
  );
  const names = await namesOf(
    ctx,
    lines.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  const shown: BankLine[] = [];
  for (const line of lines) {
    const { verdict, orders = [] } = judged.get(line.id) ?? {};
    const taken =
      verdict?.reason === 'takenBack' ? await listCandidates(ctx, await ordersTakenBack(ctx, line)) : [];
    const found = [...orders, ...taken];
    shown.push({
      id: line.id,
      position: line.position,
      direction: line.direction,
      amount: toDecimal(line.amount),
      currency: line.currency,
      bookedOn: line.bookedOn,
      name: line.name,
      iban: line.iban,
      reference: line.reference,
      text: line.text,
      returnReason: line.returnReason,
      state: line.state,
      isAutomatic: line.isAutomatic,
      reason: verdict ? reasonOf(line, verdict) : null,
      proposed: (verdict?.parts ?? []).map(({ orderId, amount }) => ({
        slug: found.find(({ id }) => id === orderId)?.slug ?? '',
        amount: toDecimal(amount),
      })),
      orders: found.map(presentOrder),
      parts: (parts.get(line.id) ?? []).map(({ slug, amount }) => ({ slug, amount: toDecimal(amount) })),
      note: line.note,
      by: line.userId === null ? '' : (names.get(line.userId) ?? ''),
      decidedAt: line.decidedAt?.toISOString() ?? null,
    });
  }
  return shown;
}

/** What could have been booked by itself, and was not. */
const reasonOf = ({ failedAt }: BankLineRow, verdict: Verdict): BankReason =>
  failedAt !== null && (isSure(verdict) || verdict.reason === 'refundOut') ? 'failed' : verdict.reason;

const presentOrder = ({ slug, buyer, state, rest, currency }: Candidate): BankLine['orders'][number] => ({
  ...{ slug, buyer, state, currency },
  rest: toDecimal(rest),
});
