import { type Bits, retainCommon } from './bits.ts';

/**
 * The slots that pass some filters. A filter may have a name: then the others can be asked for without it, which is what
 * the counts beside its own choices need ("how many if I chose red as well").
 */
export class Selection {
  readonly #common: Bits;
  readonly #named = new Map<string | number, Bits>();

  /** Begins with these slots; the bits are changed from now on. */
  constructor(start: Bits) {
    this.#common = start;
  }

  /** Leaves what passes this filter too; of several filters with one name all have to be passed. */
  narrow(passing: Bits, name?: string | number): this {
    const known = name === undefined ? this.#common : this.#named.get(name);
    if (known) retainCommon(known, passing);
    else if (name !== undefined) this.#named.set(name, passing);
    return this;
  }

  /** Slots that pass every filter. */
  all(): Bits {
    return this.#passing(undefined);
  }

  /** For each name, the slots that pass every filter but those with this name. */
  others(): (name: string | number) => Bits {
    const all = this.all();
    return (name) => (this.#named.has(name) ? this.#passing(name) : all);
  }

  #passing(but: string | number | undefined): Bits {
    const bits = this.#common.slice();
    for (const [name, passing] of this.#named) if (name !== but) retainCommon(bits, passing);
    return bits;
  }
}
