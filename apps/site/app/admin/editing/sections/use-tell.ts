import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { titleOfPart } from '../door/part-place.ts';
import type { EditedPage } from '../page/edited-page.ts';
import type { Outcome } from './section-acts.ts';

/** Says what came of an act on a section, or why it was not done. */
export function useTell({ announcer }: EditedPage): (outcome: Outcome) => void {
  const { t, shortDate, time } = useStaffText();
  return (outcome) => {
    if ('refused' in outcome) return announcer.say(t(`edit.section.${outcome.refused}`));
    const { part, done } = outcome;
    const name = titleOfPart(part) || sectionWords(t, part.handler);
    const { place = 0, count = 0, at = '' } = outcome as { place?: number; count?: number; at?: string };
    announcer.say(
      t(`edit.section.${done}`, { name, place, count, at: at && `${shortDate(at)} ${time(at)}` }),
    );
  };
}
