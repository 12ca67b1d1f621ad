import { emptyStack, type Step, type UndoStack } from './undo-stack.ts';

/** Where the steps of a tab stand, so that a reload keeps them. */
export interface UndoStore {
  read(): UndoStack;
  save(stack: UndoStack): void;
}

/** Milliseconds until steps are written down: typing would write them at every key. */
const pause = 500;

/** The steps of a tab in its own storage, which lives as long as the tab does; written a moment later and when it goes. */
export function openUndoStore(person: string): UndoStore & { close(): void } {
  const name = `izlog-undo:${person}`;
  let waiting: UndoStack | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    if (waiting) put(name, waiting);
    waiting = undefined;
  };
  addEventListener('pagehide', write);
  return {
    read: () => readStack(sessionStorage.getItem(name)),
    save(stack) {
      waiting = stack;
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    },
    close() {
      write();
      removeEventListener('pagehide', write);
    },
  };
}

/** A storage that is full keeps the newest steps. */
function put(name: string, stack: UndoStack): void {
  for (let { done, undone } = stack; ; done = done.slice(Math.ceil(done.length / 2)), undone = []) {
    try {
      sessionStorage.setItem(name, JSON.stringify({ done, undone }));
      return;
    } catch {
      if (done.length === 0) return;
    }
  }
}

/** What stands there was written by us, perhaps by an older build: what cannot be read is no step. */
function readStack(text: string | null): UndoStack {
  try {
    const { done, undone } = JSON.parse(text ?? '') as Record<string, unknown>;
    return { done: stepsOf(done), undone: stepsOf(undone) };
  } catch {
    return emptyStack;
  }
}

const stepsOf = (all: unknown): Step[] => (Array.isArray(all) ? all.filter(isStep) : []);

const isStep = (one: unknown): one is Step =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  typeof one.key === 'string' &&
  'change' in one &&
  'before' in one;
