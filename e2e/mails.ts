import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const usual = process.env.E2E_DATA_DIR ?? '';

/** The mail to somebody whose subject fits: a shop without a mail server puts its mails into a folder. Waits for it. */
export async function mailTo(address: string, subject: RegExp, dataDir = usual): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address, dataDir)).find((mail) => subject.test(mail.subject ?? ''));
        return found?.subject;
      },
      { message: `a mail ${subject} to ${address}`, timeout: 30_000 },
    )
    .toMatch(subject);
  return found as Email;
}

/** Every mail to somebody, of the shop under test or of one whose data lie in a folder. */
export async function mailsTo(address: string, dataDir = usual): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name));
        return bytes.includes(address) ? PostalMime.parse(bytes) : undefined;
      }),
  );
  // One to the shop names its buyer as well.
  return mails.filter((mail) => mail?.to?.some((to) => to.address === address)) as Email[];
}

/** Path and query of the first link of a mail whose address contains `part`: where its button leads. */
export function linkIn(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
  if (!link) throw new Error(`The mail has no link with ${part}: ${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
