import type { DaySpan } from './day-rule.ts';

/** Whether a day may be chosen, however many pieces are left of it. */
export const isOfferedDay = ({ first, last, closed }: DaySpan, one: string): boolean =>
  one >= first && one <= last && !closed.includes(one);

/** All days from one to another, both included; none when the first is the later one. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let one = first; one <= last; one = daysAfter(one, 1)) days.push(one);
  return days;
}

/** 1 is Monday, as ISO 8601 counts. */
export const weekdayOf = (one: string): number => new Date(`${one}T00:00:00Z`).getUTCDay() || 7;

/** The day so many days later. */
export function daysAfter(one: string, days: number): string {
  const date = new Date(`${one}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
