import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import { linkMail } from './link-mail.ts';

/** What a mail about a program that is told of events is filled with; `since` is a time as it is shown. */
interface WebhookData {
  name: string;
  url: string;
  webhook: string;
  host: string;
  since: string;
}

/** Tells that a program has not taken events for a day. */
export const webhookFailing = (data: WebhookData, writer: MailWriter): MailText =>
  linkMail(writer, writer.mails.webhookFailing, { ...data });

/** Tells that a program was switched off after three days. */
export const webhookOff = (data: WebhookData, writer: MailWriter): MailText =>
  linkMail(writer, writer.mails.webhookOff, { ...data });

/** Tells that a program is told nothing more, since who answered for it may not read it any more. */
export const webhookWithoutRights = (data: WebhookData, writer: MailWriter): MailText =>
  linkMail(writer, writer.mails.webhookWithoutRights, { ...data });
