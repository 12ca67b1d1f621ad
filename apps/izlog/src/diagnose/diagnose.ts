import type { Database } from '@izlog/platform/kernel/database/db';
import type { Installation } from '../installation.ts';
import { addressFindings } from './address-findings.ts';
import { databaseFindings } from './database-findings.ts';
import { extensionFindings } from './extension-findings.ts';
import type { Finding } from './finding.ts';
import { keyFindings } from './key-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { openingFindings } from './opening-findings.ts';
import { releaseFindings } from './release-findings.ts';
import { secretFindings } from './secret-findings.ts';
import { settingsFindings } from './settings-findings.ts';
import { shopFindings } from './shop-findings.ts';
import { staffFindings } from './staff-findings.ts';
import { diskFinding, storageFindings } from './storage-findings.ts';
import { upgradeFindings } from './upgrade-findings.ts';
import { withdrawalFindings } from './withdrawal-findings.ts';

/** Looks at settings, secrets, database, storage, mail, people and shops; the worst first. Changes nothing. */
export async function diagnose(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  installation: Pick<Installation, 'env' | 'secret' | 'database' | 'connectionString'>,
): Promise<Finding[]> {
  const upgrade = await upgradeFindings(installation.connectionString);
  // Of tables that this program does not know nothing else can be asked.
  if (upgrade.length > 0) return upgrade;
  const findings = [
    ...settingsFindings(installation),
    ...(await databaseFindings(pool, installation)),
    ...(await addressFindings(pool, installation.env)),
    ...(await secretFindings({ pool, db }, installation)),
    ...(await staffFindings(pool)),
    ...(await keyFindings(pool, new Date())),
    ...(await extensionFindings(pool, installation.env)),
    ...(await shopFindings(pool, installation.env)),
    ...(await openingFindings(pool, db, installation.env, new Date())),
    ...(await mailFindings(pool, installation.env)),
    ...(await withdrawalFindings(db)),
    ...(await releaseFindings(db)),
    ...(await storageFindings(pool, installation.env)),
    await diskFinding(installation.env),
  ];
  const order = { missing: 0, weak: 1, fine: 2 };
  return findings.sort((a, b) => order[a.level] - order[b.level]);
}
