import type { Site } from '@izlog/platform/kernel/context';
import type { Database } from '@izlog/platform/kernel/database/db';
import { createSiteRegistry, findNamedSite } from '@izlog/platform/services/settings/setup';

/** The site that a command is about: by id, or host with or without its port; the only or default one when none is named. Throws a sentence. */
export async function findSite(database: Database, wanted: string | undefined): Promise<Site> {
  const registry = createSiteRegistry(database);
  if (wanted === undefined) {
    const standard = await registry.standard();
    if (standard) return standard;
    throw new Error('There is no default site: name one with --site (see `izlog site list`).');
  }
  const site = /^\d+$/.test(wanted)
    ? await registry.byId(Number(wanted))
    : await findNamedSite(database.db, wanted);
  if (site) return site;
  throw new Error(`There is no site ${wanted} (see \`izlog site list\`).`);
}
