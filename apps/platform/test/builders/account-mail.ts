import { and, asc, eq } from 'drizzle-orm';
import { mails } from '#platform/services/messaging/mail.tables.ts';
import type { TestPlatform } from '../kit.ts';

/** A mail that waits in the outbox for somebody. */
export interface WaitingMail {
  template: string;
  /** Two-letter code. */
  language: string;
  /** The token of its link, if it has one. */
  token: string;
  data: Record<string, unknown>;
}

/** The mails that were sent to an address, the oldest first. */
export async function mailsTo(platform: TestPlatform, email: string): Promise<WaitingMail[]> {
  const { db, site } = await platform.ctx();
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.siteId, site.id), eq(mails.recipient, email)))
    .orderBy(asc(mails.createdAt));
  return rows.map(({ template, language, data }) => {
    const known = (data ?? {}) as Record<string, unknown>;
    return { template, language, data: known, token: /=([\w-]+)$/.exec(String(known.url ?? ''))?.[1] ?? '' };
  });
}

/** The token of the newest mail of a template to an address. */
export async function tokenMailedTo(
  platform: TestPlatform,
  email: string,
  template: string,
): Promise<string> {
  const mail = (await mailsTo(platform, email)).findLast((one) => one.template === template);
  if (!mail?.token) throw new Error(`no ${template} was mailed to ${email}`);
  return mail.token;
}
