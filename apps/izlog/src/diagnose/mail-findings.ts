import type { Env } from '@izlog/platform/env';
import { checkMailServer } from '@izlog/platform/services/messaging/setup';
import type { Pool } from 'pg';
import { type Finding, fine, missing, weak } from './finding.ts';
import { isPublic } from './settings-findings.ts';

/** Whether mails leave, and in whose name. */
export async function mailFindings(pool: Pool, env: Env): Promise<Finding[]> {
  return [await serverFinding(pool, env), ...senderFindings(env), ...(await waitingFindings(pool))];
}

async function serverFinding(pool: Pool, env: Env): Promise<Finding> {
  if (!env.SMTP_URL) {
    const { rows } = await pool.query<{ own: boolean }>(
      `select coalesce(bool_and(exists (select from mail_servers m where m.site_id = s.id)), false) as own
       from sites s`,
    );
    if (rows[0]?.own) return fine('SMTP_URL is not set: each site has set a mail server of its own.');
    const text = 'SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR';
    return isPublic(env) ? missing(`${text}, and customers get none.`) : weak(`${text}.`);
  }
  try {
    await checkMailServer(env.SMTP_URL);
    return fine('The mail server of SMTP_URL answers and lets us in.');
  } catch (error) {
    return missing(`SMTP_URL: the mail server cannot be used: ${(error as Error).message}`);
  }
}

function senderFindings(env: Env): Finding[] {
  if (!isPublic(env) || !/@localhost\b/.test(env.MAIL_FROM)) return [];
  return [weak(`MAIL_FROM is ${env.MAIL_FROM}: other mail servers will not believe it.`)];
}

/** What of the outbox has not left: mails that are tried again, that nobody has tried for long, that were given up. */
async function waitingFindings(pool: Pool): Promise<Finding[]> {
  const { rows } = await pool.query<Waiting>(
    `select count(*) filter (where is_open and last_error is not null)::int as again,
       count(*) filter (where is_open and last_error is null and not is_young)::int as late,
       count(*) filter (where is_open and last_error is null and is_young)::int as young,
       count(*) filter (where state = 'failed' and created_at > now() - interval '7 days')::int as failed,
       (array_agg(last_error order by created_at desc) filter (where last_error is not null))[1] as error
     from (select *, state in ('waiting', 'sending') as is_open,
       created_at >= now() - interval '15 minutes' as is_young from mails) mail`,
  );
  const { again = 0, late = 0, young = 0, failed = 0, error = null } = rows[0] ?? {};
  const reason = error ? `; the last reason: ${error}` : '';
  if (again + late + failed > 0)
    return [
      ...(again > 0 ? [weak(`${mails(again)} could not be sent yet and will be tried again${reason}.`)] : []),
      ...(late > 0
        ? [weak(`Nobody has tried to send ${mails(late)} for more than 15 minutes: does a worker run?`)]
        : []),
      ...(failed > 0 ? [weak(`${mails(failed)} of the last week could not be sent${reason}.`)] : []),
    ];
  return [
    fine(
      young > 0
        ? `${mails(young)} about to be sent; none was refused.`
        : 'No mail is waiting or was refused.',
    ),
  ];
}

interface Waiting {
  again: number;
  late: number;
  young: number;
  failed: number;
  error: string | null;
}

const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);
