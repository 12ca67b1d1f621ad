import type { Tree } from './tree.ts';

/** One thing that breaks a rule. Faults with the same key are counted together. */
export interface Fault {
  key: string;
  /** What is wrong where, e.g. `a.ts imports b.ts`. */
  text: string;
}

/** What the house refuses. */
export interface Rule {
  /** Names it in the record of faults. */
  id: string;
  /** The sentence that is printed. */
  says: string;
  /** Paths that the rule is about: one that no file and no import has makes it a rule that matches nothing. */
  places: readonly RegExp[];
  faults(tree: Tree): Fault[];
}
