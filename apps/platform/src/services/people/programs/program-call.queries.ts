import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';

interface KeyRow {
  id: number;
  name: string;
  ends_on: string | null;
  may_read: string[];
  may_write: string[];
  proposes: boolean;
  networks: string[];
  calls_per_minute: number;
  is_taken_back: boolean;
  is_over: boolean;
  secret_id: number | null;
  is_replaced: boolean;
  /** The site it is used on; null where the key is not for it. */
  site_id: number | null;
  user_id: number | null;
  /** Whether the maker has an account there that counts. */
  is_there: boolean;
  role: string | null;
  permission: string | null;
}

/** What is known of a key on a site (its own where none is named), with what its maker may do there now. */
async function findKey(db: Db, where: Statement, siteId: number | null, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryPrepared<KeyRow>(
    db,
    sql`select k.id::int, k.name, k.ends_on::text, k.may_read, k.may_write, k.proposes, k.networks, k.calls_per_minute,
        k.taken_back_at is not null as is_taken_back,
        coalesce(k.ends_on < (${at} at time zone 'Europe/Zagreb')::date, false) as is_over,
        s.id::int as secret_id, coalesce(s.ends_at <= ${at}, false) as is_replaced, o.site_id::int, o.user_id::int,
        u.id is not null and (u.id = k.user_id or exists (
          select from joined_accounts j
          where j.first_id = least(u.id, k.user_id) and j.second_id = greatest(u.id, k.user_id))) as is_there,
        r.key as role, p.permission
      from program_keys k
      left join program_key_secrets s on s.key_id = k.id
      left join program_key_sites o on o.key_id = k.id and o.site_id = coalesce(${siteId}::bigint, k.site_id)
      left join users u on u.id = o.user_id and u.site_id = o.site_id and u.is_active and u.is_backoffice_user
      left join user_roles ur on ur.user_id = u.id
      left join roles r on r.id = ur.role_id and r.site_id = o.site_id
      left join role_permissions p on p.role_id = r.id
      where ${where}`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const granted = rows.flatMap(({ role, permission }) => (role === null ? [] : [{ role, permission }]));
  return { ...first, granted };
}

export type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** The key that a secret opens. */
export const findKeyBySecret = (db: Db, hash: string, siteId: number | null, now: Date) =>
  findKey(db, sql`s.hash = ${hash}`, siteId, now);

/** The same by its number, whatever secret. */
export const findKeyById = (db: Db, id: number, siteId: number, now: Date) =>
  findKey(db, sql`k.id = ${id}`, siteId, now);

/** Counts a call for its day and its limit, and notes when and from where it came; gives the calls of this minute. */
export async function countCall(
  db: Db,
  { keyId, secretId, from }: { keyId: number; secretId: number; from: string },
  now: Date,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await queryPrepared<{ in_minute: number }>(
    db,
    sql`with used as (
        update program_key_secrets set used_at = ${at}
        where id = ${secretId} and (used_at is null or used_at < ${at} - interval '1 minute')
      )
      insert into program_key_days as d (key_id, day, calls, minute, in_minute, used_at, used_from)
      values (${keyId}, (${at} at time zone 'Europe/Zagreb')::date, 1, date_trunc('minute', ${at}), 1, ${at}, ${from})
      on conflict (key_id, day) do update set calls = d.calls + 1, used_at = excluded.used_at,
        used_from = excluded.used_from, minute = excluded.minute,
        in_minute = case when d.minute = excluded.minute then d.in_minute + 1 else 1 end
      returning in_minute`,
  );
  return row?.in_minute ?? 0;
}

/** Notes a call that the key was not let into. */
export async function countRefusal(
  db: Db,
  { keyId, code, action }: { keyId: number; code: string; action: string },
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const said = sql`${JSON.stringify({ at: now.toISOString(), code, action })}::jsonb`;
  await queryPrepared(
    db,
    sql`insert into program_key_days as d (key_id, day, refused, minute, last_refusal)
      values (${keyId}, (${at} at time zone 'Europe/Zagreb')::date, 1, date_trunc('minute', ${at}), ${said})
      on conflict (key_id, day) do update set refused = d.refused + 1, last_refusal = excluded.last_refusal`,
  );
}
