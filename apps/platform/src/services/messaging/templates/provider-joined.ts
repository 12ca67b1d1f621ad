import type { Block, MailText } from '../mail-text.ts';
import type { MailWriter } from '../mail-writer.ts';

interface Joined {
  name: string;
  /** The provider as people know it. */
  provider: string;
  /** Ends what was joined; without a limit in hours it leads to where a new password is asked for. */
  url: string;
  hours: number | null;
}

/** Tells that somebody who logs in at a provider now comes into the account, so that no stranger stays in it unnoticed. */
export function providerJoined({ name, provider, url, hours }: Joined, writer: MailWriter): MailText {
  const values = { provider, ...(hours === null ? {} : { time: writer.time(hours) }) };
  const said = writer.fill(writer.mails.providerJoined, values);
  return {
    subject: said.subject,
    preheader: said.preheader,
    blocks: [
      { kind: 'title', text: said.title },
      writer.greeting(name),
      { kind: 'paragraph', text: said.text },
      { kind: 'note', text: said.note },
      { kind: 'button', label: said.button, url },
      ...(hours === null ? [] : [{ kind: 'note', text: said.note2 } satisfies Block]),
    ],
  };
}
