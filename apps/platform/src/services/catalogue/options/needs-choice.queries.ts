import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/**
 * Whether one press is not enough to add a product to the cart: it has a question that must be answered, a plan to
 * choose, or is sold in more than one piece only. `one` is the product's name in the statement.
 */
export const needsChoice = (one: 'p' | 'one'): Statement =>
  sql.raw(`(${one}.min_quantity > 1 or ${one}.quantity_step > 1 or exists (
    select from custom_options o where o.product_id in (${one}.id, ${one}.parent_id)
      and (o.is_required or (o.position = 0 and lower(o.title) = 'subscription'))))`);
