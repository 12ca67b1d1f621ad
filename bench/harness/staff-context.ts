import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Ctx } from '@izlog/platform/kernel/context';
import type { Database } from '@izlog/platform/kernel/database/db';
import { Held } from '@izlog/platform/kernel/held';
import { unsentJobs } from '@izlog/platform/kernel/jobs/jobs';
import { pino } from 'pino';
import { siteOf } from './stage.ts';

/** A context for operations that are called directly, without a request. Jobs that it sends are left out. */
export async function staffContext(connectionString: string, database: Database): Promise<Ctx> {
  const site = await siteOf(connectionString);
  return {
    requestId: 'bench',
    now: new Date(),
    log: pino({ level: 'silent' }),
    db: database.db,
    jobs: unsentJobs,
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
