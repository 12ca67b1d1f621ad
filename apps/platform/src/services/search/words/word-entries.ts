import { Growing } from '../index/growing.ts';

const fieldBits = 5;
const fieldMask = (1 << fieldBits) - 1;
/** Entries noted at least before they are packed. */
const leastNoted = 1 << 20;

/** The text of an entry. */
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
  #packed = new Uint32Array(0);
  /** Entries of each form, packed and noted. */
  readonly #counts = new Growing(Uint32Array);
  /** What was noted since, in order: each names the one before it of the same form, from 1. */
  #noted = { count: 0, values: new Growing(Uint32Array), before: new Growing(Uint32Array) };
  /** The last one noted of each form, from 1. */
  #last = new Growing(Uint32Array);

  /** Bytes they take, about. */
  get bytes(): number {
    const { values, before } = this.#noted;
    const lists = [this.#starts, this.#packed, this.#counts.data, values.data, before.data, this.#last.data];
    return lists.reduce((total, { byteLength }) => total + byteLength, 0);
  }

  add(form: number, text: number, field: number): void {
    const { values, before, count } = this.#noted;
    values.set(count, (text << fieldBits) | field);
    before.set(count, this.#last.get(form));
    this.#last.set(form, count + 1);
    this.#noted.count = count + 1;
    this.#counts.set(form, this.countOf(form) + 1);
    if (count >= leastNoted && count >= this.#packed.length) this.pack();
  }

  countOf(form: number): number {
    return this.#counts.get(form);
  }

  /** The entries of a form, in order of their texts. */
  of(form: number): Uint32Array {
    const packed = this.#packedOf(form);
    if (this.#last.get(form) === 0) return packed;
    const all = new Uint32Array(this.countOf(form));
    all.set(packed);
    this.#copyNoted(form, all, all.length);
    return all;
  }

  /** Packs what was noted by form. */
  pack(): void {
    const forms = this.#counts.data.length;
    const starts = new Uint32Array(forms + 1);
    for (let form = 0; form < forms; form++) starts[form + 1] = (starts[form] ?? 0) + this.countOf(form);
    const packed = new Uint32Array(starts[forms] ?? 0);
    for (let form = 0; form < forms; form++) {
      const from = this.#starts[form] ?? this.#packed.length;
      const to = this.#starts[form + 1] ?? this.#packed.length;
      let at = starts[form] ?? 0;
      for (let index = from; index < to; index++) packed[at++] = this.#packed[index] ?? 0;
      this.#copyNoted(form, packed, starts[form + 1] ?? 0);
    }
    this.#starts = starts;
    this.#packed = packed;
    this.#noted = { count: 0, values: new Growing(Uint32Array), before: new Growing(Uint32Array) };
    this.#last = new Growing(Uint32Array);
  }

  #packedOf(form: number): Uint32Array {
    const end = this.#packed.length;
    return this.#packed.subarray(this.#starts[form] ?? end, this.#starts[form + 1] ?? end);
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
