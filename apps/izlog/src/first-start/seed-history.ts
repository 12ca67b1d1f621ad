import { buildPlatform } from '@izlog/platform/app';
import type { Database } from '@izlog/platform/kernel/database/db';
import { type Jobs, unsentJobs } from '@izlog/platform/kernel/jobs/jobs';
import { leaveJob } from '@izlog/platform/kernel/jobs/leave-job';
import { loadHistory } from '@izlog/platform/seed/history/load-history';
import type { Installation } from '../installation.ts';
import { openOwnDatabase } from '../open-own-database.ts';
import { say } from '../say.ts';

const job = 'demonstration-history';

/** Whose past is written, and who ran the shop in it. */
interface Past {
  siteId: number;
  userId: number;
}

/** No job is left over from the past. */
const noQueue: Jobs = {
  ...unsentJobs,
  define() {},
  repeat() {},
  work: async () => {},
  stop: async () => {},
};

/** Leaves it to the running shop to tell its past (REL-08). */
export const leaveHistory = ({ db }: Database, past: Past): Promise<void> => leaveJob(db, job, { ...past });

/**
 * Registers the job that tells the past of a demonstration shop while the shop is open. It is one transaction: visitors see
 * nothing of it before its end, and one who buys meanwhile waits for it, some seconds. Returns how to cut it off; the next
 * start begins it again.
 */
export function defineHistory({ define }: Jobs, installation: Installation): () => void {
  const stopped = new AbortController();
  define<Past>(job, async (past) => {
    const database = openOwnDatabase(installation);
    try {
      const orders = await tellHistory(installation, database, past, stopped.signal);
      say(`The past of the demonstration shop is told: ${orders} orders.`);
    } finally {
      await database.end();
    }
  });
  return () => stopped.abort(new Error('The shop was stopped.'));
}

/** Tells the past of the demonstration shop at once; returns how many orders that are. */
export async function tellHistory(
  { env, log, secret }: Installation,
  database: Database,
  { siteId, userId }: Past,
  signal?: AbortSignal,
): Promise<number> {
  const platform = await buildPlatform({ env, database, log, secret, jobs: noQueue });
  try {
    const { kernel } = platform;
    const site = await kernel.sites.byId(siteId);
    if (!site) return 0;
    const { versioned, held } = kernel;
    const { orders } = await loadHistory(
      kernel,
      {
        requestId: 'history',
        now: new Date(),
        log,
        db: database.db,
        jobs: noQueue,
        site,
        storeId: site.stores.find(({ language }) => language === site.defaultLanguage)?.id,
        language: site.defaultLanguage,
        caller: { kind: 'nobody' },
        tags: new Set(),
        versioned,
        held,
        ip: '',
      },
      { staff: { userId }, days: env.DEMO_DAYS, signal },
    );
    log.info({ site: siteId, orders }, 'the past of the demonstration shop is told');
    return orders;
  } finally {
    await platform.app.close();
  }
}
