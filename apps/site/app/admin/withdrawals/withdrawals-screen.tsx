import { Link } from 'react-router';
import { orderMoney } from '../../features/account/door/order-parts.tsx';
import { whyKeys } from '../../features/withdrawal/door/why-keys.ts';
import { useAddress } from '../../links/addresses.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AdminList, SearchFilter } from '../frame/admin-list.tsx';
import { CardRow, CardTable, Cell } from '../frame/card-table.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { WithdrawalsView } from './withdrawals-view.ts';

const heads = [
  'orders.number',
  'orders.date',
  'withdrawals.who',
  'withdrawals.what',
  'withdrawals.refund',
  'withdrawals.money',
] as const;

type StatementView = WithdrawalsView['statements'][number];

/** The statements of withdrawal that came in: from which order, of what, and what has to be given back until when. */
export function WithdrawalsScreen({ title, view }: { title: string; view: WithdrawalsView }) {
  const { t } = useStaffText();
  const { filter, statements, page } = view;
  return (
    <AdminList
      title={title}
      route="adminWithdrawals"
      filter={filter}
      fields={<SearchFilter label={t('withdrawal.orderNumber')} search={filter.search} />}
      page={page}
      isEmpty={statements.length === 0}
      words={{
        filter: 'withdrawals.filter',
        count: 'withdrawals.count',
        nothing: 'withdrawals.nothing',
        nothingLead: 'withdrawals.nothingLead',
        nothingFoundLead: 'withdrawals.nothingFoundLead',
      }}
    >
      <CardTable title={title} heads={heads.map((head) => t(head))} className="withdrawals-table">
        {statements.map((statement) => (
          <Row key={statement.number} statement={statement} />
        ))}
      </CardTable>
    </AdminList>
  );
}

function Row({ statement }: { statement: StatementView }) {
  const { t, locale, shortDate, time } = useStaffText();
  const address = useAddress();
  const { number, orderSlug, submittedAt, name, contactEmail, lines, proposedRefund, order } = statement;
  return (
    <CardRow
      name={
        order ? (
          <Link className="link num" to={address('adminOrder', { slug: orderSlug })}>
            {number}
          </Link>
        ) : (
          number
        )
      }
    >
      <Cell>
        <time dateTime={submittedAt}>
          {shortDate(submittedAt)} {time(submittedAt)}
        </time>
        <Doubts statement={statement} />
      </Cell>
      <Cell>
        {name}
        <br />
        <a className="link" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      </Cell>
      <Cell className="soft">
        <ul className="plain">
          {lines.map((line) => (
            <li key={line.id}>
              {line.quantity} × {line.name}
              {line.why ? <span className="small">. {t(whyKeys[line.why])}</span> : null}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className="num">
        <span className="card-table__label">{t('withdrawals.refund')}: </span>
        {orderMoney(statement, locale)(proposedRefund)}
      </Cell>
      <Cell>
        <Money statement={statement} />
      </Cell>
    </CardRow>
  );
}

/** What somebody should look at before the money is given back. */
function Doubts({ statement: { isInTime, isUnchanged, endsAt } }: { statement: StatementView }) {
  const { t, shortDate } = useStaffText();
  const doubts = [
    isInTime || !endsAt ? '' : t('withdrawals.late', { date: shortDate(Date.parse(endsAt) - 1) }),
    isUnchanged ? '' : t('withdrawals.changed'),
  ].filter(Boolean);
  return doubts.map((doubt) => (
    <p key={doubt} className="small withdrawals-table__doubt">
      <Icon name="warn" /> {doubt}
    </p>
  ));
}

function Money({ statement }: { statement: StatementView }) {
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
