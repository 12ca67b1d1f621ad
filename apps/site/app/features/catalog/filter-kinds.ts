import type { FilterType } from '@izlog/contract/product/product-kinds';
import { choices } from './choices.ts';
import type { FilterKindView } from './filter-kind.ts';
import { dates, numbers } from './ranges.ts';
import { yesNo } from './yes-no.ts';

const kinds = {
  Dropdown: choices,
  Number: numbers,
  MultiSelect: choices,
  TextSwatch: choices,
  VisualSwatch: choices,
  YesNo: yesNo,
  Date: dates,
  DateTime: dates,
} satisfies Record<FilterType, FilterKindView>;

/** How a type of filter is shown; nothing for a type that nobody knows (CATALOG-045). */
export function filterKindOf(type: string): FilterKindView | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type as FilterType] : undefined;
}
