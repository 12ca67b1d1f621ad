import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import type { ListQuery } from '../door/list-query.ts';

/** An address as the address book keeps it; the country by its ISO number. */
export interface CustomerAddress {
  type: string;
  firstName: string;
  lastName: string;
  contactPhone: string;
  country: number | null;
  city: string;
  street: string;
  houseNumber: string;
  zipCode: string;
}

/** An account with its addresses, the oldest first, and whether it has bought. */
export interface CustomerRow {
  id: number;
  email: string;
  username: string | null;
  firstName: string;
  lastName: string;
  company: { name: string } | null;
  /** ms since 1970, as `updatedAt`. */
  createdAt: number;
  updatedAt: number;
  hasPaid: boolean;
  addresses: CustomerAddress[];
}

const columns: Readonly<Record<string, Statement>> = {
  name: sql`izlog_lower(u.last_name || ' ' || u.first_name || ' ' || u.email)`,
  id: sql`u.id`,
  registered_date: sql`u.created_at`,
};

const accounts = (siteId: number): Statement =>
  sql`u.site_id = ${siteId} and not u.is_backoffice_user and not u.is_guest`;

/** Ids of a page of accounts, and how many there are. */
export async function findCustomers(
  { db, site }: Ctx,
  query: ListQuery & { email: string | undefined },
): Promise<{ ids: number[]; total: number }> {
  const { search, include, exclude, email } = query;
  const parts: (Statement | false)[] = [
    email !== undefined && sql`izlog_lower(u.email) = izlog_lower(${email})`,
    search !== '' && sql`u.words like '%' || izlog_like(${search}) || '%'`,
    include !== undefined && sql`u.id = any(${idArray(include)})`,
    exclude.length > 0 && sql`not u.id = any(${idArray(exclude)})`,
  ];
  const where = parts.reduce<Statement>(
    (all, one) => (one ? sql`${all} and ${one}` : all),
    accounts(site.id),
  );
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from users u where ${where}`,
  );
  const direction = query.isAscending ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select u.id::int as id from users u where ${where}
      order by ${columns[query.orderby] ?? sql`u.id`} ${direction}, u.id ${direction}
      limit ${query.perPage} offset ${query.offset}`,
  );
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}

/** Accounts in the order of their ids, in one statement. */
export async function readCustomers({ db, site }: Ctx, ids: readonly number[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return [];
  const rows = await queryPrepared<CustomerRow>(
    db,
    sql`select u.id::int as id, u.email, u.username, u.first_name as "firstName", u.last_name as "lastName", u.company,
        (extract(epoch from u.created_at) * 1000)::float8 as "createdAt",
        (extract(epoch from u.updated_at) * 1000)::float8 as "updatedAt",
        exists (select from orders o where o.user_id = u.id and o.paid_at is not null) as "hasPaid",
        (select coalesce(json_agg(json_build_object('type', a.type, 'firstName', a.first_name, 'lastName', a.last_name,
            'contactPhone', a.contact_phone, 'country', a.country, 'city', a.city, 'street', a.street,
            'houseNumber', a.house_number, 'zipCode', a.zip_code) order by a.id), '[]')
          from user_addresses a where a.site_id = u.site_id and a.user_id = u.id) as addresses
      from users u where ${accounts(site.id)} and u.id = any(${idArray(ids)})`,
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
