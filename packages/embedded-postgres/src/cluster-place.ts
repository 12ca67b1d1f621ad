import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { homeElsewhere, savedHome } from './home-elsewhere.ts';
import type { ClusterPlace } from './place.ts';
import { canEnter, isRoot, type ServerUser, unprivilegedUser } from './server-user.ts';
import { finishSwitch, hasCluster } from './upgrade/switch-clusters.ts';

/** Where root keeps clusters whose data folder the unprivileged user cannot enter; survive a reboot, unlike /tmp. */
const rootsHomes = (name: string) => [`/var/lib/${name}`, `/var/tmp/${name}`];

/**
 * The place of the cluster of a data folder: `postgres` below it, or, when we are root and the unprivileged user cannot
 * enter it, a folder of `homes`, noted in the data folder. Throws when the cluster is another user's or has gone.
 */
export function clusterPlace(
  name: string,
  dataDir: string,
  log: (line: string) => void,
  homes: readonly string[] = rootsHomes(name),
): ClusterPlace {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const inside = join(folder, 'postgres');
  const home =
    savedHome(folder) ?? (mayLieInside(folder, inside) ? inside : homeElsewhere(folder, homes, log));
  mkdirSync(home, { recursive: true });
  // Whatever the umask, the unprivileged user must pass.
  if (isRoot()) chmodSync(home, 0o755);
  const data = join(home, 'data');
  finishSwitch({ home, data });
  return {
    name,
    home,
    data,
    programs: join(home, 'programs'),
    logFile: join(home, 'server.log'),
    user: userOf(data),
  };
}

/** Whether `dataDir` has a cluster, or says where it is; makes nothing. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const folder = realpathSync(dataDir);
  const home = savedHome(folder) ?? join(folder, 'postgres');
  return hasCluster({ home, data: join(home, 'data') });
}

function mayLieInside(folder: string, inside: string): boolean {
  return (
    !isRoot() ||
    hasCluster({ home: inside, data: join(inside, 'data') }) ||
    canEnter(unprivilegedUser(), folder)
  );
}

function userOf(data: string): ServerUser | undefined {
  const owner = existsSync(data) ? statSync(data) : undefined;
  if (isRoot()) {
    const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
    if (owner && !canEnter(user, data)) {
      throw new EmbeddedPostgresError(
        'notOurs',
        `The database in ${data} belongs to user ${user.uid}, who can no longer enter it. Give the folders above it the permission 0755.`,
      );
    }
    return user;
  }
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new EmbeddedPostgresError(
      'notOurs',
      `The database in ${data} belongs to user ${owner.uid}. Run this command as that user or as root.`,
    );
  }
  return undefined;
}
