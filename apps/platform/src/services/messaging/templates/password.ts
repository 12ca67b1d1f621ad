import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import type { LinkData } from './link-data.ts';
import { linkMail } from './link-mail.ts';

/** AUTH-055: a new password for those who forgot theirs. */
export function resetPassword({ name, url, hours }: LinkData, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.resetPassword, { name, url, time: writer.time(hours) });
}

/** A login without a password. */
export function loginLink({ name, url, hours }: LinkData, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.loginLink, { name, url, time: writer.time(hours) });
}

/** Tells that the password is another one now. */
export function passwordChanged(data: AccountData, writer: MailWriter): MailText {
  return accountMail(data, writer, writer.mails.passwordChanged);
}

/** Tells that a passkey opens the account. */
export function passkeyAdded(data: AccountData, writer: MailWriter): MailText {
  return accountMail(data, writer, writer.mails.passkeyAdded);
}

interface AccountData {
  name: string;
  url: string;
}

function accountMail(
  { name, url }: AccountData,
  writer: MailWriter,
  texts: MailWriter['mails']['passwordChanged'],
): MailText {
  const { subject, preheader, title, text, note, button } = writer.fill(texts);
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(name),
      { kind: 'paragraph', text },
      { kind: 'note', text: note },
      { kind: 'button', label: button, url },
    ],
  };
}
