import { and, eq } from 'drizzle-orm';
import { openOption } from '#platform/kernel/access/sealed-option.ts';
import type { Secrets } from '#platform/kernel/access/secrets.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteOptions } from './options/option.tables.ts';

/** The password a visitor must enter, undefined for an open site (option PasswordProtection). */
export async function readSitePassword(
  db: Db,
  siteId: number,
  secrets: Pick<Secrets, 'decrypt'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: siteOptions.value })
    .from(siteOptions)
    .where(and(eq(siteOptions.siteId, siteId), eq(siteOptions.key, 'PasswordProtection')));
  return openOption(secrets, { siteId, key: 'PasswordProtection' }, row?.value) || undefined;
}
