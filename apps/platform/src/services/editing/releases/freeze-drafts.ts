import type { DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { runGate } from '../publishing/gate.ts';
import {
  candidateOf,
  draftOf,
  lockForPublishing,
  mustPass,
  type Outgoing,
  outgoingOf,
} from '../publishing/publish.ts';
import { putVersion } from '../versions/version.queries.ts';
import { putReleaseItem } from './release.queries.ts';

/** A document that goes into a release, with the revision that was seen. */
export type Frozen = DocumentRef & { rev: number; action: 'publish' | 'unpublish' };

/**
 * Freezes drafts as versions of a release: what is changed later stays in the draft. Passes the gate now, and again when
 * it goes out. Refuses with draftChanged, contentConflict, publishRefused, and notFound where nothing is drafted.
 */
export async function freezeDrafts(
  ctx: Ctx,
  releaseId: number,
  items: readonly Frozen[],
  { accept, by }: { accept: readonly string[]; by: number },
): Promise<Array<DocumentRef & { version: number; rev: number }>> {
  const held = await lockForPublishing(ctx, items);
  const outgoing: Outgoing[] = [];
  for (const item of items) {
    if (item.action === 'unpublish') continue;
    const [one] = await outgoingOf(ctx, draftOf(held, item));
    if (!one) throw new Refusal('notFound', { kind: item.kind, id: item.id, language: item.language });
    outgoing.push(one);
  }
  const candidates = [];
  for (const one of outgoing) candidates.push(await candidateOf(ctx, one));
  mustPass(await runGate(ctx, candidates), accept);
  const frozen = [];
  for (const { draft, body, rev, baseNo } of outgoing) {
    const { kind, id, language } = draft;
    const version = await putVersion(ctx, draft, { body, reason: 'schedule', by, releaseId, rev, baseNo });
    await putReleaseItem(ctx, releaseId, { kind, id, language, versionNo: version, action: 'publish' });
    frozen.push({ kind, id, language, version, rev });
  }
  for (const { kind, id, language, action } of items)
    if (action === 'unpublish')
      await putReleaseItem(ctx, releaseId, { kind, id, language, versionNo: null, action });
  return frozen;
}
