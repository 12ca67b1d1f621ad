import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { orderNumbers } from '../order.tables.ts';

export type NumberKind = 'order' | 'invoice' | 'credit';

/**
 * The next number of a kind in a year, beginning with 1. Call it in the transaction that uses it, late: the row stays
 * locked until the commit, and a rollback gives the number back, so none is missing.
 */
export async function nextNumber(ctx: Ctx, kind: NumberKind, year: number): Promise<number> {
  const [row] = await takeNumber(ctx, kind, year);
  if (!row) throw new Error('no number was given out');
  return row.last;
}

/** The same as a part of the statement that keeps what the number is for. */
export function takeNumber(ctx: Ctx, kind: NumberKind, year: number) {
  return ctx.db
    .insert(orderNumbers)
    .values({ siteId: ctx.site.id, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.siteId, orderNumbers.kind, orderNumbers.year],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ last: orderNumbers.last });
}

const yearInZagreb = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Zagreb' });

/** The year in Zagreb at a moment: numbers begin again with the year of the books. */
export function accountingYear(now: Date): number {
  return Number(yearInZagreb.format(now));
}
