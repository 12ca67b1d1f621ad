import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import type { LinkData } from './link-data.ts';
import { linkMail } from './link-mail.ts';

/** Asks somebody to work in the shop. */
export function staffInvitation(
  { name, invitedBy, role, url, hours }: LinkData & { invitedBy: string; role: string },
  writer: MailWriter,
): MailText {
  const values = { invitedBy, role: rolesIn(writer.mails.roles, role), time: writer.time(hours) };
  return linkMail(writer, writer.mails.staffInvitation, { name, url, ...values });
}

/** The roles that every site has, in the language of the mail; roles of the site's own keep their names. */
const rolesIn = (names: Readonly<Record<string, string>>, roles: string): string =>
  roles
    .split(', ')
    .map((role) => names[role] ?? role)
    .join(', ');

/** Tells somebody of the staff that their account and one on another site lead to each other now. */
export function accountsJoined(
  { name, url, otherShop, otherEmail }: { name: string; url: string; otherShop: string; otherEmail: string },
  writer: MailWriter,
): MailText {
  return linkMail(writer, writer.mails.accountsJoined, { name, url, otherShop, otherEmail });
}

/** Tells somebody of the staff that their second factors are gone and their logins ended. */
export function factorsReset({ name, url }: { name: string; url: string }, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.factorsReset, { name, url });
}

/** Tells an owner that the site answers on some addresses no more. */
export function addressLost(
  { name, url, addresses }: { name: string; url: string; addresses: string },
  writer: MailWriter,
): MailText {
  return linkMail(writer, writer.mails.addressLost, { name, url, addresses });
}
