import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import type { media } from '#platform/services/media/media.tables.ts';
import { type MailFile, mails } from './mail.tables.ts';

export type MailRow = typeof mails.$inferSelect;

/** A mail as it lies in the outbox before it is sent. */
export type MailToAdd = Pick<
  MailRow,
  'id' | 'key' | 'template' | 'language' | 'recipient' | 'recipientName' | 'replyTo' | 'data'
> & { files: readonly MailFile[] };

/** Puts mails into the outbox. Returns the ids of those that are new: one with the same key may be there already. */
export async function addMails(ctx: Ctx, rows: readonly MailToAdd[]): Promise<ReadonlySet<string>> {
  const added = await queryPrepared<{ id: string }>(
    ctx.db,
    statement`insert into mails
        (id, site_id, key, template, language, recipient, recipient_name, reply_to, data, files, created_at)
      select m.id, ${ctx.site.id}::bigint, m.key, m.template, m.language, m.recipient, m."recipientName", m."replyTo",
        m.data, m.files, ${ctx.now.toISOString()}::timestamptz
      from ${recordset(
        rows,
        'm',
        `id uuid, key text, template text, language text, recipient text, "recipientName" text, "replyTo" text, data jsonb,
        files jsonb`,
      )}
      on conflict do nothing returning id`,
  );
  return new Set(added.map(({ id }) => id));
}

/**
 * Takes a mail for sending, for so many seconds; nothing when it is sent, failed, gone, or being sent by somebody else.
 * The database's clock decides, so that processes with different clocks agree.
 */
export async function takeMail(db: Db, id: string, seconds: number): Promise<MailRow | undefined> {
  const isAbandoned = and(eq(mails.state, 'sending'), lt(mails.leasedUntil, sql`clock_timestamp()`));
  const [row] = await db
    .update(mails)
    .set({
      state: 'sending',
      attempts: sql`${mails.attempts} + 1`,
      leasedUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .where(and(eq(mails.id, id), or(eq(mails.state, 'waiting'), isAbandoned)))
    .returning();
  return row;
}

export async function isBeingSent(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'sending')));
  return rows.length > 0;
}

/** Records what became of an attempt. What a sent mail said is nobody's business any more. */
export async function recordOutcome(
  db: Db,
  id: string,
  outcome: { state: 'sent' | 'failed' | 'waiting'; error?: string },
): Promise<void> {
  const isSent = outcome.state === 'sent';
  await db
    .update(mails)
    .set({
      state: outcome.state,
      leasedUntil: null,
      lastError: outcome.error ?? null,
      ...(isSent ? { data: null, files: [], sentAt: sql`clock_timestamp()` } : {}),
    })
    .where(eq(mails.id, id));
}

/** Deletes what was sent or given up before a moment. Returns how many. */
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(mails)
    .where(and(or(eq(mails.state, 'sent'), eq(mails.state, 'failed')), lt(mails.createdAt, before)))
    .returning({ id: mails.id });
  return gone.length;
}

const lookOptions = [
  'Logo',
  'BrandColor',
  'SendEmailFrom',
  'SendEmailTo',
  'CompanyName',
  'CompanyStreet',
  'CompanyTown',
  'CompanyOib',
  'CompanyRegister',
  'CompanyEmail',
  'CompanyPhone',
] as const;
type LookOption = (typeof lookOptions)[number];

interface SetOption {
  key: string;
  value: string | null;
  logo: Pick<typeof media.$inferSelect, 'hash' | 'mime' | 'extension'> | null;
}

/** The options that shape a site's mails. */
export async function readMailOptions(db: Db, siteId: number) {
  const [found] = await queryPrepared<{ options: SetOption[] }>(
    db,
    statement`select (select coalesce(json_agg(json_build_object('key', o.key, 'value', o.value,
          'logo', case when m.id is not null then
            json_build_object('hash', m.hash, 'mime', m.mime, 'extension', m.extension) end)), '[]')
        from site_options o left join media m on m.id = o.media_id
        where o.site_id = ${siteId} and o.key = any(${statement.param([...lookOptions])}::text[])) as options`,
  );
  const rows = found?.options ?? [];
  const of = (key: LookOption) => rows.find((row) => row.key === key);
  const wordOf = (key: LookOption) => of(key)?.value?.trim() ?? '';
  return {
    logo: of('Logo')?.logo ?? null,
    color: of('BrandColor')?.value ?? null,
    from: of('SendEmailFrom')?.value ?? null,
    staff: of('SendEmailTo')?.value ?? null,
    company: {
      name: wordOf('CompanyName'),
      street: wordOf('CompanyStreet'),
      town: wordOf('CompanyTown'),
      oib: wordOf('CompanyOib'),
      register: wordOf('CompanyRegister'),
      email: wordOf('CompanyEmail'),
      phone: wordOf('CompanyPhone'),
    },
  };
}

export type MailOptions = Awaited<ReturnType<typeof readMailOptions>>;
