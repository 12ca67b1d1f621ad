import { applyAll, applyOp, findPart, valueAt } from '@izlog/contract/editing/apply-op';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { type Change, type Insertion, type Op, type OpResult, readPath } from '@izlog/contract/editing/op';
import { isSameValue } from '@izlog/contract/editing/same-value';

/** A change that both made; nothing of the document goes out until somebody decided. */
export interface Conflict {
  op: Op;
  path: string;
  theirs: unknown;
  /** Empty where nobody can say any more who it was. */
  by: string;
  at: string;
  /** The same person wrote it, on another device or in another browser. */
  isOwn?: true;
  /** What stood there before both. */
  base?: unknown;
  /** What was removed under it, for anyone who keeps it. */
  back?: Insertion;
}

/** A change of another tab of this browser, as the platform knows it. */
export interface Heard {
  id: string;
  n: number;
  /** Where it wrote; of several of one place the last one says it all. */
  place: string;
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
  /** The revision the server reported last. */
  rev: number;
  taken: readonly Change[];
  sent: readonly Op[];
  waiting: readonly Op[];
  conflicts: readonly Conflict[];
  refused: readonly Refused[];
  /** Something was sent that nobody answered: the platform may have it or not. */
  isUnsure: boolean;
  /** What another tab of this browser did, as far as it may be later than `rev`: it is no clash. */
  heard: readonly Heard[];
  /**
   * Others wrote since `rev` where something waits that was typed without having seen it: the platform is asked upon the old
   * revision, else their words would be covered and nobody told; then the document is read again.
   */
  isBehind: boolean;
  /** Words of others over which mine were kept: asked upon an old revision, the platform may name them once more. */
  overruled: ReadonlyArray<{ path: string; theirs: unknown }>;
  /** Of what is on its way: ids of what was written over in another tab of this browser meanwhile. It goes out no more. */
  outdated: readonly string[];
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
  isUnsure: false,
  heard: [],
  isBehind: false,
  overruled: [],
  outdated: [],
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
  const later = new Set([...log.waiting.map(({ id }) => id), ...log.outdated]);
  const waiting = [...log.sent.filter(({ id }) => !later.has(id)), ...log.waiting];
  return { ...log, sent: [], outdated: [], waiting, isUnsure: log.isUnsure || log.sent.length > 0 };
}

/** The server's answer about one document. `others` are changes of others that it has taken since. */
export interface Answer {
  rev: number;
  results: readonly OpResult[];
  others: readonly Change[];
  /** What the ops were made on lies too far back: nothing was taken, the document is read again. */
  isStale?: boolean;
}

/**
 * The log after an answer. Of a field only the last of one's own words is asked about or named: what went out with it before
 * was written over by the same hand, and two questions about one field would hide each other's words.
 */
export function settle(log: DocumentLog, { rev, results, others }: Answer): DocumentLog {
  const taken: Change[] = [...log.taken, ...others];
  let clashes: readonly Conflict[] = [];
  let refused: readonly Refused[] = [];
  const again: Op[] = [];
  const sent = new Map(log.sent.map((op) => [op.id, op]));
  for (const result of results) {
    const op = sent.get(result.id);
    if (!op) continue;
    const isTaken = result.state === 'applied' || result.state === 'duplicate';
    if (isTaken) taken.push(op);
    else if (log.outdated.includes(op.id)) continue;
    const earlier = clashes.find((one) => isSameField(one.op, op));
    const rest = clashes.filter((one) => one !== earlier);
    refused = refused.filter((one) => !isSameField(one.op, op));
    if (isTaken) clashes = rest;
    else if (result.state === 'conflict' && isOverruled(log, result)) again.push(asDecided(op));
    else if (result.state === 'conflict') {
      const { id: _id, state: _state, ...clash } = result;
      clashes = [...rest, { op, ...clash }];
    }
    // It was refused, and would cover what somebody else wrote there: that is asked first.
    else if (earlier) clashes = [...rest, { ...earlier, op }];
    else if (result.state === 'invalid') refused = [...refused, { op, path: result.path, code: result.code }];
    // It needs one that was refused: its words stay on the page with it.
    else refused = [...refused, { op, path: 'path' in op ? op.path : '', code: 'skipped' }];
  }
  // What was typed while it was on its way was typed without having seen what others did.
  const isAsked = (op: Op) => clashes.some((one) => isSameField(one.op, op));
  const isBehind = !areApart(
    log.waiting.filter((op) => !isAsked(op)),
    others,
  );
  return {
    ...log,
    rev: isBehind ? log.rev : rev,
    isBehind,
    taken,
    sent: [],
    waiting: [...again, ...log.waiting],
    overruled: isBehind ? log.overruled : [],
    outdated: [],
    conflicts: [...withNewer(log.conflicts, others), ...clashes],
    refused: [...log.refused, ...refused],
    isUnsure: false,
  };
}

/** What was asked about takes nothing back any more: else the platform would ask again for ever. */
export const asDecided = ({ undoes: _asked, ...op }: Op): Op => op;

const isOverruled = (
  { overruled }: DocumentLog,
  { path, theirs }: { path: string; theirs: unknown },
): boolean => overruled.some((one) => one.path === path && isSameValue(one.theirs, theirs));

/** Whether two changes write the same field. */
export const isSameField = (a: Change, b: Change): boolean => 'path' in a && 'path' in b && a.path === b.path;

/**
 * Changes of others that came by themselves, since revision `base`. Those that an answer has brought already are known by
 * the revision. While something of ours is on its way, or may have arrived unanswered, nobody can say which came first;
 * and what waits for the same place must be checked against them by the platform. Then the next answer brings them.
 */
