import { Socket } from 'node:net';
import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { connectionString, type ServerAddress, superuser } from './server-address.ts';

/**
 * One process's share in a running server: a session that holds a shared advisory lock. The server itself forgets it
 * when the process dies, however it dies, so no file can lie about who is left.
 */
export interface OwnerLease {
  client: pg.Client;
  /** From now on the lease alone does not keep this process alive; for when nobody waits for its queries. */
  relax(): void;
  /** Gives up the share. True when nobody else had one; newcomers are then turned away until the server has stopped. */
  release(): Promise<boolean>;
  /** Ends the session of a released lease. */
  end(): Promise<void>;
}

/** Why there is no lease: nobody listens, or a server that starts up, recovers or stops. */
export type NoLease = 'absent' | 'busy';

// Any number; the cluster's own database `postgres` is used for nothing else.
const key = 4_949_764_111;

/** Joins the server at an address. `onLost` is called once when the session ends without our doing. */
export function takeLease(
  address: ServerAddress,
  name: string,
  onLost: () => void,
): Promise<OwnerLease | NoLease> {
  return lease(address, name, onLost, 'pg_try_advisory_lock_shared');
}

/**
 * Takes the whole server at an address, so that no program can join it until the session ends. `busy` while another has
 * taken it. Throws `inUse` when programs share it.
 */
export async function takeWhole(
  address: ServerAddress,
  name: string,
  onLost: () => void,
): Promise<OwnerLease | NoLease> {
  let owners: string[] = [];
  const taken = await lease(address, name, onLost, 'pg_try_advisory_lock', async (client) => {
    owners = await listOwners(client);
  });
  if (taken === 'busy' && owners.length > 0) {
    throw new EmbeddedPostgresError(
      'inUse',
      `The database must be upgraded to another major version of PostgreSQL and is in use (${owners.join(', ')}). Stop what uses it, then start again.`,
    );
  }
  return taken;
}

async function lease(
  address: ServerAddress,
  name: string,
  onLost: () => void,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  onRefused: (client: pg.Client) => Promise<void> = async () => {},
): Promise<OwnerLease | NoLease> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: connectionString(address, superuser, 'postgres'),
    application_name: `${name} owner ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  let isReleased = false;
  let isHeld = false;
  const lost = () => {
    if (isHeld && !isReleased) onLost();
    isHeld = false;
  };
  // A session that breaks emits both; the query under way rejects by itself.
  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
    const { rows } = await client.query<{ ok: boolean }>(`select ${lock}($1) as ok`, [key]);
    if (!rows[0]?.ok) {
      await onRefused(client);
      return await turnedAway(client);
    }
  } catch (error) {
    await client.end().catch(() => {
      // It never began.
    });
    return reason(error);
  }
  isHeld = true;
  return {
    client,
    relax: () => socket.unref(),
    async release() {
      isReleased = true;
      socket.ref();
      const { rows } = await client.query<{ alone: boolean }>(
        'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone',
        [key],
      );
      return rows[0]?.alone === true;
    },
    end: () => client.end(),
  };
}

/** The programs that share a server, such as `notes, process 4711`. */
async function listOwners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct replace(a.application_name, ' owner ', ', process ') as owner
       from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.mode = 'ShareLock' and l.objsubid = 1
        and l.classid::bigint * 4294967296 + l.objid::bigint = $1`,
    [key],
  );
  return rows.map(({ owner }) => owner);
}

async function turnedAway(client: pg.Client): Promise<NoLease> {
  await client.end();
  return 'busy';
}

const absent = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];
// Sessions ended by a shutdown or a crash, start-up in progress, no free session.
const busy = ['57P01', '57P02', '57P03', '53300'];

function reason(error: unknown): NoLease {
  const { code = '' } = error as { code?: string };
  if (absent.includes(code)) return 'absent';
  const isRefusal = error instanceof pg.DatabaseError && !busy.includes(code);
  if (isRefusal || code === 'EACCES') throw error;
  // Whatever else breaks a session is a server that comes or goes.
  return 'busy';
}
