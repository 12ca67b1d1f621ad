import type { WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { Block, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** A statement of withdrawal as its mails show it: texts ready in the language of the recipient. */
export interface WithdrawalMail {
  number: string;
  order: string;
  name: string;
  contact: string;
  /** Day and time with the time zone. */
  at: string;
  lines: ReadonlyArray<{ name: string; quantity: string; why: WithdrawalException | null }>;
}

function contentOf(mail: WithdrawalMail, { mails }: MailWriter, withWhy: boolean): Block {
  const label = mails.withdrawal;
  const lines = mail.lines.map(({ name, quantity, why }) =>
    withWhy && why ? `${quantity} ${name} (${label.exceptions[why]})` : `${quantity} ${name}`,
  );
  return {
    kind: 'facts',
    rows: [
      { label: label.number, value: mail.number },
      { label: label.order, value: mail.order },
      { label: label.name, value: mail.name },
      { label: label.contact, value: mail.contact },
      { label: label.at, value: mail.at },
      { label: label.lines, value: lines.join('\n') },
    ],
  };
}

/** To the consumer: the acknowledgement with content, date and time of the statement. */
export function withdrawalReceived(mail: WithdrawalMail, writer: MailWriter): MailText {
  const { title, text, note } = writer.fill(writer.mails.withdrawalReceived, { at: mail.at });
  return {
    subject: `${title}: ${mail.order} – ${writer.shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(mail.name),
      { kind: 'paragraph', text },
      contentOf(mail, writer, false),
      { kind: 'note', text: note },
    ],
  };
}

/** To the shop's people: somebody withdrew, and what should be given back. `endsAt` is the last day of the period. */
export function withdrawalForStaff(
  mail: WithdrawalMail & {
    url: string;
    isInTime: boolean;
    endsAt: string | null;
    refund: string;
    isFree?: boolean;
  },
  writer: MailWriter,
): MailText {
  const said = writer.fill(writer.mails.withdrawalForStaff, { day: mail.endsAt ?? '' });
  const when = mail.endsAt === null ? said.open : said.until;
  return {
    subject: `${said.title} ${mail.number} – ${writer.shop}`,
    preheader: `${said.refund}: ${mail.refund}`,
    blocks: [
      { kind: 'title', text: `${said.title} ${mail.number}` },
      contentOf(mail, writer, true),
      {
        kind: 'facts',
        rows: [
          { label: said.period, value: `${mail.isInTime ? said.inTime : said.late} (${when})` },
          { label: said.refund, value: mail.refund },
        ],
      },
      { kind: 'note', text: mail.isFree ? said.noteFree : said.note },
      { kind: 'button', label: said.button, url: mail.url },
    ],
  };
}