export function takeOthers(
  log: DocumentLog,
  rev: number,
  others: readonly Change[],
  base = log.rev,
): DocumentLog {
  if (rev <= log.rev || base !== log.rev || log.sent.length > 0 || log.isUnsure) return log;
  if (!areApart(log.waiting, others)) return log;
  return {
    ...log,
    rev,
    isBehind: false,
    taken: [...log.taken, ...others],
    conflicts: withNewer(log.conflicts, others),
  };
}

/** Whether no change can touch what another one does: fields alone, and none of them twice. */
function areApart(waiting: readonly Change[], others: readonly Change[]): boolean {
  if (waiting.length === 0 || others.length === 0) return true;
  const paths = new Set(waiting.map((one) => ('path' in one ? one.path : undefined)));
  return !paths.has(undefined) && others.every((one) => 'path' in one && !paths.has(one.path));
}

/** Clashes with what others wrote there since: it is the latest of their words that one keeps or takes. */
const withNewer = (conflicts: readonly Conflict[], others: readonly Change[]): readonly Conflict[] =>
  conflicts.map((conflict) => {
    const newer = others.findLast((one) => 'path' in one && one.path === conflict.path);
    return newer ? { ...conflict, theirs: newer.op === 'set' ? newer.value : null } : conflict;
  });

/** Most of what other tabs sent that is reported to the platform. */
const mostHeard = 200;

/**
 * What the same person changed in another tab of this browser a moment ago. It is the later word: what waits here for the
 * same fields was on the screen when it was written, and does not go out any more. What a removed section takes with it
 * does go out: the platform finds the clash, and anyone who types is asked.
 */
export function hear(log: DocumentLog, ops: readonly Op[]): DocumentLog {
  const paths = new Set(ops.flatMap((op) => ('path' in op ? [op.path] : [])));
  const isOlder = (op: Op) => 'path' in op && paths.has(op.path);
  const fresh = ops.flatMap((op) => (op.op === 'remove' ? [] : [{ id: op.id, n: op.n, place: placeOf(op) }]));
  const places = new Set(fresh.map(({ place }) => place));
  return {
    ...log,
    taken: [...log.taken, ...ops],
    waiting: log.waiting.filter((op) => !isOlder(op)),
    outdated: [...log.outdated, ...log.sent.filter(isOlder).map(({ id }) => id)],
    conflicts: withNewer(log.conflicts, ops),
    refused: log.refused.filter(({ op }) => !isOlder(op)),
    heard: [...log.heard.filter(({ place }) => !places.has(place)), ...fresh].slice(-mostHeard),
  };
}

const placeOf = (op: Op): string => ('path' in op ? op.path : op.id);

/** A document as it was read again; what is not with the server yet stays upon it. */
export const reread = (log: DocumentLog, rev: number, found: DocumentBody): DocumentLog => ({
  ...log,
  rev,
  taken: [],
  conflicts: asFound(log.conflicts, found),
  isBehind: false,
  isUnsure: log.isUnsure && isPending(log),
});

/**
 * Clashes as the document stands now that was read again: anyone who takes theirs takes what stands there, and not what stood
 * there when the question came up; nothing else would bring the later words any more.
 */
const asFound = (conflicts: readonly Conflict[], found: DocumentBody): readonly Conflict[] =>
  conflicts.map((conflict) => {
    const place = readPath(conflict.path);
    if (!place || !findPart(found.root, place.part)) return conflict;
    const { back: _back, ...rest } = conflict;
    return { ...rest, theirs: valueAt(found, conflict.path) ?? null };
  });

/** What a document said as far as it was known, and what it was found to say at the moment `at`. */
interface Reading {
  known: DocumentBody;
  found: DocumentBody;
  isStale: boolean;
  at: string;
}

/**
 * The same while something waits: where others wrote meanwhile, the platform is still asked upon the old revision. Where
 * that lies too far back (`isStale`) it cannot say any more who wrote where: then one is asked at once.
 */
export function rereadUnder(
  log: DocumentLog,
  rev: number,
  { known, found, isStale, at }: Reading,
): DocumentLog {
  const mine = [...log.sent, ...log.waiting];
  const clashes = lastOfFields(mine).flatMap((op): Conflict[] => {
    const base = valueAt(known, op.path);
    const theirs = valueAt(found, op.path);
    const isMoved = log.isBehind || !isSameValue(base, theirs);
    const isOther = mine.every(
      (one) => !isSameField(one, op) || one.op !== 'set' || !isSameValue(one.value, theirs),
    );
    if (!isMoved || !isOther || theirs === undefined) return [];
    return [{ op, path: op.path, theirs, by: '', at, ...(!log.isBehind && { base }) }];
  });
  if (!isStale) {
    const isBehind = mine.length > 0 && (log.isBehind || clashes.length > 0);
    return { ...reread(log, rev, found), rev: isBehind ? Math.min(log.rev, rev) : rev, isBehind };
  }
  const waiting = log.waiting.filter((op) => !clashes.some((one) => isSameField(one.op, op)));
  const read = reread(log, rev, found);
  return { ...read, waiting, conflicts: [...read.conflicts, ...clashes] };
}

const lastOfFields = (ops: readonly Op[]) =>
  ops
    .filter((op, place) => op.op === 'set' && !ops.slice(place + 1).some((later) => isSameField(later, op)))
    .filter((op) => op.op === 'set');

/** What takes a change back, given what is shown before it; nothing when it would change nothing. */
export function takesBack(shown: DocumentBody, change: Change): Change | undefined {
  const applied = applyOp(shown, change);
  return 'fault' in applied || applied.body === shown ? undefined : applied.before;
}
