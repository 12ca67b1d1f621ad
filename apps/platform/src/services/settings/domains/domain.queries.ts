import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteDomains, sites } from '../settings.tables.ts';

/** What the site says of the domain registered under one of `hosts`; without one, of its first domain. */
export async function readDomain(db: Db, siteId: number, hosts: readonly string[]) {
  const [row] = await db
    .select({ isEcommerce: sites.isEcommerce, name: siteDomains.name, url: siteDomains.url })
    .from(sites)
    .leftJoin(siteDomains, eq(siteDomains.siteId, sites.id))
    .where(eq(sites.id, siteId))
    .orderBy(sql`${inArray(siteDomains.host, [...hosts])} desc nulls last`, asc(siteDomains.id))
    .limit(1);
  return row ?? { isEcommerce: true, name: null, url: null };
}

/** The domains of a site, by exact name when one is given. */
export function listDomains(db: Db, siteId: number, name: string | undefined) {
  return db
    .select({ name: siteDomains.name, url: siteDomains.url })
    .from(siteDomains)
    .where(and(eq(siteDomains.siteId, siteId), name === undefined ? undefined : eq(siteDomains.name, name)))
    .orderBy(asc(siteDomains.id));
}
