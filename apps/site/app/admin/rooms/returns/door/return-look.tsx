import type { returnResource } from '@izlog/contract/ecommerce/returns/return-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { OwnLook, RowOf } from '#site/admin/record/list-view.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { stateKeys } from '#site/features/returns/door/state-keys.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { returnReasonKeys, staffStateTones } from '../return-words.ts';

type Row = RowOf<typeof returnResource>;

/** How returns are named and rendered in their list. */
export const returnLook = {
  record: 'staffReturn',
  route: 'adminReturns',
  search: 'staffReturn.search',
  to: ({ id }) => ({ route: 'adminReturn', params: { id: String(id) } }),
  choices: { state: stateKeys },
  every: { state: 'shopOrders.everyState' },
  views: {
    waiting: 'staffReturn.view.waiting',
    open: 'staffReturn.view.open',
    closed: 'staffReturn.view.closed',
  },
  cells: { name: Buyer, lines: Lines, state: State, dueAt: Due, proposed: Proposed },
} satisfies OwnLook<typeof returnResource, Row>;

function Buyer({ row: { name, reason, orderSlug } }: { row: Row }) {
  const { t } = useStaffText();
  return (
    <>
      {name || '–'}
      <br />
      <span className="small soft">
        {t(returnReasonKeys[reason])}, <span className="num">{orderSlug}</span>
      </span>
    </>
  );
}

function Lines({ row: { lines } }: { row: Row }) {
  return (
    <span className="soft">{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</span>
  );
}

function State({ row: { state } }: { row: Row }) {
  const { t } = useStaffText();
  return <Badge tone={staffStateTones[state]}>{t(stateKeys[state])}</Badge>;
}

/** The deadline in words, with its last day below. */
function Due({ row: { dueAt, isOverdue } }: { row: Row }) {
  const { t, shortDate } = useStaffText();
  if (!dueAt) return <span className="soft">{t('staffReturn.noDue')}</span>;
  const date = shortDate(Date.parse(dueAt) - 1);
  return isOverdue ? (
    <span>
      <Icon name="warn" /> {t('staffReturn.overdue', { date })}
    </span>
  ) : (
    t('staffReturn.due', { date })
  );
}

function Proposed({ row }: { row: Row }) {
  const { locale } = useStaffText();
  return row.proposed === null ? '' : orderMoney(row, locale)(row.proposed);
}
