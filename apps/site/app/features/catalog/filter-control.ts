import type { FilterView } from './list-view.ts';

/** What every control of a filter takes. */
export interface FilterControlProps {
  filter: FilterView;
  /** As the address has it: `yes`, `no`, a comma list of ids, or the two ends of a range; '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Keeps ids and names of the column apart from those of the phone's sheet. */
  prefix: string;
}
