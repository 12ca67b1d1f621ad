import { applyAll, applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Change, Op, OpResult } from '@izlog/contract/editing/op';

/** A change that both made; nothing of the document goes out until somebody decided. */
export interface Conflict {
  op: Op;
  path: string;
  theirs: unknown;
  by: string;
  at: string;
}

/** A change the platform refused; it stays on the page until it is changed. */
export interface Refused {
  op: Op;
  path: string;
  code: string;
}

/**
 * What was done to a document since the page was loaded: what the server took, what is on its way, what waits. Laid over
 * what was loaded, in this order, they are what is shown. Immutable; each step gives the next log.
 */
export interface DocumentLog {
  ref: DocumentRef;
  /** The revision the server told last. */
  rev: number;
  taken: readonly Change[];
  sent: readonly Op[];
  waiting: readonly Op[];
  conflicts: readonly Conflict[];
  refused: readonly Refused[];
}

/** The log of a document as it was loaded. */
export const openLog = (ref: DocumentRef, rev: number): DocumentLog => ({
  ref,
  rev,
  taken: [],
  sent: [],
  waiting: [],
  conflicts: [],
  refused: [],
});

/** What is shown: the loaded body with all that was done since. A conflict shows one's own words until it is decided. */
export function shownBody(loaded: DocumentBody, log: DocumentLog): DocumentBody {
  return applyAll(loaded, [
    ...log.taken,
    ...log.conflicts.map(({ op }) => op),
    ...log.refused.map(({ op }) => op),
    ...log.sent,
    ...log.waiting,
  ]);
}

/** Whether something of a document is not with the server yet. */
export const isPending = (log: DocumentLog): boolean => log.sent.length > 0 || log.waiting.length > 0;

/** Whether a document has something to send; not while a conflict of it is open. */
export const hasToSend = (log: DocumentLog): boolean =>
  log.waiting.length > 0 && log.sent.length === 0 && log.conflicts.length === 0;

/**
 * Adds an op. One of a gesture that still waits replaces its former flush; a refused value of the same field is forgotten,
 * for this is the next try.
 */
export function addOp(log: DocumentLog, op: Op): DocumentLog {
  const place = log.waiting.findIndex(({ id }) => id === op.id);
  const waiting = place === -1 ? [...log.waiting, op] : log.waiting.with(place, op);
  const refused = 'path' in op ? log.refused.filter(({ path }) => path !== op.path) : log.refused;
  return { ...log, waiting, refused };
}

/** What waits goes on its way. */
export const takeOff = (log: DocumentLog): DocumentLog => ({ ...log, sent: log.waiting, waiting: [] });

/** Nobody answered: what was on its way waits again, unless a later flush of the same gesture waits already. */
export function comeBack(log: DocumentLog): DocumentLog {
  const later = new Set(log.waiting.map(({ id }) => id));
  return { ...log, sent: [], waiting: [...log.sent.filter(({ id }) => !later.has(id)), ...log.waiting] };
}

/** The server's answer about one document. `others` are changes of others that it has taken since. */
export interface Answer {
  rev: number;
  results: readonly OpResult[];
  others: readonly Change[];
  /** What the ops were made on lies too far back: nothing was taken, the document is read anew. */
  isStale?: boolean;
}

/** The log after an answer. */
export function settle(log: DocumentLog, { rev, results, others }: Answer): DocumentLog {
  const taken: Change[] = [...log.taken, ...others];
  const conflicts = [...log.conflicts];
  const refused = [...log.refused];
  const sent = new Map(log.sent.map((op) => [op.id, op]));
  for (const result of results) {
    const op = sent.get(result.id);
    if (!op) continue;
    if (result.state === 'applied' || result.state === 'duplicate') taken.push(op);
    else if (result.state === 'conflict') {
      const { path, theirs, by, at } = result;
      conflicts.push({ op, path, theirs, by, at });
    } else if (result.state === 'invalid') refused.push({ op, path: result.path, code: result.code });
    // It needs one that was refused: its words stay on the page with it.
    else refused.push({ op, path: 'path' in op ? op.path : '', code: 'skipped' });
  }
  return { ...log, rev, taken, sent: [], conflicts, refused };
}

/** Changes of others that came by themselves; those that an answer has brought already are known by the revision. */
export const takeOthers = (log: DocumentLog, rev: number, others: readonly Change[]): DocumentLog =>
  rev <= log.rev ? log : { ...log, rev, taken: [...log.taken, ...others] };

/** A document as it was read anew: what is not with the server yet stays upon it. */
export const reread = (log: DocumentLog, rev: number): DocumentLog => ({ ...log, rev, taken: [] });

/** What takes a change back, given what is shown before it; nothing when it would change nothing. */
export function takesBack(shown: DocumentBody, change: Change): Change | undefined {
  const applied = applyOp(shown, change);
  return 'fault' in applied || applied.body === shown ? undefined : applied.before;
}

/** A decided conflict: mine goes out again as a new op, theirs drops mine. */
export function decide(
  log: DocumentLog,
  conflict: Conflict,
  keep: 'mine' | 'theirs',
  newId: () => string,
): DocumentLog {
  const conflicts = log.conflicts.filter((one) => one !== conflict);
  const theirs: Change[] = isPath(conflict.path)
    ? [{ op: 'set', path: conflict.path, value: conflict.theirs }]
    : [];
  const settled = { ...log, conflicts, taken: [...log.taken, ...theirs] };
  return keep === 'theirs' ? settled : addOp(settled, { ...conflict.op, id: newId(), n: 1 });
}

const isPath = (path: string): path is Extract<Change, { op: 'set' }>['path'] =>
  /\/(meta|options|mobileMeta|mobileOptions)\//.test(path);
