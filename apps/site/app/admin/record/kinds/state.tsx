import { Badge } from '#site/ui/tag.tsx';
import type { KindOnSite } from '../kind.ts';
import { ChoiceWord, choiceFilter } from './choice.tsx';

/** In words, and in a colour that says the same. */
export const state: KindOnSite<string> = {
  place: 'state',
  Cell: ({ value, field, look }) => (
    <Badge tone={look.tones?.[field.name]?.[value]}>
      <ChoiceWord name={field.name} value={value} look={look} />
    </Badge>
  ),
  filter: choiceFilter,
};
