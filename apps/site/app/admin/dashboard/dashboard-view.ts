import type { StaffListedOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { listTodo } from '@izlog/contract/settings/todo';

type Todo = EndpointAnswer<typeof listTodo>['todo'][number];

/** What stands on the first page of staff: what waits, and the newest orders where one may see them. */
export interface DashboardView {
  todo: readonly Todo[];
  orders: readonly StaffListedOrder[] | null;
}

export type { Todo };
