import { setTimeout as pause } from 'node:timers/promises';
import { runProductBulk, undoProductBulk } from '@izlog/contract/product/record/product-bulk';
import { and, eq } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import { inNameOf, logNoted } from '#platform/kernel/jobs/staff-job.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { StockInput } from '#platform/services/inventory/index.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { saveProducts } from '../products/save-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';
import { listPresent, type PresentValue, settleItems, takeItems } from './bulk.queries.ts';
import { type BulkValue, productBulks } from './bulk.tables.ts';
import { inputOf, isOfPrices, isSame, partOf } from './plan-change.ts';

export const bulkJob = 'product-bulk';

/** Products of one transaction: it holds their rows while buyers and colleagues go on. */
const batch = 200;

/**
 * How long it rests after each batch, in times of what that took: most of the time visitors have the machine to
 * themselves. Measured with 10,000 prices among 100,000 products on two cores, lists of the shop keep 0.81 of their rate;
 * at 1 they kept 0.69, and the change went 1.6 times as fast.
 */
const rest = 2.5;

interface Running {
  siteId: number;
  bulkId: number;
}

/** Registers the job that changes many products, and takes that back. */
export function defineBulkJob(kernel: Kernel): void {
  kernel.jobs.define<Running>(bulkJob, (running) => runBulkJob(kernel, running));
}

/** Goes on with a change batch by batch; how each line went is written with it, so that killed at any time it goes on. */
export async function runBulkJob(kernel: Kernel, { siteId, bulkId }: Running): Promise<void> {
  for (;;) {
    const began = performance.now();
    const ctx = await jobContext(kernel, siteId, bulkJob, new Date());
    if (!ctx || (await changeSome(kernel, ctx, bulkId)) === 0) return;
    await pause((performance.now() - began) * rest);
  }
}

/** Changes the next products of a change and gives their number; at the end says that it is over. */
function changeSome(kernel: Kernel, outer: Ctx, bulkId: number): Promise<number> {
  return inTransaction(outer, async (inner) => {
    const [bulk] = await inner.db
      .select()
      .from(productBulks)
      .where(and(eq(productBulks.siteId, inner.site.id), eq(productBulks.id, bulkId)))
      .for('update');
    if (!bulk || (bulk.state !== 'running' && bulk.state !== 'undoing')) return 0;
    const isBack = bulk.state === 'undoing';
    const items = await takeItems(inner, bulkId, isBack ? 'done' : 'waiting', batch);
    if (items.length === 0) {
      await inner.db
        .update(productBulks)
        .set({ state: isBack ? 'undone' : 'done' })
        .where(eq(productBulks.id, bulkId));
      return 0;
    }
    const ids = items.map(({ productId }) => productId);
    const ctx = await holdProducts(inNameOf(inner, bulk.userId), ids, {
      stock: bulk.change.kind === 'stock',
    });
    const present = new Map((await listPresent(ctx, bulk.change.kind, ids)).map((one) => [one.id, one]));
    const lines = items.map(({ productId, before, after }) => {
      const [from, to] = isBack ? [after, before] : [before, after];
      const now = present.get(productId);
      const reason = now === undefined ? 'gone' : isSame(now.value, from) ? null : 'changed';
      return { productId, from, to, reason, level: levelOf(now) };
    });
    const good = lines.filter(({ reason }) => reason === null);
    const refused = await saveAll(ctx, bulk.change.kind, good);
    for (const { productId, from, to } of good) {
      if (refused.has(productId)) continue;
      const [before, after] = [partOf(bulk.change, from), partOf(bulk.change, to)];
      noteChange(ctx, `product ${productId}`, before, after);
    }
    const { method, path } = isBack ? undoProductBulk : runProductBulk;
    await logNoted(kernel, ctx, { action: `${method} ${path}`, input: { id: bulkId } });
    await settleItems(
      ctx,
      bulkId,
      lines.map(({ productId, reason }) => {
        const why = reason ?? (refused.has(productId) ? 'refused' : null);
        const state = why === null ? (isBack ? 'undone' : 'done') : isBack ? 'done' : 'refused';
        return { productId, state, reason: why };
      }),
    );
    return items.length;
  });
}

type Line = { productId: number; to: BulkValue; level: StockInput | undefined };

/** How a level is kept: a change of its quantity leaves the rest. */
function levelOf(now: PresentValue | undefined): StockInput | undefined {
  if (!now?.level) return undefined;
  const { restockAt, ...level } = now.level;
  return { isTracked: true, ...level, restockAt: restockAt === null ? null : new Date(restockAt) };
}

/** Saves lines together, and each by itself where they cannot be saved together; returns the ids that were refused. */
async function saveAll(
  ctx: Ctx,
  kind: Parameters<typeof inputOf>[0],
  lines: readonly Line[],
): Promise<Set<number>> {
  const refused = new Set<number>();
  if (lines.length === 0) return refused;
  const save = (some: readonly Line[]) =>
    inTransaction(ctx, (inner) =>
      saveProducts(
        inner,
        some.map(({ productId, to, level }) => inputOf(kind, productId, to, level)),
      ),
    );
  try {
    await save(lines);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    for (const line of lines) {
      try {
        await save([line]);
      } catch (why) {
        if (!(why instanceof Refusal)) throw why;
        refused.add(line.productId);
      }
    }
  }
  const saved = lines.flatMap(({ productId }) => (refused.has(productId) ? [] : [productId]));
  // Only the end of a price removes what publishing needs.
  const onlyWaiting = isOfPrices({ kind }) && lines.every(({ to }) => to !== null);
  const { changed } = await settlePublishing(ctx, saved, { onlyWaiting });
  if (changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, changed));
  return refused;
}
