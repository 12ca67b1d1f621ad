import { type Statement, sql } from '../../kernel/database/statement.ts';

// Whoever orders as a guest is a row anew each time, so that nobody gets at what another guest of the same address left.
// For staff they are one customer: the account of the address, or its first guest who ordered, stands for all of them.

/** The id of the row that stands for the person whom a row of `users u` is about. */
export const personOf = sql`case when u.is_guest and u.email <> '' then coalesce(
  (select w.id from users w where w.site_id = u.site_id and not w.is_guest and not w.is_backoffice_user
    and izlog_lower(w.email) = izlog_lower(u.email)),
  (select min(w.id) from users w where w.site_id = u.site_id and w.is_guest
    and izlog_lower(w.email) = izlog_lower(u.email) and exists (select from orders g where g.user_id = w.id)),
  u.id) else u.id end`;

/** Whether a row of `users u` is one in the list of customers: guests are once they have ordered, staff never are. */
export const isPerson = sql`not u.is_backoffice_user and (not u.is_guest
  or (exists (select from orders g where g.user_id = u.id) and ${personOf} = u.id))`;

/** The ids of everybody for whom a row of `users u` stands: itself, and the guests of its address. */
export const rowsOfPerson = sql`array(select u.id union select w.id from users w
  where w.site_id = u.site_id and w.is_guest and not u.is_backoffice_user and u.email <> ''
    and izlog_lower(w.email) = izlog_lower(u.email))`;

/** The same of somebody who calls: whoever has not confirmed the address gets nothing of what others did with it. */
export const provedRowsOfPerson = sql`case when u.is_guest or u.email_confirmed then ${rowsOfPerson} else array[u.id] end`;

/** The row that stands for the person of a row with this id, as a number. */
export const personWithId = (siteId: number, id: number): Statement =>
  sql`(select ${personOf} from users u where u.site_id = ${siteId} and u.id = ${id}::bigint)`;

/** By which the rows of one person are the same: the address, and the row itself where there is none. */
export const addressOf = (row: string): Statement =>
  sql.raw(`coalesce(nullif(izlog_lower(${row}.email), ''), ${row}.id::text)`);

/**
 * Whether a row of `users u` is one in the list of customers, as `isPerson` says: worked out once for a whole site, where
 * very many rows are asked about.
 */
export const isOneOfPeople = (siteId: number): Statement => sql`u.id in (
  select w.id from users w where w.site_id = ${siteId} and not w.is_guest and not w.is_backoffice_user
  union all
  select min(w.id) from users w where w.site_id = ${siteId} and w.is_guest and not w.is_backoffice_user
    and w.email <> '' and exists (select from orders g where g.user_id = w.id)
    and not exists (select from users a where a.site_id = ${siteId} and not a.is_guest and not a.is_backoffice_user
      and izlog_lower(a.email) = izlog_lower(w.email))
  group by izlog_lower(w.email)
  union all
  select w.id from users w where w.site_id = ${siteId} and w.is_guest and not w.is_backoffice_user
    and w.email = '' and exists (select from orders g where g.user_id = w.id))`;
