import { and, eq, isNull, or } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findOrder } from '../order.queries.ts';
import { flagForReview } from '../state/flag-for-review.ts';
import { alone } from './alone.ts';
import { type BankLineRow, findLine, listParts, updateLine } from './bank.queries.ts';
import { bankLines } from './bank.tables.ts';

/** Tells people once of orders whose money the bank took back. */
export async function tellReturns(kernel: Kernel, outer: Ctx, lines: readonly BankLineRow[]): Promise<void> {
  for (const { id, direction, toldAt } of lines) {
    if (direction !== 'out' || toldAt !== null) continue;
    const tell = async (ctx: Ctx) => {
      const line = await findLine(ctx, id, { lock: true });
      if (!line || line.toldAt !== null) return;
      const slugs = await ordersTakenBack(ctx, line);
      for (const slug of slugs) {
        const order = await findOrder(ctx, slug, { lock: true });
        if (order) await flagForReview(kernel, ctx, order, 'paymentTakenBack');
      }
      if (slugs.length > 0) await updateLine(ctx, line.id, { toldAt: ctx.now });
    };
    await alone(outer, id, () => inTransaction(outer, tell));
  }
}

/** The orders that were paid by the movement which another takes back: the same sum, of the same person, under the same name. */
export async function ordersTakenBack(ctx: Ctx, line: BankLineRow): Promise<string[]> {
  const same = [
    ...(line.bankReference ? [eq(bankLines.bankReference, line.bankReference)] : []),
    ...(line.reference ? [eq(bankLines.reference, line.reference)] : []),
  ];
  if (same.length === 0) return [];
  const [taken] = await ctx.db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        ...[eq(bankLines.direction, 'in'), eq(bankLines.state, 'booked'), eq(bankLines.amount, line.amount)],
        line.iban === null ? isNull(bankLines.iban) : eq(bankLines.iban, line.iban),
        or(...same),
      ),
    )
    .limit(1);
  return taken ? [...new Set((await listParts(ctx, [taken.id])).map(({ slug }) => slug))] : [];
}
