import type { Part } from '@izlog/contract/cms/content/part';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { titleOfPart } from '../door/part-place.ts';

/** What the row says that stands for a section which is hidden from everybody. */
export const hiddenWords = (t: ReturnType<typeof useStaffText>['t'], part: Part) => ({
  row: t('edit.section.hiddenRow', { name: titleOfPart(part) || sectionWords(t, part.handler) }),
  show: t('edit.section.showToAll'),
});
