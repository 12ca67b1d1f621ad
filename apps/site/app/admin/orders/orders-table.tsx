import type { StaffListedOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { Link } from 'react-router';
import { orderMoney } from '../../features/account/door/order-parts.tsx';
import { orderStateKey, orderTones } from '../../features/account/door/order-words.ts';
import { useAddress } from '../../links/addresses.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/tag.tsx';
import { CardRow, CardTable, Cell } from '../frame/card-table.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { attentionWords } from './order-words.ts';

const heads = [
  'orders.number',
  'orders.date',
  'shopOrders.buyer',
  'shopOrders.content',
  'orders.state',
  'orders.total',
] as const;

/** Orders as rows of a table, and as cards on phones. */
export function OrdersTable({ title, orders }: { title: string; orders: readonly StaffListedOrder[] }) {
  const { t } = useStaffText();
  return (
    <CardTable title={title} heads={heads.map((head) => t(head))} className="orders-table">
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </CardTable>
  );
}

function Row({ order }: { order: StaffListedOrder }) {
  const { t, locale, shortDate, time } = useStaffText();
  const address = useAddress();
  const { slug, createdAt, buyer, email, names, quantity, state, orderTotal, attention } = order;
  const link = (
    <Link className="link num" to={address('adminOrder', { slug })}>
      {slug}
    </Link>
  );
  return (
    <CardRow name={link}>
      <Cell>
        <time dateTime={createdAt}>
          {shortDate(createdAt)} {time(createdAt)}
        </time>
      </Cell>
      <Cell>{buyer.trim() || email}</Cell>
      <Cell className="soft">
        {names.join(', ')} · {t('shopOrders.pieces', { count: quantity })}
      </Cell>
      <Cell>
        <Badge tone={orderTones[state]}>{t(orderStateKey(state, order.isRefundOwed))}</Badge>
        {attention ? (
          <p className="small orders-table__attention">
            <Icon name="warn" /> {attentionWords(attention, t)}
          </p>
        ) : null}
      </Cell>
      <Cell className="num">
        <strong>{orderMoney(order, locale)(orderTotal)}</strong>
      </Cell>
    </CardRow>
  );
}
