import { knownOptions } from '@izlog/contract/cms/option-keys';
import { and, eq, inArray, isNotNull, notLike } from 'drizzle-orm';
import type { Secrets } from '../../../kernel/access/secrets.ts';
import type { Db } from '../../../kernel/database/db.ts';
import { siteOptions } from './option.tables.ts';

/** Stands before the value of a secret option that is sealed; one without it is as it was typed. */
const mark = 'sealed:1:';

interface Place {
  siteId: number;
  key: string;
}

/** What a sealed option is bound to: it cannot be moved to another site or option. */
const placeOf = ({ siteId, key }: Place): string => `option ${siteId} ${key}`;

const isSealed = (value: string | null | undefined): value is string => value?.startsWith(mark) ?? false;

/**
 * The value of an option as it was typed, sealed or not. What was sealed under another APP_SECRET stays as it is: no
 * password matches it, no provider takes it, and the doctor tells of it; the rest of the shop goes on.
 */
export function openOption<V extends string | null | undefined>(
  secrets: Pick<Secrets, 'decrypt'>,
  place: Place,
  value: V,
): V | string {
  if (!isSealed(value)) return value;
  try {
    return secrets.decrypt(value.slice(mark.length), placeOf(place));
  } catch {
    return value;
  }
}

const sealOption = (secrets: Pick<Secrets, 'encrypt'>, place: Place, value: string): string =>
  `${mark}${secrets.encrypt(value, placeOf(place))}`;

/** A new value of an option, sealed where the one before is: what was sealed once never stands open again. */
export async function sealedAsBefore(
  db: Db,
  secrets: Pick<Secrets, 'encrypt'>,
  place: Place,
  value: string | null,
): Promise<string | null> {
  if (value === null || !secretKeys.includes(place.key)) return value;
  const [before] = await db
    .select({ value: siteOptions.value })
    .from(siteOptions)
    .where(and(eq(siteOptions.siteId, place.siteId), eq(siteOptions.key, place.key)));
  return isSealed(before?.value) ? sealOption(secrets, place, value) : value;
}

/** What is typed as a secret; other options are hidden from visitors for other reasons. */
const secretKeys = Object.keys(knownOptions).filter((key) => knownOptions[key]?.is.kind === 'secret');

/** Secret options of every site that stand as they were typed, in the database and in its backups. */
export async function listPlainSecrets(db: Db): Promise<Place[]> {
  return db
    .select({ siteId: siteOptions.siteId, key: siteOptions.key })
    .from(siteOptions)
    .where(
      and(
        inArray(siteOptions.key, secretKeys),
        isNotNull(siteOptions.value),
        notLike(siteOptions.value, `${mark}%`),
      ),
    )
    .orderBy(siteOptions.siteId, siteOptions.key);
}

/** Sealed options that nobody can read: they were sealed under another APP_SECRET. */
export async function listUnreadableSecrets(db: Db, secrets: Pick<Secrets, 'decrypt'>): Promise<Place[]> {
  const rows = await db
    .select({ siteId: siteOptions.siteId, key: siteOptions.key, value: siteOptions.value })
    .from(siteOptions)
    .where(inArray(siteOptions.key, secretKeys))
    .orderBy(siteOptions.siteId, siteOptions.key);
  return rows.filter((row) => isSealed(openOption(secrets, row, row.value)));
}

/** Seals them, all or none, and gives them. Programs before 0.9.0 cannot read them from then on. */
export async function sealPlainSecrets(db: Db, secrets: Pick<Secrets, 'encrypt'>): Promise<Place[]> {
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
