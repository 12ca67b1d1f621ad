import { comeBack, type DocumentLog, isPending, settle, takeOff } from './document-log.ts';
import { passesByItself, type Trouble } from './edit-status.ts';
import { pause, type StoreSurroundings, waitAfter } from './sending.ts';

/** The store whose changes go out. */
interface Outbox {
  /** Documents with something to send. */
  sendable(): Array<[string, DocumentLog]>;
  update(key: string, next: (log: DocumentLog) => DocumentLog): void;
  /** Reads a document as it is now, whose draft `isStale`; false when nobody answers. */
  reread(key: string, isStale: boolean): Promise<boolean>;
  /** How the work stands is another now. */
  announce(): void;
}

/**
 * Brings the changes of a tab to the platform: one request at a time for all documents, a moment after the last change,
 * again and again while nobody answers (design §5).
 */
export class Sender {
  /** Why nothing goes out. */
  trouble: Trouble | undefined;
  savedAt: Date | undefined;
  /** Documents that must be read again. */
  private readonly unread = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way. */
  private going: Promise<void> | undefined;
  private tries = 0;
  private readonly send: StoreSurroundings['send'];
  private readonly outbox: Outbox;

  constructor(send: StoreSurroundings['send'], outbox: Outbox) {
    this.send = send;
    this.outbox = outbox;
  }

  /** Something waits: it goes out once no more comes for a moment. */
  soon(): void {
    if (this.trouble === undefined) this.later(pause);
  }

  /** The login ended: nothing goes out until somebody sends again. */
  endLogin(): void {
    this.trouble = 'loggedOut';
    this.outbox.announce();
  }

  /** A document must be read again before it counts as known. */
  mustRead(key: string): void {
    this.unread.add(key);
  }

  /** A document was read again. */
  wasRead(key: string): void {
    this.unread.delete(key);
  }

  /** Sends what waits now; done once it is there, also what was on its way already. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.going) {
      await this.going;
      // What came while its last answers were read.
      if (!this.going && this.trouble === undefined && this.outbox.sendable().length > 0) await this.flush();
      return;
    }
    this.going = this.sendAll();
    await this.going.finally(() => {
      this.going = undefined;
    });
  }

  private async sendAll(): Promise<void> {
    // Nothing waits by which it could be seen that there is a new one.
    if (this.trouble === 'loggedOut' && this.outbox.sendable().length === 0) {
      this.trouble = undefined;
      this.outbox.announce();
    }
    while (this.outbox.sendable().length > 0) {
      const isAnswered = await this.sendOnce();
      if (!isAnswered) return;
    }
    for (const key of this.unread)
      if (!(await this.outbox.reread(key, false))) return this.later(waitAfter(this.tries++));
    if (this.trouble === undefined || !passesByItself(this.trouble)) return;
    // All that had to go is there, or goes no more: somebody answers again.
    this.trouble = undefined;
    this.tries = 0;
    this.outbox.announce();
  }

  private async sendOnce(): Promise<boolean> {
    const going = this.outbox.sendable();
    const documents = going.map(([, { ref, rev, waiting, heard }]) => ({
      ref,
      base: rev,
      ops: waiting,
      heard,
    }));
    for (const [key] of going) this.outbox.update(key, takeOff);
    const sent = await this.send(documents);
    if ('trouble' in sent) {
      for (const [key] of going)
        this.outbox.update(key, (log) => {
          const back = comeBack(log);
          // Of what was written over elsewhere nothing goes out by which one would hear whether it had arrived.
          if (back.isUnsure && !isPending(back)) this.unread.add(key);
          return back;
        });
      this.trouble = sent.trouble;
      this.outbox.announce();
      if (passesByItself(sent.trouble)) this.later(waitAfter(this.tries++));
      return false;
    }
    this.tries = 0;
    this.trouble = undefined;
    this.savedAt = new Date();
    let isWhole = true;
    for (const [key, { isBehind }] of going) {
      const answer = sent.answers.get(key);
      const isTaken = answer !== undefined && !answer.isStale;
      this.outbox.update(key, (log) => (isTaken ? settle(log, answer) : comeBack(log)));
      // It had arrived before, unanswered, or came late: whether others wrote there later says only the document itself.
      if (isTaken && (isBehind || answer.results.some(({ state }) => state === 'duplicate')))
        this.unread.add(key);
      else if (!isTaken) isWhole = answer !== undefined && (await this.outbox.reread(key, true)) && isWhole;
    }
    if (!isWhole) this.later(waitAfter(0));
    return isWhole;
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }
}
