import type { Field, Fields } from './fields/field.ts';
import type { Item } from './item.ts';
import { type Bits, clearBit, emptyBits, hasBit, setBit } from './slots/bits.ts';
import { Growing } from './slots/growing.ts';
import { WordIndex } from './words/word-index.ts';

let made = 0;

/**
 * A catalogue in memory: each item has a slot, each thing a filter can ask for is a set of slots. An item that changes
 * gets a new slot and its old one dies, so sets only grow; when many slots are dead the index is better made again.
 */
export class CatalogueIndex<F extends Fields> {
  readonly fields: F;
  /** Tells it from every other index of the process: slots are numbers of one index only. */
  readonly serial = made++;
  /** Slots in use, dead ones too. */
  size = 0;
  dead = 0;
  readonly words = new WordIndex();
  readonly #each: [name: string, field: Field<never>][];
  readonly #ids = new Growing(Int32Array);
  readonly #names = new Growing(Int32Array);
  readonly #listed = new Growing(Uint32Array);
  readonly #alive = new Growing(Uint32Array);
  /** The slot of an item plus one, by its id. */
  readonly #slots = new Growing(Int32Array);
  /** Places in the order of names by language and slot, from 1; 0 where it is not known. */
  readonly #nameOrders = new Map<string, Growing<Int32Array<ArrayBuffer>>>();

  /** An empty index with these fields, which are its own from now on. */
  constructor(fields: F) {
    this.fields = fields;
    this.#each = Object.entries(fields);
  }

  /** Ids by slot. */
  get ids(): Int32Array {
    return this.#ids.data;
  }

  /** Slots of items that lists show, in bits of the caller's own. */
  get listed(): Bits {
    return this.#listed.data.slice(0, (this.size + 31) >>> 5);
  }

  /** The slot of an item, if the index holds it. */
  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id) - 1;
    return slot >= 0 && hasBit(this.#alive.data, slot) ? slot : undefined;
  }

  /** The id of the item in a slot. */
  idAt(slot: number): number {
    return this.#ids.get(slot);
  }

  /** Slots of these items, listed or not. */
  bitsOf(ids: Iterable<number>): Bits {
    const bits = emptyBits(this.size);
    for (const id of ids) {
      const slot = this.slotOf(id);
      if (slot !== undefined) setBit(bits, slot);
    }
    return bits;
  }

  /** Adds an item that the index does not hold. */
  add({ id, isListed, values, texts, names }: Item<F>): void {
    const slot = this.size++;
    this.#slots.set(id, slot + 1);
    this.#ids.set(slot, id);
    this.#names.set(slot, names);
    mark(this.#alive, slot);
    if (isListed) mark(this.#listed, slot);
    for (const [name, field] of this.#each) field.add(slot, values[name] as never);
    if (isListed) for (const text of texts) this.words.add(slot, text);
  }

  /** Puts an item in place of the one with this id; without an item there is none any more. */
  replace(id: number, item: Item<F> | undefined): void {
    const old = this.slotOf(id);
    if (old !== undefined) this.#remove(id, old);
    if (!item) return;
    const slot = this.size;
    this.add(item);
    if (old === undefined || this.#names.get(old) !== this.#names.get(slot)) return;
    for (const order of this.#nameOrders.values()) order.set(slot, order.get(old));
  }

  /** Places in the order of names by slot, from 1 and 0 where it is not known; nothing for a language without an order. */
  nameOrder(language: string): Int32Array | undefined {
    return this.#nameOrders.get(language)?.data;
  }

  /** Takes over the order of names in a language: ids of items, the first name first. */
  setNameOrder(language: string, ids: readonly number[]): void {
    const order = new Growing(Int32Array, this.size);
    ids.forEach((id, place) => {
      const slot = this.slotOf(id);
      if (slot !== undefined) order.set(slot, place + 1);
    });
    this.#nameOrders.set(language, order);
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    let total = this.size * 20 + this.#slots.data.byteLength + this.words.bytes;
    for (const [, field] of this.#each) total += field.bytes;
    return total;
  }

  #remove(id: number, slot: number): void {
    clearBit(this.#alive.data, slot);
    clearBit(this.#listed.data, slot);
    this.#slots.set(id, 0);
    this.dead++;
  }
}

function mark(bits: Growing<Uint32Array<ArrayBuffer>>, slot: number): void {
  bits.set(slot >>> 5, bits.get(slot >>> 5) | (1 << (slot & 31)));
}
