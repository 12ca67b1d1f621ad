import { documentKey } from '@izlog/contract/editing/document';
import { inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { lockBegun } from '../drafts/draft.queries.ts';
import { findLast, hashOf, putVersion } from '../versions/version.queries.ts';
import {
  foldCheckpoints,
  foldOps,
  forgetLinks,
  forgetOrphans,
  type IdleDraft,
  listIdleDrafts,
} from './fold.queries.ts';

const job = 'edit-fold';
const minute = 60_000;
const day = 24 * 60 * minute;

/** How long nobody has to have touched a draft until it is written down, and how long what is written down stays whole. */
const after = { idle: 10 * minute, lateJob: 2 * day, checkpoints: 30 * day, ops: 90 * day, links: 30 * day };

/** Registers what writes idle drafts down, every five minutes, and what folds history, every night. */
export function defineFoldJobs(kernel: Kernel): void {
  kernel.jobs.define('edit-checkpoints', () => writeCheckpoints(kernel, new Date()), '*/5 * * * *');
  kernel.jobs.define(job, () => foldHistory(kernel, new Date()), '41 3 * * *');
}

/** Makes a version of every draft that nobody has touched for ten minutes: one of each sitting. */
export async function writeCheckpoints(kernel: Kernel, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const one of await listIdleDrafts(kernel.database.db, ago(after.lateJob), ago(after.idle)))
    await writeCheckpoint(kernel, one, now);
}

async function writeCheckpoint(kernel: Kernel, { siteId, ...ref }: IdleDraft, now: Date): Promise<void> {
  const ctx = await jobContext(kernel, siteId, job, now);
  if (!ctx) return;
  await inTransaction(ctx, async (inner) => {
    const draft = (await lockBegun(inner, [ref])).get(documentKey(ref));
    if (!draft?.body) return;
    const { body, rev, baseNo, touchedBy } = draft;
    const last = await findLast(inner, ref);
    // Typed and taken back: the last version says it all.
    if (last?.hash === hashOf(body)) return;
    await putVersion(inner, ref, { body, reason: 'checkpoint', by: touchedBy, rev, baseNo });
  });
}

/** Keeps the history bounded: of old checkpoints one a day, no old ops, nothing of what is gone. What was public stays. */
export async function foldHistory({ database: { db } }: Pick<Kernel, 'database'>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  while ((await foldCheckpoints(db, ago(after.checkpoints))) > 0);
  while ((await foldOps(db, ago(after.ops))) > 0);
  await forgetOrphans(db);
  await forgetLinks(db, ago(after.links));
}
