import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/**
 * The id of whose pictures a product shows: its own, else those of the first of its public variants that has some; null where
 * there are none. `one` is the product's name in the statement.
 */
export const picturedBy = (one: 'p' | 'one'): Statement =>
  sql.raw(`coalesce(
    (select o.product_id from product_media o where o.product_id = ${one}.id limit 1),
    (select o.product_id from products w join product_media o on o.product_id = w.id
      where w.parent_id = ${one}.id and w.is_published and not w.is_archived order by w.position, w.id limit 1))`);
