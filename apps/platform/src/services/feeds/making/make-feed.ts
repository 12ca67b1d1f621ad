import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type FeedTableRow, findFeed } from '../feed.queries.ts';
import { readTerms } from '../items/feed-terms.ts';
import { feedWriters } from '../writers/feed-writers.ts';
import { giveBack, putFault, putMade } from './due-feeds.queries.ts';
import { feedParts, noItems } from './feed-parts.ts';
import { openWrittenFile, storeWritten } from './written-file.ts';

/**
 * Makes the file of a feed. The one before is served until it is whole, and stays in storage until the next: who is
 * reading it reads it to its end. Where it cannot be made that is kept with the feed, and it is tried again in its time.
 */
export async function makeFeed(
  kernel: Kernel,
  { siteId, feedId }: { siteId: number; feedId: number },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const ctx = await jobContext(kernel, siteId, 'feed', now);
  const feed = ctx && (await findFeed(ctx, feedId));
  if (!feed) return;
  try {
    await writeFeed(kernel, ctx, feed, signal);
  } catch (error) {
    // A process that ends is no fault of the feed: another one makes it.
    if (signal?.aborted) return giveBack(ctx, feedId);
    await putFault(ctx, feedId);
    throw error;
  }
}

async function writeFeed(
  kernel: Kernel,
  outer: Ctx,
  feed: FeedTableRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const began = performance.now();
  const writer = kernel.held.get(feedWriters).find(({ code }) => code === feed.format);
  if (!writer) throw new Error(`there is no format ${feed.format}`);
  const madeOf = await catalogueVersionNow(outer);
  const { ctx, terms } = await readTerms(kernel, outer, feed, writer);
  const folder = await mkdtemp(join(tmpdir(), 'izlog-feed-'));
  const [path, reportPath] = [join(folder, 'feed.gz'), join(folder, 'report.gz')];
  const [file, report] = [openWrittenFile(path), openWrittenFile(reportPath)];
  try {
    const count = noItems();
    for await (const { text, leftOut } of feedParts(ctx, terms, count)) {
      signal?.throwIfAborted();
      await file.write(text);
      await report.write(leftOut.map((one) => `${JSON.stringify(one)}\n`).join(''));
    }
    const [{ hash, bytes }] = await Promise.all([file.end(), report.end()]);
    const name = `feeds/${ctx.site.id}/${feed.id}-${randomUUID()}`;
    // What is the same is not stored again: its address keeps its ETag, and nobody fetches it twice.
    const isSame = hash === feed.hash && feed.fileKey !== null && (await kernel.storage.exists(feed.fileKey));
    const keys = {
      fileKey: isSame ? feed.fileKey : `${name}.${writer.extension}.gz`,
      reportKey: `${name}.report.gz`,
    };
    if (!isSame && keys.fileKey) await storeWritten(kernel.storage, path, keys.fileKey);
    await storeWritten(kernel.storage, reportPath, keys.reportKey);
    const madeMs = Math.round(performance.now() - began);
    const unused = await putMade(ctx, feed, { ...keys, ...count, hash, bytes, madeMs, madeOf });
    for (const key of unused) await kernel.storage.delete(key);
  } finally {
    file.destroy();
    report.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
