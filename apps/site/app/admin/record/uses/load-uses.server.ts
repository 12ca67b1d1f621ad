import { refGet } from '@izlog/contract/cms/content/where-used';
import type { EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';

type Answer = EndpointAnswer<typeof refGet>;

/** Where something is used, and at how many places in all. */
export interface UsesView {
  uses: Answer['records'];
  total: number;
}

/** Places that are listed one by one. */
const shown = 50;

/** The same for anyone who may see content; nobody else sees where it is named. */
export async function loadUsesIfMay(
  site: SiteContext,
  kind: EndpointInput<typeof refGet>['kind'],
  id: number,
): Promise<UsesView | null> {
  const user = await staffUser(site);
  return user?.scope?.includes('content.edit') ? loadUses(site, kind, id) : null;
}

/** The first places in which a page, product, form or other record is used (CMS-012). */
export async function loadUses(
  site: SiteContext,
  kind: EndpointInput<typeof refGet>['kind'],
  id: number,
): Promise<UsesView> {
  const { records, pagination } = await ownCall(site)(refGet, { kind, id, limit: shown });
  return { uses: records, total: pagination.total };
}
