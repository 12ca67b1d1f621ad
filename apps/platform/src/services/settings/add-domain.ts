import type { Db } from '../../kernel/database/db.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { hostOf } from './host.ts';
import { siteDomains } from './settings.tables.ts';

/** Gives a site one more address, a bare host meaning https. Refuses what is no domain, and one that a site has already. */
export async function addDomain(db: Db, siteId: number, name: string, domain: string): Promise<void> {
  const url = domain.includes('://') ? domain : `https://${domain}`;
  const host = hostOf(url);
  const refuse = (message: string) =>
    new Refusal('validationFailed', { fields: [{ path: 'domains', kind: 'domain', message }] });
  if (!host) throw refuse(`${domain} is not a domain.`);
  const rows = await db
    .insert(siteDomains)
    .values({ siteId, host, name, url: url.replace(/\/$/, '') })
    .onConflictDoNothing()
    .returning({ id: siteDomains.id });
  if (rows.length === 0) throw refuse(`${domain} already belongs to a site.`);
}
