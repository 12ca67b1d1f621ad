import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import { sql } from 'drizzle-orm';
import { textOf } from '#platform/services/messaging/templates.ts';
import type { TestPlatform } from '../kit.ts';

/** The mails that lie in the outbox for an address, oldest first, with what they say. */
export async function mailsTo(platform: TestPlatform, recipient: string) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{
    template: string;
    language: ProgramLanguage;
    reply_to: string | null;
    data: Record<string, unknown>;
  }>(
    sql`select template, language, reply_to, data from mails where recipient = ${recipient} order by created_at, id`,
  );
  return rows.map((row) => ({ ...row, text: textOf(row.template, row.data, 'Prva trgovina', row.language) }));
}
