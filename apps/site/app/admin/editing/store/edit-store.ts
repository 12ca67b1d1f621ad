import { findPart, valueAt } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { type Change, type Op, type Path, readPath } from '@izlog/contract/editing/op';
import { askAgain } from './ask-again.ts';
import {
  addOp,
  type Conflict,
  type DocumentLog,
  hasToSend,
  hear,
  openLog,
  reread,
  rereadUnder,
  takeOthers,
  takesBack,
} from './document-log.ts';
import { type EditStatus, isSameStatus, stateOf } from './edit-status.ts';
import { leftOf, type SavedOps } from './saved-ops.ts';
import { Sender } from './sender.ts';
import type { StoreSurroundings } from './sending.ts';
import { ShownBodies } from './shown-bodies.ts';
import {
  addStep,
  emptyStack,
  popDone,
  popUndone,
  type Step,
  stepsBetween,
  type UndoStack,
} from './undo-stack.ts';

/**
 * The changes of a tab: shown at once, written into the browser, sent a moment later, one request at a time for all
 * documents (design §5). Components listen by `subscribe` and read `shown`; both cost nothing where nothing changed.
 */
export class EditStore {
  private readonly logs = new Map<string, DocumentLog>();
  private readonly bodies = new ShownBodies();
  private readonly listeners = new Set<() => void>();
  private readonly flushes = new Map<string, number>();
  private readonly sender: Sender;
  private stack: UndoStack;
  private announced = 0;
  private currentStatus: EditStatus | undefined;
  private lastStatus: EditStatus | undefined;
  private readonly around: StoreSurroundings;

  constructor(around: StoreSurroundings) {
    this.around = around;
    this.stack = around.undos?.read() ?? emptyStack;
    this.sender = new Sender(around.send, {
      sendable: () => [...this.logs].filter(([, log]) => hasToSend(log)),
      update: (key, next) => this.update(key, next),
      reread: (key, isStale) => this.reread(key, isStale),
      announce: () => this.announce(),
    });
  }

  /** Begins with a document as the platform has it. One that is open already keeps what was done to it. */
  open(ref: DocumentRef, rev: number, body: DocumentBody): void {
    const key = documentKey(ref);
    this.bodies.load(key, body);
    if (!this.logs.has(key)) this.put(key, openLog(ref, rev));
  }

