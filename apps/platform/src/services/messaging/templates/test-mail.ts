import type { MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

/** Anyone who sets up a shop sends it to themselves, to see that mails leave. */
export function testMail({ name }: { name: string }, writer: MailWriter): MailText {
  const { subject, preheader, title, text, note } = writer.fill(writer.mails.testMail);
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: title },
      writer.greeting(name),
      { kind: 'paragraph', text },
      { kind: 'note', text: note },
    ],
  };
}
