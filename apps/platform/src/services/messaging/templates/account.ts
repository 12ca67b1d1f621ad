import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import type { LinkData } from './link-data.ts';
import { linkMail } from './link-mail.ts';

/** AUTH-052: anyone who registered proves that the address is theirs. */
export function confirmEmail({ name, url, hours }: LinkData, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.confirmEmail, { name, url, time: writer.time(hours) });
}

/** The first mail of a confirmed account. */
export function welcome({ name, url }: { name: string; url: string }, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.welcome, { name, url });
}
