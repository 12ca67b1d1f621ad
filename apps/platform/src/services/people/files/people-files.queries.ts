import type { PersonRow } from '@izlog/contract/user/people-files';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';

export const peoplePage = 500;

type Rows = Promise<PersonRow[]>;
const iso = (column: string) =>
  sql.raw(`coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`);

/** Customers after an id, without staff. */
export async function listCustomerRows({ db, site }: Ctx, after: number): Rows {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select id::int as id, email, first_name, last_name, coalesce(company->>'name', '') as company,
      coalesce(company->>'address', '') as company_address, language,
      case when is_guest then 'guest' else 'account' end as state, '' as confirmed_at, '' as origin
    from users where site_id = ${site.id} and not is_backoffice_user and id > ${after}
    order by id limit ${peoplePage}`);
  return rows;
}

/** Subscribers after an id. */
export async function listSubscriberRows({ db, site }: Ctx, after: number): Rows {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select id::int as id, email, '' as first_name, '' as last_name, '' as company, '' as company_address, language,
      state, ${iso('confirmed_at')} as confirmed_at, origin
    from newsletter_subscribers where site_id = ${site.id} and id > ${after} order by id limit ${peoplePage}`);
  return rows;
}

/** Those of some addresses that the shop knows: of each the account, else the newest guest. */
export async function findPeople({ db, site }: Ctx, emails: readonly string[]) {
  const docs = emails.map((email) => ({ email }));
  const { rows } = await db.execute<
    Pick<
      PersonRow,
      'id' | 'email' | 'first_name' | 'last_name' | 'company' | 'company_address' | 'language'
    > & {
      isStaff: boolean;
    }
  >(sql`
    select distinct on (r.email) u.id::int as id, r.email, u.first_name, u.last_name,
      coalesce(u.company->>'name', '') as company, coalesce(u.company->>'address', '') as company_address, u.language,
      u.is_backoffice_user as "isStaff"
    from ${recordset(docs, 'r', 'email text')}
    join users u on u.site_id = ${site.id} and izlog_lower(u.email) = izlog_lower(r.email)
    order by r.email, u.is_backoffice_user desc, u.is_guest, u.id desc`);
  return new Map(rows.map((row) => [row.email, row]));
}

/** Those of some addresses that are on the list of the newsletter, held until the transaction ends. */
export async function findSubscribers({ db, site }: Ctx, emails: readonly string[]) {
  const docs = emails.map((email) => ({ email }));
  const { rows } = await db.execute<
    Pick<PersonRow, 'id' | 'email' | 'language' | 'state' | 'confirmed_at' | 'origin'>
  >(sql`
    select s.id::int as id, s.email, s.language, s.state, ${iso('s.confirmed_at')} as confirmed_at, s.origin
    from ${recordset(docs, 'r', 'email text')}
    join newsletter_subscribers s on s.site_id = ${site.id} and s.email = r.email
    order by s.id for update of s`);
  return new Map(rows.map((row) => [row.email, row]));
}
