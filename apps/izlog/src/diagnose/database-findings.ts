import type { Pool } from 'pg';
import type { Installation } from '../installation.ts';
import { type Finding, fine, missing, weak } from './finding.ts';

/** Whether the server answers, keeps what it says it keeps, and background work is done. */
export async function databaseFindings(
  pool: Pool,
  { database }: Pick<Installation, 'database'>,
): Promise<Finding[]> {
  return [...(await serverFindings(pool, database)), ...(await jobFindings(pool))];
}

async function serverFindings(pool: Pool, database: Installation['database']): Promise<Finding[]> {
  const { rows } = await pool.query<{ version: string; fsync: string; free: number; hr: boolean }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('max_connections')::int - (select count(*) from pg_stat_activity)::int as free,
       exists (select 1 from pg_collation where collname = 'hr_order') as hr`,
  );
  const [found] = rows;
  if (!found) return [missing('The database does not answer.')];
  const server = database === 'embedded' ? 'The embedded PostgreSQL' : 'PostgreSQL';
  return [
    fine(`${server} ${found.version} answers.`),
    found.fsync === 'on' ? fine('fsync is on.') : missing('fsync is off: a power cut loses orders.'),
    ...(found.hr ? [] : [missing('The collation hr_order is missing: the server has no ICU.')]),
    ...(found.free < 5 ? [weak(`Only ${found.free} database connections are left.`)] : []),
  ];
}

/** Mails, lists and payments that come late are work of the queue. */
async function jobFindings(pool: Pool): Promise<Finding[]> {
  const { rows: places } = await pool.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  if (!places[0]?.found) return [];
  const { rows } = await pool.query<{ late: number; failed: number; names: string | null }>(
    `select count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '15 minutes')::int as late,
       count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
       string_agg(distinct name, ', ') filter (where state = 'failed' and completed_on > now() - interval '1 day') as names
     from pgboss.job`,
  );
  const { late = 0, failed = 0, names } = rows[0] ?? {};
  return [
    ...(late > 0
      ? [
          weak(
            `${late} background jobs have waited for more than 15 minutes: no \`start\` or \`worker\` runs.`,
          ),
        ]
      : []),
    ...(failed > 0 ? [weak(`${failed} background jobs of the last day failed: ${names}.`)] : []),
  ];
}
