import type { Ctx } from '#platform/kernel/context.ts';
import { soonestLater } from '#platform/kernel/jobs/drop-tags-at.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { forgetSessions } from '../sessions/session.queries.ts';
import { listDueReleases } from './release.queries.ts';
import { runRelease } from './run-release.ts';

const job = 'release-go';
const day = 86_400_000;

/** Registers what lets releases out: every minute those whose time has come, and to the second those of the next minute. */
export function defineReleaseJob(kernel: Kernel): void {
  kernel.jobs.define('release-due', () => runDueReleases(kernel, new Date()), '* * * * *');
  kernel.jobs.define<Due>(job, (due) => runReleaseInTurn(kernel, due, new Date()));
}

interface Due {
  siteId: number;
  release: number;
}

/**
 * Lets a release out whose time has come, with all of its site that are due: first those of an earlier time, as previews
 * show it, whatever order the queue hands them over in. It hands over one each two seconds: anyone who comes first takes
 * along the others of the same moment. What was refused before is left to the clock.
 */
export async function runReleaseInTurn(kernel: Kernel, { siteId, release }: Due, now: Date): Promise<void> {
  const ctx = await jobContext(kernel, siteId, job, now);
  if (!ctx) return;
  for (const { id, state } of await listDueReleases(kernel.database.db, now, siteId))
    if (state === 'scheduled' || id === release) await runRelease(ctx, id);
}

/** Lets out every release of any site whose time has come, and puts those of the next two minutes into the queue. */
export async function runDueReleases(kernel: Kernel, now: Date): Promise<void> {
  for (const { id, siteId, at } of await listDueReleases(kernel.database.db, soonestLater(now))) {
    const ctx = await jobContext(kernel, siteId, job, now);
    if (!ctx) continue;
    if (at <= now) await runRelease(ctx, id);
    else await releaseSoon(ctx, id, at);
  }
  await forgetSessions(kernel.database.db, new Date(now.getTime() - day));
}

/** Puts a release of the next two minutes into the queue, to the second; later ones are found by the clock. */
export async function releaseSoon(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'site'>,
  id: number,
  at: Date,
): Promise<void> {
  if (at <= soonestLater(ctx.now)) await ctx.jobs.send(ctx.db, job, { siteId: ctx.site.id, release: id }, at);
}
