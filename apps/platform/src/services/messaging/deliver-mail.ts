import { isProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { MailCarrier } from './carriers.ts';
import { isBeingSent, type MailRow, recordOutcome, takeMail } from './mail.queries.ts';
import { renderMail } from './render-mail.ts';
import { renderedFile } from './rendered-files.ts';
import { readSiteLook } from './site-look.ts';
import { textOf } from './templates.ts';
import { readOwnWords } from './words/own-words.queries.ts';

/** Longest time of one attempt in seconds, above every timeout of the carrier together. */
export const leaseSeconds = 240;
/** Attempts before a mail is given up: with the pauses between them about two days. */
export const mostAttempts = 18;

/**
 * Makes one attempt to send a mail of the outbox. A throw means: try again later. A mail that was accepted is recorded
 * at once; only if the process dies between the two is it sent again, with the same Message-ID, by which mailboxes know
 * the copy. A refusal for good is recorded and not tried again.
 */
export async function deliverMail(kernel: Kernel, carrier: MailCarrier, id: string): Promise<void> {
  const { db } = kernel.database;
  const mail = await takeMail(db, id, leaseSeconds);
  if (!mail) {
    if (await isBeingSent(db, id)) throw new Error(`Mail ${id} is being sent by another process.`);
    return;
  }
  try {
    await carrier.send(await messageOf(kernel, mail), mail.siteId);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const isFinal = carrier.isRefusedForGood(error) || mail.attempts >= mostAttempts;
    await recordOutcome(db, id, { state: isFinal ? 'failed' : 'waiting', error: error.message });
    if (!isFinal) throw error;
    return;
  }
  await recordSent(kernel, id);
}

/** Tries a little longer than usual: a mail that is out and not recorded would be sent again. */
async function recordSent({ database }: Kernel, id: string): Promise<void> {
  for (const pause of [100, 1000, 5000]) {
    try {
      return await recordOutcome(database.db, id, { state: 'sent' });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await recordOutcome(database.db, id, { state: 'sent' });
}

async function messageOf(kernel: Kernel, mail: MailRow) {
  const site = await kernel.sites.byId(mail.siteId);
  if (!site) throw new Error(`Mail ${mail.id} belongs to site ${mail.siteId}, which is gone.`);
  const look = await readSiteLook(kernel, kernel.database.db, site);
  const language = isProgramLanguage(mail.language) ? mail.language : 'en';
  const own = await readOwnWords(kernel.database.db, site.id, language);
  const text = textOf(mail.template, mail.data ?? {}, look.name, language, own);
  const files = await Promise.all(
    mail.files.map(async ({ name, storageKey, mime }) => ({
      filename: name,
      contentType: mime,
      content:
        (await renderedFile(kernel, site, storageKey)) ??
        Buffer.from(await kernel.storage.getBytes(storageKey)),
    })),
  );
  return {
    messageId: `<${mail.id}@${new URL(look.url).hostname}>`,
    from: look.from,
    to: mail.recipientName ? { name: mail.recipientName, address: mail.recipient } : mail.recipient,
    // Answers reach people: many a sender is a box that nobody reads.
    ...(mail.replyTo || look.email ? { replyTo: mail.replyTo ?? look.email ?? '' } : {}),
    subject: text.subject,
    date: mail.createdAt,
    ...renderMail(text, look, language),
    attachments: files,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(text.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${text.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}
