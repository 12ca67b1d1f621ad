import { EventRow, type EventRowProps, Events } from '../../../ui/event-row.tsx';
import { SectionHead, type SectionTitle } from '../../../ui/section-head.tsx';
import { SectionFrame } from './section-frame.tsx';

type EventsSectionProps = SectionTitle & { events: readonly EventRowProps[] };

/** What comes next in the calendar. */
export function EventsSection({ events, ...head }: EventsSectionProps) {
  return (
    <SectionFrame labelledBy={head.id}>
      <SectionHead {...head} />
      <Events>
        {events.map((event) => (
          <EventRow key={event.href} {...event} />
        ))}
      </Events>
    </SectionFrame>
  );
}
