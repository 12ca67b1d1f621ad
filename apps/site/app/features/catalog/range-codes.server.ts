import type { Call } from '@izlog/contract/client';
import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { type LayeredFilter, layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { rangeFilterTypes } from '@izlog/contract/product/product-kinds';
import type { ListRequest } from './list-request.ts';

/** The chosen filters with both ends of every range, and which of them are ranges. */
export interface UnderstoodFilters {
  chosen: ListRequest['chosen'];
  ranges: ReadonlySet<string>;
}

/**
 * Finds out which of the chosen filters are ranges, and gives those of which one end was typed the filter's own limit
 * as the other (CATALOG-040). In an address `10,50` may be two values or two ends; only then the filters of the list
 * are asked about first, in all other cases nothing is asked.
 */
export async function understandRanges(
  call: Call,
  { chosen, halves }: Pick<ListRequest, 'chosen' | 'halves'>,
  mainCategory: number | undefined,
): Promise<UnderstoodFilters> {
  const isAmbiguous = [...chosen.values()].some((value) => Array.isArray(value) && value.length === 2);
  if (!isAmbiguous && halves.size === 0) return { chosen, ranges: new Set() };
  const offered = await call(layeredNavigation, { filters: [archivedFilter], mainCategory });
  const types: readonly string[] = rangeFilterTypes;
  const byCode = new Map(
    offered.filter((one) => types.includes(one.type)).map((one) => [one.attributeCode, one]),
  );
  const whole: ListRequest['chosen'] = new Map(chosen);
  for (const [code, half] of halves) {
    const value = complete(half, byCode.get(code));
    if (value.length > 0) whole.set(code, value);
  }
  return { chosen: whole, ranges: new Set(byCode.keys()) };
}

/** Both ends; of a filter that is no range what was given is a value like any other. */
function complete(half: { from: number } | { to: number }, filter: LayeredFilter | undefined): number[] {
  const end = 'from' in half ? half.from : half.to;
  if (!filter) return [end];
  const { minValue, maxValue } = filter.values[0] ?? { minValue: null, maxValue: null };
  const other = 'from' in half ? maxValue : minValue;
  if (other === null) return [];
  return 'from' in half ? [end, Math.max(end, other)] : [Math.min(end, other), end];
}
