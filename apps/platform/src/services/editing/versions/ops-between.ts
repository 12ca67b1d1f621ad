import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { touchedPaths } from '@izlog/contract/editing/overlaps';

/** Changes as they are written down, applied to a body one after the other; one that cannot be applied is left out. */
export function opsBetween(
  start: DocumentBody,
  changes: readonly Change[],
): Array<{ op: Change; before: Change; paths: string[] }> {
  let body = start;
  return changes.flatMap((op) => {
    const applied = applyOp(body, op);
    if ('fault' in applied) return [];
    body = applied.body;
    return [{ op, before: applied.before, paths: touchedPaths(op, applied.before) }];
  });
}
