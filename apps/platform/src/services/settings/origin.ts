import type { SiteRegistry } from '../../kernel/kernel.ts';
import { hostOf, namesOf } from './host.ts';

/** Whether a page of this origin may call the platform from the browser: only pages on a site's own domains (API-024). */
export async function isOriginOfSite(
  sites: Pick<SiteRegistry, 'byHost'>,
  origin: string | undefined,
): Promise<boolean> {
  const host = origin === undefined ? undefined : hostOf(origin);
  return host !== undefined && (await sites.byHost(namesOf(host))) !== undefined;
}
