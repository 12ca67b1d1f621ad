import { type Bits, eachBit, emptyBits, setBit } from '../slots/bits.ts';
import { Growing } from '../slots/growing.ts';
import type { Field } from './field.ts';
import type { NumberRange } from './numbers.ts';

/** At most one amount of an item in each of some lists, such as its price in each price list. */
export class Amounts<List extends number | string>
  implements Field<ReadonlyArray<readonly [list: List, amount: number | null]>>
{
  /** By slot; NaN where there is none. */
  readonly #lists = new Map<List, Growing<Float64Array<ArrayBuffer>>>();
  #size = 0;

  add(slot: number, given: ReadonlyArray<readonly [list: List, amount: number | null]>): void {
    this.#size = slot + 1;
    for (const [list, amount] of given) {
      let amounts = this.#lists.get(list);
      if (!amounts) {
        amounts = new Growing(Float64Array, slot + 64, Number.NaN);
        this.#lists.set(list, amounts);
      }
      amounts.set(slot, amount ?? Number.NaN);
    }
  }

  /** Whether some item stands in a list, with an amount or without. */
  has(list: List): boolean {
    return this.#lists.has(list);
  }

  /** The amounts of a list by slot: NaN, or nothing, where there is none. */
  of(list: List): Float64Array {
    return this.#lists.get(list)?.data ?? none;
  }

  /** Slots with an amount from one end to the other, both included. */
  between(list: List, from: number, to: number): Bits {
    return this.#having(list, (amount) => amount >= from && amount <= to);
  }

  /** Slots with one of these amounts. */
  oneOf(list: List, wanted: Iterable<number>): Bits {
    const amounts = new Set(wanted);
    return this.#having(list, (amount) => amounts.has(amount));
  }

  /** What some slots have; nothing when none of them has an amount. */
  rangeIn(within: Bits, list: List): NumberRange | undefined {
    const amounts = this.of(list);
    let total = 0;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    eachBit(within, (slot) => {
      const amount = amounts[slot] ?? Number.NaN;
      if (Number.isNaN(amount)) return;
      total++;
      if (amount < min) min = amount;
      if (amount > max) max = amount;
    });
    return total === 0 ? undefined : { total, min, max };
  }

  get bytes(): number {
    let total = 0;
    for (const { data } of this.#lists.values()) total += data.byteLength;
    return total;
  }

  #having(list: List, test: (amount: number) => boolean): Bits {
    const amounts = this.of(list);
    const bits = emptyBits(this.#size);
    const end = Math.min(this.#size, amounts.length);
    for (let slot = 0; slot < end; slot++) if (test(amounts[slot] ?? Number.NaN)) setBit(bits, slot);
    return bits;
  }
}

const none = new Float64Array(0);
