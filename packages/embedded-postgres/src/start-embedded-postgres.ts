import { setTimeout as pause } from 'node:timers/promises';
import { clusterPlace } from './cluster-place.ts';
import { createCluster, refuseOtherMajor } from './create-cluster.ts';
import { endServer } from './end-server.ts';
import { installPrograms, removeOtherPrograms } from './install-programs.ts';
import { type Cluster, joinOrLaunch, type RunningServer } from './join-or-launch.ts';
import { connectionString, shopRole } from './server-address.ts';
import { findServerPackage } from './server-package.ts';
import { createShopDatabase } from './shop-database.ts';

/** A running embedded PostgreSQL, ours alone or shared with other processes of the same data folder. */
export interface EmbeddedPostgres {
  /** Address of the shop's database. */
  connectionString: string;
  /** Folder of the unix socket; empty on Windows, where the server listens on the loopback interface. */
  socketDir: string;
  /** True when the server was already running: another command's, or one that outlived its killed parent. */
  attached: boolean;
  /** Where it keeps its data. */
  folder: string;
  /** PostgreSQL's version, such as `18.4`. */
  version: string;
  /** Leaves it. Whoever leaves last stops the server cleanly and waits for that, whoever started it. */
  stop(): Promise<void>;
}

/** Milliseconds between two attempts to bring a server back. */
const longestWait = 30_000;

/**
 * Starts the PostgreSQL that belongs to `dataDir`, creating it the first time, or joins the one that already runs, and
 * brings it back when it dies while in use. Only its owner can connect; fsync stays on. `log` gets a line for each
 * step. Throws a sentence that asks for DATABASE_URL where no programs exist for this machine. `homes` are the folders
 * root may use when the server's user cannot enter `dataDir`.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  homes?: readonly string[];
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const source = findServerPackage();
  const place = clusterPlace(options.dataDir, log, options.homes);
  const programs = installPrograms(source, place.programs);
  await createCluster(place, programs, log);
  refuseOtherMajor(place.data, source.version);
  const cluster: Cluster = { place, programs, log };

  let isStopping = false;
  let current: Promise<RunningServer> = joinOrLaunch(cluster, bringBack);
  const server = await current;
  if (!server.attached) removeOtherPrograms(place.programs, programs);
  const version = await createShopDatabase(server.lease.client, server.address.password);
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
    connectionString: connectionString(server.address, shopRole, shopRole),
    socketDir: server.address.host.startsWith('/') ? server.address.host : '',
    attached: server.attached,
    folder: place.data,
    version,
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
