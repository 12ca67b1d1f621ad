import { findPart, idsIn } from '@izlog/contract/editing/apply-op';
import { stillMissing } from '@izlog/contract/editing/bring-back';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Change, type Insertion, type Op, readPath } from '@izlog/contract/editing/op';
import { isSameValue } from '@izlog/contract/editing/same-value';
import {
  addOp,
  asDecided,
  type Conflict,
  type DocumentLog,
  isSameField,
  type Refused,
} from './document-log.ts';

// What a person decides, in a file of its own: it is fetched with the panels that ask.

/**
 * A decided conflict: mine goes out again as a new op, with the section that somebody removed under it; theirs drops mine.
 * Words that were typed since in the same field are the later ones of mine. Another clash of that field, which a closed tab
 * left, is asked about with what was decided as the other side.
 */
export function decide(
  log: DocumentLog,
  { op: { id } }: Conflict,
  choice: 'mine' | 'theirs',
  shown: DocumentBody,
  newId: () => string,
): DocumentLog {
  // As it is now: while somebody looks at it, others may write there.
  const conflict = log.conflicts.find(({ op }) => op.id === id);
  if (!conflict) return log;
  const { back, path } = conflict;
  const theirs: Change[] = isPath(path) && !back ? [{ op: 'set', path, value: conflict.theirs }] : [];
  const chosen = choice === 'mine' ? mineOf(log, conflict) : conflict.theirs;
  const conflicts = log.conflicts
    .filter((one) => one !== conflict)
    .map((one) => (isSameField(one.op, conflict.op) ? { ...one, theirs: chosen } : one));
  const settled = { ...log, conflicts, taken: [...log.taken, ...theirs] };
  if (choice === 'theirs') {
    const rest = log.waiting.filter((one) => !isMine(one, conflict));
    // Words elsewhere in a section that went go with it, unless it comes back for another clash, or may.
    const isGone =
      back &&
      !findPart(shown.root, back.part.id) &&
      !conflicts.some((one) => one.back && idsIn(one.back.part).includes(back.part.id));
    return { ...settled, waiting: isGone ? withoutIn(rest, back) : rest };
  }
  const missing = back && stillMissing(shown, back);
  const returned: DocumentLog = {
    ...settled,
    overruled: back ? log.overruled : [...log.overruled, { path, theirs: conflict.theirs }],
    // Before all that waits, which may be words in that very section.
    waiting: missing ? [{ ...missing, id: newId(), n: 1 }, ...log.waiting] : log.waiting,
  };
  if (returned.waiting.some((one) => isMine(one, conflict))) return returned;
  const again = { ...asDecided(conflict.op), id: newId(), n: 1 };
  return { ...returned, waiting: [...returned.waiting, again] };
}

/** One's own words of a clash: those that were typed since, else those that were sent. */
export function mineOf(log: DocumentLog, conflict: Conflict): unknown {
  const last = log.waiting.findLast((one) => isMine(one, conflict)) ?? conflict.op;
  return last.op === 'set' ? last.value : undefined;
}

/** Whether what waits is the later word of a clash; what was decided of another clash of the field is its other side. */
const isMine = (waiting: Op, { op, theirs }: Conflict): boolean =>
  isSameField(waiting, op) && !(waiting.op === 'set' && isSameValue(waiting.value, theirs));

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
