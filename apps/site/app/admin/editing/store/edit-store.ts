import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Change, Op } from '@izlog/contract/editing/op';
import {
  type Answer,
  addOp,
  type Conflict,
  comeBack,
  type DocumentLog,
  decide,
  hasToSend,
  isPending,
  openLog,
  settle,
  shownBody,
  takeOff,
  takeOthers,
  takesBack,
} from './document-log.ts';
import type { OpStore } from './saved-ops.ts';
import { addStep, emptyStack, popDone, popUndone, type Step, type UndoStack } from './undo-stack.ts';

/** What the platform says to a request: its answers by document key, or why there are none. */
export type Sent = { answers: ReadonlyMap<string, Answer> } | { trouble: Trouble };
/** `offline`: nobody answered; `loggedOut`: the login ended; `noRight`: the right was taken away. */
export type Trouble = 'offline' | 'loggedOut' | 'noRight';

export interface SendDocument {
  ref: DocumentRef;
  base: number;
  ops: readonly Op[];
}

/** How the work stands, for the bar's words. */
export interface EditStatus {
  state: 'saved' | 'saving' | 'conflict' | 'refused' | Trouble;
  /** Changes that are only in this browser. */
  pending: number;
  savedAt: Date | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

interface Surroundings {
  session: string;
  send(documents: readonly SendDocument[]): Promise<Sent>;
  saved: OpStore;
  newId(): string;
}

/** Milliseconds: after the last change, and between tries when nobody answers. */
const pause = 400;
const waits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * The changes of a tab: shown at once, written into the browser, sent a moment later, one request at a time for all
 * documents (design §5). Components listen by `subscribe` and read `shown`; both cost nothing where nothing changed.
 */
export class EditStore {
  private readonly logs = new Map<string, DocumentLog>();
  private readonly loaded = new Map<string, DocumentBody>();
  private readonly shownBodies = new Map<
    string,
    { log: DocumentLog; from: DocumentBody; body: DocumentBody }
  >();
  private readonly listeners = new Set<() => void>();
  private stack: UndoStack = emptyStack;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private tries = 0;
  private trouble: Trouble | undefined;
  private savedAt: Date | undefined;
  private currentStatus: EditStatus | undefined;
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Begins with a document as the platform has it. One that is open already keeps what was done to it. */
  open(ref: DocumentRef, rev: number, body: DocumentBody): void {
    const key = documentKey(ref);
    this.loaded.set(key, body);
    if (!this.logs.has(key)) this.put(key, openLog(ref, rev));
  }

