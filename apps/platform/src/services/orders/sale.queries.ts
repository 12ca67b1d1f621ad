import { unsoldStates } from '@izlog/contract/ecommerce/orders/order-states';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether an order (under the name that is given) counts as sold: in the dashboard, every report and what a customer spent
 * (OFFICE-09). What was returned or refunded was sold; what goes back is counted apart.
 */
export const countsAsSale = (order = 'o'): SQL =>
  sql`${sql.raw(order)}.state not in (${sql.raw(unsoldStates.map((state) => `'${state}'`).join(', '))})`;
