import { useText } from '../../i18n/use-text.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Price } from '../../ui/price.tsx';
import { priceProps } from '../catalog/door/tile.tsx';
import { dayAndMonth } from '../events/door/day-and-month.ts';
import type { EventRowView } from '../events/door/event-row-view.ts';
import { bookingWord, seatsInWords } from '../events/door/seat-words.ts';
import type { BlockProps } from './door/block.ts';
import { useSectionTitle } from './section-title.tsx';
import { EventsSection } from './views/events-section.tsx';

/** What comes next in the calendar; an empty calendar is not shown. */
export function EventsListBlock({ part, data: events }: BlockProps<EventRowView[]>) {
  const text = useText();
  const { t, time, longDate } = text;
  const title = useSectionTitle(part);
  if (events.length === 0) return null;
  const rows = events.map((event) => ({
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
  }));
  return <EventsSection {...title} events={rows} />;
}
