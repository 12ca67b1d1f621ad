import type { DayRule, DaySpan } from './day-rule.ts';
import { daysAfter, daysBetween, weekdayOf } from './offered-days.ts';

/** The shop's own clock, by which days begin and end. */
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The days of a rule that may be chosen at `now`. */
export function daySpanAt(rule: DayRule, now: Date): DaySpan {
  const { day: today, hour } = onClock(now);
  const counted = rule.untilHour !== null && hour >= rule.untilHour ? daysAfter(today, 1) : today;
  const [first, last] = [daysAfter(counted, rule.leadDays), daysAfter(today, rule.latestDays)];
  const closed = daysBetween(first, last).filter(
    (one) => rule.closedWeekdays.includes(weekdayOf(one)) || rule.closedDays.includes(one),
  );
  return { first, last, closed };
}

function onClock(now: Date): { day: string; hour: number } {
  const [date = '', hour = ''] = clock.format(now).split(' ');
  return { day: date, hour: Number(hour) };
}
