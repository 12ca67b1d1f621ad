import { outcomeOf } from '@izlog/contract/client';
import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { getSalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { listTodo } from '@izlog/contract/settings/todo';
import { lastDays } from '#site/admin/rooms/reports/door/load-reports.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type DashboardView, dashboardDays } from './dashboard-view.ts';

/** Orders that the first page of staff shows. */
const shownOrders = 6;
/** Products among what was bought most. */
const shownProducts = 5;

/** What waits for the reader, and the newest orders; a part that cannot be obtained is left out. */
export async function loadDashboard(
  site: SiteContext,
  scope: readonly string[],
  url: URL,
): Promise<DashboardView> {
  const maySeeOrders = site.site.isEcommerce && scope.includes('orders.read');
  const maySeeReports = site.site.isEcommerce && scope.includes('reports.read');
  const [todo, orders, sales] = await Promise.all([
    outcomeOf(site.call(listTodo, {})),
    maySeeOrders ? outcomeOf(site.call(filterOrders, { limit: shownOrders })) : null,
    maySeeReports ? loadSales(site, url) : null,
  ]);
  return {
    todo: todo.errored ? [] : todo.data.todo,
    orders: orders && !orders.errored ? orders.data.records : null,
    sales,
  };
}

async function loadSales(site: SiteContext, { searchParams }: URL): Promise<DashboardView['sales']> {
  const days = dashboardDays.find((one) => String(one) === searchParams.get('days')) ?? 30;
  const period = lastDays(days);
  const [report, best] = await Promise.all([
    outcomeOf(site.call(getSalesReport, { what: 'days', ...period })),
    outcomeOf(site.call(getSalesReport, { what: 'products', ...period, limit: shownProducts })),
  ]);
  return report.errored || best.errored ? null : { days, report: report.data, best: best.data.rows };
}
