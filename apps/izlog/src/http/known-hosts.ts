import { type Env, publicUrl } from '@izlog/platform/env';
import type { Database } from '@izlog/platform/kernel/database/db';

/** Pause in ms before a reading that failed is tried again. */
const pause = 1000;

/** The hosts this installation answers on. */
export interface KnownHosts {
  has(host: string): boolean;
  /** Reads them; throws what the database throws. */
  read(): Promise<void>;
  /** Reads them in the background, until that succeeds: a database that is away must not leave a new domain unknown. */
  refresh(): void;
  /** Tells the port, which is known for sure only once the server listens. */
  listensOn(port: number): void;
  stop(): void;
}

/** Those of its sites' domains, its public address and this machine at `port`. Not read yet. */
export function knownHosts(
  database: { pool: Pick<Database['pool'], 'query'> },
  env: Env,
  onError: (error: Error) => void,
): KnownHosts {
  let hosts = new Set<string>();
  let lastAsked = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const own = new Set([new URL(publicUrl(env)).host]);

  const read = async () => {
    const asked = ++lastAsked;
    const { rows } = await database.pool.query<{ host: string }>('select host from site_domains');
    // Answers may overtake each other.
    if (asked === lastAsked) hosts = new Set(rows.map((row) => row.host));
  };
  const refresh = () => {
    clearTimeout(timer);
    read().catch((error: Error) => {
      if (isStopped) return;
      onError(error);
      clearTimeout(timer);
      timer = setTimeout(refresh, pause).unref();
    });
  };
  return {
    has: (host) => hosts.has(host) || own.has(host),
    read,
    refresh,
    listensOn(port) {
      for (const name of ['localhost', '127.0.0.1']) own.add(`${name}:${port}`);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
