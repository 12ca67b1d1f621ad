import { applyOp, findPart, idsIn, valueAt } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { opLimits } from '@izlog/contract/editing/edit-ops';
import { type Change, type Op, type OpFault, type OpResult, readPath } from '@izlog/contract/editing/op';
import { findOverlap, touchedPaths } from '@izlog/contract/editing/overlaps';
import { isSameValue } from '@izlog/contract/editing/same-value';
import { checkChange } from './check-change.ts';
import type { Draft } from './draft.queries.ts';
import type { NewOp, OpRow } from './op.queries.ts';

/** Who changes a draft, and what was written to it meanwhile. */
interface Circumstances {
  userId: number;
  session: string | null;
  at: Date;
  /** Ops after the revision that the sender has seen. */
  since: readonly OpRow[];
  /** Ops that were sent before, by id, and those that are taken back. */
  known: Map<string, OpRow>;
  /** Ids of what is sent now. */
  sent: ReadonlySet<string>;
  /** Ops of other sessions that the sender has seen: of one tab another one of the same browser hears at once. */
  heard: ReadonlyArray<{ id: string; n: number }>;
}

/** A locked draft while ops are applied to it, in memory; what came of it is written by its caller. */
export class DraftWork {
  body: DocumentBody;
  rev: number;
  readonly written: NewOp[] = [];
  readonly #draft: Draft;
  readonly #about: Circumstances;
  /** Parts that an op of this call would have put in, by the op. */
  readonly #missing = new Map<string, string>();
  readonly #own: ReadonlySet<OpRow>;
  #bytes: number;

  constructor(draft: Draft & { body: DocumentBody }, about: Circumstances) {
    this.body = draft.body;
    this.rev = draft.rev;
    this.#draft = draft;
    this.#about = about;
    this.#bytes = sizeOf(draft.body);
    this.#own = new Set(about.since.filter((one) => isSeen(one, about)));
  }

  /** The part that an op writes in and that is not there. */
  lostPart(op: Op): string | undefined {
    const part = 'path' in op ? readPath(op.path)?.part : op.op === 'insert' ? op.parent : undefined;
    return part === undefined || findPart(this.body.root, part) ? undefined : part;
  }

  /**
   * Applies an op or says why not. `last` is the last op in the history that touched the same field, `remover` the last
   * one that removed the part that it needs.
   */
  take(op: Op, last?: OpRow, remover?: OpRow): OpResult {
    const result = this.#take(op, last, remover);
    if (
      op.op === 'insert' &&
      (result.state === 'conflict' || result.state === 'invalid' || result.state === 'skipped')
    )
      for (const id of idsIn(op.part)) this.#missing.set(id, op.id);
    return result;
  }

