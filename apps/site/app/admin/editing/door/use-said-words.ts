import type { WordDiff } from '@izlog/contract/editing/word-diff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { choiceWords } from '#site/admin/ground/text/section-words.ts';
import type { DifferenceView } from './difference-view.ts';

type Said = Pick<DifferenceView, 'field' | 'kind' | 'words'>;

/** How the words of a difference are said: an instant by the shop's clock, yes or no, a choice by its name. */
export function useSaidWords(): (difference: Said) => readonly WordDiff[] {
  const { t, shortDate, time } = useStaffText();
  const say = (text: string, { field, kind }: Said): string => {
    if (kind === 'instant') return `${shortDate(text)} ${time(text)}`;
    if (kind === 'day') return shortDate(text);
    if (kind === 'yesNo') return t(text === 'true' ? 'log.yes' : 'log.no');
    return kind === 'choice' ? choiceWords(t, field ?? '', text) : text;
  };
  return (difference) => difference.words.map((one) => ({ ...one, text: say(one.text, difference) }));
}
