import { documentKey } from '@izlog/contract/editing/document';
import type { Op } from '@izlog/contract/editing/op';
import type { Conflict, DocumentLog } from './document-log.ts';

/** What of a document is not with the server yet, as it stands in the browser's storage. */
export interface SavedOps {
  /** `content:12:hrv` */
  key: string;
  /** The revision they were made on. */
  base: number;
  ops: readonly Op[];
  /** What is to be decided: sent again upon a later revision, it would silently cover what the others wrote. */
  conflicts?: readonly Conflict[];
}

/** Where what was typed stands until the server has it: through a closed tab, a crash, a login that ended. */
export interface OpStore {
  /** Writes what one tab has; nothing left removes its entry. False when the browser keeps nothing (full, or forbidden). */
  save(session: string, all: readonly SavedOps[]): boolean;
  /**
   * Hands over what tabs left that are not open any more, and keeps what `take` gives back. One that is open still, or is
   * opened later, is waited for until `end`, and a moment by the caller: after a reload the page before it may go a moment later than the
   * next one begins, and what it left must stand there before anybody can write over it.
   */
  takeLeft(take: TakeLeft, end: AbortSignal): Promise<void>;
}

/** Takes what a tab left; gives back what it has no place for, such as that of another page. */
type TakeLeft = (all: readonly SavedOps[]) => SavedOps[];

/** Milliseconds in which a page that is being left is gone. */
const patience = 500;

const prefix = (person: string) => `izlog-edit:${person}:`;

/**
 * The ops in the browser's own storage, written before they are sent; it is synchronous, so a closing tab loses none. An
 * open tab holds a lock by its session's name, by which another tab knows that its entry is not left.
 */
export function openOpStore(person: string): OpStore {
  return {
    save(session, all) {
      const name = prefix(person) + session;
      try {
        if (all.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(all));
        return true;
      } catch {
        return false;
      }
    },
    async takeLeft(take, end) {
      const takeOne = (name: string) => {
        const all = end.aborted ? undefined : readSaved(localStorage.getItem(name));
        const rest = all && take(all);
        if (rest && rest.length < all.length) this.save(name.slice(prefix(person).length), rest);
      };
      const awaited = new Set<string>();
      const takeOnceGone = (name: string): Promise<void> => {
        awaited.add(name);
        return navigator.locks
          .request(name, { signal: end }, () => takeOne(name))
          .catch((error: unknown) => {
            if (!end.aborted) console.warn('What another tab left was not taken.', error);
          })
          .finally(() => awaited.delete(name));
      };
      // Tabs that are opened after this one: what one of them typed is shown here, and nobody else would send it.
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (key?.startsWith(prefix(person)) && newValue !== null && !awaited.has(key))
            void takeOnceGone(key);
        },
        { signal: end },
      );
      const { held = [] } = await navigator.locks.query();
      const open = new Set(held.map(({ name }) => name));
      const waiting: Array<Promise<void>> = [];
      for (const name of Object.keys(localStorage)) {
        if (!name.startsWith(prefix(person)) || awaited.has(name)) continue;
        if (!open.has(name)) takeOne(name);
        else waiting.push(takeOnceGone(name));
      }
      // A tab that is really open beside this one holds nobody up for long.
      if (waiting.length > 0)
        await Promise.race([Promise.all(waiting), new Promise((done) => setTimeout(done, patience))]);
    },
  };
}

/**
 * What of these documents is not with the server. What it refused is tried again after a reload, and named again; what
 * clashed is asked about again.
 */
export function leftOf(logs: readonly DocumentLog[]): SavedOps[] {
  return logs.flatMap(({ ref, rev, sent, outdated, waiting, conflicts, refused }) => {
    const going = sent.filter(({ id }) => !outdated.includes(id));
    const ops = [...refused.map(({ op }) => op), ...going, ...waiting];
    if (ops.length === 0 && conflicts.length === 0) return [];
    return [{ key: documentKey(ref), base: rev, ops, ...(conflicts.length > 0 && { conflicts }) }];
  });
}

/** Holds the session's lock until the tab is closed or it is let go. */
export function holdSession(person: string, session: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(prefix(person) + session, () => promise);
  return resolve;
}

/** What stands there was written by us, perhaps by an older build: what cannot be read is left out. */
function readSaved(text: string | null): SavedOps[] | undefined {
  try {
    const all: unknown = JSON.parse(text ?? '');
    return Array.isArray(all) ? all.filter(isSaved) : undefined;
  } catch {
    return undefined;
  }
}

const isSaved = (one: unknown): one is SavedOps =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  typeof one.key === 'string' &&
  'base' in one &&
  typeof one.base === 'number' &&
  'ops' in one &&
  Array.isArray(one.ops) &&
  (!('conflicts' in one) || Array.isArray(one.conflicts));
