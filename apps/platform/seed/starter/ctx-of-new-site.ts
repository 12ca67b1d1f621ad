import type { FastifyBaseLogger } from 'fastify';
import { createVersionedCache } from '#platform/kernel/changes/versioned-cache.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { Held } from '#platform/kernel/held.ts';
import { noJobs } from '#platform/kernel/jobs/jobs.ts';
import { createSiteRegistry } from '#platform/services/settings/site-registry.ts';

/** Nobody's request on a site that was made in this transaction. */
export async function ctxOfNewSite(
  { db, log, now }: { db: Db; log: FastifyBaseLogger; now: Date },
  id: number,
): Promise<Ctx> {
  const site = await createSiteRegistry({ db }).byId(id);
  if (!site) throw new Error(`Site ${id} was made and is not there.`);
  return {
    requestId: 'seed',
    now,
    log,
    db,
    jobs: noJobs,
    site,
    storeId: undefined,
    language: site.defaultLanguage,
    caller: { kind: 'nobody' },
    tags: new Set(),
    versioned: createVersionedCache(),
    held: new Held(),
    ip: '',
  };
}
