import { type Statement, sql } from '#platform/kernel/database/statement.ts';

// Anyone who orders as a guest is a row again each time, so that nobody gets at what another guest of the same address left.
// For staff they are one customer (`customers`): the account of the address, or its first guest who ordered, stands for
// all of them.

/** The customers of a site as `c`, each with the row `u` of `users` that stands for them. */
export const customersOf = (siteId: number): Statement =>
  sql`customers c join users u on u.id = c.user_id and u.site_id = c.site_id and not u.is_backoffice_user
    and c.site_id = ${siteId}`;

/**
 * One customer of a site as `c` and `u`, by the row that stands for them, with what is surely their own: anyone who has not
 * confirmed the address gets nothing of what others did with it.
 */
export const provedCustomer = (siteId: number, id: number): Statement => sql`
  (select k.address, k.user_id, b.* from customers k join users u on u.id = k.user_id
    cross join lateral (
      select k.orders, k.spent, k.last_at, k.country where u.is_guest or u.email_confirmed
      union all
      select o.orders, o.spent, o.last_at, o.country from ${boughtBy(sql`array[u.id]`)} o
      where not (u.is_guest or u.email_confirmed)) b
    where k.site_id = ${siteId} and k.user_id = ${id}::bigint) c
  join users u on u.id = c.user_id and u.site_id = ${siteId}`;

/** What some rows of `users` bought, the site that of `users u`: orders, spent, refunded, last_at, country. */
export const boughtBy = (rows: Statement): Statement => sql`bought_by(u.site_id, ${rows})`;

/** The id of the row that stands for the person whom a row of `users u` is about. */
export const personOf = sql`case when u.is_guest and u.email <> '' then coalesce(
  (select c.user_id from customers c where c.site_id = u.site_id and c.address = izlog_lower(u.email)), u.id) else u.id end`;

/** The ids of everybody for whom a row of `users u` stands: itself, and the guests of its address. */
export const rowsOfPerson = sql`array(select u.id union select w.id from users w
  where w.site_id = u.site_id and w.is_guest and not u.is_backoffice_user and u.email <> ''
    and izlog_lower(w.email) = izlog_lower(u.email))`;

/** The row that stands for the person of a row with this id, as a number. */
export const personWithId = (siteId: number, id: number): Statement =>
  sql`(select ${personOf} from users u where u.site_id = ${siteId} and u.id = ${id}::bigint)`;
