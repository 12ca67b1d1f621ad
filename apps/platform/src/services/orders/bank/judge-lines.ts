import type { Ctx } from '#platform/kernel/context.ts';
import { type BankLineRow, firstAlike, listCandidates } from './bank.queries.ts';
import { type Candidate, type MatchedLine, matchLine, slugsIn, type Verdict } from './match-line.ts';

/** What a movement is to the orders, and the orders it may be for. */
export interface Judged {
  verdict: Verdict;
  orders: Candidate[];
}

/**
 * What open movements are to the orders as they stand now. `isNamedOnly` looks at orders that they name alone, which is all
 * that what is sure needs.
 */
export async function judgeLines(
  ctx: Ctx,
  lines: readonly BankLineRow[],
  { isNamedOnly = false } = {},
): Promise<Map<number, Judged>> {
  if (lines.length === 0) return new Map();
  const candidates = await listCandidates(ctx, slugsIn(lines), { waiting: !isNamedOnly });
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const first = await firstAlike(
    ctx,
    lines.flatMap(({ likeness }) => (likeness === null ? [] : [likeness])),
  );
  return new Map(
    lines.map((line) => {
      const verdict = matchLine(matchedOf(line, first), candidates);
      const orders = verdict.orderIds.flatMap((id) => byId.get(id) ?? []);
      return [line.id, { verdict, orders }];
    }),
  );
}

/** A line that was read first is no repetition, also where another came after it. */
function matchedOf(line: BankLineRow, first: ReadonlyMap<string, number>): MatchedLine {
  const isMaybeTwice = line.likeness !== null && first.get(line.likeness) !== line.id;
  return { ...line, isMaybeTwice };
}
