import type { Env } from '@izlog/platform/env';
import { checkMailServer } from '@izlog/platform/services/mail/index';
import type { Pool } from 'pg';
import { type Finding, fine, missing, weak } from './finding.ts';
import { isPublic } from './settings-findings.ts';

/** Whether mails leave, and in whose name. */
export async function mailFindings(pool: Pool, env: Env): Promise<Finding[]> {
  return [await serverFinding(env), ...senderFindings(env), ...(await waitingFindings(pool))];
}

async function serverFinding(env: Env): Promise<Finding> {
  if (!env.SMTP_URL) {
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

async function waitingFindings(pool: Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ late: number; failed: number; error: string | null }>(
    `select count(*) filter (where state in ('waiting', 'sending') and created_at < now() - interval '15 minutes')::int as late,
       count(*) filter (where state = 'failed' and created_at > now() - interval '7 days')::int as failed,
       (array_agg(last_error order by created_at desc) filter (where last_error is not null))[1] as error
     from mails`,
  );
  const { late = 0, failed = 0, error = null } = rows[0] ?? {};
  const reason = error ? `; the last reason: ${error}` : '';
  if (late + failed === 0) return [fine('No mail is waiting or was refused.')];
  return [
    ...(late > 0 ? [weak(`${late} mails have waited for more than 15 minutes${reason}.`)] : []),
    ...(failed > 0 ? [weak(`${failed} mails of the last week could not be sent${reason}.`)] : []),
  ];
}
