import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const patience = 60_000;

/** Waits for a mail to somebody in the outbox of a shop and gives path and query of the first address in it that fits. */
export async function linkMailedTo(dataDir: string, email: string, address: RegExp): Promise<string> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    for (const mail of mailsOf(dataDir)) {
      const link =
        mail.includes(email) && mail.match(/https?:\/\/[^\s"<>]+/g)?.find((each) => address.test(each));
      if (!link) continue;
      const { pathname, search } = new URL(link);
      return pathname + search;
    }
    await pause(100);
  }
  throw new Error(`No mail to ${email} has an address ${address}.`);
}

/** Waits until no mail has come for a moment. */
export async function mailsAreOut(dataDir: string): Promise<void> {
  for (let before = -1, now = mailsOf(dataDir).length; now !== before; now = mailsOf(dataDir).length) {
    before = now;
    await pause(2500);
  }
}

function mailsOf(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  return names(folder).map((name) => plain(readFileSync(join(folder, name), 'utf8')));
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    // The first mail makes the folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Takes the quoted-printable writing of mails back, as far as addresses need it. */
const plain = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
