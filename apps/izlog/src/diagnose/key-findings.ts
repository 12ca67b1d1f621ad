import type { Pool } from 'pg';
import { type Finding, weak } from './finding.ts';

/** Days without a call after which a key is one that nobody needs. */
const forgottenDays = 90;

/** Keys of programs that never end, that nobody uses, or whose maker is gone (DOOR-01): each should be looked at or taken back. */
export async function keyFindings(pool: Pool, now: Date): Promise<Finding[]> {
  const { rows } = await pool.query<{
    site: string;
    name: string;
    isEndless: boolean;
    isForgotten: boolean;
    isMakerGone: boolean;
  }>(
    `select s.name as site, k.name, k.ends_on is null as "isEndless", not (u.is_active and u.is_backoffice_user) as "isMakerGone",
       greatest(k.created_at, (select max(used_at) from program_key_days d where d.key_id = k.id))
         < $1::timestamptz - make_interval(days => $2) as "isForgotten"
     from program_keys k join sites s on s.id = k.site_id join users u on u.id = k.user_id
     where k.taken_back_at is null and not exists (select from shop_extensions e where e.key_id = k.id) and (k.ends_on is null or k.ends_on >= ($1::timestamptz at time zone 'Europe/Zagreb')::date)
     order by k.site_id, k.id`,
    [now, forgottenDays],
  );
  return rows.flatMap(({ site, name, isEndless, isForgotten, isMakerGone }) => {
    const why = [
      ...(isMakerGone ? ['opens nothing, since its maker works there no longer'] : []),
      ...(isForgotten ? [`was not used for ${forgottenDays} days`] : []),
      ...(isEndless ? ['never ends'] : []),
    ];
    return why.length > 0
      ? [weak(`The key of the program “${name}” of ${site} ${why.join(' and ')}: see Settings, Programs.`)]
      : [];
  });
}
