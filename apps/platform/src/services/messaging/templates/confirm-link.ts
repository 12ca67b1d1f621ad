import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

interface ConfirmTexts {
  title: string;
  text: string;
  button: string;
  /** Small print; `{time}` stands for how long the link works. */
  note: string;
}

/** Asks somebody without an account to confirm by a link that an address is theirs. */
export function confirmLink(
  writer: MailWriter,
  texts: ConfirmTexts,
  { url, hours, ...values }: { url: string; hours: number; form?: string },
): MailText {
  const { title, text, button, note } = writer.fill({ ...texts }, { ...values, time: writer.time(hours) });
  return {
    subject: `${title} – ${writer.shop}`,
    preheader: text,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text },
      { kind: 'button', label: button, url },
      { kind: 'note', text: note },
    ],
  };
}
