import { type FunnelStep, funnelSteps } from '@izlog/contract/ecommerce/reports/funnel-steps';
import type { getFunnelReport, getSearchReport } from '@izlog/contract/ecommerce/reports/sales-report';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { daysOf, periodOf } from './period.ts';
import { firstCounted, listSearched, listSteps } from './visit-report.queries.ts';

type Steps = Record<FunnelStep, number>;

/** How many of those who look at products come to an order, by day, with what this process counted up to now. */
export async function readFunnel(
  ctx: Ctx,
  asked: EndpointParsed<typeof getFunnelReport>,
): Promise<EndpointReturn<typeof getFunnelReport>> {
  const { from, to, before } = periodOf(asked);
  await ctx.held.get(visitCounts).flush(ctx.db, ctx.now);
  const known = new Map(
    [...(await listSteps(ctx, { from, to })), ...(await listSteps(ctx, before))].map((row) => [row.day, row]),
  );
  const stepsOf = (day: string | undefined): Steps => {
    const row = day === undefined ? undefined : known.get(day);
    return Object.fromEntries(funnelSteps.map((step) => [step, row?.[step] ?? 0])) as Steps;
  };
  const daysBefore = daysOf(before);
  const rows = daysOf({ from, to }).map((day, place) => ({
    day,
    ...stepsOf(day),
    before: stepsOf(daysBefore[place]),
  }));
  return {
    from,
    to,
    before,
    since: await firstCounted(ctx, 'cart'),
    rows,
    totals: added(rows),
    totalsBefore: added(daysBefore.map(stepsOf)),
  };
}

const added = (rows: readonly Steps[]): Steps =>
  Object.fromEntries(
    funnelSteps.map((step) => [step, rows.reduce((sum, row) => sum + row[step], 0)]),
  ) as Steps;

/** What visitors searched for, and how often nothing was found. */
export async function readSearches(
  ctx: Ctx,
  { limit, ...asked }: EndpointParsed<typeof getSearchReport>,
): Promise<EndpointReturn<typeof getSearchReport>> {
  const period = periodOf(asked);
  await ctx.held.get(visitCounts).flush(ctx.db, ctx.now);
  const rows = await listSearched(ctx, period, limit);
  const [first] = rows;
  return {
    from: period.from,
    to: period.to,
    before: period.before,
    since: await firstCounted(ctx, 'search'),
    rows: rows.map(({ what, count, missed, countBefore }) => {
      const space = what.indexOf(' ');
      return { language: what.slice(0, space), query: what.slice(space + 1), count, missed, countBefore };
    }),
    totals: {
      words: first?.words ?? 0,
      count: first?.all ?? 0,
      missed: first?.allMissed ?? 0,
      countBefore: first?.allBefore ?? 0,
    },
  };
}
