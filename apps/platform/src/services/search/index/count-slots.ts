import {
  type Bits,
  type CatalogueIndex,
  countBits,
  eachBit,
  hasBit,
  type IndexNumbers,
  type IndexPrices,
  keepCommon,
} from 'catalogue-index';
import type { LayeredCounts } from '../lists/layered-navigation.queries.ts';
import type { ListCriteria } from '../lists/list-conditions.ts';
import { eachNumber, matchAttribute, matchCommon, matchPrice } from './match-slots.ts';

/** 0 is the id of no attribute. */
const price = 0;

/**
 * Counts for every filter of a list, as `countLayers` counts them: the values of an attribute over the products that
 * pass all filters but its own. `valuesOf` gives the choices of the attributes that are filtered by.
 */
export function countSlots(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  criteria: ListCriteria,
  found: Bits | undefined,
  valuesOf: ReadonlyMap<number, readonly number[]>,
): Omit<LayeredCounts, 'version'> {
  const common = matchCommon(index, prices, criteria, found);
  const own = ownMatches(index, prices, criteria);
  const all = common.slice();
  for (const bits of own.values()) keepCommon(all, bits);
  const without = (filter: number): Bits => {
    if (!own.has(filter)) return all;
    const bits = common.slice();
    for (const [other, passing] of own) if (other !== filter) keepCommon(bits, passing);
    return bits;
  };

  const chosen = new Set([...valuesOf.values()].flat());
  const values: LayeredCounts['values'] = [];
  const count = (id: number, within: Bits) => {
    const total = index.sets.values.get(id)?.countIn(within) ?? 0;
    if (total > 0) values.push({ id, total });
  };
  for (const id of index.sets.values.keys()) if (!chosen.has(id)) count(id, all);
  for (const [attributeId, ids] of valuesOf) {
    const within = without(attributeId);
    for (const id of ids) count(id, within);
  }
  const ranges = [...index.numbers].flatMap(([attributeId, list]) => {
    const range = rangeOf(list, without(attributeId));
    return range ? [{ attributeId, ...range }] : [];
  });
  return { values, ranges, price: priceRange(prices, without(price)) };
}

/** How many products a list has. */
export function countAll(bits: Bits): number {
  return countBits(bits);
}

/** For each filter of the navigation that is chosen, the slots that pass it. */
function ownMatches(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  { attributes, filters }: ListCriteria,
): Map<number, Bits> {
  const own = new Map<number, Bits>();
  const add = (filter: number, bits: Bits) => {
    const known = own.get(filter);
    if (known) keepCommon(known, bits);
    else own.set(filter, bits);
  };
  for (const filter of attributes) add(filter.attributeId, matchAttribute(index, filter));
  for (const filter of filters.prices) add(price, matchPrice(index, prices, filter));
  return own;
}

function rangeOf(list: IndexNumbers, within: Bits): { total: number; min: number; max: number } | undefined {
  let total = 0;
  let last = -1;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  eachNumber(list, (slot, number) => {
    if (!hasBit(within, slot)) return;
    if (slot !== last) total++;
    last = slot;
    if (number < min) min = number;
    if (number > max) max = number;
  });
  return total === 0 ? undefined : { total, min, max };
}

function priceRange(prices: IndexPrices | undefined, within: Bits): LayeredCounts['price'] {
  if (!prices) return null;
  const { data } = prices.final;
  let total = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  eachBit(within, (slot) => {
    const one = data[slot] ?? Number.NaN;
    if (Number.isNaN(one)) return;
    total++;
    if (one < min) min = one;
    if (one > max) max = one;
  });
  return total === 0 ? null : { total, min, max };
}
