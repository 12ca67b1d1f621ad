import {
  type Bits,
  type CatalogueIndex,
  emptyBits,
  type IndexNumbers,
  type IndexPrices,
  keepCommon,
  removeFrom,
  type SlotSet,
  setBit,
} from 'catalogue-index';
import type { KnownAttributeFilter } from '../lists/known-attributes.queries.ts';
import type { ListCriteria } from '../lists/list-conditions.ts';
import type { ListFilters } from '../lists/list-filters.ts';

/** Whether an index can answer a list: sku is looked up by the database, and so are words without their finds. */
export function isAnswerable({ filters, words }: ListCriteria, found: Bits | undefined): boolean {
  return filters.skus.length === 0 && (words.length === 0 || found !== undefined);
}

/**
 * Slots that pass everything but attributes and prices; the counterpart of `commonConditions`. `found` are the slots
 * that the words find.
 */
export function matchCommon(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  { mainCategory, filters }: ListCriteria,
  found: Bits | undefined,
): Bits {
  const { sets, size } = index;
  // Products that do not stand alone are found only by their id.
  const [first, ...ids] = filters.ids;
  const bits = first ? index.bitsOf(first) : index.listed;
  for (const some of ids) keepCommon(bits, index.bitsOf(some));
  if (found) keepCommon(bits, found);
  if (mainCategory !== null) keepCommon(bits, anyOf(size, sets.categories, [mainCategory]));
  for (const some of filters.categories) keepCommon(bits, anyOf(size, sets.categories, some));
  for (const some of filters.tags) keepCommon(bits, anyOf(size, sets.tags, some));
  for (const some of filters.brands) keepCommon(bits, anyOf(size, sets.brands, some));
  for (const some of filters.formats) keepCommon(bits, anyOf(size, sets.formats, some));
  for (const some of filters.types) keepCommon(bits, anyOf(size, sets.types, some));
  if (filters.isFeatured !== undefined) keepAnswer(bits, index.featured, filters.isFeatured);
  if (filters.isDiscounted !== undefined) keepAnswer(bits, prices?.discounted, filters.isDiscounted);
  return bits;
}

/** Slots that pass one filter by an attribute; the counterpart of `attributeCondition`. */
export function matchAttribute(index: CatalogueIndex, { attributeId, wanted }: KnownAttributeFilter): Bits {
  if ('valueIds' in wanted) return anyOf(index.size, index.sets.values, wanted.valueIds);
  const list = index.numbers.get(attributeId);
  const bits = emptyBits(index.size);
  if (!list) return bits;
  if ('range' in wanted) {
    const [from, to] = wanted.range;
    eachNumber(list, (slot, number) => {
      if (number >= from && number <= to) setBit(bits, slot);
    });
  } else {
    const numbers = new Set(wanted.numbers);
    eachNumber(list, (slot, number) => {
      if (numbers.has(number)) setBit(bits, slot);
    });
  }
  return bits;
}

/** Slots that pass one filter by price; the counterpart of `priceCondition`. */
export function matchPrice(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  filter: ListFilters['prices'][number],
): Bits {
  const bits = emptyBits(index.size);
  if (!prices) return bits;
  const { data } = prices.final;
  const [from, to] = 'range' in filter ? filter.range : [0, -1];
  const values = new Set('values' in filter ? filter.values : []);
  for (let slot = 0; slot < index.size; slot++) {
    const price = data[slot] ?? Number.NaN;
    if ((price >= from && price <= to) || values.has(price)) setBit(bits, slot);
  }
  return bits;
}

/** Slots that pass every filter of a list. */
export function matchAll(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  criteria: ListCriteria,
  found: Bits | undefined,
): Bits {
  const bits = matchCommon(index, prices, criteria, found);
  for (const filter of criteria.attributes) keepCommon(bits, matchAttribute(index, filter));
  for (const filter of criteria.filters.prices) keepCommon(bits, matchPrice(index, prices, filter));
  return bits;
}

/** Calls `each` with every number of an attribute; those of one slot follow each other. */
export function eachNumber(list: IndexNumbers, each: (slot: number, number: number) => void): void {
  const slots = list.slots.data;
  const numbers = list.numbers.data;
  for (let at = 0; at < list.count; at++) each(slots[at] ?? 0, numbers[at] ?? 0);
}

function anyOf(
  size: number,
  sets: ReadonlyMap<number | string, SlotSet>,
  keys: Iterable<number | string>,
): Bits {
  const bits = emptyBits(size);
  for (const key of keys) sets.get(key)?.addTo(bits);
  return bits;
}

function keepAnswer(bits: Bits, set: SlotSet | undefined, isWanted: boolean): void {
  const others = new Uint32Array(bits.length);
  set?.addTo(others);
  if (isWanted) keepCommon(bits, others);
  else removeFrom(bits, others);
}
