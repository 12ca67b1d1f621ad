import {
  getPacking,
  getPackingOrder,
  type OrderToPack,
  type PackingOrder,
  packingResource,
} from '@izlog/contract/ecommerce/orders/order-packing';
import { sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { data } from 'react-router';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { countryNames } from '#site/i18n/country-codes.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/** What papers and acts about some orders need to know of their reader: whether the list of orders is theirs. */
export const mayReadOrders = async (site: SiteContext): Promise<boolean> =>
  (await staffUser(site))?.scope?.includes('orders.read') ?? false;

/** A page of what is to be packed. */
export const loadToPack = (site: SiteContext, url: URL) => loadList(site, url, packingResource);

/** One order with what is to be packed of it; 404 for a number that there is not, or that has nothing to be packed. */
export async function loadPackingOrder(
  site: SiteContext,
  slug: string,
): Promise<{ order: OrderToPack; countries: Readonly<Record<string, string>> }> {
  const order = await orNotFound(site.call(getPackingOrder, { slug }));
  return { order, countries: countryNames(languageRead(site), [order.deliveryAddress.country]) };
}

/** The ids of orders in an address, `?ids=1,2`; 404 for what can be none. */
function idsIn(url: URL): number[] {
  const text = url.searchParams.get('ids') ?? '';
  if (!/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/.test(text)) throw data(null, { status: 404 });
  return text.split(',').map(Number);
}

/** What those who pack some orders have to know. */
export async function loadPacking(site: SiteContext, url: URL) {
  const [{ records, seller }, mayRead] = await Promise.all([
    site.call(getPacking, { ids: idsIn(url).join() }),
    mayReadOrders(site),
  ]);
  const parcel = url.searchParams.get('parcel') ?? '';
  const codes = records.map((one: PackingOrder) => one.deliveryAddress.country);
  return {
    what: url.searchParams.get('what') === 'picking' ? ('picking' as const) : ('slips' as const),
    orders: records,
    /** The number of the one parcel whose slip is asked for. */
    parcel: /^[1-9]\d{0,8}$/.test(parcel) ? Number(parcel) : null,
    seller,
    countries: countryNames(languageRead(site), codes),
    mayRead,
  };
}

/** What would happen to orders that are to be marked as sent; nothing is done. */
export const trySending = (site: SiteContext, url: URL): Promise<EndpointAnswer<typeof sendOrders>> =>
  site.call(sendOrders, { ids: idsIn(url), isTrial: true });
