import { findUpgrade } from '@izlog/platform/kernel/database/migrate';
import { version } from '@izlog/platform/kernel/version';
import { type Finding, missing } from './finding.ts';

/** Whether the tables are those of another version, and what to do then. */
export async function upgradeFindings(connectionString: string): Promise<Finding[]> {
  try {
    const { migrations } = await findUpgrade(connectionString, { program: version });
    return migrations.map(({ says }) =>
      missing(`An upgrade is due: ${says} \`izlog start\` or \`izlog migrate\` does it, after a backup.`),
    );
  } catch (error) {
    return [missing(error instanceof Error ? error.message : String(error))];
  }
}
