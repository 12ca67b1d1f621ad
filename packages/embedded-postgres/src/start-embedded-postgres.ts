import { setTimeout as pause } from 'node:timers/promises';
import { clusterPlace } from './cluster-place.ts';
import { createCluster } from './create-cluster.ts';
import { endServer } from './end-server.ts';
import { installPrograms, removeOtherPrograms } from './install-programs.ts';
import { type Cluster, joinOrLaunch, type RunningServer } from './join-or-launch.ts';
import { createOwnDatabase } from './own-database.ts';
import { connectionString } from './server-address.ts';
import { findServerPackage } from './server-package.ts';
import { bringToMajor } from './upgrade/bring-to-major.ts';
import { type RetainedCluster, retainedClusters, tendRetained } from './upgrade/switch-clusters.ts';
import type { DatabaseUpgrade } from './upgrade/upgrade-cluster.ts';

/** A running embedded PostgreSQL, ours alone or shared with other processes of the same data folder. */
export interface EmbeddedPostgres {
  /** Address of the program's database, as its own role. */
  connectionString: string;
  /** Folder of the unix socket; empty on Windows, where the server listens on the loopback interface. */
  socketDir: string;
  /** True when the server was already running: another command's, or one that outlived its killed parent. */
  attached: boolean;
  /** Where it keeps its data. */
  folder: string;
  /** PostgreSQL's version, such as `18.4`. */
  version: string;
  /** Databases of older major versions that are kept for a way back, the newest first. */
  retained: RetainedCluster[];
  /** Leaves it. Anyone who leaves last stops the server cleanly and waits for that, anyone who started it. */
  stop(): Promise<void>;
}

/** What `startEmbeddedPostgres` is told. */
export interface EmbeddedPostgresOptions {
  /** Whose database it is; it lies in `postgres` below this folder, which is made when it is missing. */
  dataDir: string;
  /** Name of the role and of the database: a small letter, then small letters, digits and underscores. */
  name: string;
  /** ICU locale by which the database sorts, such as `sv` or `de-AT`; it is settled when the database is made. */
  collation?: string;
  /** Settings of postgresql.conf that go before those of this package; the owner's `own.conf` goes before both. */
  settings?: Readonly<Record<string, string | number>>;
  /** Folders that root may use when the server's user cannot enter `dataDir`: by default in /var/lib and /var/tmp. */
  homes?: readonly string[];
  /** Takes a database of an older major version over; without it, such a one is refused. */
  upgrade?: DatabaseUpgrade;
  /** Whether what an upgrade has kept stays also after this start, which is one of the way back. */
  staysRetained?: boolean;
  /** Gets a line for each step. */
  log?: (line: string) => void;
}

/** Milliseconds between two attempts to bring a server back. */
const longestWait = 30_000;

/**
 * Starts the PostgreSQL that belongs to `dataDir`, creating it the first time, or joins the one that already runs, and
 * brings it back when it dies while in use. Only its owner can connect; fsync stays on. Throws `EmbeddedPostgresError`
 * where nothing but a person can help.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { name, collation = 'und', settings = {}, log = () => {} } = options;
  // It becomes part of statements and of paths.
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(name)) throw new Error(`"${name}" cannot be the name of a database.`);
  const source = findServerPackage();
  const place = clusterPlace(name, options.dataDir, log, options.homes);
  const programs = installPrograms(source, place.programs);
  await createCluster(place, programs, collation, log);
  const retainedBefore = retainedClusters(place).length;
  await bringToMajor(place, programs, source, options.upgrade);
  const cluster: Cluster = { place, programs, settings, log };

  let isStopping = false;
  let current: Promise<RunningServer> = joinOrLaunch(cluster, bringBack);
  const server = await current;
  const version = await createOwnDatabase(server.lease.client, name, server.address.password);
  const tell = options.upgrade?.tell ?? log;
  if (!server.attached && !options.staysRetained) tendRetained(place, tell);
  const retained = retainedClusters(place);
  if (options.staysRetained && retained.length > retainedBefore)
    tell(
      `the database of before the upgrade is kept in ${retained[0]?.folder} until the second start on the new one`,
    );
  // What an earlier major version has left is for a way back, and its programs with it.
  if (!server.attached && retained.length === 0) removeOtherPrograms(place.programs, programs);
  server.lease.relax();

  function bringBack(): void {
    if (isStopping) return;
    log('the database server has ended unexpectedly');
    current = untilItRuns();
    current.catch(() => {
      // Only stop() ends the attempts, and it looks at the outcome itself.
    });
  }

  async function untilItRuns(): Promise<RunningServer> {
    for (let wait = 250; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        const again = await joinOrLaunch(cluster, bringBack);
        again.lease.relax();
        return again;
      } catch (error) {
        if (isStopping) throw error;
        log(`the database server cannot be brought back: ${(error as Error).message}`);
        await pause(wait, undefined, { ref: false });
      }
    }
  }

  return {
    connectionString: connectionString(server.address, name, name),
    socketDir: server.address.host.startsWith('/') ? server.address.host : '',
    attached: server.attached,
    folder: place.data,
    version,
    retained,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      const last = await current.catch(() => undefined);
      if (!last) return;
      try {
        // A session that breaks now belongs to a server that has ended, or that others stop.
        const isAlone = await last.lease.release().catch(() => false);
        if (isAlone) await endServer(place, programs);
      } finally {
        await last.lease.end();
      }
    },
  };
}
