import { buffer } from 'node:stream/consumers';
import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type MediaRow, setMoving } from '../media.queries.ts';
import { media } from '../media.tables.ts';
import { originalKey } from '../storage-keys.ts';
import { isMovingPicture, mayMove, movingHead } from './moving-picture.ts';

/** How many pictures are looked up at once, and ms after which a run leaves the rest to the next night. */
const batch = 500;
const longestRun = 300_000;

/**
 * Registers the nightly job that looks at pictures of which nobody has noted whether they move: those from before that was
 * noted, and what a program of before stores beside this one. New ones are looked at while they are stored.
 */
export function defineMovingPictures(kernel: Kernel): void {
  kernel.jobs.define(
    'media-moving',
    async () => void (await lookForMoving(kernel, new Date())),
    '25 3 * * *',
  );
}

/** What one run of the job does; returns how many it looked at. */
export async function lookForMoving(kernel: Kernel, now: Date): Promise<number> {
  const until = Date.now() + longestRun;
  let looked = 0;
  for (let after = 0; Date.now() < until; ) {
    const rows = await kernel.database.db
      .select()
      .from(media)
      .where(and(isNull(media.isMoving), inArray(media.mime, [...mayMove]), gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(batch);
    for (const row of rows) await look(kernel, row, now);
    looked += rows.length;
    if (rows.length < batch) break;
    after = rows.at(-1)?.id ?? 0;
  }
  return looked;
}

async function look(kernel: Kernel, row: MediaRow, now: Date): Promise<void> {
  const key = originalKey(row.hash, row.extension);
  // A file that is not there is reported by the doctor; its record stays as it is.
  if (!(await kernel.storage.exists(key))) return;
  const end = Math.min(row.size, movingHead) - 1;
  const isMoving = isMovingPicture(await buffer(await kernel.storage.getRange(key, { start: 0, end })));
  const outer = await jobContext(kernel, row.siteId, 'media-moving', now);
  if (!outer) return;
  await inTransaction(outer, async (ctx) => {
    await setMoving(ctx, row, isMoving);
    // Lists and products remember their pictures for a version of the catalogue.
    if (isMoving) await catalogueChanged(ctx, [], [`media:${row.id}`]);
  });
}
