import { createSecrets, type Secrets } from '@izlog/platform/kernel/access/secrets';
import type { Database } from '@izlog/platform/kernel/database/db';
import { canOpenPassword } from '@izlog/platform/services/messaging/setup';
import { keysPlace } from '@izlog/platform/services/orders/setup';
import { findSecrets } from '@izlog/platform/services/settings/setup';
import type { Pool } from 'pg';
import type { Installation } from '../installation.ts';
import { type Finding, missing, weak } from './finding.ts';

/** Secrets that nobody can read, and options that stand as they were typed, also in every backup. */
export async function secretFindings(
  database: Pick<Database, 'pool' | 'db'>,
  { secret }: Pick<Installation, 'secret'>,
): Promise<Finding[]> {
  const secrets = createSecrets(secret);
  const { plain } = await findSecrets(database.db, secrets);
  return [
    ...(await unreadableSecrets(database, secrets)).map(missing),
    ...(plain.length === 0
      ? []
      : [
          weak(
            `Secrets stand as they were typed, in backups too: ${namedOptions(plain)}. The next start of the shop encrypts them; \`izlog option seal\` does it now.`,
          ),
        ]),
  ];
}

/**
 * What was kept secret under another APP_SECRET, for example before a move to another machine, and can be read by nobody:
 * a sentence for each.
 */
export async function unreadableSecrets(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  secrets: Secrets,
): Promise<string[]> {
  const { unreadable } = await findSecrets(db, secrets);
  return [
    ...(await keysSentences(pool, secrets)),
    ...(await mailSentences(pool, secrets)),
    ...(unreadable.length === 0
      ? []
      : [
          `Nobody can read ${namedOptions(unreadable)}: they were encrypted with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or set them anew.`,
        ]),
  ];
}

/** Options of sites in a sentence. */
export const namedOptions = (places: ReadonlyArray<{ siteId: number; key: string }>): string =>
  places.map(({ siteId, key }) => `${key} of site ${siteId}`).join(', ');

async function keysSentences(pool: Pool, secrets: Secrets): Promise<string[]> {
  const { rows } = await pool.query<{ site_id: number; name: string; gateway: string; sealed: string }>(
    `select k.site_id, s.name, k.gateway, k.sealed from payment_keys k join sites s on s.id = k.site_id
     order by k.site_id, k.gateway`,
  );
  return rows.flatMap(({ site_id, name, gateway, sealed }) => {
    try {
      secrets.decrypt(sealed, keysPlace(site_id, gateway));
      return [];
    } catch {
      return [
        `The keys of ${gateway} of ${name} cannot be read: they were saved with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or enter the keys anew.`,
      ];
    }
  });
}

/** The same of the passwords of mail servers: no mail of the site leaves. */
async function mailSentences(pool: Pool, secrets: Secrets): Promise<string[]> {
  const { rows } = await pool.query<{ site_id: number; name: string; sealed: string }>(
    `select m.site_id, s.name, m.sealed from mail_servers m join sites s on s.id = m.site_id
     where m.sealed is not null order by m.site_id`,
  );
  return rows
    .filter(({ site_id, sealed }) => !canOpenPassword(secrets, site_id, sealed))
    .map(
      ({ name }) =>
        `The password of the mail server of ${name} cannot be read: it was saved with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or enter the password anew.`,
    );
}
