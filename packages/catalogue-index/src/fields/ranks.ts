import { Growing } from '../slots/growing.ts';
import type { Field } from './field.ts';

/** A whole number of 32 bits by which items are put in order, such as a priority. */
export class Ranks implements Field<number> {
  readonly #ranks = new Growing(Int32Array);

  add(slot: number, rank: number): void {
    this.#ranks.set(slot, rank);
  }

  /** Ranks by slot. */
  get all(): Int32Array {
    return this.#ranks.data;
  }

  get bytes(): number {
    return this.#ranks.data.byteLength;
  }
}
