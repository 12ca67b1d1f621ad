import { applyAll, applyOp, valueAt } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { findOverlap, touchedPaths } from '@izlog/contract/editing/overlaps';
import { isSameValue } from '@izlog/contract/editing/same-value';

/** A field that both changed. */
export interface MergeConflict {
  path: string;
  ours: unknown;
  theirs: unknown;
}

/**
 * What is to be public: the changes of a draft since its base, laid over what is public now. Where nobody wrote in between
 * that is the draft itself. A field that both changed is a conflict; the draft's value stands in `body`.
 */
export function mergeDraft(
  base: DocumentBody | undefined,
  draft: DocumentBody,
  live: DocumentBody | undefined,
): { body: DocumentBody; conflicts: MergeConflict[] } {
  if (!live || isSameValue(live.root, draft.root)) return { body: draft, conflicts: [] };
  if (!base) return { body: draft, conflicts: [{ path: 'root', ours: null, theirs: null }] };
  if (isSameValue(base.root, live.root)) return { body: draft, conflicts: [] };
  const ours = diffBodies(base, draft);
  const theirs = touchedBy(base, diffBodies(base, live)).flat();
  const conflicts = touchedBy(base, ours).flatMap((paths): MergeConflict[] => {
    const path = findOverlap(paths, theirs);
    if (path === undefined) return [];
    const conflict = { path, ours: valueAt(draft, path) ?? null, theirs: valueAt(live, path) ?? null };
    return !path.endsWith('/*') && isSameValue(conflict.ours, conflict.theirs) ? [] : [conflict];
  });
  return { body: { ...draft, root: applyAll(live, ours).root }, conflicts };
}

/** What each of the changes touches, applied one after the other. */
function touchedBy(start: DocumentBody, changes: readonly Change[]): string[][] {
  let body = start;
  return changes.map((change) => {
    const applied = applyOp(body, change);
    if ('fault' in applied) return [];
    body = applied.body;
    return touchedPaths(change, applied.before);
  });
}