  #take(op: Op, last: OpRow | undefined, remover: OpRow | undefined): OpResult {
    const { id, n, undoes, ...rest } = op;
    const change: Change = rest;
    const known = this.#about.known.get(id);
    const refused = known && this.#refuseKnown(op, known);
    if (refused) return refused;
    const applied = applyOp(this.body, change);
    if ('fault' in applied) return this.#cannot(op, applied.fault, remover);
    const paths = touchedPaths(change, applied.before);
    // Anyone who writes what stands there already contradicts nobody.
    if (applied.body !== this.body) {
      const clash = this.#findClash(op, paths, last);
      if (clash) return clash;
      const fault = checkChange(change, applied.body);
      if (fault) return { id, state: 'invalid', code: fault.kind, path: fault.path, values: fault.values };
      const bytes = this.#bytes + growth(change, applied.before);
      if (bytes > opLimits.bodyBytes && bytes > this.#bytes)
        return {
          id,
          state: 'invalid',
          code: 'bodyTooLarge',
          path: 'root',
          values: { max: opLimits.bodyBytes },
        };
      this.#bytes = bytes;
    }
    this.body = applied.body;
    this.rev++;
    const before = known?.before ?? applied.before;
    this.#write({
      rev: this.rev,
      opId: id,
      n,
      op: change,
      before,
      paths,
      undoes: undoes ?? null,
      isAgain: Boolean(known),
    });
    return { id, state: 'applied' };
  }

  /** What is said to an op that is known already; nothing where it is a later flush of its gesture. */
  #refuseKnown(op: Op, known: OpRow): OpResult | undefined {
    const { id } = op;
    const isOurs = documentKey(known) === documentKey(this.#draft) && known.userId === this.#about.userId;
    if (!isOurs) return { id, state: 'invalid', code: 'idTaken', path: '' };
    if (known.n >= op.n) return { id, state: 'duplicate' };
    const isSameField = 'path' in op && 'path' in known.op && op.path === known.op.path;
    return isSameField ? undefined : { id, state: 'invalid', code: 'gestureChanged', path: '' };
  }

  #findClash(op: Op, paths: readonly string[], last: OpRow | undefined): OpResult | undefined {
    const { since, known, session } = this.#about;
    for (const other of since.toReversed()) {
      const path = this.#own.has(other) ? undefined : findOverlap(paths, other.paths);
      if (path !== undefined) return this.#conflict(op.id, path, other);
    }
    if (op.undoes === undefined || !('path' in op)) return undefined;
    const own = this.written.findLast((one) => one.paths.includes(op.path))?.opId;
    const lastId = own ?? last?.opId;
    if (lastId === undefined || lastId === op.undoes || own !== undefined || !last) return undefined;
    if ((session !== null && last.session === session) || this.#own.has(last)) return undefined;
    // A tab that was loaded again took back before what it takes back now: then the same stands there.
    const undone = known.get(op.undoes)?.op;
    if (undone && isSameValue(writtenBy(undone), writtenBy(last.op)) && last.userId === this.#about.userId)
      return undefined;
    return this.#conflict(op.id, op.path, last);
  }

  #cannot(op: Op, fault: OpFault, removedBy: OpRow | undefined): OpResult {
    const { id } = op;
    const path = 'path' in op ? op.path : typeof op.part === 'string' ? op.part : op.part.id;
    const needed = neededPart(op, fault);
    const because = needed === undefined ? undefined : this.#missing.get(needed);
    if (because !== undefined) return { id, state: 'skipped', because };
    const remover =
      this.#about.since.findLast((one) => needed !== undefined && one.paths.includes(`${needed}/*`)) ??
      removedBy;
    // Two who remove the same part agree.
    if (remover && op.op === 'remove') return { id, state: 'applied' };
    // Also one's own second tab or device: anyone who types hears that the section went.
    if (remover && remover.session !== this.#about.session) return this.#conflict(id, path, remover);
    return { id, state: 'invalid', code: fault, path };
  }

  #conflict(id: string, path: string, other: OpRow): OpResult {
    const theirs = valueAt(this.body, path) ?? null;
    const back = other.op.op === 'remove' && other.before.op === 'insert' ? { back: other.before } : {};
    const first = this.#about.since.find((one) => !this.#own.has(one) && one.paths.includes(path)) ?? other;
    const base = first.before.op === 'set' ? { base: first.before.value } : {};
    return {
      id,
      state: 'conflict',
      path,
      theirs,
      by: other.by,
      at: other.at.toISOString(),
      ...(other.userId === this.#about.userId && { isOwn: true }),
      ...base,
      ...back,
    };
  }

  #write(op: Omit<NewOp, 'session' | 'userId' | 'at'>): void {
    const { session, userId, at, known } = this.#about;
    const row = { ...op, session, userId, at };
    const earlier = this.written.findIndex((one) => one.opId === op.opId);
    // A gesture that came twice in one call is one row.
    if (earlier === -1) this.written.push(row);
    else this.written[earlier] = { ...row, isAgain: this.written[earlier]?.isAgain ?? false };
    const { kind, id, language } = this.#draft;
    known.set(op.opId, { ...row, kind, id, language, by: '' });
  }
}

/**
 * Whether the sender knows an op that was written meanwhile: its own, one that it sends again for a tab that was closed, or
 * one that it heard of from the tab that made it, with what that tab wrote there before.
 */
function isSeen(other: OpRow, { since, session, sent, userId, heard }: Circumstances): boolean {
  if (session !== null && other.session === session) return true;
  if (other.userId !== userId) return false;
  if (sent.has(other.opId)) return true;
  const seen = new Map(heard.map(({ id, n }) => [id, n]));
  return since.some(
    (one) =>
      one.session === other.session &&
      one.rev >= other.rev &&
      one.n <= (seen.get(one.opId) ?? 0) &&
      one.paths.some((path) => other.paths.includes(path)),
  );
}

const writtenBy = (change: Change): unknown => (change.op === 'set' ? change.value : undefined);

function neededPart(op: Op, fault: OpFault): string | undefined {
  if (fault === 'parentUnknown' && 'parent' in op) return op.parent;
  if (fault !== 'partUnknown') return undefined;
  if ('path' in op) return op.path.replace(/\/(?:meta|options|mobileMeta|mobileOptions)\/[^/]+$/, '');
  return typeof op.part === 'string' ? op.part : op.part.id;
}

function growth(change: Change, before: Change): number {
  return weightOf(change) - weightOf(before);
}

function weightOf(change: Change): number {
  if (change.op === 'set') return sizeOf(change.value);
  return change.op === 'insert' ? sizeOf(change.part) : 0;
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
