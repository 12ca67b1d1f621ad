import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { hostOf, isHostName, isHostOf, isOfMainSite, nameOf } from '#platform/kernel/outside/host.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { siteDomains, sites } from '../settings.tables.ts';

/**
 * Gives a site one more address, a bare host meaning https, and http for a trial below localhost; of a longer address its
 * origin is kept. Refuses what is no domain, what another site has in any form (with or without `www.`, on any port), and
 * for any site but the main one what belongs to that: the host of PUBLIC_URL and what nobody registers. Within the
 * transaction of `holdDomains`; `path` is the field that the refusal names (valueTaken; of validationFailed the kinds domain, ofMain).
 */
export async function addDomain(
  db: Db,
  { siteId, name, domain, path, publicUrl, had = [] }: NewDomain,
): Promise<void> {
  const isTrial = /(^|\.)localhost(:\d+)?\/?$/.test(domain);
  const url = domain.includes('://') ? domain : `${isTrial ? 'http' : 'https'}://${domain}`;
  const host = hostOf(url);
  const refuse = (kind: string, message: string) =>
    new Refusal('validationFailed', { fields: [{ path, kind, message }] });
  if (!host || !isHostName(host)) throw refuse('domain', `${domain} is not a domain.`);
  const others = await db.select({ siteId: siteDomains.siteId, host: siteDomains.host }).from(siteDomains);
  const own = nameOf(host);
  // Under one site a host may stand twice by its forms, not by itself.
  const isNew = !had.includes(host);
  if (others.some((one) => one.host === host || (isNew && one.siteId !== siteId && nameOf(one.host) === own)))
    throw taken(path, `${domain} already belongs to a site.`);
  const isPublic = publicUrl !== undefined && isHostOf(publicUrl, host);
  if (isNew && (isPublic || isOfMainSite(host)) && !(await isMain(db, siteId)))
    throw refuse('ofMain', `${domain} belongs to the main site.`);
  await db.insert(siteDomains).values({ siteId, host, name, url: new URL(url).origin });
}

interface NewDomain {
  siteId: number;
  name: string;
  domain: string;
  path: string;
  /** PUBLIC_URL, where the program knows it. */
  publicUrl: string | undefined;
  /** Hosts that the site had until now: from before the rule it may keep what another has in another form. */
  had?: readonly string[];
}

/** From here to the end of the transaction nobody else changes addresses, so that what was looked at stays true. */
export async function holdDomains(db: Db): Promise<void> {
  await db.execute(sql`lock table ${siteDomains} in share row exclusive mode`);
}

/** The site that is marked, or the only one. */
async function isMain(db: Db, siteId: number): Promise<boolean> {
  const all = await db.select({ id: sites.id, isDefault: sites.isDefault }).from(sites);
  return all.length === 1 || all.some(({ id, isDefault }) => isDefault && id === siteId);
}
