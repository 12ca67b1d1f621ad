import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { eventGet } from '@izlog/contract/calendar/event-get';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { langMark } from '../../i18n/lang-mark.ts';
import { pathTo } from '../../i18n/path-to.ts';
import { notFound, orNotFound } from '../../platform-client/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { embeddedProducts } from '../../rich/embedded-products.ts';
import type { PageFacts } from '../../seo/page-facts.ts';
import { loadTiles } from '../catalog/load-tiles.server.ts';
import type { TileView } from '../catalog/tile-view.ts';

/** An event with the products that stand in its text, and what its head needs. */
export type EventView = CalendarEvent & { lang?: string; products: TileView[]; seo: PageFacts };

/** One event by its number; anything else is the 404 page (ROUTE-019). */
export async function loadEvent(context: SiteContext, id: string): Promise<EventView> {
  const { call, site, language } = context;
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  const event = await orNotFound(call(eventGet, { id: Number(id) }));
  return {
    ...event,
    lang: langMark(event.language_code, language),
    products: await loadTiles(embeddedProducts(event.body), context),
    seo: {
      title: event.title,
      description: event.excerpt || undefined,
      path: event.path,
      alternates: site.languages.map((one) => ({ code2: one.code2, path: pathTo('event', { id }, one) })),
      image: event.media ? mediaAddress(event.media, 'LargeSize', 'jpeg') : undefined,
    },
  };
}
