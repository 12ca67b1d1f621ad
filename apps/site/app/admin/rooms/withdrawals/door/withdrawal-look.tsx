import type { withdrawalResource } from '@izlog/contract/ecommerce/orders/withdrawal-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { OwnLook } from '#site/admin/record/list-view.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { whyKeys } from '#site/features/withdrawal/door/why-keys.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { Statement } from '../withdrawals-view.ts';

/** How statements of withdrawal are named and rendered. */
export const withdrawalLook = {
  record: 'staffWithdrawal',
  route: 'adminWithdrawals',
  search: 'withdrawal.orderNumber',
  fields: { number: 'orders.number', submittedAt: 'orders.date' },
  to: ({ order, orderSlug }) => (order ? { route: 'adminOrder', params: { slug: orderSlug } } : null),
  cells: { submittedAt: Submitted, name: Buyer, lines: Lines, refundState: Money },
} satisfies OwnLook<typeof withdrawalResource, Statement>;

function Submitted({ row }: { row: Statement }) {
  const { shortDate, time } = useStaffText();
  return (
    <>
      <time dateTime={row.submittedAt}>
        {shortDate(row.submittedAt)} {time(row.submittedAt)}
      </time>
      <Doubts row={row} />
    </>
  );
}

function Buyer({ row: { name, contactEmail } }: { row: Statement }) {
  return (
    <>
      {name}
      <br />
      <a className="link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
    </>
  );
}

function Lines({ row: { lines } }: { row: Statement }) {
  const { t } = useStaffText();
  return (
    <ul className="plain soft">
      {lines.map((line) => (
        <li key={line.id}>
          {line.quantity} × {line.name}
          {line.why ? <span className="small">. {t(whyKeys[line.why])}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** What somebody should look at before the money is given back. */
function Doubts({ row: { isInTime, isUnchanged, endsAt } }: { row: Statement }) {
  const { t, shortDate } = useStaffText();
  const doubts = [
    isInTime || !endsAt ? '' : t('withdrawals.late', { date: shortDate(Date.parse(endsAt) - 1) }),
    isUnchanged ? '' : t('withdrawals.changed'),
  ].filter(Boolean);
  return doubts.map((doubt) => (
    <p key={doubt} className="small records__doubt">
      <Icon name="warn" /> {doubt}
    </p>
  ));
}

function Money({ row: statement }: { row: Statement }) {
  const { t, locale, shortDate } = useStaffText();
  const { refundState, refundUntil, order } = statement;
  const date = shortDate(Date.parse(refundUntil) - 1);
  switch (refundState) {
    case 'due':
      return <Badge tone="offer">{t('withdrawals.due', { date })}</Badge>;
    case 'overdue':
      return <Badge tone="danger">{t('withdrawals.overdue', { date })}</Badge>;
    case 'owed':
      return <Badge tone="offer">{t('withdrawals.owed')}</Badge>;
    case 'refunded':
      return (
        <Badge tone="info">
          {t('withdrawals.refunded', { amount: orderMoney(statement, locale)(order?.refundedTotal ?? 0) })}
        </Badge>
      );
    case 'unpaid':
      return <Badge tone="info">{t('withdrawals.unpaid')}</Badge>;
    case null:
      return t('withdrawals.noRefund');
  }
}
