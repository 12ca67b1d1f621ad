import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/db.ts';
import { notifyTags } from '../../../kernel/tags.ts';
import { siteDomains } from '../settings.tables.ts';
import { addDomain } from './add-domain.ts';

/**
 * Puts other addresses in the place of those a site has, the main one first. Refuses as `addDomain` does, and changes
 * nothing then; `pathOf` says which field they name. Running nodes learn of it at commit and drop all pages of the site:
 * these name its address.
 */
export async function setDomains(
  db: Db,
  site: { id: number; name: string },
  domains: readonly string[],
  pathOf: (domain: string) => string = () => 'domains',
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(siteDomains).where(eq(siteDomains.siteId, site.id));
    for (const domain of domains)
      await addDomain(tx, { siteId: site.id, name: site.name, domain, path: pathOf(domain) });
    await notifyTags(tx, site.id, ['site', 'sitemap', '*']);
  });
}
