import { priceProps } from '#site/features/catalog/door/tile.tsx';
import type { Text } from '#site/i18n/use-text.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import type { EventRowProps } from '#site/ui/event-row.tsx';
import { Price } from '#site/ui/price.tsx';
import { dayAndMonth } from './day-and-month.ts';
import type { EventRowView } from './event-row-view.ts';
import { bookingWord, seatsInWords } from './seat-words.ts';

/** An event's row in the visitor's language: when, where, how many seats, and the way to one. */
export function eventRowProps(event: EventRowView, text: Text): EventRowProps {
  const { t, time, longDate } = text;
  return {
    href: event.href,
    title: event.title,
    lang: event.lang,
    date: { iso: event.start, ...dayAndMonth(longDate(event.start)) },
    facts: [
      event.place,
      [event.start, event.end].flatMap((iso) => (iso ? [time(iso)] : [])).join('–'),
      seatsInWords(event.seat, text),
    ].filter(Boolean),
    price: event.seat?.price ? <Price {...priceProps(event.seat.price, text)} /> : undefined,
    action: event.seat ? (
      <ButtonLink to={event.seat.href} aria-label={`${t(bookingWord(event.seat))}: ${event.title}`}>
        {t(bookingWord(event.seat))}
      </ButtonLink>
    ) : undefined,
  };
}
