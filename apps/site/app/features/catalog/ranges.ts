import { type FilterKindView, oneChip } from './filter-kind.ts';
import { DateRange, NumberRange } from './range-filter.tsx';

/** The two ends of a range of numbers, which are one choice. */
export const numbers: FilterKindView = {
  Control: NumberRange,
  countOf: (value) => (value === '' ? 0 : 1),
  chipsOf: ({ label, unit }, value, { number }) =>
    oneChip(`${label}: ${endsOf(value).map(number).join('–')}${unit ? ` ${unit}` : ''}`),
};

/** The same for days, ms since 1970 in the address. */
export const dates: FilterKindView = {
  ...numbers,
  Control: DateRange,
  chipsOf: ({ label, unit }, value, { shortDate }) =>
    oneChip(
      `${label}: ${endsOf(value)
        .map((day) => shortDate(day))
        .join('–')}${unit ? ` ${unit}` : ''}`,
    ),
};

function endsOf(value: string): number[] {
  return value.split(',').map(Number);
}
