import { publicUrl } from '#platform/env.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf, isHostOf, namesOf } from '#platform/kernel/outside/host.ts';

/** The site at an address or host that a person typed: one that a domain or PUBLIC_URL names, nothing by guess. */
export async function findSiteAt(
  { sites, env }: Pick<Kernel, 'sites' | 'env'>,
  address: string,
): Promise<Site | undefined> {
  const host = hostOf(address.trim());
  if (host === undefined) return undefined;
  const named = await sites.byHost(namesOf(host));
  if (named) return named;
  return isHostOf(publicUrl(env), host) ? sites.standard() : undefined;
}
