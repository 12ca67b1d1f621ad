import { choices } from './choices.ts';
import type { FilterKindView } from './filter-kind.ts';
import { YesNoFilter } from './yes-no-filter.tsx';

/** The words yes and no; ids of its two choices find too. */
export const yesNo: FilterKindView = { ...choices, Control: YesNoFilter };
