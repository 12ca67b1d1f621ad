import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where a cluster lives and as whom its server runs. */
export interface ClusterPlace {
  /** PostgreSQL's own data folder. */
  data: string;
  /** Folder of the unix socket, for its owner only; short, since a socket path has at most 107 bytes. */
  socket: string;
  /** Folder of the programs. */
  binaries: string;
  /** Who uses the running server: one file a process. */
  owners: string;
  logFile: string;
  /** The unprivileged user when we are root: PostgreSQL refuses root. */
  user: { uid: number; gid: number } | undefined;
}

/** `nobody` has this number on every Linux and needs not be created. */
const nobody = { uid: 65534, gid: 65534 };
const rootsHome = '/var/lib/izlog';

/**
 * The place of the cluster that belongs to a data folder. As root it lies below /var/lib/izlog, which the unprivileged
 * user can reach wherever the clone is; the data folder keeps a note of it. Otherwise it lies in the data folder.
 */
export function clusterPlace(dataDir: string): ClusterPlace {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  const isRoot = process.getuid?.() === 0;
  const home = isRoot ? keptHome(dataDir, join(rootsHome, name)) : join(resolve(dataDir), 'postgres');
  const user = isRoot ? nobody : undefined;
  const own = (folder: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  };
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return {
    data: own(join(home, 'data')),
    socket: own(isRoot ? join(home, 'socket') : join(tmpdir(), `izlog-${process.getuid?.() ?? 0}-${name}`)),
    binaries: isRoot ? join(rootsHome, 'programs') : join(resolve(dataDir), 'programs'),
    owners: own(join(home, 'owners')),
    logFile: join(own(join(home, 'log')), 'postgres.log'),
    user,
  };
}

/** A data folder that was moved or renamed still finds its cluster by the note it holds. */
function keptHome(dataDir: string, fresh: string): string {
  const note = join(resolve(dataDir), 'postgres-is-in');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  mkdirSync(resolve(dataDir), { recursive: true });
  writeFileSync(note, `${fresh}\n`);
  return fresh;
}
