import type { Db } from '../../../kernel/database/db.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { siteDomains } from '../settings.tables.ts';
import { hostOf } from './host.ts';

/**
 * Gives a site one more address, a bare host meaning https, and http for a trial below localhost; of a longer address its origin is kept. Refuses what is no
 * domain, and one that a site has already; `path` is the field that the refusal names.
 */
export async function addDomain(
  db: Db,
  { siteId, name, domain, path }: { siteId: number; name: string; domain: string; path: string },
): Promise<void> {
  const isTrial = /(^|\.)localhost(:\d+)?\/?$/.test(domain);
  const url = domain.includes('://') ? domain : `${isTrial ? 'http' : 'https'}://${domain}`;
  const host = hostOf(url);
  const refuse = (kind: string, message: string) =>
    new Refusal('validationFailed', { fields: [{ path, kind, message }] });
  if (!host) throw refuse('domain', `${domain} is not a domain.`);
  const rows = await db
    .insert(siteDomains)
    .values({ siteId, host, name, url: new URL(url).origin })
    .onConflictDoNothing()
    .returning({ id: siteDomains.id });
  if (rows.length === 0) throw refuse('taken', `${domain} already belongs to a site.`);
}
