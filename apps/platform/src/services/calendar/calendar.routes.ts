import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { eventGet } from '@izlog/contract/calendar/event-get';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Route, route } from '../../kernel/route.ts';
import { filterEvents, getEvent } from './read-events.ts';

/** Events (CMS-067). */
export function calendarRoutes(_kernel: Kernel): Route[] {
  return [route(eventGet, (ctx, { id }) => getEvent(ctx, id)), route(eventFilter, filterEvents)];
}
