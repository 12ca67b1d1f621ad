/** Share of all things from which on a list of all their scores is smaller than a map of those that have one. */
const dense = 1 / 16;

/** How well each of some things fits; the things are numbers below a limit, and scores are above 0. */
export class Scores {
  size = 0;
  readonly #few: Map<number, number> | undefined;
  readonly #all: Float32Array;

  /** For about `expected` of the things below `limit`. */
  constructor(limit: number, expected: number) {
    const isDense = expected > limit * dense;
    this.#few = isDense ? undefined : new Map();
    this.#all = new Float32Array(isDense ? limit : 0);
  }

  /** The score of a thing, 0 when it has none. */
  get(thing: number): number {
    return this.#few ? (this.#few.get(thing) ?? 0) : (this.#all[thing] ?? 0);
  }

  /** Gives a thing a score unless it has a better one. */
  raise(thing: number, score: number): void {
    const known = this.get(thing);
    if (known >= score) return;
    if (known === 0) this.size++;
    if (this.#few) this.#few.set(thing, score);
    else this.#all[thing] = score;
  }

  each(visit: (thing: number, score: number) => void): void {
    if (this.#few) for (const [thing, score] of this.#few) visit(thing, score);
    const all = this.#all;
    for (let thing = 0; thing < all.length; thing++) {
      const score = all[thing] ?? 0;
      if (score > 0) visit(thing, score);
    }
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    return this.#all.byteLength + (this.#few?.size ?? 0) * 40 + 100;
  }
}
