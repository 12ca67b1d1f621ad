import type { ServerUser } from './server-user.ts';

/** Where a cluster lives and as whom its server runs. */
export interface ClusterPlace {
  /** What the program calls itself: its role, its database, its folders outside `dataDir`. */
  name: string;
  /** Folder of everything below. */
  home: string;
  /** PostgreSQL's own data folder; absent until the cluster is created. */
  data: string;
  /** Folder of the copies of PostgreSQL's programs. */
  programs: string;
  logFile: string;
  /** The unprivileged user when we are root; undefined: ourselves. */
  user: ServerUser | undefined;
}
