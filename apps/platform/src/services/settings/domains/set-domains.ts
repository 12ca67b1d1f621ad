import { eq } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { notifyTags } from '#platform/kernel/tags.ts';
import { siteDomains } from '../settings.tables.ts';
import { addDomain, holdDomains } from './add-domain.ts';
import { listDomains } from './domain.queries.ts';

/**
 * Puts other addresses in the place of those a site has, the main one first. Refuses as `addDomain` does, and changes
 * nothing then; `pathOf` says which field they name. Running nodes learn of it at commit and drop all pages of the site:
 * these name its address. Returns the addresses as they are kept.
 */
export async function setDomains(
  db: Db,
  site: { id: number; name: string },
  domains: readonly string[],
  {
    publicUrl,
    pathOf = () => 'domains',
  }: { publicUrl?: string | undefined; pathOf?: (domain: string) => string } = {},
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await holdDomains(tx);
    const before = await tx
      .delete(siteDomains)
      .where(eq(siteDomains.siteId, site.id))
      .returning({ host: siteDomains.host });
    const had = before.map(({ host }) => host);
    for (const domain of domains)
      await addDomain(tx, { siteId: site.id, name: site.name, domain, path: pathOf(domain), publicUrl, had });
    await notifyTags(tx, site.id, ['site', 'sitemap', '*']);
    return (await listDomains(tx, site.id, undefined)).map(({ url }) => url);
  });
}
