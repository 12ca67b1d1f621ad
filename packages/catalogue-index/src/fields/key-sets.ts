import { type Bits, emptyBits } from '../slots/bits.ts';
import { SlotSet } from '../slots/slot-set.ts';
import type { Field } from './field.ts';

/** Ids or names of which an item has any number: categories, tags, a brand, choices of an attribute. */
export class KeySets<Key extends number | string> implements Field<readonly Key[]> {
  readonly #sets = new Map<Key, SlotSet>();
  /** Slots so far. */
  size = 0;

  add(slot: number, keys: readonly Key[]): void {
    this.size = slot + 1;
    for (const key of keys) {
      let set = this.#sets.get(key);
      if (!set) {
        set = new SlotSet();
        this.#sets.set(key, set);
      }
      set.add(slot);
    }
  }

  /** Every key that an item has or had. */
  get keys(): Iterable<Key> {
    return this.#sets.keys();
  }

  /** Slots with at least one of these keys. */
  anyOf(keys: Iterable<Key>): Bits {
    const bits = emptyBits(this.size);
    for (const key of keys) this.#sets.get(key)?.addTo(bits);
    return bits;
  }

  /** How many of some slots have a key. */
  countIn(within: Bits, key: Key): number {
    return this.#sets.get(key)?.countIn(within) ?? 0;
  }

  get bytes(): number {
    let total = 0;
    for (const set of this.#sets.values()) total += set.bytes;
    return total;
  }
}
