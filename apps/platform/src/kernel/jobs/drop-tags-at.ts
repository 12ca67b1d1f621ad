import type { Ctx } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { notifyTags } from '../tags.ts';

const job = 'drop-tags';

/** How far ahead, in ms, a moment is put into the queue: the job of each service looks every minute, at times late. */
const ahead = 2 * 60_000;

/** The clocks of database and nodes differ a little: a page made again just before its moment would stay as it was. */
const margin = 1000;

/** Registers the job behind `dropTagsAt`. */
export function defineDropTagsJob(kernel: Pick<Kernel, 'jobs' | 'database'>): void {
  kernel.jobs.define<{ siteId: number; tags: string[] }>(job, ({ siteId, tags }) =>
    notifyTags(kernel.database.db, siteId, tags),
  );
}

/** The last moment for which `dropTagsAt` does something now. */
export function soonestLater(now: Date): Date {
  return new Date(now.getTime() + ahead);
}

/**
 * Says that everything tagged so changes by itself at `moment`, for what is to become public then: a second later the
 * pages that carry a tag are dropped on every node. Only for the next two minutes: what lies farther ahead is in the
 * tables, where a job of its service finds it every minute.
 */
export async function dropTagsAt(
  ctx: Pick<Ctx, 'db' | 'site' | 'jobs' | 'now'>,
  instant: Date,
  tags: Iterable<string>,
): Promise<void> {
  if (instant <= ctx.now || instant > soonestLater(ctx.now)) return;
  const after = new Date(instant.getTime() + margin);
  await ctx.jobs.send(ctx.db, job, { siteId: ctx.site.id, tags: [...tags] }, after);
}
