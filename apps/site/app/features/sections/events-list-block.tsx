import { useText } from '../../i18n/use-text.tsx';
import { eventRowProps } from '../events/door/event-row-props.tsx';
import type { EventRowView } from '../events/door/event-row-view.ts';
import type { BlockProps } from './door/block.ts';
import { useSectionTitle } from './section-title.tsx';
import { EventsSection } from './views/events-section.tsx';

/** What comes next in the calendar; an empty calendar is not shown. */
export function EventsListBlock({ part, data: events }: BlockProps<EventRowView[]>) {
  const text = useText();
  const title = useSectionTitle(part);
  if (events.length === 0) return null;
  const rows = events.map((event) => eventRowProps(event, text));
  return <EventsSection {...title} events={rows} />;
}
