import type { Block, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import type { LinkData } from './link-data.ts';
import { linkMail } from './link-mail.ts';

/** The personal data that somebody asked for can be fetched. */
export function dataExport({ name, url, hours }: LinkData, writer: MailWriter): MailText {
  return linkMail(writer, writer.mails.dataExport, { name, url, time: writer.time(hours) });
}

/** What was erased, and what the law keeps. */
export function accountErased(
  { name, kept }: { name: string; kept: readonly string[] },
  writer: MailWriter,
): MailText {
  const { subject, preheader, title, text, text2 } = writer.fill(writer.mails.accountErased);
  const rest: Block[] = [
    { kind: 'paragraph', text: text2 },
    { kind: 'list', items: kept },
  ];
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(name),
      { kind: 'paragraph', text },
      ...(kept.length > 0 ? rest : []),
    ],
  };
}
