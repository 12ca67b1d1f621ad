import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** To the one who asked to hear when a product can be bought again (PRODUCT-041). Sent once. */
export function availability(
  { product, url }: { product: string; url: string },
  { mails, shop }: MailWriter,
): MailText {
  const { title, text, button, note } = mails.availability;
  return {
    subject: `${title}: ${product} – ${shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: `${title}: ${product}` },
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url },
      { kind: 'note', text: note },
    ],
  };
}
