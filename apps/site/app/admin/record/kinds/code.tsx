import type { KindOnSite } from '../kind.ts';
import { ChoiceWord, choice, choiceFilter } from './choice.tsx';

/** A number that people know by a word. */
export const code: KindOnSite<number> = {
  place: 'meta',
  Cell: ({ value, field, look }) => <ChoiceWord name={field.name} value={String(value)} look={look} />,
  filter: choiceFilter,
  control: choice.control && {
    Control: ({ value, ...props }) =>
      choice.control?.Control({ ...props, value: value === undefined ? undefined : String(value) }),
    read: (sent, { name, choices = [] }) =>
      choices.includes(sent(name))
        ? { value: Number(sent(name)) }
        : { faults: { [name]: { key: 'validation.required' } } },
  },
};
