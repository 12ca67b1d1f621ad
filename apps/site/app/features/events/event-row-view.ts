import type { CalendarEvent } from '@izlog/contract/calendar/event';

/** An event as a row of a list; times are ISO 8601. */
export interface EventRowView {
  href: string;
  title: string;
  start: string;
  end: string | null;
  place: string;
}

/** Makes a row of a listed event. */
export function eventRowView({ path, title, start, end, place }: Omit<CalendarEvent, 'body'>): EventRowView {
  return { href: path, title, start, end, place };
}
