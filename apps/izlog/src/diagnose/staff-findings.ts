import type { Pool } from 'pg';
import { type Finding, missing, weak } from './finding.ts';

/** Whether every site has staff and a domain, and how its staff log in. */
export async function staffFindings(pool: Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{
    id: number;
    name: string;
    staff: number;
    alone: number;
    domains: number;
  }>(
    `select s.id, name, coalesce(people.staff, 0)::int as staff, coalesce(people.alone, 0)::int as alone,
       (select count(*)::int from site_domains d where d.site_id = s.id) as domains
     from sites s left join (
       select u.site_id, count(*) as staff, count(*) filter (where not
         (exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)
           or exists (select from passkeys p where p.user_id = u.id))) as alone
       from users u where is_backoffice_user and is_active group by 1
     ) people on people.site_id = s.id
     order by s.id`,
  );
  if (rows.length === 0) return [missing('There is no site: `izlog seed` or `izlog site create`.')];
  // Somebody can run this installation; another site may be meant to wait.
  const unmanned = rows.some(({ staff }) => staff > 0) ? weak : missing;
  return rows.flatMap(({ id, name, staff, alone, domains }) => [
    ...(staff === 0 ? [unmanned(`${name} has no staff: \`izlog staff create EMAIL --site ${id}\`.`)] : []),
    ...(alone > 0
      ? [
          weak(
            `${alone} of ${staff} staff of ${name} log in by password alone, without a second factor or passkey.`,
          ),
        ]
      : []),
    ...(domains === 0 ? [missing(`${name} has no domain.`)] : []),
  ]);
}
