import type { draftResource } from '@izlog/contract/ecommerce/drafts/draft-resource';
import type { filterDrafts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { draftStateKeys, draftTones } from '../door/draft-words.ts';
import { NewDraft } from '../door/new-draft.tsx';

type Listed = EndpointAnswer<typeof filterDrafts>['records'][number];

const look = {
  route: 'adminDrafts',
  to: ({ id }) => ({ route: 'adminDraft', params: { id: String(id) } }),
  words: {
    filter: 'drafts.filter',
    count: 'drafts.count',
    nothing: 'drafts.nothing',
    nothingLead: 'drafts.nothingLead',
    nothingFoundLead: 'drafts.nothingFoundLead',
  },
  search: 'drafts.search',
  fields: {
    buyer: 'drafts.buyer',
    updatedAt: 'drafts.updatedAt',
    names: 'shopOrders.content',
    state: 'orders.state',
    orderTotal: 'orders.total',
  },
  choices: { state: draftStateKeys },
  every: { state: 'shopOrders.everyState' },
  views: draftStateKeys,
  cells: { buyer: Buyer, names: Content, state: State },
} satisfies LookOf<typeof draftResource>;

/** Orders that staff prepare for those who call: for whom, what, and how far they are. */
export function DraftsScreen({ title, view }: { title: string; view: ListView<Listed> }) {
  return <ResourceList title={title} view={view} look={look} action={<NewDraft />} />;
}

function Buyer({ row: { id, buyer } }: { row: Listed }) {
  const { t } = useStaffText();
  return `${buyer || t('drafts.nobody')} · ${t('drafts.number', { number: id })}`;
}

function Content({ row: { names, quantity } }: { row: Listed }) {
  const { t } = useStaffText();
  return quantity === 0 ? '' : `${names.join(', ')} · ${t('shopOrders.pieces', { count: quantity })}`;
}

function State({ row: { state, validUntil, orderSlug, by } }: { row: Listed }) {
  const { t, shortDate } = useStaffText();
  return (
    <>
      <Badge tone={draftTones[state]}>{t(draftStateKeys[state])}</Badge>
      {state === 'sent' && validUntil ? (
        <p className="small soft">{t('drafts.until', { date: shortDate(validUntil) })}</p>
      ) : null}
      {by ? <p className="small soft">{by}</p> : null}
      {orderSlug ? <p className="small soft num">{orderSlug}</p> : null}
    </>
  );
}
