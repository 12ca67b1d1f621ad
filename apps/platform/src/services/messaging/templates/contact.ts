import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import { confirmLink } from './confirm-link.ts';

/** To the shop's people: a message of the contact form (MKT-004). Answering goes to the writer. */
export function contactMessage(
  { name, email, message, page }: { name: string; email: string; message: string; page?: string },
  { mails, shop }: MailWriter,
): MailText {
  const said = mails.contactMessage;
  return {
    subject: `${said.title}: ${name} – ${shop}`,
    preheader: message.slice(0, 120),
    blocks: [
      { kind: 'title', text: said.title },
      {
        kind: 'facts',
        rows: [
          { label: said.from, value: `${name}\n${email}` },
          ...(page ? [{ label: said.page, value: page }] : []),
        ],
      },
      { kind: 'quote', text: message },
    ],
  };
}

/** To the shop's people: somebody filled in a form of the site (CMS-045). */
export function formEntry(
  { form, fields }: { form: string; fields: ReadonlyArray<{ label: string; value: string }> },
  { mails, shop }: MailWriter,
): MailText {
  const { title } = mails.formEntry;
  return {
    subject: `${title}: ${form} – ${shop}`,
    preheader: fields
      .map(({ value }) => value)
      .join(', ')
      .slice(0, 120),
    blocks: [
      { kind: 'title', text: `${title}: ${form}` },
      { kind: 'facts', rows: fields },
    ],
  };
}

/** To the one who filled in a form that asks for a confirmed address (CMS-046). */
export function formConfirmation(
  { form, url, hours }: { form: string; url: string; hours: number },
  writer: MailWriter,
): MailText {
  return confirmLink(writer, writer.mails.formConfirmation, { form, url, hours });
}
