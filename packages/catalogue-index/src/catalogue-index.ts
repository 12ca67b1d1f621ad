import type { IndexRow } from './index-row.ts';
import { type Bits, emptyBits, hasBit } from './slots/bits.ts';
import { Growing } from './slots/growing.ts';
import { SlotSet } from './slots/slot-set.ts';
import { WordIndex } from './words/word-index.ts';

/** What filters ask for by an id or a name, each with the slots that have it. */
export interface SlotSets {
  categories: Map<number, SlotSet>;
  values: Map<number, SlotSet>;
  tags: Map<number, SlotSet>;
  brands: Map<number, SlotSet>;
  formats: Map<string, SlotSet>;
  types: Map<string, SlotSet>;
}

/** Prices of one price list by slot, cents; NaN where there is none. */
export interface IndexPrices {
  final: Growing<Float64Array<ArrayBuffer>>;
  discounted: SlotSet;
}

/** Numbers of one attribute; those of one slot stand together. */
export interface IndexNumbers {
  count: number;
  slots: Growing<Uint32Array<ArrayBuffer>>;
  numbers: Growing<Float64Array<ArrayBuffer>>;
}

let made = 0;

/**
 * The lists of one site in memory: each product has a slot, each thing a filter can ask for is a set of slots. A product
 * that changes gets a new slot and its old one dies, so sets only grow; when many slots are dead the index is built anew.
 */
export class CatalogueIndex {
  /** Tells it from every other index of the process: slots are numbers of one index only. */
  readonly serial = made++;
  /** Slots in use, dead ones too. */
  size = 0;
  dead = 0;
  readonly productIds = new Growing(Int32Array);
  readonly priorities = new Growing(Int32Array);
  readonly sets: SlotSets = {
    categories: new Map(),
    values: new Map(),
    tags: new Map(),
    brands: new Map(),
    formats: new Map(),
    types: new Map(),
  };
  readonly featured = new SlotSet();
  readonly inStock = new SlotSet();
  readonly priceLists = new Map<number, IndexPrices>();
  readonly numbers = new Map<number, IndexNumbers>();
  readonly words = new WordIndex();
  /** Places in the order of names by language and slot, from 1; 0 where it is not known. */
  readonly nameOrders = new Map<string, Growing<Int32Array<ArrayBuffer>>>();
  readonly #names = new Growing(Int32Array);
  readonly #listed = new Growing(Uint32Array);
  readonly #alive = new Growing(Uint32Array);
  /** The slot of a product plus one, by its id. */
  readonly #slots = new Growing(Int32Array);

  /** Slots of products that lists show. */
  get listed(): Bits {
    return this.#listed.data.slice(0, (this.size + 31) >>> 5);
  }

  /** The slot of a product, if lists may hold it. */
  slotOf(productId: number): number | undefined {
    const slot = this.#slots.get(productId) - 1;
    return slot >= 0 && hasBit(this.#alive.data, slot) ? slot : undefined;
  }

  productAt(slot: number): number {
    return this.productIds.get(slot);
  }

  /** Slots of these products. */
  bitsOf(productIds: Iterable<number>): Bits {
    const bits = emptyBits(this.size);
    for (const id of productIds) {
      const slot = this.slotOf(id);
      if (slot !== undefined) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    return bits;
  }

  /** Puts a row in place of the one that a product has; without a row the product is gone. */
  replace(productId: number, row: IndexRow | undefined): void {
    const old = this.slotOf(productId);
    if (old !== undefined) this.#remove(productId, old);
    if (!row) return;
    const slot = this.size;
    this.add(row);
    if (old === undefined || this.#names.get(old) !== this.#names.get(slot)) return;
    for (const order of this.nameOrders.values()) order.set(slot, order.get(old));
  }

  /** Takes over the order of names in a language: ids of products, the first name first. */
  setNameOrder(language: string, productIds: readonly number[]): void {
    const order = new Growing(Int32Array, this.size);
    productIds.forEach((id, place) => {
      const slot = this.slotOf(id);
      if (slot !== undefined) order.set(slot, place + 1);
    });
    this.nameOrders.set(language, order);
  }

  #remove(productId: number, slot: number): void {
    clear(this.#alive, slot);
    clear(this.#listed, slot);
    this.#slots.set(productId, 0);
    this.dead++;
  }

  /** Adds a product that the index does not hold. */
  add(row: IndexRow): void {
    const [id, isListed, format, type, brandId, isFeatured, priority, categoryIds, valueIds, tagIds] = row;
    const [, , , , , , , , , , isInStock, prices, numbers, texts, names] = row;
    const slot = this.size++;
    this.#slots.set(id, slot + 1);
    this.productIds.set(slot, id);
    this.priorities.set(slot, priority);
    this.#names.set(slot, names ?? 0);
    mark(this.#alive, slot);
    if (isListed) mark(this.#listed, slot);
    if (isFeatured) this.featured.add(slot);
    if (isInStock) this.inStock.add(slot);
    addEach(this.sets.categories, categoryIds, slot);
    addEach(this.sets.values, valueIds, slot);
    addEach(this.sets.tags, tagIds, slot);
    addEach(this.sets.brands, brandId === null ? [] : [brandId], slot);
    addEach(this.sets.formats, [format], slot);
    addEach(this.sets.types, [type], slot);
    for (const [storeId, final, isDiscounted] of prices) {
      const list = this.#priceList(storeId);
      list.final.set(slot, final ?? Number.NaN);
      if (isDiscounted) list.discounted.add(slot);
    }
    for (const [attributeId, number] of numbers ?? []) this.#addNumber(attributeId, slot, number);
    if (isListed) for (const text of texts ?? []) this.words.add(slot, text);
  }

  /** Bytes it takes, about. */
  get bytes(): number {
    const { categories, values, tags, brands } = this.sets;
    let total = this.size * 20 + this.#slots.data.byteLength + this.words.bytes;
    for (const sets of [categories, values, tags, brands])
      for (const set of sets.values()) total += set.bytes;
    for (const { final, discounted } of this.priceLists.values()) {
      total += final.data.byteLength + discounted.bytes;
    }
    for (const { slots, numbers } of this.numbers.values())
      total += slots.data.byteLength + numbers.data.byteLength;
    return total;
  }

  #priceList(storeId: number): IndexPrices {
    const known = this.priceLists.get(storeId);
    if (known) return known;
    const made = { final: new Growing(Float64Array), discounted: new SlotSet() };
    this.priceLists.set(storeId, made);
    return made;
  }

  #addNumber(attributeId: number, slot: number, number: number): void {
    let list = this.numbers.get(attributeId);
    if (!list) {
      list = { count: 0, slots: new Growing(Uint32Array), numbers: new Growing(Float64Array) };
      this.numbers.set(attributeId, list);
    }
    list.slots.set(list.count, slot);
    list.numbers.set(list.count, number);
    list.count++;
  }
}

function addEach<K>(sets: Map<K, SlotSet>, keys: readonly K[], slot: number): void {
  for (const key of keys) {
    let set = sets.get(key);
    if (!set) {
      set = new SlotSet();
      sets.set(key, set);
    }
    set.add(slot);
  }
}

function mark(bits: Growing<Uint32Array<ArrayBuffer>>, slot: number): void {
  bits.set(slot >>> 5, bits.get(slot >>> 5) | (1 << (slot & 31)));
}

function clear(bits: Growing<Uint32Array<ArrayBuffer>>, slot: number): void {
  bits.set(slot >>> 5, bits.get(slot >>> 5) & ~(1 << (slot & 31)));
}
