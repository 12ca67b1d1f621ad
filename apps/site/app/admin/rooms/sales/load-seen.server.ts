import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { listSeenPrices } from '@izlog/contract/product/sales/price-seen';
import { instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What visitors saw of a price, and the instant that is asked about as it was typed. */
export interface SeenView {
  seen: EndpointAnswer<typeof listSeenPrices>;
  typed: string;
  /** Undefined where nothing was asked, or no time that the shop's clock shows. */
  at: string | undefined;
  isWrong: boolean;
}

/** What visitors saw of the price of the product of an address, and at the time of the shop's clock that it names. */
export async function loadSeen(site: SiteContext, id: string, search: URLSearchParams): Promise<SeenView> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const typed = (search.get('u') ?? '').slice(0, 30);
  const at = typed === '' ? undefined : instantOfShop(typed);
  const seen = await orNotFound(site.call(listSeenPrices, { id: Number(id), ...(at && { at }) }));
  return { seen, typed, at, isWrong: typed !== '' && at === undefined };
}
