import type { Ctx } from '#platform/kernel/context.ts';
import { soonestLater } from '#platform/kernel/jobs/drop-tags-at.ts';

/** The job that brings lists and pages up to date with prices that begin or end; it runs by the clock too. */
export const priceTurnJob = 'product-due-prices';

/** The clocks of database and nodes differ a little. */
const margin = 1000;

/**
 * Lets lists and pages follow prices to the second where they begin or end in the next two minutes; what lies farther
 * ahead is found by the clock.
 */
export async function followPriceTurns(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  instants: Iterable<Date | null | undefined>,
): Promise<void> {
  const soon = new Set<number>();
  for (const at of instants) if (at && at > ctx.now && at <= soonestLater(ctx.now)) soon.add(at.getTime());
  for (const at of soon) await ctx.jobs.send(ctx.db, priceTurnJob, { isTurn: true }, new Date(at + margin));
}
