import type { ReactNode } from 'react';
import type { Text } from '#site/i18n/use-text.tsx';
import type { FilterControlProps } from './filter-control.ts';
import type { FilterView } from './list-view.ts';

/** Something chosen, as a chip above the grid. */
interface Chip {
  name: string;
  /** What stays of the filter's value when the chip is removed; '' when nothing does. */
  without(value: string): string;
}

/** How a type of filter is shown: the counterpart of the platform's `AttributeKind`. */
export interface FilterKindView {
  /** What one chooses with. */
  Control(props: FilterControlProps): ReactNode;
  /** How many choices a value is. */
  countOf(value: string): number;
  chipsOf(filter: FilterView, value: string, text: Text): Chip[];
}

/** A value that is one choice: it is removed whole. */
export function oneChip(name: string): Chip[] {
  return [{ name, without: () => '' }];
}
