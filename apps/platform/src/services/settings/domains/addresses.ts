import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { saveAddresses as endpoint, SiteAddresses } from '@izlog/contract/settings/addresses';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf, isHostOf, isUnregistrable, namesOf } from '#platform/kernel/outside/host.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { holdSite } from '../shop/shop-settings.queries.ts';
import { listDomains } from './domain.queries.ts';
import { setDomains } from './set-domains.ts';

/** Where visitors find the site. */
export async function readAddresses({ sites }: Pick<Kernel, 'sites'>, ctx: Ctx): Promise<SiteAddresses> {
  const addresses = (await listDomains(ctx.db, ctx.site.id, undefined)).map(({ url }) => url);
  return {
    addresses,
    isDefault: (await sites.standard())?.id === ctx.site.id,
    revision: revisionOf({ addresses }, ['addresses']),
  };
}

/** Tells the owners of a site of the addresses on which it answers no more; `ctx` knows those that it has. */
export type TellLostAddresses = (
  kernel: Pick<Kernel, 'sites' | 'env'>,
  ctx: Ctx,
  lost: readonly string[],
) => Promise<void>;

/** Puts other addresses in their place, unless that would lock out the caller; its owners hear of those it lost. */
export function saveAddresses(
  kernel: Pick<Kernel, 'sites' | 'env'>,
  tellLost: TellLostAddresses,
  outer: Ctx,
  { addresses, askedAt, revision }: EndpointParsed<typeof endpoint>,
): Promise<SiteAddresses> {
  return inTransaction(outer, async (ctx) => {
    await holdSite(ctx.db, ctx.site.id);
    const before = await readAddresses(kernel, ctx);
    // A refusal hands it on with the revision to which the next try refers.
    const mine = mineSince({
      revision,
      now: { ...before },
      said: { addresses },
      names: ['addresses'],
      target: 'addresses',
    });
    if (mine.length === 0) return before;
    const wanted = [...new Map(addresses.map((one) => [hostOf(one) ?? one, one])).values()];
    const { PUBLIC_URL: publicUrl } = kernel.env;
    await setDomains(ctx.db, ctx.site, withPublicUrl(wanted, before, publicUrl), {
      publicUrl,
      pathOf: (one) => `addresses.${addresses.indexOf(one)}`,
    });
    const asked = askedAt === undefined ? undefined : hostOf(askedAt);
    if (asked !== undefined && !answersOn(asked, wanted, before.isDefault))
      throw new Refusal('validationFailed', {
        fields: [
          {
            path: 'addresses',
            kind: 'current',
            message: `${asked} would not lead to this site any more.`,
          },
        ],
      });
    const after = await readAddresses(kernel, ctx);
    noteChange(ctx, 'addresses', { addresses: before.addresses }, { addresses: after.addresses });
    const site = { ...ctx.site, addresses: after.addresses };
    const lost = before.addresses.filter((one) => !answersOn(hostOf(one) ?? '', after.addresses, false));
    await tellLost(kernel, { ...ctx, site }, lost);
    return after;
  });
}

/** PUBLIC_URL leads to the main site whatever its owner writes down: it stays last in the list, and no other site gets it. */
function withPublicUrl(
  wanted: string[],
  { addresses, isDefault }: SiteAddresses,
  publicUrl: string | undefined,
) {
  const isOwn = isDefault && publicUrl !== undefined && addresses.includes(new URL(publicUrl).origin);
  return isOwn && !wanted.some((one) => isHostOf(publicUrl, hostOf(one) ?? ''))
    ? [...wanted, publicUrl]
    : wanted;
}

function answersOn(host: string, addresses: readonly string[], isDefault: boolean): boolean {
  if (isDefault && isUnregistrable(host)) return true;
  const hosts = addresses.map(hostOf);
  return namesOf(host).some((name) => hosts.includes(name));
}
