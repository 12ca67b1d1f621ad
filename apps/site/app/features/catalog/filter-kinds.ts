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

/**
 * How a type of filter is shown; nothing, with a developer's message, for a type that nobody knows (CATALOG-045) or that
 * nothing is there to choose with (DEV-010).
 */
export function filterKindOf(
  type: string,
  known: Readonly<Record<string, Partial<FilterKindView>>> = kinds,
): FilterKindView | undefined {
  const kind = Object.hasOwn(known, type) ? known[type] : undefined;
  if (kind?.Control && kind.countOf && kind.chipsOf) return kind as FilterKindView;
  if (import.meta.env.DEV) {
    const unset = kind && ['Control', 'countOf', 'chipsOf'].filter((slot) => !Object.hasOwn(kind, slot));
    console.warn(unset ? `Filter type ${type} lacks ${unset.join(', ')}` : `Filter type ${type} is unknown`);
  }
  return undefined;
}
