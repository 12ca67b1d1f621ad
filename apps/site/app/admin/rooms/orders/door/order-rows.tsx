// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { ListedOrder } from '@izlog/contract/ecommerce/orders/order';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { orderStateKey, orderTones } from '#site/features/orders/door/order-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';

type Row = ListedOrder & { buyer?: string; email?: string };

/** Some orders as rows of a table, cards on phones; with the buyers where they are said. */
export function OrderRows({ title, orders }: { title: string; orders: readonly Row[] }) {
  const { t, locale, shortDate, time } = useStaffText();
  const address = useAddress();
  const hasBuyers = orders.some(({ buyer }) => buyer !== undefined);
  return (
    <table className="grid-table records" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {(['orders.number', 'orders.date'] as const).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
          {hasBuyers ? (
            <th role="columnheader" scope="col">
              {t('shopOrders.buyer')}
            </th>
          ) : null}
          <th role="columnheader" scope="col">
            {t('shopOrders.content')}
          </th>
          <th role="columnheader" scope="col">
            {t('orders.state')}
          </th>
          <th role="columnheader" scope="col" data-place="sum">
            {t('orders.total')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr key={order.slug} role="row">
            <th role="rowheader" scope="row">
              <Link className="link" to={address('adminOrder', { slug: order.slug })}>
                {order.slug}
              </Link>
            </th>
            <td role="cell" data-place="meta">
              <time dateTime={order.createdAt}>
                {shortDate(order.createdAt)} {time(order.createdAt)}
              </time>
            </td>
            {hasBuyers ? (
              <td role="cell" data-place="meta">
                {order.buyer?.trim() || order.email}
              </td>
            ) : null}
            <td role="cell" data-place="meta">
              {order.names.join(', ')}
            </td>
            <td role="cell" data-place="meta">
              <Badge tone={orderTones[order.state]}>
                {t(orderStateKey(order.state, order.isRefundOwed))}
              </Badge>
            </td>
            <td role="cell" data-place="sum">
              {orderMoney(order, locale)(order.orderTotal)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
