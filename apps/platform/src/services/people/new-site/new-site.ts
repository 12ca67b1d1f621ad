import type { EndpointParsed } from '@izlog/contract/endpoint';
import { makeSite as endpoint } from '@izlog/contract/settings/new-site';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { firstAddress } from '#platform/services/settings/index.ts';
import { insertCustomer, readActiveUser } from '../account/user.queries.ts';
import { insertJoin } from '../joined/joined.queries.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { grantRole } from '../staff/role.queries.ts';

/** Makes a site with its first pages, as the command line does. */
type MakeSite = (
  surroundings: Pick<Ctx, 'db' | 'log' | 'now'> & { publicUrl: string | undefined },
  input: {
    name: string;
    domains: string[];
    defaultLanguage: string;
    languages: string[];
    currency: string;
    isEcommerce: boolean;
  },
) => Promise<{ id: number }>;

/** Sites that staff of the main one make (OFFICE-01: the same maker as that of the command line). */
export function newSiteRoutes(kernel: Kernel, make: MakeSite): Route[] {
  return [route(endpoint, (ctx, input) => makeOwnSite(kernel, make, ctx, input))];
}

async function makeOwnSite(
  kernel: Kernel,
  make: MakeSite,
  outer: Ctx,
  { address, askedAt, ...input }: EndpointParsed<typeof endpoint>,
) {
  // Whose site is one of many has no say over the installation.
  if ((await kernel.sites.standard())?.id !== outer.site.id) throw new Refusal('forbidden');
  await mustBeFresh(outer);
  return inTransaction(outer, async (ctx) => {
    const own = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
    if (!own) throw new Refusal('loginRequired');
    const { db, log, now } = ctx;
    const { PUBLIC_URL: publicUrl } = kernel.env;
    const { id } = await make({ db, log, now, publicUrl }, { ...input, domains: [address] });
    const { email, passwordHash, firstName, lastName, language, emailConfirmed } = own;
    const owner = await insertCustomer(ctx.db, {
      siteId: id,
      ...{ email, passwordHash, firstName, lastName, language, emailConfirmed },
      isBackofficeUser: true,
      createdAt: ctx.now,
    });
    if (!owner) throw new Error('the owner of the new site was not stored');
    await grantRole(ctx.db, id, owner.id, 'owner');
    // The same person, who has just proved it: they change between the two (decision 946).
    await insertJoin(ctx.db, own.id, owner.id, ctx.now);
    noteChange(ctx, `site ${id}`, {}, { name: input.name, address });
    return { id, address: await firstAddress(kernel, ctx.db, id, askedAt) };
  });
}
