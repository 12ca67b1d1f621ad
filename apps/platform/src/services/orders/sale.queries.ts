import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether an order (under the name that is given) counts as sold: in the dashboard, every report and what a customer spent
 * (OFFICE-09). What was returned or refunded was sold; what goes back is counted apart. The rule is the database's own
 * (`migrations/0000_init.sql`), which adds up by it what customers bought.
 */
export const countsAsSale = (order = 'o'): SQL => sql`counts_as_sale(${sql.raw(order)}.state)`;
