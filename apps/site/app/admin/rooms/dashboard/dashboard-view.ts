import type { StaffListedOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { SalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { listTodo } from '@izlog/contract/settings/todo';

/** Days that the first page can show: today, a week, a month. */
export const dashboardDays = [1, 7, 30] as const;

/** What was sold in the chosen days, by day, and what was bought most. */
export interface DashboardSales {
  days: (typeof dashboardDays)[number];
  report: SalesReport;
  best: SalesReport['rows'];
}

type Todo = EndpointAnswer<typeof listTodo>['todo'][number];

/** What stands on the first page of staff: what waits, and the newest orders where one may see them. */
export interface DashboardView {
  todo: readonly Todo[];
  orders: readonly StaffListedOrder[] | null;
  /** Null for anyone who may not see reports, and where they cannot be obtained. */
  sales: DashboardSales | null;
}

export type { Todo };
