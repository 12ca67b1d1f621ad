import { type Bits, eachBit, eachBitDown, firstBit, lastBit } from './bits.ts';

/** Whether one slot comes before another. */
export type ComesBefore = (one: number, other: number) => boolean;

/** A page of slots in an order, without sorting those that come after it. */
export function pageOf(slots: Bits, before: ComesBefore, offset: number, limit: number): number[] {
  const heap = new FirstSlots(offset + limit, before);
  const [first, last] = [firstBit(slots), lastBit(slots)];
  // From the end that comes first: of the newest among a hundred thousand, walked from the oldest, each would be the best
  // so far, and be put in its place.
  const each = first !== undefined && last !== undefined && before(last, first) ? eachBitDown : eachBit;
  each(slots, (slot) => heap.offer(slot));
  return heap.inOrder().slice(offset);
}

/** The first so many of all slots offered: a heap with the last of them on top. */
class FirstSlots {
  readonly #most: number;
  readonly #before: ComesBefore;
  readonly #heap: number[] = [];

  constructor(most: number, before: ComesBefore) {
    this.#most = most;
    this.#before = before;
  }

  offer(slot: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(slot);
      this.#rise(heap.length - 1);
    } else if (this.#before(slot, heap[0] ?? slot)) {
      heap[0] = slot;
      this.#sink();
    }
  }

  inOrder(): number[] {
    return this.#heap.toSorted((one, other) => (one === other ? 0 : this.#before(one, other) ? -1 : 1));
  }

  #rise(start: number): void {
    const heap = this.#heap;
    let at = start;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (!this.#before(heap[above] ?? 0, heap[at] ?? 0)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      let last = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < heap.length && this.#before(heap[last] ?? 0, heap[below] ?? 0)) last = below;
      }
      if (last === at) return;
      this.#swap(at, last);
      at = last;
    }
  }

  #swap(one: number, other: number): void {
    const first = this.#heap[one] ?? 0;
    this.#heap[one] = this.#heap[other] ?? 0;
    this.#heap[other] = first;
  }
}
