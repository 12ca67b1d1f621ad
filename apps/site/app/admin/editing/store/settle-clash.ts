import { idsIn } from '@izlog/contract/editing/apply-op';
import { stillMissing } from '@izlog/contract/editing/bring-back';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Change, type Insertion, type Op, readPath } from '@izlog/contract/editing/op';
import { addOp, type Conflict, type DocumentLog, type Refused } from './document-log.ts';

// What a person decides, in a file of its own: it is fetched with the panels that ask.

/**
 * A decided conflict: mine goes out again as a new op, with the section that somebody removed under it; theirs drops mine.
 * Words that were typed since in the same field are the later ones of mine.
 */
export function decide(
  log: DocumentLog,
  conflict: Conflict,
  choice: 'mine' | 'theirs',
  shown: DocumentBody,
  newId: () => string,
): DocumentLog {
  const conflicts = log.conflicts.filter((one) => one !== conflict);
  const { op, back, path } = conflict;
  const theirs: Change[] = isPath(path) && !back ? [{ op: 'set', path, value: conflict.theirs }] : [];
  const settled = { ...log, conflicts, taken: [...log.taken, ...theirs] };
  if (choice === 'theirs') {
    const rest = log.waiting.filter((one) => !('path' in one && 'path' in op && one.path === op.path));
    return { ...settled, waiting: back ? withoutIn(rest, back) : rest };
  }
  const missing = back && stillMissing(shown, back);
  // Before all that waits, which may be words in that very section.
  const returned = missing
    ? { ...settled, waiting: [{ ...missing, id: newId(), n: 1 }, ...settled.waiting] }
    : settled;
  const isTypedSince = 'path' in op && returned.waiting.some((one) => 'path' in one && one.path === op.path);
  return isTypedSince ? returned : addOp(returned, { ...op, id: newId(), n: 1 });
}

/** One's own words of a clash: those that were typed since, else those that were sent. */
export function mineOf(log: DocumentLog, { op }: Conflict): unknown {
  const later =
    'path' in op ? log.waiting.findLast((one) => 'path' in one && one.path === op.path) : undefined;
  const last = later ?? op;
  return last.op === 'set' ? last.value : undefined;
}

/** What waits for a section that is given up waits no more. */
function withoutIn(waiting: readonly Op[], { part }: Insertion): Op[] {
  const ids = new Set(idsIn(part));
  return waiting.filter((op) => {
    if ('path' in op) return !ids.has(readPath(op.path)?.part ?? '');
    return !('parent' in op) || !ids.has(op.parent);
  });
}

/** A refused change is tried once more as it is, or given up. */
export function settleRefused(
  log: DocumentLog,
  refused: Refused,
  choice: 'again' | 'drop',
  newId: () => string,
): DocumentLog {
  const rest = { ...log, refused: log.refused.filter((one) => one !== refused) };
  return choice === 'drop' ? rest : addOp(rest, { ...refused.op, id: newId(), n: 1 });
}

const isPath = (path: string): path is Extract<Change, { op: 'set' }>['path'] =>
  /\/(meta|options|mobileMeta|mobileOptions)\//.test(path);
