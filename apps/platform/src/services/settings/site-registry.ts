import type { Secrets } from '#platform/kernel/access/secrets.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Database } from '#platform/kernel/database/db.ts';
import type { SiteRegistry } from '#platform/kernel/kernel.ts';
import { readSites } from './site.queries.ts';

/** Longest life of the list in ms: the notice of a change may be lost while the listener reconnects. */
const longestLife = 60_000;

interface Snapshot {
  byId: ReadonlyMap<number, Site>;
  byApiKey: ReadonlyMap<string, Site>;
  byHost: ReadonlyMap<string, Site>;
  standard: Site | undefined;
}

/**
 * Keeps the sites of this installation in memory: a request costs one look into a map. `forget` makes the next request
 * read them again; call it for the tag `site`. With `secrets` it knows the passwords of protected sites.
 */
export function createSiteRegistry(
  database: Pick<Database, 'db'>,
  secrets?: Pick<Secrets, 'decrypt'>,
): SiteRegistry {
  let current: { reading: Promise<Snapshot>; since: number } | undefined;

  function snapshot(): Promise<Snapshot> {
    if (current && performance.now() - current.since < longestLife) return current.reading;
    const next = { reading: read(database, secrets), since: performance.now() };
    current = next;
    next.reading.catch(() => {
      // Anyone who waits gets the error; it is not kept for those who come later.
      if (current === next) current = undefined;
    });
    return next.reading;
  }

  return {
    byId: async (id) => (await snapshot()).byId.get(id),
    byApiKey: async (apiKey) => (await snapshot()).byApiKey.get(apiKey),
    async byHost(hosts) {
      const { byHost } = await snapshot();
      return hosts.map((host) => byHost.get(host)).find((site) => site !== undefined);
    },
    standard: async () => (await snapshot()).standard,
    forget() {
      current = undefined;
    },
  };
}

async function read(
  { db }: Pick<Database, 'db'>,
  secrets: Pick<Secrets, 'decrypt'> | undefined,
): Promise<Snapshot> {
  const found = await readSites(db, secrets);
  const marked = found.find((one) => one.isDefault) ?? (found.length === 1 ? found[0] : undefined);
  return {
    byId: new Map(found.map(({ site }) => [site.id, site])),
    byApiKey: new Map(found.map(({ site }) => [site.apiKey, site])),
    byHost: new Map(found.flatMap(({ site, hosts }) => hosts.map((host) => [host, site] as const))),
    standard: marked?.site,
  };
}
