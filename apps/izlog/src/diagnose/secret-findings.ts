import { createSecrets } from '@izlog/platform/kernel/access/secrets';
import type { Db } from '@izlog/platform/kernel/database/db';
import { canOpenPassword } from '@izlog/platform/services/messaging/setup';
import { keysPlace } from '@izlog/platform/services/orders/setup';
import { findSecrets } from '@izlog/platform/services/settings/setup';
import type { Pool } from 'pg';
import type { Installation } from '../installation.ts';
import { type Finding, missing, weak } from './finding.ts';

/** What was kept secret under another APP_SECRET, for example before a move to another machine, can be read by nobody. */
export async function secretFindings(
  pool: Pool,
  db: Db,
  { secret }: Pick<Installation, 'secret'>,
): Promise<Finding[]> {
  const { rows } = await pool.query<{ site_id: number; name: string; gateway: string; sealed: string }>(
    `select k.site_id, s.name, k.gateway, k.sealed from payment_keys k join sites s on s.id = k.site_id
     order by k.site_id, k.gateway`,
  );
  const secrets = createSecrets(secret);
  const keys = rows.flatMap(({ site_id, name, gateway, sealed }) => {
    try {
      secrets.decrypt(sealed, keysPlace(site_id, gateway));
      return [];
    } catch {
      const text = `The keys of ${gateway} of ${name} cannot be read: they were saved with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or enter the keys anew.`;
      return [missing(text)];
    }
  });
  return [...keys, ...(await mailFindings(pool, secrets)), ...(await optionFindings(db, secrets))];
}

/** Secret options that stand as they were typed, also in every backup, and those that nobody can read. */
async function optionFindings(db: Db, secrets: ReturnType<typeof createSecrets>): Promise<Finding[]> {
  const named = (places: ReadonlyArray<{ siteId: number; key: string }>) =>
    places.map(({ siteId, key }) => `${key} of site ${siteId}`).join(', ');
  const { plain, unreadable: lost } = await findSecrets(db, secrets);
  return [
    ...(plain.length > 0
      ? [
          weak(
            `Secrets stand as they were typed, in backups too: ${named(plain)}. Once no version before 0.9.0 runs here nor will again, \`izlog option seal\` encrypts them.`,
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          missing(
            `Nobody can read ${named(lost)}: they were encrypted with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or set them anew.`,
          ),
        ]
      : []),
  ];
}

/** The same of the passwords of mail servers: no mail of the site leaves. */
async function mailFindings(pool: Pool, secrets: ReturnType<typeof createSecrets>): Promise<Finding[]> {
  const { rows } = await pool.query<{ site_id: number; name: string; sealed: string }>(
    `select m.site_id, s.name, m.sealed from mail_servers m join sites s on s.id = m.site_id
     where m.sealed is not null order by m.site_id`,
  );
  return rows
    .filter(({ site_id, sealed }) => !canOpenPassword(secrets, site_id, sealed))
    .map(({ name }) =>
      missing(
        `The password of the mail server of ${name} cannot be read: it was saved with another APP_SECRET (or file secret of DATA_DIR). Bring that one back, or enter the password anew.`,
      ),
    );
}
