import { findPart, valueAt } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Op, readPath } from '@izlog/contract/editing/op';
import { isSameValue } from '@izlog/contract/editing/same-value';
import type { Conflict } from './document-log.ts';

/**
 * Clashes that a closed tab left undecided, as the document stands now: what stands there is the other side. What somebody
 * wrote in the same words is none any more; where the section went meanwhile the platform is asked `again`, which knows it.
 */
export function askAgain(
  known: DocumentBody,
  conflicts: readonly Conflict[],
): { asked: Conflict[]; again: Op[] } {
  const asked: Conflict[] = [];
  const again: Op[] = [];
  for (const { back, ...conflict } of conflicts) {
    const { op } = conflict;
    const isThere = 'path' in op && findPart(known.root, readPath(op.path)?.part ?? '') !== undefined;
    if (op.op !== 'set') asked.push({ ...conflict, ...(back && { back }) });
    else if (isThere) {
      const theirs = valueAt(known, op.path) ?? null;
      if (!isSameValue(theirs, op.value)) asked.push({ ...conflict, theirs });
    } else if (back) asked.push({ ...conflict, back });
    else again.push(op);
  }
  return { asked, again };
}
