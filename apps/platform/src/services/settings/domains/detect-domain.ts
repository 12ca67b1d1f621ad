import type { DomainConfig } from '@izlog/contract/settings/domain';
import { publicUrl } from '#platform/env.ts';
import type { Ctx, Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf, isHostOf, isUnregistrable, namesOf } from '#platform/kernel/outside/host.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { passwordLock } from '../site-password.ts';
import { readDomain } from './domain.queries.ts';
import { mainAddress } from './main-address.ts';

/** The site of the address in `customreferer`, else in `referer` (SET-003); refuses with siteUnknown (SET-002). */
export async function detectDomain(
  kernel: Kernel,
  ctx: Ctx,
  headers: { customreferer?: string | string[]; referer?: string },
): Promise<DomainConfig> {
  const host = hostOf(String(headers.customreferer || headers.referer || ''));
  const site = host === undefined ? undefined : await siteOn(kernel, host);
  if (host === undefined || !site) throw new Refusal('siteUnknown');
  ctx.tags.add('site');
  ctx.tags.add('options');
  const { isEcommerce, name, url } = await readDomain(ctx.db, site.id, namesOf(host));
  return {
    apiKeyToken: site.apiKey,
    siteID: site.id,
    name: name ?? site.name,
    url: url ?? publicUrl(kernel.env),
    mainUrl: await mainAddress(kernel, site, host),
    stores: site.stores.map((store) => ({ language: store.language, storeID: store.id })),
    defaultLanguage: site.defaultLanguage,
    allowedLanguages: [...site.languages],
    isEcommerce,
    passwordLock: await passwordLock(kernel, ctx.db, site.id),
  };
}

/** The site that answers on a host, as hostOf gives it. */
export async function siteOn({ sites, env }: Kernel, host: string): Promise<Site | undefined> {
  const named = await sites.byHost(namesOf(host));
  if (named) return named;
  return isHostOf(publicUrl(env), host) || isUnregistrable(host) ? sites.standard() : undefined;
}
