import type { eventsList } from '@izlog/contract/sections/lists';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { usePart } from '#site/editable/use-part.ts';
import { eventRowProps } from '#site/features/events/door/event-row-props.tsx';
import type { EventRowView } from '#site/features/events/door/event-row-view.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { EventRow, Events } from '#site/ui/event-row.tsx';
import type { BlockProps } from './door/block.ts';
import { ListHead } from './list-head.tsx';
import { SectionFrame } from './section-frame.tsx';

/** What comes next in the calendar; an empty calendar is not shown. */
export function EventsListBlock({ part, data: events }: BlockProps<typeof eventsList, EventRowView[]>) {
  const text = useText();
  const edit = use(EditContext);
  const root = usePart(part);
  if (events.length === 0 && !edit) return null;
  return (
    <SectionFrame {...root}>
      <ListHead part={part} />
      <Events>
        {events.map((event) => {
          const row = eventRowProps(event, text);
          return <EventRow key={row.href} {...row} />;
        })}
      </Events>
    </SectionFrame>
  );
}
