import { type Bits, countCommon, hasBit, setBit } from './bits.ts';

/** A set is kept as bits once one slot in so many is in it: then bits are smaller than a list, and quicker to count. */
const dense = 32;
const least = 256;

/** Slots that have something in common, added in rising order and never taken out. */
export class SlotSet {
  size = 0;
  #list: Uint32Array<ArrayBuffer> | undefined = new Uint32Array(4);
  #bits: Uint32Array<ArrayBuffer> | undefined;

  add(slot: number): void {
    if (this.#list) this.#push(this.#list, slot);
    else this.#mark(slot);
    this.size++;
  }

  /** Adds the whole set to `target`, which has room for every slot. */
  addTo(target: Bits): void {
    const bits = this.#bits;
    if (bits) {
      const end = Math.min(bits.length, target.length);
      for (let at = 0; at < end; at++) target[at] = (target[at] ?? 0) | (bits[at] ?? 0);
      return;
    }
    for (let index = 0; index < this.size; index++) setBit(target, this.#list?.[index] ?? 0);
  }

  /** How many of `within` are in the set. */
  countIn(within: Bits): number {
    if (this.#bits) return countCommon(this.#bits, within);
    let total = 0;
    for (let index = 0; index < this.size; index++) {
      if (hasBit(within, this.#list?.[index] ?? 0)) total++;
    }
    return total;
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    return (this.#bits ?? this.#list ?? []).length * 4 + 100;
  }

  #push(list: Uint32Array<ArrayBuffer>, slot: number): void {
    if (this.size >= least && this.size * dense > slot) {
      this.#bits = new Uint32Array((slot >>> 5) + 64);
      for (let index = 0; index < this.size; index++) setBit(this.#bits, list[index] ?? 0);
      this.#list = undefined;
      this.#mark(slot);
      return;
    }
    let room = list;
    if (this.size === list.length) {
      room = new Uint32Array(Math.ceil(list.length * 1.5) + 4);
      room.set(list);
      this.#list = room;
    }
    room[this.size] = slot;
  }

  #mark(slot: number): void {
    const at = slot >>> 5;
    const bits = this.#bits ?? new Uint32Array(at + 64);
    if (at < bits.length) setBit(bits, slot);
    else {
      this.#bits = new Uint32Array(Math.ceil(at * 1.25) + 64);
      this.#bits.set(bits);
      setBit(this.#bits, slot);
    }
  }
}
