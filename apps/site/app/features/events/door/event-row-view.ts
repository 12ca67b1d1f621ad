import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { type ListedFields, type PriceView, priceView } from '#site/features/catalog/door/tile-view.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** An event as a row of a list; times are ISO 8601. */
export interface EventRowView {
  href: string;
  title: string;
  start: string;
  end: string | null;
  place: string;
  /** Language of the title where it is not the page's (I18N-016). */
  lang?: string;
  /** By what one books it; nothing where one does not. */
  seat?: SeatView;
}

/** A seat as the shop sells it. */
export interface SeatView {
  href: string;
  price: PriceView | null;
  /** Seats that are left; null where nobody counts them, 0 when it is full. */
  left: number | null;
}

/** Makes a seat of the product that is sold for it. */
export function seatView(product: ListedFields, language: SiteLanguage): SeatView {
  const { stock } = product;
  return {
    href: pathTo('product', { slug: product.slug }, language),
    price: priceView(product),
    left: stock?.status === 'outOfStock' ? 0 : (stock?.quantity ?? null),
  };
}

/** Makes a row of a listed event. */
export function eventRowView(
  { path, title, start, end, place, language_code }: Omit<CalendarEvent, 'body'>,
  language: SiteLanguage,
  seat?: SeatView,
): EventRowView {
  return {
    href: path,
    title,
    start,
    end,
    place,
    lang: langMark(language_code, language),
    ...(seat && { seat }),
  };
}
