import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterKindView } from './filter-kind.ts';
import { toggleValue } from './list-address.ts';

/** Ids of choices, any of which may be chosen. */
export const choices: FilterKindView = {
  Control: ChoiceFilter,
  countOf: (value) => value.split(',').filter(Boolean).length,
  chipsOf(filter, value) {
    const ids = value.split(',');
    return filter.values
      .filter((one) => ids.includes(String(one.id)))
      .map((one) => ({ name: one.label, without: (rest) => toggleValue(rest, one.id, false) }));
  },
};
