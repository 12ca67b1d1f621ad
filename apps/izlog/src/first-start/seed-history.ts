import { buildPlatform } from '@izlog/platform/app';
import type { Database } from '@izlog/platform/kernel/database/db';
import type { Jobs } from '@izlog/platform/kernel/jobs/jobs';
import { loadHistory } from '@izlog/platform/seed/history/load-history';
import type { Installation } from '../installation.ts';

/** No job is left over from the past. */
const noQueue: Jobs = {
  send: async () => {},
  define() {},
  work: async () => {},
  stop: async () => {},
};

/** Tells the past of the demonstration shop, run by `staff`; nothing listens meanwhile. */
export async function seedHistory(
  { env, log, secret }: Installation,
  database: Database,
  siteId: number,
  staff: { userId: number },
): Promise<void> {
  const platform = await buildPlatform({ env, database, log, secret, jobs: noQueue });
  try {
    const { kernel } = platform;
    const site = await kernel.sites.byId(siteId);
    if (!site) throw new Error(`Site ${siteId} is gone.`);
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
      { staff, days: env.DEMO_DAYS },
    );
    log.info({ site: siteId, orders }, 'the past of the demonstration shop is told');
  } finally {
    await platform.app.close();
  }
}
