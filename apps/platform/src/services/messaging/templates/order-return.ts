import type { ReturnReason } from '@izlog/contract/ecommerce/returns/return-states';
import type { Block, Fact, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** A return as its mails show it: texts ready in the language of the recipient. */
interface ReturnMail {
  number: string;
  order: string;
  name: string;
  lines: readonly string[];
  /** What somebody wrote: the shop to the buyer, or the buyer to the shop; empty when nothing. */
  message: string;
  /** Last day for anyone who acts next; empty when nobody has to. */
  until: string;
  url: string;
}

/** To the buyer: what happened to a return, and what comes next. */
export function orderReturn(
  {
    step,
    sendTo,
    ...mail
  }: ReturnMail & {
    step: 'requested' | 'approved' | 'refused' | 'received' | 'settled' | 'cancelled' | 'expired';
    /** Where it is sent, a line each; empty when nothing has to be sent. */
    sendTo: readonly string[];
  },
  writer: MailWriter,
): MailText {
  const said = writer.mails.orderReturn;
  const { title, text } = writer.fill(said.steps[step], { number: mail.number });
  const isToSend = sendTo.length > 0;
  const untilLabel = step === 'requested' ? said.answerUntil : said.sendUntil;
  return {
    subject: `${title}: ${mail.number} – ${writer.shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(mail.name),
      { kind: 'paragraph', text },
      ...quoteOf(mail.message),
      factsOf(mail, writer, [
        ...(isToSend ? [{ label: said.sendTo, value: sendTo.join('\n') }] : []),
        ...(mail.until ? [{ label: untilLabel, value: mail.until }] : []),
      ]),
      ...(isToSend
        ? [{ kind: 'note', text: writer.fill({ code: said.code }, { number: mail.number }).code } as const]
        : []),
      { kind: 'button', label: said.button, url: mail.url },
    ],
  };
}

/** To the shop's people: a buyer announced a return, and until when it is answered. */
export function orderReturnForStaff(
  mail: ReturnMail & { contact: string; reason: ReturnReason },
  writer: MailWriter,
): MailText {
  const said = writer.mails.orderReturnForStaff;
  const title = `${said.title} ${mail.number}`;
  const facts: Fact[] = [
    { label: said.reason, value: writer.mails.orderReturn.reasons[mail.reason] },
    { label: said.contact, value: mail.contact },
    ...(mail.until ? [{ label: writer.mails.orderReturn.answerUntil, value: mail.until }] : []),
  ];
  return {
    subject: `${title} – ${writer.shop}`,
    preheader: mail.lines.join(', '),
    blocks: [
      { kind: 'title', text: title },
      factsOf(mail, writer, facts),
      ...quoteOf(mail.message),
      { kind: 'button', label: said.button, url: mail.url },
    ],
  };
}

const quoteOf = (text: string): Block[] => (text === '' ? [] : [{ kind: 'quote', text }]);

function factsOf({ number, order, lines }: ReturnMail, { mails }: MailWriter, more: readonly Fact[]): Block {
  const said = mails.orderReturn;
  return {
    kind: 'facts',
    rows: [
      { label: said.number, value: number },
      { label: said.order, value: order },
      { label: said.lines, value: lines.join('\n') },
      ...more,
    ],
  };
}
