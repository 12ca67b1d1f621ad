import type { packingResource } from '@izlog/contract/ecommerce/orders/order-packing';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf, RowOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { orderStateKeys, orderTones } from '#site/features/orders/door/order-words.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';

type Row = RowOf<typeof packingResource>;

const look = {
  route: 'adminPacking',
  words: {
    filter: 'packing.filter',
    count: 'packing.count',
    nothing: 'packing.nothing',
    nothingLead: 'packing.nothingLead',
    nothingFoundLead: 'packing.nothingFoundLead',
  },
  search: 'packing.search',
  fields: {
    slug: 'orders.number',
    createdAt: 'orders.date',
    recipient: 'packing.recipient',
    names: 'shopOrders.content',
    quantity: 'carts.quantity',
    delivery: 'orders.delivery',
    state: 'orders.state',
    part: 'packing.part',
  },
  choices: {
    state: orderStateKeys,
    part: { waiting: 'packing.partWaiting', gone: 'packing.gone' },
  },
  every: { part: 'packing.partWaiting' },
  views: { '': 'packing.partWaiting', gone: 'packing.gone' },
  // The views say it.
  tabbed: 'part',
  cells: { slug: OrderNumber, recipient: Recipient, names: Content, state: State },
  to: ({ slug }) => ({ route: 'adminPackingOrder', params: { slug } }),
} satisfies LookOf<typeof packingResource>;

/** Orders that wait to be packed and sent, the one that waits longest first, without a price or a payment. */
export function ToPackScreen({
  title,
  view,
  mayShip,
}: {
  title: string;
  view: ListView<Row>;
  mayShip: boolean;
}) {
  const acts = {
    ...(mayShip ? { send: 'sending.open' as const } : {}),
    slips: 'packing.slips' as const,
    picking: 'packing.picking' as const,
  };
  return <ResourceList title={title} view={view} look={{ ...look, acts }} />;
}

/** The number, which stays on one line. */
function OrderNumber({ row: { slug } }: { row: Row }) {
  return <span className="nowrap">{slug}</span>;
}

function Recipient({ row: { recipient, city } }: { row: Row }) {
  return (
    <>
      <bdi>{recipient}</bdi>
      <p className="small soft">{city}</p>
    </>
  );
}

function Content({ row: { names, quantity } }: { row: Row }) {
  const { t } = useStaffText();
  return (
    <>
      <bdi>{names.join(', ')}</bdi> · {t('shopOrders.pieces', { count: quantity })}
    </>
  );
}

/** The state, and that the office must look at the order first. */
function State({ row: { state, isHeld } }: { row: Row }) {
  const { t } = useStaffText();
  return (
    <>
      <Badge tone={orderTones[state]}>{t(orderStateKeys[state])}</Badge>
      {isHeld ? (
        <p className="small records__doubt">
          <Icon name="warn" /> {t('packing.held')}
        </p>
      ) : null}
    </>
  );
}
