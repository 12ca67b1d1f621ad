import type { Site } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { hostOf, namesOf } from '#platform/kernel/outside/host.ts';
import { readSites } from '../site.queries.ts';

/**
 * The site that a person at the command line names by its address, with its port or without, whichever way it was
 * registered. Nothing when none has the name, or when several have it on different ports.
 */
export async function findNamedSite(db: Db, address: string): Promise<Site | undefined> {
  const host = hostOf(address);
  if (host === undefined) return undefined;
  const sites = await readSites(db);
  for (const name of namesOf(host)) {
    const site = sites.find(({ hosts }) => hosts.includes(name));
    if (site) return site.site;
  }
  if (/:\d+$/.test(host)) return undefined;
  const names = namesOf(host);
  const found = sites.filter(({ hosts }) => hosts.some((one) => names.includes(one.replace(/:\d+$/, ''))));
  return found.length === 1 ? found[0]?.site : undefined;
}
