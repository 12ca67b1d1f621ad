import { knownOptions } from '@izlog/contract/cms/option-keys';
import { and, eq, inArray, ne, notLike } from 'drizzle-orm';
import {
  isSealed,
  type OptionPlace,
  openOption,
  sealedMark,
  sealOption,
} from '#platform/kernel/access/sealed-option.ts';
import type { Secrets } from '#platform/kernel/access/secrets.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteOptions } from './option.tables.ts';

/** A value as it is kept (CMS-027): what is typed as a secret is sealed, and so is in every backup. */
export const savedOption = (
  secrets: Pick<Secrets, 'encrypt'> | undefined,
  place: OptionPlace,
  value: string | null,
): string | null => {
  if (!value || !secretKeys.includes(place.key)) return value;
  if (!secrets) throw new Error(`${place.key} is a secret, and nobody said how to seal it`);
  return sealOption(secrets, place, value);
};

/** What is typed as a secret; other options are hidden from visitors for other reasons. */
const secretKeys = Object.keys(knownOptions).filter((key) => knownOptions[key]?.is.kind === 'secret');

/** Secret options of every site that stand as they were typed, in the database and in its backups. */
async function listPlainSecrets(db: Db): Promise<OptionPlace[]> {
  return db
    .select({ siteId: siteOptions.siteId, key: siteOptions.key })
    .from(siteOptions)
    .where(
      and(
        inArray(siteOptions.key, secretKeys),
        ne(siteOptions.value, ''),
        notLike(siteOptions.value, `${sealedMark}%`),
      ),
    )
    .orderBy(siteOptions.siteId, siteOptions.key);
}

/** Sealed options that nobody can read: they were sealed under another APP_SECRET. */
async function listUnreadableSecrets(db: Db, secrets: Pick<Secrets, 'decrypt'>): Promise<OptionPlace[]> {
  const rows = await db
    .select({ siteId: siteOptions.siteId, key: siteOptions.key, value: siteOptions.value })
    .from(siteOptions)
    .where(inArray(siteOptions.key, secretKeys))
    .orderBy(siteOptions.siteId, siteOptions.key);
  return rows.filter((row) => isSealed(openOption(secrets, row, row.value)));
}

/** Seals them, all or none, and gives them; several may do so at once. Programs before 0.9.0 cannot read them then. */
export async function sealPlainSecrets(db: Db, secrets: Pick<Secrets, 'encrypt'>): Promise<OptionPlace[]> {
  return db.transaction(async (tx) => {
    const plain = await listPlainSecrets(tx);
    for (const place of plain) {
      const isMeant = and(eq(siteOptions.siteId, place.siteId), eq(siteOptions.key, place.key));
      const [row] = await tx.select().from(siteOptions).where(isMeant).for('update');
      if (!row?.value || isSealed(row.value)) continue;
      await tx
        .update(siteOptions)
        .set({ value: sealOption(secrets, place, row.value) })
        .where(isMeant);
    }
    return plain;
  });
}

/** Secret options of every site that stand as they were typed, and those that nobody can read. */
export const findSecrets = async (
  db: Db,
  secrets: Pick<Secrets, 'decrypt'>,
): Promise<Record<'plain' | 'unreadable', OptionPlace[]>> => ({
  plain: await listPlainSecrets(db),
  unreadable: await listUnreadableSecrets(db, secrets),
});
