import { Socket } from 'node:net';
import pg from 'pg';
import { connectionString, type ServerAddress, superuser } from './server-address.ts';

/**
 * One process's share in a running server: a session that holds a shared advisory lock. The server itself forgets it
 * when the process dies, however it dies, so no file can lie about who is left.
 */
export interface OwnerLease {
  client: pg.Client;
  /** From now on the lease alone does not keep this process alive; for when nobody waits for its queries. */
  relax(): void;
  /** Gives the share up. True when nobody else had one; newcomers are then turned away until the server has stopped. */
  release(): Promise<boolean>;
  /** Ends the session of a released lease. */
  end(): Promise<void>;
}

/** Why there is no lease: nobody listens, or a server that starts up, recovers or stops. */
export type NoLease = 'absent' | 'busy';

// Any number; the cluster's own database `postgres` is used for nothing else.
const key = 4_949_764_111;

/** Joins the server at an address. `onLost` is called once when the session ends without our doing. */
export async function takeLease(
  address: ServerAddress,
  name: string,
  onLost: () => void,
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
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock_shared($1) as ok', [
      key,
    ]);
    if (!rows[0]?.ok) return await turnedAway(client);
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
