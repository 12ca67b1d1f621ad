import type { Env } from '@izlog/platform/env';
import { type MigrateOptions, migrate } from '@izlog/platform/kernel/database/migrate';
import type { Level } from '@izlog/platform/kernel/database/migration-notes';
import { version } from '@izlog/platform/kernel/version';
import { makeUpgradeBackup, unknownVersion } from './upgrade-backup.ts';

/** How an upgrade is done. */
export interface UpgradeOptions {
  /** Upgrades also a shop that was taken back from this very version. */
  again?: boolean;
  /** Without a backup before: for anyone who has one made by the database's own means. */
  withoutBackup?: boolean;
  /** Those of this program, unless a test brings others. */
  migrations?: MigrateOptions['migrations'];
}

/**
 * Brings the tables of an installation up to date (REL-04): says beforehand what changes, makes a backup, and shows how far
 * it is. Does nothing, and says nothing, where nothing is due. Throws a sentence where it cannot or should not be done.
 */
export async function upgradeTables(
  connectionString: string,
  { DATA_DIR: dataDir }: Pick<Env, 'DATA_DIR'>,
  options: UpgradeOptions = {},
): Promise<void> {
  const began = Date.now();
  let isUpgrade = false;
  const tell = tellStatements();
  await migrate(connectionString, {
    program: version,
    migrations: options.migrations,
    onWait: () => console.error('Another program upgrades the tables; waiting for it …'),
    async beforeUpgrade({ migrations }, level) {
      if (!options.again) refuseWhatWasTakenBack(level);
      isUpgrade = true;
      const from = level.program ?? unknownVersion;
      console.error(`Upgrading the tables of Izlog ${from} to those of ${version}:`);
      for (const { says } of migrations) console.error(`  - ${says}`);
      if (options.withoutBackup) return undefined;
      const { name, file } = await makeUpgradeBackup(connectionString, {
        dataDir,
        now: new Date(),
        from,
        program: version,
      });
      console.error(`  Backup: ${file}`);
      return name;
    },
    // On an empty database this is no upgrade, and no news.
    onStatement: (...at) => (isUpgrade ? tell(...at) : undefined),
  });
  if (!isUpgrade) return;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.error(`Upgraded in ${seconds} s. \`izlog rollback\` goes back to what stood before.`);
}

/** Who went back does not want to be upgraded again by the next start of the program that is still there. */
function refuseWhatWasTakenBack({ backFrom }: Level): void {
  if (backFrom !== version) return;
  throw new Error(
    `This shop was taken back from Izlog ${version}. Install the version before it, or upgrade again by \`izlog migrate\`.`,
  );
}

/** A line for each migration, and on long ones one more at most every two seconds. */
function tellStatements(): NonNullable<MigrateOptions['onStatement']> {
  let last = { name: '', at: 0 };
  return (name, done, total) => {
    const now = Date.now();
    if (name === last.name && now - last.at < 2000) return;
    last = { name, at: now };
    console.error(`  ${Math.floor((100 * done) / Math.max(1, total))} %  ${name}`);
  };
}
