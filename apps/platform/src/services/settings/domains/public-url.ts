import { publicUrl as publicUrlOf } from '#platform/env.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf, isUnregistrable, nameOf, namesOf } from '#platform/kernel/outside/host.ts';
import { readSites } from '../site.queries.ts';
import { holdDomains } from './add-domain.ts';
import { setDomains } from './set-domains.ts';

/** The site to which PUBLIC_URL leads: the main one, unless another has had that address since before it was a rule. */
export async function siteOfPublicUrl({
  env,
  sites,
}: Pick<Kernel, 'env' | 'sites'>): Promise<Site | undefined> {
  const host = hostOf(publicUrlOf(env)) ?? '';
  return (await sites.byHost(namesOf(host))) ?? sites.standard();
}

/**
 * Writes PUBLIC_URL down among the addresses of the main site, at every start: who gives a site an address later needs no
 * settings to know whose it is. A new one becomes the main address, as the latest word of the person who runs the machine; from
 * then on the order is the owner's. Returns the name of another site that has it already, which keeps it.
 */
export async function notePublicUrl(db: Db, publicUrl: string | undefined): Promise<string | undefined> {
  const host = publicUrl && hostOf(publicUrl);
  if (!publicUrl || !host || isUnregistrable(host)) return undefined;
  return db.transaction(async (tx) => {
    await holdDomains(tx);
    const all = await readSites(tx);
    const main = all.find(({ isDefault }) => isDefault) ?? (all.length === 1 ? all[0] : undefined);
    const owner = all.find(({ hosts }) => hosts.some((one) => nameOf(one) === nameOf(host)));
    if (owner && owner !== main) return owner.site.name;
    if (!main || main.hosts.includes(host)) return undefined;
    await setDomains(tx, main.site, [publicUrl, ...main.site.addresses], { publicUrl });
    return undefined;
  });
}
