import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { eventGet } from '@izlog/contract/calendar/event-get';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { formatShortDate } from '#site/i18n/formats.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { embeddedProducts } from '#site/rich/embedded-products.ts';
import { eventLd } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import type { SeatView } from './door/event-row-view.ts';
import { loadSeats } from './door/load-seats.server.ts';

/** An event with the products that stand in its text, and what its head needs. */
export type EventView = CalendarEvent & {
  lang?: string;
  products: TileView[];
  seat?: SeatView;
  seo: PageFacts;
};

/** One event by its number; anything else is the 404 page (ROUTE-019). */
export async function loadEvent(context: SiteContext, id: string): Promise<EventView> {
  const { call, site, language, origin } = context;
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  const event = await orNotFound(call(eventGet, { id: Number(id) }));
  const { locale } = catalogueOf(language.code2);
  const products = await loadTiles(embeddedProducts(event.body), context);
  const image = event.media ? mediaAddress(event.media, 'LargeSize', 'jpeg') : undefined;
  const seats = await loadSeats([event], context);
  return {
    ...event,
    seat: seats.get(event.product ?? 0),
    lang: langMark(event.language_code, language),
    products,
    seo: {
      // The same event comes again, and what is booked for it may have its name.
      title: `${event.title} – ${formatShortDate(event.start, locale)}`,
      description: event.excerpt || undefined,
      path: event.path,
      alternates: site.languages.map((one) => ({ code2: one.code2, path: pathTo('event', { id }, one) })),
      image,
      jsonLd: [
        eventLd({
          name: event.title,
          url: origin + event.path,
          start: event.start,
          end: event.end,
          place: event.place,
          description: event.excerpt || undefined,
          image: image && origin + image,
          offers: products.flatMap(({ href, price, action }) => {
            const { iso } = site.currency;
            if (!price || !iso) return [];
            const stock = action === 'soldOut' ? ('outOfStock' as const) : ('inStock' as const);
            return [{ url: origin + href, offer: { price: price.price, currency: iso, stock } }];
          }),
        }),
      ],
    },
  };
}
