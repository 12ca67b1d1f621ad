import { access, constants, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkStorage } from '@izlog/platform/kernel/check-storage';
import type { Database } from '@izlog/platform/kernel/db';
import { openStorage } from '@izlog/platform/kernel/storage';
import type { Installation } from './installation.ts';

/** One thing the doctor found: `missing` must be mended, `weak` should be, `fine` is said for comfort. */
export interface Finding {
  level: 'missing' | 'weak' | 'fine';
  text: string;
}

/** Looks at settings, database, storage, mail, disk and accounts. Changes nothing. */
export async function diagnose(
  database: Pick<Database, 'pool'>,
  installation: Installation,
): Promise<Finding[]> {
  const findings = [
    ...settingsFindings(installation),
    ...(await databaseFindings(database, installation)),
    ...(await contentFindings(database)),
    ...(await mailFindings(database)),
    await storageFinding(installation),
    await diskFinding(installation),
  ];
  const order = { missing: 0, weak: 1, fine: 2 };
  return findings.sort((a, b) => order[a.level] - order[b.level]);
}

function settingsFindings({ env, database }: Installation): Finding[] {
  const isPublic = env.PUBLIC_URL !== undefined && !/\/\/(localhost|127\.)/.test(env.PUBLIC_URL);
  return [
    env.PUBLIC_URL
      ? { level: 'fine', text: `PUBLIC_URL is ${env.PUBLIC_URL}.` }
      : { level: 'weak', text: 'PUBLIC_URL is not set: canonical addresses and mails name localhost.' },
    ...(isPublic && env.PUBLIC_URL?.startsWith('http:')
      ? [
          {
            level: 'weak',
            text: 'PUBLIC_URL has no https: passwords and cookies can be read on the way.',
          } as const,
        ]
      : []),
    env.SMTP_URL
      ? { level: 'fine', text: 'SMTP_URL is set.' }
      : { level: 'weak', text: 'SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR.' },
    env.APP_SECRET || database === 'embedded'
      ? { level: 'fine', text: 'The secret of tokens is set.' }
      : {
          level: 'weak',
          text: 'APP_SECRET is not set: each machine makes its own and they do not accept each other’s logins.',
        },
    ...(env.NODE_ENV === 'production'
      ? []
      : [{ level: 'weak', text: `NODE_ENV is ${env.NODE_ENV}.` } as const]),
    ...(isPublic && !env.TRUST_PROXY
      ? [
          {
            level: 'weak',
            text: 'TRUST_PROXY is false: behind a proxy all visitors seem to have one address.',
          } as const,
        ]
      : []),
  ];
}

async function databaseFindings(
  { pool }: Pick<Database, 'pool'>,
  { database }: Installation,
): Promise<Finding[]> {
  const { rows } = await pool.query<{ version: string; fsync: string; free: number; hr: boolean }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('max_connections')::int - (select count(*) from pg_stat_activity)::int as free,
       exists (select 1 from pg_collation where collname = 'hr_order') as hr`,
  );
  const found = rows[0];
  if (!found) return [{ level: 'missing', text: 'The database does not answer.' }];
  return [
    {
      level: 'fine',
      text: `${database === 'embedded' ? 'The embedded PostgreSQL' : 'PostgreSQL'} ${found.version} answers.`,
    },
    found.fsync === 'on'
      ? { level: 'fine', text: 'fsync is on.' }
      : { level: 'missing', text: 'fsync is off: a power cut loses orders.' },
    ...(found.hr
      ? []
      : [{ level: 'missing', text: 'The collation hr_order is missing: the server has no ICU.' } as const]),
    ...(found.free < 5
      ? [{ level: 'weak', text: `Only ${found.free} database connections are left.` } as const]
      : []),
  ];
}

async function contentFindings({ pool }: Pick<Database, 'pool'>): Promise<Finding[]> {
  const { rows } = await pool.query<{ name: string; staff: number; domains: number }>(
    `select name, (select count(*)::int from users u where u.site_id = s.id and is_backoffice_user and is_active) as staff,
       (select count(*)::int from site_domains d where d.site_id = s.id) as domains
     from sites s order by id`,
  );
  if (rows.length === 0)
    return [{ level: 'missing', text: 'There is no site: `izlog seed` or `izlog site create`.' }];
  // Somebody can run this installation; another site may be meant to wait.
  const level = rows.some(({ staff }) => staff > 0) ? 'weak' : 'missing';
  return rows.flatMap(({ name, staff, domains }) => [
    ...(staff === 0 ? [{ level, text: `${name} has no staff: \`izlog staff create\`.` } as const] : []),
    ...(domains === 0 ? [{ level: 'missing', text: `${name} has no domain.` } as const] : []),
  ]);
}

async function mailFindings({ pool }: Pick<Database, 'pool'>): Promise<Finding[]> {
  const { rows } = await pool.query<{ late: number; failed: number; error: string | null }>(
    `select count(*) filter (where state in ('waiting', 'sending') and created_at < now() - interval '15 minutes')::int as late,
       count(*) filter (where state = 'failed' and created_at > now() - interval '7 days')::int as failed,
       (array_agg(last_error order by created_at desc) filter (where last_error is not null))[1] as error
     from mails`,
  );
  const { late = 0, failed = 0, error = null } = rows[0] ?? {};
  const reason = error ? `; the last reason: ${error}` : '';
  return [
    ...(late > 0
      ? [{ level: 'weak', text: `${late} mails have waited for more than 15 minutes${reason}.` } as const]
      : []),
    ...(failed > 0
      ? [{ level: 'weak', text: `${failed} mails of the last week could not be sent${reason}.` } as const]
      : []),
    ...(late + failed === 0 ? [{ level: 'fine', text: 'No mail is waiting or was refused.' } as const] : []),
  ];
}

async function storageFinding({ env }: Installation): Promise<Finding> {
  const place = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : 'the folder media of DATA_DIR';
  try {
    await checkStorage(openStorage(env), env);
    return { level: 'fine', text: `Media are kept in ${place}.` };
  } catch (error) {
    return { level: 'missing', text: `Media cannot be kept in ${place}. ${(error as Error).message}` };
  }
}

async function diskFinding({ env }: Installation): Promise<Finding> {
  const folder = resolve(env.DATA_DIR);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const gigabytes = (bavail * bsize) / 1e9;
  const text = `${gigabytes.toFixed(1)} GB are free for DATA_DIR.`;
  return { level: gigabytes < 1 ? 'missing' : gigabytes < 5 ? 'weak' : 'fine', text };
}
