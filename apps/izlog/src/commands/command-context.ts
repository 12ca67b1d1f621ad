import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Ctx, Site } from '@izlog/platform/kernel/context';
import type { Database } from '@izlog/platform/kernel/database/db';
import { Held } from '@izlog/platform/kernel/held';
import type { JobSender } from '@izlog/platform/kernel/jobs/jobs';
import type { Installation } from '../installation.ts';

/** The context of an operation that a command runs on a site: nobody's request, with the rights of the machine. */
export function commandContext(
  site: Site,
  { db }: Pick<Database, 'db'>,
  { log }: Pick<Installation, 'log'>,
  jobs: JobSender,
): Ctx {
  return {
    requestId: 'izlog',
    now: new Date(),
    log,
    db,
    jobs,
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
