import type { Ctx } from '../context.ts';
import { openLog } from '../health/open-log.ts';
import type { Kernel } from '../kernel.ts';

/** The context of a job that works on a site: nobody's request. Nothing when the site is gone. */
export async function jobContext(
  kernel: Kernel,
  siteId: number,
  name: string,
  now: Date,
): Promise<Ctx | undefined> {
  const site = await kernel.sites.byId(siteId);
  if (!site) return undefined;
  return {
    requestId: name,
    now,
    log: openLog(kernel.env.LOG_LEVEL),
    db: kernel.database.db,
    jobs: kernel.jobs,
    site,
    storeId: undefined,
    language: site.defaultLanguage,
    caller: { kind: 'nobody' },
    tags: new Set(),
    versioned: kernel.versioned,
    held: kernel.held,
    ip: '',
  };
}
