import type { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import type { StaffListedOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { queryOf } from '#site/admin/record/list-query.ts';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { orderStateKey, orderStateKeys, orderTones } from '#site/features/orders/door/order-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { NewDraft } from './door/new-draft.tsx';
import { attentionWords, kindWords } from './door/order-words.ts';

const look = {
  route: 'adminOrders',
  words: {
    filter: 'shopOrders.filter',
    count: 'shopOrders.count',
    nothing: 'shopOrders.nothing',
    nothingLead: 'shopOrders.nothingLead',
    nothingFoundLead: 'shopOrders.nothingFoundLead',
  },
  search: 'shopOrders.search',
  fields: {
    slug: 'orders.number',
    createdAt: 'orders.date',
    buyer: 'shopOrders.buyer',
    names: 'shopOrders.content',
    state: 'orders.state',
    orderTotal: 'orders.total',
    attention: 'shopOrders.attentionOnly',
    kind: 'shopOrders.kind',
    email: 'customers.email',
    assignee: 'shopOrders.assignee',
    tags: 'shopOrders.tag',
    tag: 'shopOrders.tag',
    sold: 'shopOrders.sold',
    unsent: 'shopOrders.unsent',
    overdue: 'shopOrders.overdue',
    product: 'shopOrders.product',
    category: 'products.category',
    refunded: 'shopOrders.refunded',
    country: 'shopOrders.country',
    issued: 'shopOrders.issued',
    taxedIn: 'shopOrders.taxedIn',
    taxRate: 'shopOrders.taxRate',
    oss: 'shopOrders.oss',
    iso: 'shopOrders.iso',
  },
  choices: {
    state: orderStateKeys,
    kind: kindWords,
    issued: { any: 'shopOrders.issuedAny', credit: 'shopOrders.issuedCredit' },
  },
  every: {
    state: 'shopOrders.everyState',
    kind: 'shopOrders.everyKind',
    assignee: 'shopOrders.everybody',
    tag: 'shopOrders.everyTag',
    product: 'shopOrders.everyProduct',
    category: 'products.everyCategory',
    issued: 'shopOrders.everyIssued',
  },
  views: {
    attention: 'shopOrders.waiting',
    unsent: 'shopOrders.toPack',
    awaitingPayment: 'orderState.awaitingPayment',
    today: 'dashboard.today',
    mine: 'shopOrders.mine',
  },
  // The views say it.
  tabbed: 'attention',
  urgent: ['attention'],
  parts: {
    of: ({ attention }) => (attention === null ? 'others' : 'waiting'),
    words: { waiting: 'shopOrders.waiting', others: 'shopOrders.others' },
  },
  cells: { slug: OrderNumber, buyer: Buyer, names: Content, state: State },
} satisfies LookOf<typeof orderResource>;

/** The orders of the shop, what waits for people before all others: who bought what, how far it is, and what people must look at. */
export function OrdersScreen({
  title,
  view,
  mayEdit,
  mayShip,
}: {
  title: string;
  view: ListView<StaffListedOrder>;
  mayEdit: boolean;
  mayShip: boolean;
}) {
  const { t } = useStaffText();
  const address = useAddress();
  const query = Object.fromEntries(queryOf(view.filter, ''));
  const own: LookOf<typeof orderResource> = {
    ...look,
    // The order knows the list one came from: to the next and the one before.
    to: ({ slug }) => ({ route: 'adminOrder', params: { slug }, query }),
    choices: {
      ...look.choices,
      tag: Object.fromEntries((view.options.tag ?? []).map(({ value }) => [value, { name: value }])),
    },
    acts: {
      ...(mayShip ? { send: 'sending.open' as const } : {}),
      slips: 'packing.slips',
      picking: 'packing.picking',
    },
  };
  return (
    <ResourceList
      title={title}
      view={view}
      look={own}
      action={
        <div className="row">
          {view.page.total > 0 ? (
            <>
              <a className="button button--quiet" href={`/_/orders-csv?${queryOf(view.filter, '')}`} download>
                <Icon name="download" /> {t('shopOrders.csv')}
              </a>
              <a
                className="button button--quiet"
                href={`/_/orders-csv?${new URLSearchParams([...new URLSearchParams(queryOf(view.filter, '')), ['reader', 'accountant']])}`}
                download
              >
                <Icon name="download" /> {t('shopOrders.csvAccountant')}
              </a>
            </>
          ) : null}
          <ButtonLink tone="quiet" to={address('adminOrderFile')}>
            {t('orderFile.open')}
          </ButtonLink>
          {mayEdit ? <NewDraft /> : null}
        </div>
      }
    />
  );
}

/** The number, which stays on one line. */
function OrderNumber({ row: { slug } }: { row: StaffListedOrder }) {
  return <span className="nowrap">{slug}</span>;
}

/** Companies and people by name, others by their address. */
function Buyer({ row: { buyer, email, tags = [], assignee } }: { row: StaffListedOrder }) {
  return (
    <>
      <bdi>{buyer.trim() || email}</bdi>
      {tags.length > 0 || assignee ? (
        <p className="small soft">{[assignee, ...tags].filter(Boolean).join(', ')}</p>
      ) : null}
    </>
  );
}

function Content({ row: { names, quantity } }: { row: StaffListedOrder }) {
  const { t } = useStaffText();
  return (
    <>
      <bdi>{names.join(', ')}</bdi> · {t('shopOrders.pieces', { count: quantity })}
    </>
  );
}

/** The state, and why somebody must look at the order. */
function State({ row: { state, isRefundOwed, attention, isBeingChanged } }: { row: StaffListedOrder }) {
  const { t } = useStaffText();
  return (
    <>
      <Badge tone={orderTones[state]}>{t(orderStateKey(state, isRefundOwed))}</Badge>
      {isBeingChanged ? <p className="small soft">{t('edits.begun')}</p> : null}
      {attention ? (
        <p className="small records__doubt">
          <Icon name="warn" /> {attentionWords(attention, t)}
        </p>
      ) : null}
    </>
  );
}
