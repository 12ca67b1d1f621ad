import type { Block, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** The texts of a mail that leads to one page. */
interface LinkMailTexts {
  subject: string;
  preheader: string;
  title: string;
  text: string;
  text2?: string;
  button: string;
  /** Small print; `{time}` stands for how long the link works. */
  note?: string;
}

/** A mail to somebody by name: what happened, the button that leads on, and small print. */
export function linkMail(
  writer: MailWriter,
  texts: LinkMailTexts,
  { name, url, ...values }: { name: string; url: string } & Readonly<Record<string, string>>,
): MailText {
  const { subject, preheader, title, text, text2, button, note } = writer.fill({ ...texts }, values);
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(name),
      { kind: 'paragraph', text },
      ...(text2 === undefined ? [] : [{ kind: 'paragraph', text: text2 } satisfies Block]),
      { kind: 'button', label: button, url },
      ...(note === undefined ? [] : [{ kind: 'note', text: note } satisfies Block]),
    ],
  };
}
