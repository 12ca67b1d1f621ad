import type { Block, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';
import { confirmLink } from './confirm-link.ts';

/** Double opt-in: nobody is subscribed by somebody else. */
export function newsletterConfirm(data: { url: string; hours: number }, writer: MailWriter): MailText {
  return confirmLink(writer, writer.mails.newsletterConfirm, data);
}

/** The first mail after confirming; it carries the way out. */
export function newsletterWelcome(
  { unsubscribeUrl }: { unsubscribeUrl: string },
  { mails, shop }: MailWriter,
): MailText {
  const { title, text } = mails.newsletterWelcome;
  return {
    subject: `${title} – ${shop}`,
    preheader: text,
    unsubscribeUrl,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text },
    ],
  };
}

/** An issue of the newsletter, written by staff: the same text whatever the language of the frame. */
export function newsletter({
  subject,
  preheader,
  blocks,
  unsubscribeUrl,
}: {
  subject: string;
  preheader: string;
  blocks: readonly Block[];
  unsubscribeUrl: string;
}): MailText {
  return { subject, preheader, blocks, unsubscribeUrl };
}
