import { useText } from '../../i18n/use-text.tsx';
import { dayAndMonth } from '../events/day-and-month.ts';
import type { EventRowView } from '../events/event-row-view.ts';
import { EventsSection } from '../sections/events-section.tsx';
import type { BlockProps } from './block.ts';
import { useSectionTitle } from './section-title.tsx';

/** What comes next in the calendar; an empty calendar is not shown. */
export function EventsListBlock({ part, data: events }: BlockProps<EventRowView[]>) {
  const { time, longDate } = useText();
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
    ].filter(Boolean),
  }));
  return <EventsSection {...title} events={rows} />;
}
