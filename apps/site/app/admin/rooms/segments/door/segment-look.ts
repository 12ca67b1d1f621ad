import type { Segment } from '@izlog/contract/user/segment';
import type { segmentResource } from '@izlog/contract/user/segment-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { ruleWords } from '../segment-words.ts';

/** How segments are named and rendered. */
export const segmentLook = {
  record: 'segment',
  route: 'adminSegments',
  search: 'segment.name',
  form: 'adminSegment',
  cells: { rules: Rules },
} satisfies LookOf<typeof segmentResource>;

function Rules({ row: { rules } }: { row: Segment }) {
  const text = useStaffText();
  return rules.map((rule) => ruleWords(rule, text)).join('; ');
}
