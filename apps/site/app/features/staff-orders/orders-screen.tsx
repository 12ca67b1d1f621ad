import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AdminPages } from '../admin/admin-pages.tsx';
import { AdminScreen } from '../admin/admin-screen.tsx';
import { useStaffText } from '../admin/staff-text.tsx';
import { useAddress } from '../layout/addresses.ts';
import { OrdersFilter } from './orders-filter.tsx';
import { OrdersTable } from './orders-table.tsx';
import { filterQuery, type OrdersView } from './orders-view.ts';

/** The orders of the shop, the newest first: who bought what, how far it is, and what people must look at. */
export function OrdersScreen({ title, view }: { title: string; view: OrdersView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { filter, orders, total, page, lastPage } = view;
  const query = filterQuery(filter);
  const isNarrowed = query.size > 0;
  const all = address('adminOrders');
  return (
    <AdminScreen title={title}>
      <OrdersFilter key={query.toString()} filter={filter} isNarrowed={isNarrowed} />
      <div className="between">
        <p className="small soft" role="status">
          {t('shopOrders.count', { count: total })}
        </p>
        {total > 0 ? (
          <a className="button button--quiet" href={`/_/orders-csv?${query}`} download>
            <Icon name="download" /> {t('shopOrders.csv')}
          </a>
        ) : null}
      </div>
      {orders.length > 0 ? (
        <OrdersTable title={title} orders={orders} />
      ) : (
        <EmptyState
          title={t(isNarrowed ? 'log.nothingFound' : 'shopOrders.nothing')}
          actions={isNarrowed ? <ButtonLink to={all}>{t('log.all')}</ButtonLink> : undefined}
        >
          <p>{t(isNarrowed ? 'shopOrders.nothingFoundLead' : 'shopOrders.nothingLead')}</p>
        </EmptyState>
      )}
      <AdminPages
        page={page}
        lastPage={lastPage}
        href={(number) => `${all}?${new URLSearchParams([...query, ['page', String(number)]])}`}
      />
    </AdminScreen>
  );
}
