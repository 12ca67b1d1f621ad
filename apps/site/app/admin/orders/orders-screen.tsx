import { Icon } from '../../ui/icons/icon.tsx';
import { AdminList } from '../frame/admin-list.tsx';
import { listQuery } from '../frame/list-query.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import { OrderFields, RareOrderFields } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersView } from './orders-view.ts';

/** The orders of the shop, the newest first: who bought what, how far it is, and what people must look at. */
export function OrdersScreen({ title, view }: { title: string; view: OrdersView }) {
  const { t } = useStaffText();
  const { filter, orders, page } = view;
  return (
    <AdminList
      title={title}
      route="adminOrders"
      filter={filter}
      fields={<OrderFields filter={filter} />}
      rareFields={<RareOrderFields filter={filter} />}
      page={page}
      isEmpty={orders.length === 0}
      words={{
        filter: 'shopOrders.filter',
        count: 'shopOrders.count',
        nothing: 'shopOrders.nothing',
        nothingLead: 'shopOrders.nothingLead',
        nothingFoundLead: 'shopOrders.nothingFoundLead',
      }}
      action={
        page.total > 0 ? (
          <a className="button button--quiet" href={`/_/orders-csv?${listQuery(filter)}`} download>
            <Icon name="download" /> {t('shopOrders.csv')}
          </a>
        ) : null
      }
    >
      <OrdersTable title={title} orders={orders} />
    </AdminList>
  );
}