  /**
   * Takes what a tab left that is not open any more; the platform knows an op by its id, so none counts twice. What that tab
   * was to decide is asked here. False for a document that is not open here.
   */
  takeOver({ key, base, ops, conflicts = [] }: SavedOps): boolean {
    const log = this.logs.get(key);
    const known = this.known(key);
    if (!log || !known) return false;
    // They are checked against all that others did since they were written; then the document is read as it is.
    if (base < log.rev) this.sender.mustRead(key);
    // A tab that was closed a moment ago may still write down what it heard of what is here already.
    const isNew = ({ op: { id } }: Conflict) => !log.conflicts.some((one) => one.op.id === id);
    const { asked, again } = askAgain(known, conflicts.filter(isNew));
    const left = {
      ...log,
      rev: Math.min(base, log.rev),
      isBehind: log.isBehind || base < log.rev,
      conflicts: [...log.conflicts, ...asked],
    };
    this.put(key, [...again, ...ops].reduce(addOp, left));
    this.sender.soon();
    return true;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A document with all that was done to it; the same object until something of it changes. */
  shown(key: string): DocumentBody | undefined {
    return this.bodies.shown(key, this.logs.get(key));
  }

  log = (key: string): DocumentLog | undefined => this.logs.get(key);

  documents = (): readonly DocumentLog[] => [...this.logs.values()];

  /**
   * Does a change. Those of one gesture (typing in a field until it is left) share its id: they are one op, one step of
   * undo. Returns the id; nothing when it changes nothing.
   */
  change(key: string, change: Change, gesture?: string): string | undefined {
    const step = this.prepare(key, change, gesture);
    if (!step) return undefined;
    this.setStack(addStep(this.stack, step));
    this.sender.soon();
    return step.id;
  }

  /** Does several changes that are taken back by one step. */
  changeAll(key: string, changes: readonly Change[]): void {
    const group = this.around.newId();
    for (const change of changes) {
      const step = this.prepare(key, change);
      if (step) this.setStack(addStep(this.stack, { ...step, group }));
    }
    this.sender.soon();
  }

  /** Takes what others changed since revision `base`. */
  takeOthers(key: string, rev: number, others: readonly Change[], base?: number): void {
    const wasBehind = this.logs.get(key)?.isBehind;
    this.update(key, (log) => takeOthers(log, rev, others, base));
    if (!wasBehind || this.logs.get(key)?.isBehind) return;
    // Some of it was taken before, and something of one's own after that: only the document knows the order.
    this.sender.mustRead(key);
    this.sender.soon();
  }

  /** Takes what the same person changed in another tab; it is on its way to the platform from there. */
  hear(key: string, ops: readonly Op[]): void {
    this.update(key, (log) => hear(log, ops));
  }

  /**
   * Says that a field is right as it stands, though its original is another one now: the same words are written once more,
   * which renews the hash of the original that a translation keeps. Nothing to take back.
   */
  confirm(key: string, path: Path): void {
    const shown = this.shown(key);
    const value = shown && valueAt(shown, path);
    if (value !== undefined) this.putOp(key, { op: 'set', path, value }, this.around.newId());
  }

  /** What the platform did to a document at one's own wish (a discard, a restore): shown, and one step to take back. */
  takeDone(key: string, rev: number, body: DocumentBody): void {
    const from = this.shown(key);
    const log = this.logs.get(key);
    if (!from || !log) return;
    this.setStack(stepsBetween(key, from, body, this.around.newId()).reduce(addStep, this.stack));
    this.bodies.load(key, body);
    this.put(key, reread({ ...log, refused: [] }, rev, body));
  }

  /** Reads a document again; `isStale` where its draft was given up or has moved on too far. What waits stays upon it. */
  async reread(key: string, isStale: boolean): Promise<boolean> {
    const log = this.logs.get(key);
    const found = log && (await this.around.read?.(log.ref));
    const now = this.logs.get(key);
    const known = this.known(key);
    if (!found || !now || !known) return false;
    // Something was answered meanwhile: what was read is older than what is known.
    if (found.rev < now.rev && !isStale) return this.reread(key, isStale);
    this.bodies.load(key, found.body);
    this.sender.wasRead(key);
    const at = new Date().toISOString();
    this.put(key, rereadUnder(now, found.rev, { known, found: found.body, isStale, at }));
    return true;
  }

  /** A document as the platform has it, as far as it is known: without what is only here. */
  known(key: string): DocumentBody | undefined {
    return this.bodies.known(key, this.logs.get(key));
  }

  /** Whether something of a document was changed here, also when it was taken back since. */
  hasStepOn(key: string): boolean {
    return [...this.stack.done, ...this.stack.undone].some((step) => step.key === key);
  }

  undo(): Step | undefined {
    const popped = popDone(this.stack, this.isHere);
    if (!popped || popped.steps.some(({ key }) => this.isHeld(key))) return undefined;
    this.setStack(popped.stack);
    for (const { key, id, before } of popped.steps)
      this.putOp(key, { ...before, ...(id && { undoes: id }) }, this.around.newId());
    return popped.steps[0];
  }

  redo(): Step | undefined {
    const popped = popUndone(this.stack, this.isHere);
    if (!popped || popped.steps.some(({ key }) => this.isHeld(key))) return undefined;
    // They are other ops now: what takes them back names these.
    const steps = popped.steps.map((step) => ({ ...step, id: this.around.newId() }));
    this.setStack({ ...popped.stack, done: [...popped.stack.done.slice(0, -steps.length), ...steps] });
    for (const { key, change, id } of steps) this.putOp(key, change, id);
    return steps[0];
  }

  /** Takes what a person decided of a clash, or of what was refused; what is to go out goes. */
  settle(
    key: string,
    decided: (log: DocumentLog, shown: DocumentBody, newId: () => string) => DocumentLog,
  ): void {
    const shown = this.shown(key);
    if (shown) this.update(key, (log) => decided(log, shown, this.around.newId));
    this.sender.soon();
  }

  /** The login ended, as something else than a change reported; `flush` after a new one goes on. */
  endLogin(): void {
    this.sender.endLogin();
  }

  /** Sends what waits now: when a field is left, a publish is asked for, the line or the login is back. */
  flush(): Promise<void> {
    return this.sender.flush();
  }

  /** An object that is the same as long as the status is. */
  status = (): EditStatus => {
    this.currentStatus ??= this.makeStatus();
    return this.currentStatus;
  };

  /** Another number once anything is another: what shows logs is rendered again where the status says the same. */
  version = (): number => this.announced;

  private prepare(key: string, change: Change, gesture = this.around.newId()): Step | undefined {
    const shown = this.shown(key);
    const log = this.logs.get(key);
    if (!shown || !log) return undefined;
    const before = takesBack(shown, change);
    // Words in a section that was removed meanwhile are no step, and are not dropped: the platform finds the clash.
    const isLost = change.op === 'set' && !findPart(shown.root, readPath(change.path)?.part ?? '');
    if (!before && !isLost) return undefined;
    // Counted over the whole gesture: the platform takes a later flush for one it does not know yet.
    const n = (this.flushes.get(gesture) ?? 0) + 1;
    this.flushes.set(gesture, n);
    this.put(key, addOp(log, { ...change, id: gesture, n }));
    if (!before) return void this.sender.soon();
    this.around.others?.tell(key, { ...change, id: gesture, n });
    return { key, id: gesture, change, before };
  }

  private putOp(key: string, { undoes, ...change }: Change & { undoes?: string }, id: string): void {
    this.update(key, (log) => addOp(log, { ...change, ...(undoes && { undoes }), id, n: 1 }));
    this.around.others?.tell(key, { ...change, id, n: 1 });
    this.sender.soon();
  }

  private setStack(stack: UndoStack): void {
    this.stack = stack;
    this.around.undos?.save(stack);
  }

  private isHere = ({ key }: Step): boolean => this.logs.has(key);

  /** While a conflict of a document is open, nothing of it is taken back. */
  private isHeld(key: string): boolean {
    return (this.logs.get(key)?.conflicts.length ?? 0) > 0;
  }

  private update(key: string, next: (log: DocumentLog) => DocumentLog): void {
    const log = this.logs.get(key);
    const now = log && next(log);
    if (now && now !== log) this.put(key, now);
  }

  private put(key: string, next: DocumentLog): void {
    this.logs.set(key, this.bodies.fold(key, next));
    this.around.saved.save(this.around.session, leftOf(this.documents()));
    this.announce();
  }

  private announce(): void {
    this.currentStatus = undefined;
    this.announced++;
    for (const listener of this.listeners) listener();
  }

  private makeStatus(): EditStatus {
    const now = {
      ...stateOf(this.documents(), this.sender.trouble),
      savedAt: this.sender.savedAt,
      canUndo: this.stack.done.some(this.isHere),
      canRedo: this.stack.undone.some(this.isHere),
    };
    // Anyone who shows it is rendered again only where it says something else: not at every key.
    const before = this.lastStatus;
    this.lastStatus = before && isSameStatus(before, now) ? before : now;
    return this.lastStatus;
  }
}
