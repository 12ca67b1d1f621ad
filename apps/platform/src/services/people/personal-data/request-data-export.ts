import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { mustProve } from '../login/must-prove.ts';
import {
  deleteOldExports,
  type ExportRow,
  findWaitingExport,
  finishExport,
  insertExport,
  listExportsOf,
} from './data-export.queries.ts';
import { personalDataOf } from './personal-data-of.ts';

const job = 'user-data-export';
const cleaning = 'user-data-export-clean';
/** Days an export can be fetched. */
const days = 7;
const mostAsked = 5;

/**
 * Asks for an export of the caller's data, who proves to be the person (proofRequired, incorrectOldPassword); at most five
 * a day, refused with tooManyRequests.
 */
export async function requestDataExport(ctx: Ctx, { password }: { password?: string }) {
  const { id: userId } = await mustProve(ctx, password);
  const count = await countAttempt(ctx.db, `data export ${userId}`, 24 * 3600, ctx.now);
  if (count > mostAsked) throw new Refusal('tooManyRequests');
  return inTransaction(ctx, async (inner) => {
    const row = await insertExport(inner.db, inner.site.id, userId, inner.now);
    await inner.jobs.send(inner.db, job, { siteId: inner.site.id, id: row.id });
    return presentExport(row);
  });
}

/** The caller's exports, the newest first. */
export async function listDataExports(ctx: Ctx) {
  const rows = await listExportsOf(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  return { records: rows.map(presentExport) };
}

/** Registers the jobs that make exports and delete old ones. */
export function defineDataExportJobs(kernel: Kernel): void {
  kernel.jobs.define<{ siteId: number; id: string }>(job, async ({ siteId, id }) => {
    const ctx = await jobContext(kernel, siteId, job, new Date());
    if (ctx) await makeDataExport(kernel, ctx, id);
  });
  kernel.jobs.define(cleaning, () => deleteOldExports(kernel.database.db, new Date()), '17 * * * *');
}

/** Makes an export that waits: every part of every service, at one moment, and tells the person by mail. */
export async function makeDataExport(kernel: Kernel, outer: Ctx, id: string): Promise<void> {
  await outer.db.transaction(
    async (db) => {
      const ctx = { ...outer, db };
      const waiting = await findWaitingExport(db, ctx.site.id, id);
      const row = waiting && (await readActiveUser(db, ctx.site.id, waiting.userId));
      if (!row) return;
      const content = await personalDataOf(kernel, ctx, row);
      const expiresAt = new Date(ctx.now.getTime() + days * 24 * 3600 * 1000);
      await finishExport(db, ctx.site.id, id, { state: 'ready', content, expiresAt });
      const url = await siteAddress(kernel, ctx, '/profil', row.language);
      const data = { name: row.firstName, url, hours: days * 24 };
      await sendMail(ctx, 'dataExport', row.email, data, {
        language: row.language,
        key: `data-export:${id}`,
      });
    },
    { isolationLevel: 'repeatable read' },
  );
}

function presentExport({ id, state, createdAt, expiresAt }: ExportRow) {
  return {
    id,
    state,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
