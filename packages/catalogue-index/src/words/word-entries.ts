import { Growing } from '../slots/growing.ts';

const fieldBits = 5;
const fieldMask = (1 << fieldBits) - 1;
/** Entries noted at least before they are packed. */
const leastNoted = 1 << 20;

export function textOf(entry: number): number {
  return entry >>> fieldBits;
}

/** Where in its text the word of an entry stands, as bits. */
export function fieldOf(entry: number): number {
  return entry & fieldMask;
}

/**
 * In which texts each form of a word occurs, a text and the places in it being one number. What comes is noted in one
 * row for all forms, 8 bytes an entry, and packed by form once there is as much of it as is packed already: a catalogue
 * of millions of words is read without ever holding much more than it comes to.
 */
export class WordEntries {
  #starts = new Uint32Array(1);
  #settled = new Uint32Array(0);
  /** Entries of each form, packed and noted. */
  readonly #counts = new Growing(Uint32Array);
  /** What was noted since, in order: each names the one before it of the same form, from 1. */
  #noted = { count: 0, values: new Growing(Uint32Array), before: new Growing(Uint32Array) };
  /** The last one noted of each form, from 1. */
  #last = new Growing(Uint32Array);

  /** Bytes they take, about. */
  get bytes(): number {
    const { values, before } = this.#noted;
    const lists = [this.#starts, this.#settled, this.#counts.data, values.data, before.data, this.#last.data];
    return lists.reduce((total, { byteLength }) => total + byteLength, 0);
  }

  add(form: number, text: number, field: number): void {
    const { values, before, count } = this.#noted;
    values.set(count, (text << fieldBits) | field);
    before.set(count, this.#last.get(form));
    this.#last.set(form, count + 1);
    this.#noted.count = count + 1;
    this.#counts.set(form, this.countOf(form) + 1);
    if (count >= leastNoted && count >= this.#settled.length) this.pack();
  }

  countOf(form: number): number {
    return this.#counts.get(form);
  }

  /** The entries of a form, in order of their texts. */
  of(form: number): Uint32Array {
    const settled = this.#settledOf(form);
    if (this.#last.get(form) === 0) return settled;
    const all = new Uint32Array(this.countOf(form));
    all.set(settled);
    this.#copyNoted(form, all, all.length);
    return all;
  }

  /** Packs what was noted by form. */
  pack(): void {
    const forms = this.#counts.data.length;
    const starts = new Uint32Array(forms + 1);
    for (let form = 0; form < forms; form++) starts[form + 1] = (starts[form] ?? 0) + this.countOf(form);
    const settled = new Uint32Array(starts[forms] ?? 0);
    for (let form = 0; form < forms; form++) {
      const from = this.#starts[form] ?? this.#settled.length;
      const to = this.#starts[form + 1] ?? this.#settled.length;
      let at = starts[form] ?? 0;
      for (let index = from; index < to; index++) settled[at++] = this.#settled[index] ?? 0;
      this.#copyNoted(form, settled, starts[form + 1] ?? 0);
    }
    this.#starts = starts;
    this.#settled = settled;
    this.#noted = { count: 0, values: new Growing(Uint32Array), before: new Growing(Uint32Array) };
    this.#last = new Growing(Uint32Array);
  }

  #settledOf(form: number): Uint32Array {
    const end = this.#settled.length;
    return this.#settled.subarray(this.#starts[form] ?? end, this.#starts[form + 1] ?? end);
  }

  /** Writes what was noted of a form in front of `end`, the last one at the end. */
  #copyNoted(form: number, target: Uint32Array, end: number): void {
    const values = this.#noted.values.data;
    const before = this.#noted.before.data;
    let at = end;
    for (let one = this.#last.get(form); one !== 0; one = before[one - 1] ?? 0) {
      target[--at] = values[one - 1] ?? 0;
    }
  }
}
