import { type Env, publicUrl } from '@izlog/platform/env';
import type { Database } from '@izlog/platform/kernel/db';

/** The hosts this installation answers on: its sites' domains, its public address and this machine. */
export async function knownHosts(database: Pick<Database, 'pool'>, env: Env) {
  let hosts = new Set<string>();
  const refresh = async () => {
    const { rows } = await database.pool.query<{ host: string }>('select host from site_domains');
    hosts = new Set([
      ...rows.map((row) => row.host),
      new URL(publicUrl(env)).host,
      `localhost:${env.PORT}`,
      `127.0.0.1:${env.PORT}`,
    ]);
  };
  await refresh();
  return { has: (host: string) => hosts.has(host), refresh };
}
