import { randomUUID } from 'node:crypto';
import { readerLanguageOf } from '@izlog/contract/texts/reader-language';
import { type Ctx, joinTransaction } from '#platform/kernel/context.ts';
import { addMails, type MailToAdd } from './mail.queries.ts';
import type { MailFile } from './mail.tables.ts';
import type { MailData, MailTemplate } from './templates.ts';

/** Name of the job that sends a mail of the outbox. */
export const mailJob = 'mail-send';

/** The same for one mail of many, in a queue of its own: no buyer waits for the end of a newsletter. */
export const bulkMailJob = 'mail-send-bulk';

export interface MailOptions {
  /** Three-letter or two-letter language of the recipient; the language of the call unless given. */
  language?: string;
  recipientName?: string;
  /** Who answers: the sender unless given. */
  replyTo?: string;
  /** A mail with the same key is sent once, however often it is asked for. */
  key?: string;
  files?: readonly MailFile[];
  /** One of many that nobody waits for, as an issue of the newsletter: it goes beside all others. */
  isBulk?: boolean;
}

/** A mail that is to be sent: `data` holds what the template says, amounts and dates ready to be shown. */
export interface Mail<T extends MailTemplate = MailTemplate> {
  template: T;
  to: string;
  data: MailData[T];
  options?: MailOptions;
}

/**
 * Sends a mail: it lies in the outbox, with its job, if and only if the transaction of `ctx` commits; a worker does the
 * rest (retries for about two days). `data` holds what the template says, amounts and dates ready to be shown.
 */
export function sendMail<T extends MailTemplate>(
  outer: Ctx,
  template: T,
  to: string,
  data: MailData[T],
  options: MailOptions = {},
): Promise<void> {
  return sendMails(outer, [{ template, to, data, options }]);
}

/** Sends several mails as one, in as many statements. */
export function sendMails(outer: Ctx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return Promise.resolve();
  return joinTransaction(outer, async (ctx) => {
    const rows = mails.map((mail) => ({ ...rowOf(ctx, mail), isBulk: mail.options?.isBulk === true }));
    const added = await addMails(ctx, rows);
    for (const [job, sent] of Map.groupBy(rows, ({ isBulk }) => (isBulk ? bulkMailJob : mailJob))) {
      const ids = sent.flatMap(({ id }) => (added.has(id) ? [{ id }] : []));
      await ctx.jobs.sendAll(ctx.db, job, ids);
    }
  });
}

function rowOf(ctx: Ctx, { template, to, data, options = {} }: Mail): MailToAdd {
  const { language = ctx.language, recipientName, replyTo, key, files = [] } = options;
  return {
    id: randomUUID(),
    key: key ?? null,
    template,
    language: readerLanguageOf(language),
    recipient: to,
    recipientName: recipientName ?? null,
    replyTo: replyTo ?? null,
    data,
    files,
  };
}
