import { Link } from 'react-router';
import { orderStateKey, orderTones } from '#site/features/orders/door/order-words.ts';
import { formatMoney } from '#site/i18n/formats.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { OrderRow } from './order-view.ts';
import type { ProfileView } from './profile-view.ts';

/** The history of orders with its count (ACCT-014, ACCT-016): a table, on phones lines of two. */
export function OrdersPanel({ orders }: Pick<ProfileView, 'orders'>) {
  const { t } = useText();
  return (
    <section className="panel stack" id="narudzbe" aria-labelledby="h-narudzbe">
      <div className="between">
        <h2 id="h-narudzbe">{t('orders.title')}</h2>
        {orders ? <span className="small soft">{t('orders.count', { count: orders.total })}</span> : null}
      </div>
      {orders ? <Orders orders={orders} /> : <Note tone="danger">{t('orders.failed')}</Note>}
    </section>
  );
}

// Laid out as blocks on phones, a table would lose its roles; they are written so that none is lost.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

function Orders({ orders }: { orders: NonNullable<ProfileView['orders']> }) {
  const { t, longDate, locale } = useText();
  if (orders.rows.length === 0) return <p className="soft">{t('orders.none')}</p>;
  return (
    <>
      <table className="orders" {...roles.table}>
        <caption className="vh">{t('orders.title')}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {(['number', 'date', 'state', 'total'] as const).map((column) => (
              <th key={column} {...roles.columnheader} scope="col">
                {t(`orders.${column}`)}
              </th>
            ))}
            <th {...roles.columnheader} scope="col">
              <span className="vh">{t('orders.next')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {orders.rows.map((order) => (
            <tr key={order.slug} {...roles.row}>
              <td {...roles.cell}>
                <Link className="link num" to={order.href}>
                  {order.slug}
                </Link>
              </td>
              <td {...roles.cell}>
                <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
              </td>
              <td {...roles.cell}>
                <Badge tone={orderTones[order.state]}>
                  {t(orderStateKey(order.state, order.isRefundOwed))}
                </Badge>
              </td>
              <td {...roles.cell} className="num">
                <strong>{formatMoney(order.total, order.currency, locale)}</strong>
              </td>
              <td {...roles.cell}>
                <NextStep order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderPages page={orders.page} lastPage={orders.lastPage} />
    </>
  );
}

/** What one most likely wants of an order in its state: to pay it, to follow it, or to look at it. */
function NextStep({ order }: { order: OrderRow }) {
  const { t } = useText();
  const [hash, words] = order.isTransferAwaited
    ? ['#uplata', t('orders.howToPay')]
    : order.state === 'sent'
      ? ['#tijek', t('orders.track')]
      : ['', t('orders.look')];
  return (
    <Link className="link" to={order.href + hash}>
      {words}
      <span className="vh">: {order.slug}</span>
    </Link>
  );
}

function OrderPages({ page, lastPage }: { page: number; lastPage: number }) {
  const { t } = useText();
  const profile = useAddress()('profile');
  if (lastPage < 2) return null;
  const to = (number: number) => `${profile}?narudzbe=${number}#narudzbe`;
  return (
    <nav className="row" aria-label={t('orders.pages')}>
      {page > 1 ? (
        <Link className="link" to={to(page - 1)} preventScrollReset>
          {t('paging.previous')}
        </Link>
      ) : null}
      <span>{t('orders.page', { page, lastPage })}</span>
      {page < lastPage ? (
        <Link className="link" to={to(page + 1)} preventScrollReset>
          {t('paging.next')}
        </Link>
      ) : null}
    </nav>
  );
}
