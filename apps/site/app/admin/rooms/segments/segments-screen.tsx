import type { Segment } from '@izlog/contract/user/segment';
import type { segmentResource } from '@izlog/contract/user/segment-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { ruleWords } from './segment-words.ts';

const look = {
  route: 'adminSegments',
  words: {
    filter: 'segments.filter',
    count: 'segments.count',
    nothing: 'segments.nothing',
    nothingLead: 'segments.nothingLead',
    nothingFoundLead: 'segments.nothingFoundLead',
  },
  search: 'segments.name',
  fields: {
    name: 'segments.name',
    rules: 'segments.rules',
    customers: 'segments.customers',
    mailable: 'segments.mailable',
  },
  to: ({ id }) => ({ route: 'adminSegment', params: { id: String(id) } }),
  cells: { rules: Rules },
} satisfies LookOf<typeof segmentResource>;

/** The segments of customers by name, each counted as it is now. */
export function SegmentsScreen({ title, view }: { title: string; view: ListView<Segment> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ResourceList
      title={title}
      view={view}
      look={look}
      action={
        <ButtonLink tone="primary" to={address('adminSegment', { id: 'novi' })}>
          {t('segments.new')}
        </ButtonLink>
      }
    />
  );
}

function Rules({ row: { rules } }: { row: Segment }) {
  const text = useStaffText();
  return rules.map((rule) => ruleWords(rule, text)).join('; ');
}
