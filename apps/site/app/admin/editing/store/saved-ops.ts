import type { Op } from '@izlog/contract/editing/op';

/** What of a document is not with the server yet, as it stands in the browser's storage. */
export interface SavedOps {
  /** `content:12:hrv` */
  key: string;
  /** The revision they were made on. */
  base: number;
  ops: readonly Op[];
}

/** Where what was typed stands until the server has it: through a closed tab, a crash, a login that ended. */
export interface OpStore {
  /** Writes what one tab has; nothing left removes its entry. False when the browser keeps nothing (full, or forbidden). */
  save(session: string, all: readonly SavedOps[]): boolean;
  /** What tabs left that are not open any more, by their session. */
  takeLeft(): Promise<Array<{ session: string; all: SavedOps[] }>>;
}

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
    async takeLeft() {
      const { held = [] } = await navigator.locks.query();
      const open = new Set(held.map(({ name }) => name));
      const left: Array<{ session: string; all: SavedOps[] }> = [];
      for (const name of Object.keys(localStorage)) {
        if (!name.startsWith(prefix(person)) || open.has(name)) continue;
        const all = readSaved(localStorage.getItem(name));
        if (all) left.push({ session: name.slice(prefix(person).length), all });
      }
      return left;
    },
  };
}

/** Holds the tab's lock until it is closed. */
export function holdSession(person: string, session: string): void {
  void navigator.locks.request(prefix(person) + session, () => new Promise<never>(() => {}));
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
  Array.isArray(one.ops);
