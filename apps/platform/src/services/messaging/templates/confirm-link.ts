import { inHours } from '../in-hours.ts';
import type { Block, MailLanguage, MailText } from '../mail-text.ts';

interface ConfirmWords {
  title: string;
  text: string;
  button: string;
  /** Small print; `{time}` stands for how long the link works. */
  note: string;
}

/** Asks somebody without an account to confirm by a link that an address is theirs; gives the mail in one language. */
export const confirmLink =
  ({ url, hours }: { url: string; hours: number }, shop: string) =>
  (language: MailLanguage, words: ConfirmWords): MailText => ({
    subject: `${words.title} – ${shop}`,
    preheader: words.text,
    blocks: [
      { kind: 'title', text: words.title },
      { kind: 'paragraph', text: words.text },
      { kind: 'button', label: words.button, url },
      { kind: 'note', text: words.note.replace('{time}', inHours(hours, language)) },
    ] satisfies Block[],
  });
