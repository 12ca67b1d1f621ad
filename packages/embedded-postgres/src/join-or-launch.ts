import { setTimeout as pause } from 'node:timers/promises';
import { type LaunchedServer, launchServer } from './launch-server.ts';
import { type NoLease, type OwnerLease, takeLease } from './owner-lease.ts';
import type { ClusterPlace } from './place.ts';
import { type ServerAddress, savedPassword, usesSocket } from './server-address.ts';
import { livingServer, removeStaleLock, type ServerLock } from './server-lock.ts';

/** What is needed to run the server of a cluster. */
export interface Cluster {
  place: ClusterPlace;
  /** Folder of PostgreSQL's programs. */
  programs: string;
  /** Settings of the program that go before the package's own. */
  settings: Readonly<Record<string, string | number>>;
  /** Settings that go before everything, also before the owner's `own.conf`. */
  overrides?: Readonly<Record<string, string | number>>;
  log: (line: string) => void;
}

/** A server that answers, and our share in it. */
export interface RunningServer {
  lease: OwnerLease;
  address: ServerAddress;
  attached: boolean;
}

/** Milliseconds for a server that does not come up or has no socket. */
const patience = 30_000;
/** Milliseconds for one that says it is busy: it recovers after a crash, or stops. */
const longPatience = 600_000;

/** How a server is joined. */
export interface Joining {
  take: typeof takeLease;
  /** Milliseconds to wait for a server that says it is busy. */
  busyPatience: number;
  /** Printed meanwhile, and every how many milliseconds. */
  waiting: string;
  every: number;
}

const joining: Joining = {
  take: takeLease,
  busyPatience: longPatience,
  waiting: 'waiting for the database server, which starts, recovers or stops',
  every: 5000,
};

/**
 * Joins the server of a cluster or launches it, whichever works first: another process may start or stop it at the
 * same moment. Throws with the server's last words. `onLost` is called when the server ends later.
 */
export async function joinOrLaunch(
  cluster: Cluster,
  onLost: () => void,
  { take, busyPatience, waiting, every }: Joining = joining,
): Promise<RunningServer> {
  const { place, log } = cluster;
  const start = performance.now();
  const wait = tellEvery(every, () => log(waiting));
  let launched: LaunchedServer | undefined;
  while (true) {
    const lock = livingServer(place.data);
    const answer = lock ? await join(cluster, lock, onLost, take) : 'absent';
    if (lock && typeof answer !== 'string') {
      const isOurs = launched !== undefined && (!usesSocket || lock.pid === launched.pid);
      return { ...answer, attached: !isOurs };
    }
    const waited = performance.now() - start;
    if (waited > (answer === 'busy' ? busyPatience : patience)) throw hopeless(cluster, lock, launched);
    if (!lock && (!launched || launched.hasFailed())) {
      if (launched && !isWorthAnotherTry(launched)) throw hopeless(cluster, lock, launched);
      // The lock or the memory of a killed server stays until the last of its processes is gone.
      if (launched) await pause(250);
      else log('starting the database server');
      removeStaleLock(place.data);
      launched = await launchServer(place, cluster.programs, cluster.settings, cluster.overrides);
    }
    wait();
    await pause(15);
  }
}

async function join(
  cluster: Cluster,
  lock: ServerLock,
  onLost: () => void,
  take: Joining['take'],
): Promise<{ lease: OwnerLease; address: ServerAddress } | NoLease> {
  const host = usesSocket ? lock.socketDir : '127.0.0.1';
  // A server that has only begun writes its socket's folder a moment later.
  if (host === '' || lock.port === 0) return 'absent';
  const address = { host, port: lock.port, password: savedPassword(cluster.place) };
  const lease = await take(address, cluster.place.name, onLost);
  return typeof lease === 'string' ? lease : { lease, address };
}

function isWorthAnotherTry(launched: LaunchedServer): boolean {
  return /lock file|shared memory block|already in use|is still in use/.test(launched.words());
}

function hopeless(
  cluster: Cluster,
  lock: ServerLock | undefined,
  launched: LaunchedServer | undefined,
): Error {
  const words = launched ? ` It said: ${launched.words().split('\n').slice(-5).join(' ')}` : '';
  return new Error(
    lock
      ? `The database server (process ${lock.pid}) runs but does not answer. End it and start again.${words}`
      : `The database server of ${cluster.place.data} does not start.${words}`,
  );
}

function tellEvery(milliseconds: number, tell: () => void): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    tell();
  };
}
