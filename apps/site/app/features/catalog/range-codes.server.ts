import type { Call } from '@izlog/contract/client';
import { archivedFilter } from '@izlog/contract/product/filter-query';
import { layeredNavigation } from '@izlog/contract/product/layered-navigation';
import { rangeFilterTypes } from '@izlog/contract/product/product-kinds';
import type { ListRequest } from './list-request.ts';

/**
 * Which of the chosen filters are ranges. In an address `10,50` may be two values or two ends; only then the filters of
 * the list are asked about first, in all other cases nothing is asked.
 */
export async function rangeCodes(
  call: Call,
  { chosen }: Pick<ListRequest, 'chosen'>,
  mainCategory: number | undefined,
): Promise<ReadonlySet<string>> {
  const isAmbiguous = [...chosen.values()].some((value) => Array.isArray(value) && value.length === 2);
  if (!isAmbiguous) return new Set();
  const filters = await call(layeredNavigation, { filters: [archivedFilter], mainCategory });
  const ranges: readonly string[] = rangeFilterTypes;
  return new Set(filters.filter((one) => ranges.includes(one.type)).map((one) => one.attributeCode));
}