  /** Takes what a tab left that is not open any more; the platform knows an op by its id, so none counts twice. */
  takeOver(key: string, ops: readonly Op[]): void {
    const log = this.logs.get(key);
    if (!log) return;
    this.put(key, ops.reduce(addOp, log));
    this.sendSoon();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A document with all that was done to it; the same object until something of it changes. */
  shown(key: string): DocumentBody | undefined {
    const from = this.loaded.get(key);
    const log = this.logs.get(key);
    if (!from || !log) return undefined;
    const known = this.shownBodies.get(key);
    if (known?.log === log && known.from === from) return known.body;
    const body = shownBody(from, log);
    this.shownBodies.set(key, { log, from, body });
    return body;
  }

  log(key: string): DocumentLog | undefined {
    return this.logs.get(key);
  }

  documents(): readonly DocumentLog[] {
    return [...this.logs.values()];
  }

  /**
   * Does a change. Those of one gesture (typing in a field until it is left) share its id: they are one op, one step of
   * undo. Gives the id; nothing when it changes nothing.
   */
  change(key: string, change: Change, gesture?: string): string | undefined {
    const step = this.prepare(key, change, gesture);
    if (!step) return undefined;
    this.stack = addStep(this.stack, step);
    this.sendSoon();
    return step.id;
  }

  /** Takes what others changed meanwhile. */
  takeOthers(key: string, rev: number, others: readonly Change[]): void {
    const log = this.logs.get(key);
    const next = log && takeOthers(log, rev, others);
    if (next && next !== log) this.put(key, next);
  }

  undo(): Step | undefined {
    const popped = popDone(this.stack);
    if (!popped || this.isHeld(popped.step.key)) return undefined;
    this.stack = popped.stack;
    this.putOp(popped.step.key, { ...popped.step.before, undoes: popped.step.id }, this.around.newId());
    return popped.step;
  }

  redo(): Step | undefined {
    const popped = popUndone(this.stack);
    if (!popped || this.isHeld(popped.step.key)) return undefined;
    // It is another op now: what takes it back names this one.
    const step = { ...popped.step, id: this.around.newId() };
    this.stack = { ...popped.stack, done: [...popped.stack.done.slice(0, -1), step] };
    this.putOp(step.key, step.change, step.id);
    return step;
  }

  decide(key: string, conflict: Conflict, keep: 'mine' | 'theirs'): void {
    const log = this.logs.get(key);
    if (!log) return;
    this.put(key, decide(log, conflict, keep, this.around.newId));
    this.sendSoon();
  }

  /** Sends what waits now: when a field is left, a publish is asked for, the line or the login is back. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isSending) return;
    while (this.sendable().length > 0) {
      const isAnswered = await this.sendOnce();
      if (!isAnswered) return;
    }
  }

  /** An object that is the same as long as the status is. */
  status = (): EditStatus => {
    this.currentStatus ??= this.makeStatus();
    return this.currentStatus;
  };

  private async sendOnce(): Promise<boolean> {
    this.isSending = true;
    const going = this.sendable();
    const documents = going.map(([, { ref, rev, waiting }]) => ({ ref, base: rev, ops: waiting }));
    for (const [key, log] of going) this.put(key, takeOff(log));
    const sent = await this.around.send(documents);
    this.isSending = false;
    if ('trouble' in sent) {
      for (const [key] of going) this.update(key, comeBack);
      this.trouble = sent.trouble;
      this.announce();
      if (sent.trouble === 'offline') this.sendLater(waits[Math.min(this.tries++, waits.length - 1)] ?? 0);
      return false;
    }
    this.tries = 0;
    this.trouble = undefined;
    this.savedAt = new Date();
    for (const [key] of going) {
      const answer = sent.answers.get(key);
      this.update(key, (log) => (answer ? settle(log, answer) : comeBack(log)));
    }
    return going.every(([key]) => sent.answers.has(key));
  }

  private sendable(): Array<[string, DocumentLog]> {
    return [...this.logs].filter(([, log]) => hasToSend(log));
  }

  private prepare(key: string, change: Change, gesture = this.around.newId()): Step | undefined {
    const shown = this.shown(key);
    const log = this.logs.get(key);
    const before = shown && takesBack(shown, change);
    if (!before || !log) return undefined;
    const former = [...log.sent, ...log.waiting].findLast(({ id }) => id === gesture);
    this.put(key, addOp(log, { ...change, id: gesture, n: former ? former.n + 1 : 1 }));
    return { key, id: gesture, change, before };
  }

  private putOp(key: string, change: Change & { undoes?: string }, id: string): void {
    this.update(key, (log) => addOp(log, { ...change, id, n: 1 }));
    this.sendSoon();
  }

  /** While a conflict of a document is open, nothing of it is taken back. */
  private isHeld(key: string): boolean {
    return (this.logs.get(key)?.conflicts.length ?? 0) > 0;
  }

  private sendSoon(): void {
    if (this.trouble === undefined) this.sendLater(pause);
  }

  private sendLater(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private update(key: string, next: (log: DocumentLog) => DocumentLog): void {
    const log = this.logs.get(key);
    if (log) this.put(key, next(log));
  }

  private put(key: string, log: DocumentLog): void {
    this.logs.set(key, log);
    const left = [...this.logs].flatMap(([one, { rev, sent, waiting, conflicts }]) => {
      const ops = [...conflicts.map(({ op }) => op), ...sent, ...waiting];
      return ops.length > 0 ? [{ key: one, base: rev, ops }] : [];
    });
    this.around.saved.save(this.around.session, left);
    this.announce();
  }

  private announce(): void {
    this.currentStatus = undefined;
    for (const listener of this.listeners) listener();
  }

  private makeStatus(): EditStatus {
    const logs = this.documents();
    const pending = logs.reduce((sum, { sent, waiting }) => sum + sent.length + waiting.length, 0);
    const state = logs.some(({ conflicts }) => conflicts.length > 0)
      ? 'conflict'
      : (this.trouble ??
        (logs.some(({ refused }) => refused.length > 0)
          ? 'refused'
          : logs.some(isPending)
            ? 'saving'
            : 'saved'));
    return {
      state,
      pending,
      savedAt: this.savedAt,
      canUndo: this.stack.done.length > 0,
      canRedo: this.stack.undone.length > 0,
    };
  }
}
