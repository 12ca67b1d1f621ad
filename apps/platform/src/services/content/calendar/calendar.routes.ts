import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { eventGet } from '@izlog/contract/calendar/event-get';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { defineDueEventsJob } from './due-events-job.ts';
import { filterEvents, getEvent } from './read-events.ts';

/** Events (CMS-067). */
export function calendarRoutes(kernel: Kernel): Route[] {
  defineDueEventsJob(kernel);
  return [route(eventGet, (ctx, { id }) => getEvent(ctx, id)), route(eventFilter, filterEvents)];
}
