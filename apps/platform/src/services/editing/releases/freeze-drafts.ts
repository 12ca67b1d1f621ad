import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { noteBase } from '../drafts/draft.queries.ts';
import { runGate } from '../publishing/gate.ts';
import {
  candidateOf,
  type Decided,
  draftOf,
  lockForPublishing,
  mustPass,
  type Outgoing,
  outgoingOf,
} from '../publishing/publish.ts';
import { putVersion } from '../versions/version.queries.ts';
import { foresee } from './foresee.ts';
import { putReleaseItem } from './release.queries.ts';

/** A document that goes into a release, with the revision that was seen. */
export type Frozen = DocumentRef & { rev: number; action: 'publish' | 'unpublish' };

/**
 * Freezes drafts as versions of a release: what is changed later stays in the draft, which descends from the version from
 * now on. Passes the gate now, and again when it goes out. Refuses with draftChanged, contentConflict, publishRefused, and
 * notFound where nothing is drafted.
 */
export async function freezeDrafts(
  ctx: Ctx,
  release: { id: number; at: Date | null },
  items: readonly Frozen[],
  decided: Decided & { by: number },
): Promise<Array<DocumentRef & { version: number; rev: number }>> {
  const { by } = decided;
  const held = await lockForPublishing(ctx, items);
  const outgoing: Outgoing[] = [];
  for (const item of items) {
    if (item.action === 'unpublish') continue;
    const [one] = await outgoingOf(ctx, draftOf(held, item));
    if (!one) throw new Refusal('notFound', { kind: item.kind, id: item.id, language: item.language });
    outgoing.push(one);
  }
  const before = await foresee(ctx, { documents: items });
  const frozen = [];
  for (const { draft, body, rev, baseNo } of outgoing) {
    const { kind, id, language } = draft;
    const version = await putVersion(ctx, draft, {
      body,
      reason: 'schedule',
      by,
      releaseId: release.id,
      rev,
      baseNo,
    });
    await putReleaseItem(ctx, release.id, { kind, id, language, versionNo: version, action: 'publish' });
    if (draft.body) await noteBase(ctx, draft, version);
    frozen.push({ kind, id, language, version, rev });
  }
  for (const { kind, id, language, action } of items)
    if (action === 'unpublish')
      await putReleaseItem(ctx, release.id, { kind, id, language, versionNo: null, action });
  const candidates = [];
  for (const one of outgoing) candidates.push(await candidateOf(ctx, one, decided));
  if (release.at === null) {
    mustPass(await runGate(ctx, candidates), decided);
    return frozen;
  }
  const foreseen = await foresee(ctx, { documents: items, decided: { ...decided, release: release.id } });
  const atItsTime = candidates.map((one) => ({
    ...one,
    body: foreseen.bodies.get(documentKey(one.ref)) ?? one.body,
    conflicts: [],
  }));
  const known = new Set([...before.conflicts.values()].flat().map(({ key }) => key));
  const conflicts = [...foreseen.conflicts.values()].flat().filter(({ key }) => !known.has(key));
  mustPass({ ...(await runGate(ctx, atItsTime)), conflicts }, decided);
  return frozen;
}
