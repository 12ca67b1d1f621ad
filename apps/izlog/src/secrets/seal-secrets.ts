import { createSecrets } from '@izlog/platform/kernel/access/secrets';
import type { Database } from '@izlog/platform/kernel/database/db';
import { findSecrets, sealPlainSecrets } from '@izlog/platform/services/settings/setup';
import { namedOptions, unreadableSecrets } from '../diagnose/secret-findings.ts';
import type { Installation } from '../installation.ts';

/** What came of sealing. */
interface Sealing {
  /** The options that were sealed, in words; empty where none stood open. */
  sealed: string;
  /** Sentences about what cannot be read here, and what was therefore left as it stands. */
  faults: string[];
}

/**
 * Seals the secret options that stand as they were typed, after an upgrade from 0.9.0 or from an older backup. Where this
 * secret may not be the one of the shop none is touched: what it sealed, the right one could not read.
 */
export async function sealSecrets(
  database: Pick<Database, 'pool' | 'db'>,
  { secret, isSecretNew }: Pick<Installation, 'secret' | 'isSecretNew'>,
): Promise<Sealing> {
  const secrets = createSecrets(secret);
  const faults = await unreadableSecrets(database, secrets);
  const { plain } = await findSecrets(database.db, secrets);
  if (plain.length === 0) return { sealed: '', faults };
  if (faults.length === 0 && !isSecretNew)
    return { sealed: namedOptions(await sealPlainSecrets(database.db, secrets)), faults };
  const why = isSecretNew
    ? 'there was no APP_SECRET nor file secret in DATA_DIR, and the one made now may not stay'
    : 'this APP_SECRET may not be the one of the shop';
  return { sealed: '', faults: [...faults, `Not encrypted yet: ${namedOptions(plain)}, since ${why}.`] };
}

/** The same at a start of the shop or of a worker: the log says what was done and what cannot be read. */
export async function sealSecretsAtStart(
  database: Pick<Database, 'pool' | 'db'>,
  installation: Pick<Installation, 'secret' | 'isSecretNew' | 'log'>,
): Promise<void> {
  const { sealed, faults } = await sealSecrets(database, installation);
  if (sealed) installation.log.info(`Secret options were encrypted: ${sealed}.`);
  for (const fault of faults) installation.log.warn(fault);
}
