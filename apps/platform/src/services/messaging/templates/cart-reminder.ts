import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** To a customer who agreed to mail and left a cart. Sent once, with the way out of all such mail. */
export function cartReminder(
  { items, url, unsubscribeUrl }: { items: string; url: string; unsubscribeUrl: string },
  { mails, shop }: MailWriter,
): MailText {
  const { title, text, button, note } = mails.cartReminder;
  return {
    subject: `${title} – ${shop}`,
    preheader: text,
    unsubscribeUrl,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text },
      ...(items === '' ? [] : [{ kind: 'quote', text: items } as const]),
      { kind: 'button', label: button, url },
      { kind: 'note', text: note },
    ],
  };
}
