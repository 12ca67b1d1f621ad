import { type Env, publicUrl } from '@izlog/platform/env';
import type { Database } from '@izlog/platform/kernel/db';

/** The hosts this installation answers on: its sites' domains, its public address and this machine at `port`. */
export async function knownHosts(database: Pick<Database, 'pool'>, env: Env) {
  let hosts = new Set<string>();
  const own = new Set([new URL(publicUrl(env)).host]);
  const refresh = async () => {
    const { rows } = await database.pool.query<{ host: string }>('select host from site_domains');
    hosts = new Set(rows.map((row) => row.host));
  };
  await refresh();
  return {
    has: (host: string) => hosts.has(host) || own.has(host),
    refresh,
    /** Tells the port, which is known for sure only once the server listens. */
    listensOn(port: number) {
      for (const name of ['localhost', '127.0.0.1']) own.add(`${name}:${port}`);
    },
  };
}
