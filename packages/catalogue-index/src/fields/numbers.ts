import { type Bits, emptyBits, hasBit, setBit } from '../slots/bits.ts';
import { Growing } from '../slots/growing.ts';
import type { Field } from './field.ts';

/** How many items have a number, and the ends of what they have. */
export interface NumberRange {
  total: number;
  min: number;
  max: number;
}

interface List {
  count: number;
  slots: Growing<Uint32Array<ArrayBuffer>>;
  numbers: Growing<Float64Array<ArrayBuffer>>;
}

/** Numbers by what they measure, of each as many as an item has: widths, pages, dates. Those of one slot stand together. */
export class Numbers<Key extends number | string>
  implements Field<ReadonlyArray<readonly [key: Key, number: number]>>
{
  readonly #lists = new Map<Key, List>();
  #size = 0;

  add(slot: number, given: ReadonlyArray<readonly [key: Key, number: number]>): void {
    this.#size = slot + 1;
    for (const [key, number] of given) {
      let list = this.#lists.get(key);
      if (!list) {
        list = { count: 0, slots: new Growing(Uint32Array), numbers: new Growing(Float64Array) };
        this.#lists.set(key, list);
      }
      list.slots.set(list.count, slot);
      list.numbers.set(list.count, number);
      list.count++;
    }
  }

  /** Everything that is measured. */
  get keys(): Iterable<Key> {
    return this.#lists.keys();
  }

  /** Slots with a number from one end to the other, both included. */
  between(key: Key, from: number, to: number): Bits {
    return this.#having(key, (number) => number >= from && number <= to);
  }

  /** Slots with one of these numbers. */
  oneOf(key: Key, wanted: Iterable<number>): Bits {
    const numbers = new Set(wanted);
    return this.#having(key, (number) => numbers.has(number));
  }

  /** What some slots have; nothing when none of them has a number. */
  rangeIn(within: Bits, key: Key): NumberRange | undefined {
    let total = 0;
    let last = -1;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    this.#each(key, (slot, number) => {
      if (!hasBit(within, slot)) return;
      if (slot !== last) total++;
      last = slot;
      if (number < min) min = number;
      if (number > max) max = number;
    });
    return total === 0 ? undefined : { total, min, max };
  }

  get bytes(): number {
    let total = 0;
    for (const { slots, numbers } of this.#lists.values()) {
      total += slots.data.byteLength + numbers.data.byteLength;
    }
    return total;
  }

  #having(key: Key, test: (number: number) => boolean): Bits {
    const bits = emptyBits(this.#size);
    this.#each(key, (slot, number) => {
      if (test(number)) setBit(bits, slot);
    });
    return bits;
  }

  #each(key: Key, each: (slot: number, number: number) => void): void {
    const list = this.#lists.get(key);
    if (!list) return;
    const slots = list.slots.data;
    const numbers = list.numbers.data;
    for (let at = 0; at < list.count; at++) each(slots[at] ?? 0, numbers[at] ?? 0);
  }
}
