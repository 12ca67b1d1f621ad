import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { ClusterPlace } from '../place.ts';
import type { ServerPackage } from '../server-package.ts';
import { findOldPrograms } from './old-programs.ts';
import { finishSwitch } from './switch-clusters.ts';
import { type DatabaseUpgrade, upgradeCluster } from './upgrade-cluster.ts';

/**
 * Upgrades a cluster that an older major version made. Throws `newerVersion` for one of a newer version, `otherVersion` where
 * the program does not upgrade and where the old version's programs are gone, without which nobody can read it.
 */
export async function bringToMajor(
  place: ClusterPlace,
  programs: string,
  { version }: ServerPackage,
  upgrade: DatabaseUpgrade | undefined,
): Promise<void> {
  const major = Number.parseInt(version, 10);
  // Another process may do it: then we wait for that and look again.
  for (let made = majorOf(place.data); made !== major; made = majorOf(place.data)) {
    if (made === undefined) {
      finishSwitch(place);
      if (majorOf(place.data) === undefined) throw new Error(`The database in ${place.data} has gone.`);
    } else await upgradeFrom(made, major, place, programs, upgrade);
  }
}

async function upgradeFrom(
  made: number,
  major: number,
  place: ClusterPlace,
  programs: string,
  upgrade: DatabaseUpgrade | undefined,
): Promise<void> {
  const problem = `The database in ${place.data} was made by PostgreSQL ${made}, and the programs here are PostgreSQL ${major}.`;
  if (made > major) throw new EmbeddedPostgresError('newerVersion', problem);
  if (!upgrade) throw new EmbeddedPostgresError('otherVersion', problem);
  const oldPrograms = findOldPrograms(place.programs, made);
  if (!oldPrograms)
    throw new EmbeddedPostgresError(
      'otherVersion',
      `${problem} To upgrade it, the programs of PostgreSQL ${made} are needed, and they are not in ${place.programs}.`,
    );
  await upgradeCluster(place, { from: made, to: major, oldPrograms, programs }, upgrade);
}

/** The major version that made a cluster; undefined in the moment in which another takes its place. */
function majorOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
