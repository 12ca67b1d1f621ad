import { publicUrl } from '#platform/env.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Kernel, SiteRegistry } from '#platform/kernel/kernel.ts';
import { hostOf, isHostOf, isUnregistrable, namesOf } from '#platform/kernel/outside/host.ts';
import { mainAddress } from './main-address.ts';

/** Whether a page of this origin may call the platform from the browser: only pages on a site's own domains (API-024). */
export async function isOriginOfSite(
  sites: Pick<SiteRegistry, 'byHost'>,
  origin: string | undefined,
): Promise<boolean> {
  const host = origin === undefined ? undefined : hostOf(origin);
  return host !== undefined && (await sites.byHost(namesOf(host))) !== undefined;
}

/**
 * Whether an address leads to this very site: one of its domains, PUBLIC_URL for the main one, and outside production
 * also localhost. For addresses that browsers are sent to.
 */
export async function isAddressOfSite(
  { env, sites }: Pick<Kernel, 'env' | 'sites'>,
  site: Site,
  address: string,
): Promise<boolean> {
  const host = /^https?:\/\//i.test(address) && URL.canParse(address) ? hostOf(address) : undefined;
  if (host === undefined) return false;
  const owner = await sites.byHost(namesOf(host));
  if (owner) return owner.id === site.id;
  const isMain = (await sites.standard())?.id === site.id;
  const isPublic = isHostOf(publicUrl(env), host);
  return isMain && (isPublic || (env.NODE_ENV !== 'production' && isUnregistrable(host)));
}

/** The origin under which visitors call a host of the site, or undefined for a host that the site does not have. */
export async function originOn(
  { env, sites }: Pick<Kernel, 'env' | 'sites'>,
  site: Site,
  host: string,
): Promise<string | undefined> {
  const main = await mainAddress({ env, sites }, site, host);
  const address = [main, ...site.addresses].find((one) => new URL(one).host === host);
  return address && new URL(address).origin;
}

/** Origins of a site, for other services. */
export const origins = { isOfSite: isAddressOfSite, on: originOn } as const;
