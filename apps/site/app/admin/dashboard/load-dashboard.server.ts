import { outcomeOf } from '@izlog/contract/client';
import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { listTodo } from '@izlog/contract/settings/todo';
import type { SiteContext } from '../../platform-client/site-context.ts';
import type { DashboardView } from './dashboard-view.ts';

/** Orders that the first page of staff shows. */
const shownOrders = 6;

/** What waits for the reader, and the newest orders; a part that cannot be had is left out. */
export async function loadDashboard(site: SiteContext, scope: readonly string[]): Promise<DashboardView> {
  const maySeeOrders = site.site.isEcommerce && scope.includes('orders.read');
  const [todo, orders] = await Promise.all([
    outcomeOf(site.call(listTodo, {})),
    maySeeOrders ? outcomeOf(site.call(filterOrders, { limit: shownOrders })) : null,
  ]);
  return {
    todo: todo.errored ? [] : todo.data.todo,
    orders: orders && !orders.errored ? orders.data.records : null,
  };
}
