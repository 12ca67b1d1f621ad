import { type Bits, emptyBits } from '../slots/bits.ts';
import { SlotSet } from '../slots/slot-set.ts';
import type { Field } from './field.ts';

/** What an item is or is not: featured, in stock. */
export class Flag implements Field<boolean> {
  readonly #set = new SlotSet();
  /** Slots so far. */
  size = 0;

  add(slot: number, isSet: boolean): void {
    this.size = slot + 1;
    if (isSet) this.#set.add(slot);
  }

  /** Slots that have it. */
  get isSet(): Bits {
    const bits = emptyBits(this.size);
    this.#set.addTo(bits);
    return bits;
  }

  get bytes(): number {
    return this.#set.bytes;
  }
}
