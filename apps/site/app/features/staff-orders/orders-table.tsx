// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { StaffListedOrder } from '@izlog/contract/ecommerce/order-staff';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/tag.tsx';
import { orderMoney } from '../account/order-parts.tsx';
import { orderStateKeys, orderTones } from '../account/order-words.ts';
import { useStaffText } from '../admin/staff-text.tsx';
import { useAddress } from '../layout/addresses.ts';
import { attentionWords } from './order-words.ts';

/** Orders as rows of a table, and as cards on phones. */
export function OrdersTable({ title, orders }: { title: string; orders: readonly StaffListedOrder[] }) {
  const { t } = useStaffText();
  return (
    <table className="grid-table orders-table" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          <Head>{t('orders.number')}</Head>
          <Head>{t('orders.date')}</Head>
          <Head>{t('shopOrders.buyer')}</Head>
          <Head>{t('shopOrders.content')}</Head>
          <Head>{t('orders.state')}</Head>
          <Head>{t('orders.total')}</Head>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ children }: { children: string }) => (
  <th role="columnheader" scope="col">
    {children}
  </th>
);

function Row({ order }: { order: StaffListedOrder }) {
  const { t, locale, shortDate, time } = useStaffText();
  const address = useAddress();
  const { slug, createdAt, buyer, email, names, quantity, state, orderTotal, attention } = order;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link num" to={address('adminOrder', { slug })}>
          {slug}
        </Link>
      </th>
      <td role="cell">
        <time dateTime={createdAt}>
          {shortDate(createdAt)} {time(createdAt)}
        </time>
      </td>
      <td role="cell">{buyer.trim() || email}</td>
      <td role="cell" className="soft">
        {names.join(', ')} · {t('shopOrders.pieces', { count: quantity })}
      </td>
      <td role="cell">
        <Badge tone={orderTones[state]}>{t(orderStateKeys[state])}</Badge>
        {attention ? (
          <p className="small orders-table__attention">
            <Icon name="warn" /> {attentionWords(attention, t)}
          </p>
        ) : null}
      </td>
      <td role="cell" className="num">
        <strong>{orderMoney(order, locale)(orderTotal)}</strong>
      </td>
    </tr>
  );
}
