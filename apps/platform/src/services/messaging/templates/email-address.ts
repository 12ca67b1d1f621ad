import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import type { LinkData } from './link-data.ts';
import { linkMail } from './link-mail.ts';

/** Goes to the new address, which counts when the link is followed. */
export function emailChange({ name, url, hours }: LinkData, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.emailChange, { name, url, time: writer.time(hours) });
}

/** Goes to the old address, so that nobody loses an account unnoticed; the link takes the change back. */
export function emailChanged(
  { name, newEmail, url, hours }: LinkData & { newEmail: string },
  writer: MailWriter,
): MailText {
  return linkMail(writer, writer.mails.emailChanged, { name, newEmail, url, time: writer.time(hours) });
}

/** Goes to the present address when another one was asked for: it still counts, and the link stops the change. */
export function emailChangeAsked(
  { name, newEmail, url, hours }: LinkData & { newEmail: string },
  writer: MailWriter,
): MailText {
  return linkMail(writer, writer.mails.emailChangeAsked, { name, newEmail, url, time: writer.time(hours) });
}

/**
 * Goes to an address that nobody ever confirmed, when another one is asked for or takes its place. It may be a stranger's,
 * mistyped, so it opens nothing and does not name the new address.
 */
export function emailChangedUnproved(
  { name, url }: { name: string; url: string },
  writer: MailWriter,
): MailText {
  return linkMail(writer, writer.mails.emailChangedUnproved, { name, url });
}
