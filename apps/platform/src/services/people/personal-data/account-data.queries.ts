import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';

type Part =
  | 'profile'
  | 'addresses'
  | 'wishlist'
  | 'logins'
  | 'loginProviders'
  | 'passkeys'
  | 'settings'
  | 'memberCard';

/** Everything of one kind that the service keeps about these accounts, as the person may read it; no secrets. */
export async function readAccountData(
  db: Db,
  siteId: number,
  part: Part,
  userIds: readonly number[],
): Promise<object[]> {
  const { rows } = await db.execute<{ record: object }>(statementFor(part, siteId, sql.param([...userIds])));
  return rows.map(({ record }) => record);
}

function statementFor(part: Part, siteId: number, ids: SQL | ReturnType<typeof sql.param>): SQL {
  const own = sql`site_id = ${siteId} and user_id = any(${ids}::bigint[])`;
  switch (part) {
    case 'profile':
      return sql`select jsonb_build_object('id', id, 'email', email, 'username', username, 'firstName', first_name,
          'lastName', last_name, 'language', language, 'isGuest', is_guest, 'emailConfirmed', email_confirmed,
          'company', company, 'createdAt', created_at, 'updatedAt', updated_at) as record
        from users where site_id = ${siteId} and id = any(${ids}::bigint[]) order by id`;
    case 'addresses':
      return sql`select jsonb_build_object('type', type, 'firstName', first_name, 'lastName', last_name,
          'contactEmail', contact_email, 'contactPhone', contact_phone, 'country', country, 'region', region, 'city', city,
          'street', street, 'houseNumber', house_number, 'zipCode', zip_code, 'createdAt', created_at) as record
        from user_addresses where ${own} order by id`;
    case 'wishlist':
      return sql`select jsonb_build_object('productId', product_id, 'createdAt', created_at) as record
        from wishes where ${own} order by created_at`;
    case 'logins':
      return sql`select jsonb_build_object('createdAt', created_at, 'endedAt', ended_at, 'address', ip,
          'device', user_agent) as record
        from sessions where ${own} order by created_at`;
    case 'loginProviders':
      return sql`select jsonb_build_object('provider', provider, 'subject', subject, 'email', email,
          'createdAt', created_at) as record
        from user_identities where ${own} order by id`;
    case 'passkeys':
      return sql`select jsonb_build_object('name', name, 'createdAt', created_at, 'usedAt', used_at) as record
        from passkeys where ${own} order by id`;
    case 'settings':
      return sql`select jsonb_build_object('group', "group", 'key', key, 'value', value) as record
        from user_settings where ${own} order by "group", key`;
    case 'memberCard':
      return sql`select jsonb_build_object('barcode', barcode, 'isActive', is_active) as record
        from member_cards where ${own}`;
  }
}
