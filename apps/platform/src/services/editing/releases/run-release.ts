import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type Decided, draftOf, lockForPublishing, type Outgoing, sendOut } from '../publishing/publish.ts';
import { lockSequence } from '../publishing/sequence.queries.ts';
import { takeBack } from '../publishing/unpublish.ts';
import { findVersion } from '../versions/version.queries.ts';
import { listReleaseItems, lockRelease, putRelease } from './release.queries.ts';

/**
 * Lets a release out whose time has come: its frozen versions, all or none. One that cannot go out is marked as failed
 * with the reason, and is tried again by the clock; returns whether it is out.
 */
export async function runRelease(ctx: Ctx, id: number): Promise<boolean> {
  try {
    await inTransaction(ctx, (inner) => letOut(inner, id));
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) ctx.log.error({ err: thrown, release: id }, 'a release did not go out');
    const fault =
      thrown instanceof Refusal
        ? { code: thrown.row.code, ...(thrown.payload as object | undefined) }
        : { code: 'FAULT' };
    await inTransaction(ctx, async (inner) => {
      const row = await lockRelease(inner, id);
      if (row && (row.state === 'scheduled' || row.state === 'failed'))
        await putRelease(inner, id, { state: 'failed', fault, tries: row.tries + 1 });
    });
    return false;
  }
}

/** Lets a release out in the transaction of the call; refuses what stands in its way. */
export async function letOut(ctx: Ctx, id: number, decided: Decided = {}): Promise<void> {
  await lockSequence(ctx);
  const release = await lockRelease(ctx, id);
  const isDue =
    release?.at && release.at <= ctx.now && (release.state === 'scheduled' || release.state === 'failed');
  // Another node was quicker, or somebody called it off.
  if (!isDue) return;
  const items = await listReleaseItems(ctx, id);
  const drafts = await lockForPublishing(ctx, items);
  const outgoing: Outgoing[] = [];
  for (const item of items) {
    if (item.action === 'unpublish' || item.versionNo === null) continue;
    const version = await findVersion(ctx, item, item.versionNo);
    if (!version) throw new Refusal('notFound', { ...item });
    outgoing.push({
      draft: draftOf(drafts, item),
      body: version.body,
      baseNo: version.baseNo,
      no: version.no,
      rev: version.rev,
    });
  }
  const naming = { reason: 'publish' as const, by: release.by, label: release.name, releaseId: id };
  await sendOut(ctx, outgoing, { ...decided, passesWarnings: true }, naming);
  for (const item of items)
    if (item.action === 'unpublish') await dropTags(ctx, (await takeBack(ctx, item)).tags);
  await putRelease(ctx, id, { state: 'done', doneAt: ctx.now, fault: null });
}
