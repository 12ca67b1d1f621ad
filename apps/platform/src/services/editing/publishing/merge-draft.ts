import { applyAll, applyOp, valueAt } from '@izlog/contract/editing/apply-op';
import { bringBack } from '@izlog/contract/editing/bring-back';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Change, readPath } from '@izlog/contract/editing/op';
import { findOverlap, touchedPaths } from '@izlog/contract/editing/overlaps';
import { isSameValue } from '@izlog/contract/editing/same-value';

/** A field that both changed. */
export interface MergeConflict {
  path: string;
  ours: unknown;
  theirs: unknown;
}

/**
 * What is to be public: the changes of a draft since its base, laid over what is public. Where nobody wrote in between
 * that is the draft itself. A field that both changed is a conflict; the draft's value stands in `body`, with the section
 * that it belongs to where that was removed, unless `isTheirs` says of its path that what is public stays.
 */
export function mergeDraft(
  base: DocumentBody | undefined,
  draft: DocumentBody,
  live: DocumentBody | undefined,
  isTheirs: (path: string) => boolean = () => false,
): { body: DocumentBody; conflicts: MergeConflict[] } {
  if (!live || isSameValue(live.root, draft.root)) return { body: draft, conflicts: [] };
  if (!base)
    return {
      body: isTheirs('root') ? live : draft,
      conflicts: [{ path: 'root', ours: null, theirs: null }],
    };
  if (isSameValue(base.root, live.root)) return { body: draft, conflicts: [] };
  const ours = diffBodies(base, draft);
  const theirs = touchedBy(base, diffBodies(base, live)).flat();
  const conflicts: MergeConflict[] = [];
  let body: DocumentBody = { ...draft, root: live.root };
  for (const [place, paths] of touchedBy(base, ours).entries()) {
    const change = ours[place] as Change;
    const path = findOverlap(paths, theirs);
    if (path === undefined) {
      body = applyAll(body, [change]);
      continue;
    }
    const conflict = { path, ours: valueAt(draft, path) ?? null, theirs: valueAt(live, path) ?? null };
    if (path.endsWith('/*') || !isSameValue(conflict.ours, conflict.theirs)) conflicts.push(conflict);
    if (!isTheirs(path)) body = applyOurs(body, change, draft);
  }
  return { body, conflicts };
}

/** Applies a change where the other side removed what it needs, too: that comes back with the draft's words. */
function applyOurs(body: DocumentBody, change: Change, draft: DocumentBody): DocumentBody {
  const applied = applyOp(body, change);
  if ('body' in applied) return applied.body;
  if (change.op === 'remove' || change.op === 'move') return body;
  const id = 'path' in change ? readPath(change.path)?.part : change.part.id;
  const back = id === undefined ? undefined : bringBack(body, draft, id);
  return back ? applyAll(body, [back]) : body;
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
