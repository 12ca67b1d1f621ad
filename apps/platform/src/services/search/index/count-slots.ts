import type { Selection } from 'catalogue-index';
import type { LayeredCounts } from '../lists/layered-navigation.queries.ts';
import type { ProductIndex } from './product-fields.ts';

/**
 * Counts for every filter of a list, as `countLayers` counts them: the values of an attribute over the products that
 * pass all filters but its own. `valuesOf` gives the choices of the attributes that are filtered by.
 */
export function countSlots(
  { fields: { choice, number, price } }: ProductIndex,
  list: number,
  selection: Selection,
  valuesOf: ReadonlyMap<number, readonly number[]>,
): Omit<LayeredCounts, 'version'> {
  const all = selection.all();
  const others = selection.others();
  const chosen = new Set([...valuesOf.values()].flat());
  const values: LayeredCounts['values'] = [];
  const count = (id: number, within: typeof all) => {
    const total = choice.countIn(within, id);
    if (total > 0) values.push({ id, total });
  };
  for (const id of choice.keys) if (!chosen.has(id)) count(id, all);
  for (const [attributeId, ids] of valuesOf) {
    const within = others(attributeId);
    for (const id of ids) count(id, within);
  }
  const ranges = [...number.keys].flatMap((attributeId) => {
    const range = number.rangeIn(others(attributeId), attributeId);
    return range ? [{ attributeId, ...range }] : [];
  });
  return { values, ranges, price: price.rangeIn(others('price'), list) ?? null };
}
