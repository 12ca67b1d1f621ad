import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail to somebody in the outbox of the shop under test and gives the first address in it with this path. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  let link = '';
  await expect
    .poll(
      async () => {
        for (const name of await readdir(folder).catch(() => [])) {
          const mail = plain(await readFile(join(folder, name), 'utf8'));
          if (mail.includes(email))
            link = new RegExp(`https?://\\S*${path}[^\\s"<]*`).exec(mail)?.[0] ?? link;
        }
        return link;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}

/** Takes the quoted-printable writing of mails back, as far as addresses need it. */
const plain = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
